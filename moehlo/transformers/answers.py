"""What was found out about modules: computed so, or refused for a reason; as long as what it rests on stays."""

from __future__ import annotations

import atexit
import threading
import weakref
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import torch

from moehlo.memory import give_back
from moehlo.transformers.basis import Basis
from moehlo.transformers.modules import NotComputedError


class Answer(Protocol):
    """What computes a module, good for as long as what it ``rests_on`` holds."""

    @property
    def rests_on(self) -> Basis | None:
        """See ``Basis``."""


@dataclass(frozen=True)
class Refused:
    """Why the kernels do not compute a module, as long as what that ``rests_on`` holds."""

    reason: str
    rests_on: Basis | None = None


_ATTEMPTS = 5
AnswerT = TypeVar("AnswerT", bound=Answer)
ReadT = TypeVar("ReadT")


@dataclass
class _State(Generic[AnswerT]):
    """What was found out about one module, by what a call of it is like."""

    answers: dict[Hashable, AnswerT | Refused] = field(default_factory=dict)
    lock: threading.RLock = field(default_factory=threading.RLock)
    parameters: list[weakref.ref[torch.Tensor]] = field(default_factory=list)

    def go_with_parameters_of(self, module: torch.nn.Module) -> None:
        """Have the answers go as soon as a parameter does that the module has now.

        A session keeps the weights that it was given. Offloading gives a layer others for each call and takes them away
        after it: all layers' would be there until their next calls.
        """
        weak = weakref.ref(self)

        def let_go(_: object) -> None:
            if (state := weak()) is not None:
                state.answers = {}

        self.parameters = [weakref.ref(parameter, let_go) for parameter in module.parameters()]


class Answers(Generic[AnswerT]):
    """Answers about modules of one kind."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        # Not attributes of the modules: a copy or a pickle of a model then has no part of a session in it.
        self._states: weakref.WeakKeyDictionary[torch.nn.Module, _State[AnswerT]] = weakref.WeakKeyDictionary()
        # What torch.compile keeps of a function keeps its module's variables, which then outlive the runtime.
        atexit.register(self._states.clear)

    def about(self, module: torch.nn.Module) -> dict[Hashable, AnswerT | Refused]:
        """Those that there are."""
        return self._states[module].answers

    def kept(self, module: torch.nn.Module, key: tuple[Any, ...]) -> AnswerT | Refused | None:
        """The answer for calls like ``key``, for who knows that nothing has changed; None where there is none."""
        state = self._states.get(module)
        return None if state is None else state.answers.get(key)

    def settled(self, module: torch.nn.Module, read: Callable[[], ReadT]) -> tuple[ReadT, Basis]:
        """What ``read`` finds in a module, and what that rests on: read once more where parameters moved for it, or
        another thread changed the module meanwhile.

        Raises:
            NotComputedError: If the module never stays as it is; and what ``read`` raises.
        """
        for _ in range(_ATTEMPTS):
            now = Basis(module)  # taken before the module is read: another thread may change it at any time
            found = read()
            if now.holds():
                return found, now
        raise NotComputedError("it changes whenever it is looked at: its functions write attributes or variables")

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
            answer = state.answers.get(key)
            if answer is None or not _holds(answer):
                if (refused := otherwise()) is not None:
                    return refused
                # What was answered goes first: a session keeps the weights that it was given, also replaced ones.
                state.answers = {k: v for k, v in state.answers.items() if _holds(v)}
                answer, now = None, Basis(module)
                state.go_with_parameters_of(module)
                try:
                    answer = load(module, *key)
                    # Each layer loads between tensors of the layers around it: what it took and let go of would stay
                    # in the holes between them, 40 MiB for the 16 layers of OLMoE.
                    give_back()
                except NotComputedError as error:
                    answer = Refused(str(error), now)
                state.answers[key] = answer
            return answer


def _holds(answer: Answer | Refused) -> bool:
    return answer.rests_on is not None and answer.rests_on.holds()
