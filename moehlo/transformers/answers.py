"""What was found out about modules: computed so, or refused for a reason; as long as what it rests on stays."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import torch

from moehlo.memory import give_back
from moehlo.transformers.modules import NotComputedError
from moehlo.transformers.settings import settings

Basis = tuple[object, ...]
"""What an answer rests on: the settings, and what changes where the module does."""


class Answer(Protocol):
    """What computes a module, good for as long as it is what this ``rests_on``."""

    @property
    def rests_on(self) -> Basis:
        """See ``Basis``."""


@dataclass(frozen=True)
class Refused:
    """Why the kernels do not compute a module, as long as the settings and the module are what that ``rests_on``."""

    reason: str
    rests_on: Basis = ()


AnswerT = TypeVar("AnswerT", bound=Answer)
ReadT = TypeVar("ReadT")


@dataclass
class _State(Generic[AnswerT]):
    """What was found out about one module, by what a call of it is like."""

    answers: dict[Hashable, AnswerT | Refused] = field(default_factory=dict)
    lock: threading.RLock = field(default_factory=threading.RLock)


class Answers(Generic[AnswerT]):
    """Answers about modules of one kind; ``stamp`` tells what changes where a module does."""

    def __init__(self, stamp: Callable[[torch.nn.Module], Basis]) -> None:
        self._stamp, self._lock = stamp, threading.Lock()
        # Not attributes of the modules: a copy or a pickle of a model then has no part of a session in it.
        self._states: weakref.WeakKeyDictionary[torch.nn.Module, _State[AnswerT]] = weakref.WeakKeyDictionary()

    def about(self, module: torch.nn.Module) -> dict[Hashable, AnswerT | Refused]:
        """Those that there are."""
        return self._states[module].answers

    def basis(self, module: torch.nn.Module) -> Basis:
        """What an answer rests on. Taken before the module is read: another thread may change it at any time."""
        return settings(), self._stamp(module)

    def settled(self, module: torch.nn.Module, read: Callable[[], ReadT]) -> tuple[ReadT, Basis]:
        """What ``read`` finds in a module, and what that rests on: read once more where parameters moved for it, or
        another thread changed the module meanwhile. Raises what ``read`` raises."""
        now = self.basis(module)
        while True:
            basis, found = now, read()
            now = self.basis(module)
            if now == basis:
                return found, now

    def find(
        self,
        module: torch.nn.Module,
        key: tuple[Any, ...],
        load: Callable[..., AnswerT],
        otherwise: Callable[[], Refused | None] = lambda: None,
    ) -> AnswerT | Refused:
        """The answer for calls like ``key``; made by ``load(module, *key)`` where there is none or the module or the
        settings have changed, unless there is something to say ``otherwise``."""
        state = self._states.get(module)
        if state is None:
            with self._lock:
                state = self._states.setdefault(module, _State())
        with state.lock:
            now = self.basis(module)
            answer = state.answers.get(key)
            if answer is None or answer.rests_on != now:
                if (refused := otherwise()) is not None:
                    return refused
                # What was answered goes first: a session keeps the weights that it was given, also replaced ones.
                state.answers = {k: v for k, v in state.answers.items() if v.rests_on == now}
                answer = None
                try:
                    answer = load(module, *key)
                    # Each layer loads between tensors of the layers around it: what it took and let go of would stay
                    # in the holes between them, 40 MiB for the 16 layers of OLMoE.
                    give_back()
                except NotComputedError as error:
                    answer = Refused(str(error), now)
                state.answers[key] = answer
            return answer
