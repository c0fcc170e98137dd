"""What a person may choose, and how it is read: a name as on the command, or the value that it stands for."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar, get_args

from emitter.dispatch.thresholds import MOST, TABLE_VARIABLE, read_table
from emitter.errors import InputError, TargetError, shown
from emitter.io.numbers import whole_number
from emitter.plan import ACCUMULATORS, CACHES, Request, Residency, Strategy, plan
from emitter.reading.config import Layer
from emitter.shapes import MAX_TOKENS
from emitter.signature import DType, Parameters
from emitter.target import Target, host_features, parse_target
from emitter.target.isa import PORTABLE, TIERS, Isa, best_isa
from emitter.target.mesh import Mesh, read_mesh
from emitter.target.spelling import BY_IREE, BY_XLA

if TYPE_CHECKING:
    import torch


DTypeName = Literal["f32", "bf16", "f16", "float32", "bfloat16", "float16"]
AccumulateName = Literal["f32", "f64"]
ResidencyName = Literal["packed", "bf16", "f32"]
DispatchName = Literal["masked", "gathered", "grouped", "ladder", "auto"]
IsaName = Literal["host", "amx", "avx512-bf16", "avx512", "avx2", "neon", "portable"]
ExecutorName = Literal["iree", "xla", "interpreter"]

DTYPES = (DType.F32, DType.BF16, DType.F16)
"""Types of the experts' matmul inputs."""
_LONG = {str(dtype.numpy): dtype.value for dtype in DTYPES}
"""NumPy's and torch's names of them, ``bfloat16``: ours."""
if TYPE_CHECKING:
    AnyDType: TypeAlias = DTypeName | DType | torch.dtype

GATHER_VARIABLE = "MOEHLO_GATHER_THRESHOLD"
SORT_VARIABLE = "MOEHLO_SORT_THRESHOLD"
SLOTS_VARIABLE = "MOEHLO_EXPERT_SLOTS"
MOST_SLOTS = 2**24


class SlotRule(Enum):
    """How many experts are kept in memory, where it is no number."""

    AUTO = "auto"
    """Some for each of a token's experts, as far as memory has room."""
    OFF = "off"
    """All of them."""


SlotsWanted = int | SlotRule | None
"""A number of slots, or a rule; None where nothing is said."""

_E = TypeVar("_E", bound=Enum)


def read_cache(given: str | DType | None, name: str = "cache_dtype") -> DType | None:
    """The type of a decoder's caches by its name, None where none is given. Raises ``InputError`` for another."""
    if given is None or isinstance(given, DType):
        return given
    found = {name: dtype for dtype, name in CACHES.items()}.get(given)
    if found is None:
        raise InputError(f"{name} is {given!r}; accepted: {', '.join(CACHES.values())}")
    return found


def read_dtype(value: AnyDType | str, name: str = "dtype") -> DType:
    """Type of the experts' matmul inputs; torch's types and long names (``bfloat16``) stand for ours.

    Raises ``InputError`` for any other than f32, bf16 and f16.
    """
    if not isinstance(value, DType):
        long = str(value).removeprefix("torch.")
        value = _LONG.get(long, long)
    return _read(name, value, DTYPES)


def read_accumulator(value: str | DType, name: str = "accumulate") -> DType:
    """What f32 products are summed in. Raises ``InputError`` for any other than f32 and f64."""
    return _read(name, value, ACCUMULATORS)


def read_executor(value: str, name: str = "executor") -> ExecutorName:
    """What runs a graph that is verified. Raises ``InputError`` for an unknown name."""
    accepted: tuple[ExecutorName, ...] = get_args(ExecutorName)
    for known in accepted:
        if _is(value, known):
            return known
    raise InputError(f"{name} is {shown(value)}; expected {', '.join(accepted)}")


def read_strategy(value: str | Strategy, name: str = "dispatch") -> Strategy:
    """How tokens reach their experts. Raises ``InputError`` for an unknown name."""
    return _read(name, value, tuple(Strategy))


def read_tokens(value: int | str, name: str = "tokens") -> int | None:
    """A token count, or None for ``dynamic``. Raises ``InputError`` for anything else, bounds and ``name`` named."""
    if _is(value, "dynamic"):
        return None
    return whole_number(value, name, least=1, most=MAX_TOKENS, hint=", or dynamic")


def read_parameters(
    scope: str | None, prefixes: Sequence[tuple[str, str]], name: str = "parameters"
) -> Parameters | None:
    """The parameters in this scope, keyed as in archives by ``prefixes``. ``InputError`` for no scope."""
    if scope is None:
        return None
    require(scope, name, str, "the name of a scope")
    try:
        return Parameters(scope, tuple(prefixes))
    except ValueError as error:
        raise InputError(f"{name}: {error}") from error


def read_residency(value: str | Residency | None, name: str = "residency") -> Residency | None:
    """How quantised weights are held; None leaves it open. Raises ``InputError`` for an unknown name."""
    return None if value is None else _read(name, value, tuple(Residency))


def compute_of(
    dtype: AnyDType | str | None,
    residency: Residency | None,
    layer: Layer | None,
    target: Target | None,
    *,
    spelled: Callable[[str], str] = str,
) -> tuple[DType, str]:
    """Type of the experts' matmul inputs where a layer's weights are read, and what says so; None for drawn weights.

    It is the one given, else that of the residency, else that of the weights (``weights.dtype.checkpoint_dtype``), or
    bf16 where kernels for the ``target`` read quantised ones as they are stored in that alone; of drawn ones f32.
    Raises as ``read_compute`` and ``checkpoint_dtype`` do.
    """
    if layer is not None and dtype is None and (residency is None or residency.dtype is None):
        from weights.dtype import checkpoint_dtype

        found, why = checkpoint_dtype(layer)
        if target is None or found is DType.BF16:
            return found, why
        kept = _kept_packed(layer, target, (DType.BF16, found))
        if DType.BF16 in kept and found not in kept:
            return DType.BF16, f"in which kernels for {target.name} read its packed weights"
        return found, why
    return read_compute(
        dtype, residency, spelled=spelled
    ), f"as {spelled('residency' if dtype is None else 'dtype')} says"


def _kept_packed(layer: Layer, target: Target, dtypes: Sequence[DType]) -> frozenset[DType]:
    """Those types in which weights of a layer stay as they are stored; an archive was made for one type, and is not
    asked."""
    from weights.archives.archive import is_archive
    from weights.residency import stored_layer

    directory = layer.model.source.directory
    if directory is not None and is_archive(directory):
        return frozenset()
    # how weights are packed is the same for every type: the files are opened once
    stored = stored_layer(layer, DType.F32)
    if not stored.quantised:
        return frozenset()
    plans = {dtype: plan(layer.spec, Request(target=target, dtype=dtype), stored) for dtype in dtypes}
    return frozenset(dtype for dtype, made in plans.items() if made.packings)


def read_compute(
    dtype: AnyDType | str | None, residency: Residency | None, *, spelled: Callable[[str], str] = str
) -> DType:
    """Type of the experts' matmul inputs: the one given, else that of the residency, else f32.

    Raises ``InputError`` for another than is accepted, and where the residency is of numbers of another type: they
    would be converted in each call.
    """
    held = None if residency is None else residency.dtype
    if dtype is None:
        return held or DType.F32
    given = read_dtype(dtype, spelled("dtype"))
    if held is not None and given is not held:
        raise InputError(
            f"{spelled('residency')} is {held.value} and {spelled('dtype')} is {given.value}: weights would be "
            f"converted in each call; give one of them, or {spelled('residency')} packed"
        )
    return given


def read_isa(value: str | Isa, name: str = "isa") -> Isa:
    """What CPU kernels may use; ``host`` is the best tier that this machine has.

    Raises:
        InputError: If there is no such tier; names the option ``name``.
    """
    if isinstance(value, Isa):
        return value
    known = {isa.name: isa for isa in TIERS}
    if _is(value, "host"):
        return best_isa(host_features())
    if not isinstance(value, str) or value not in known:
        raise InputError(f"{name} is {shown(value)}; expected host, {', '.join(known)}")
    return known[value]


def emitted(dispatch: str | Strategy | None, isa: str | Isa | None) -> tuple[str | Strategy, str | Isa]:
    """The dispatch and instruction sets of a text: plain StableHLO unless one of them asks for kernels.

    Instruction sets alone mean auto; a dispatch alone means kernels that run on any machine.
    """
    if dispatch is None:
        dispatch = Strategy.MASKED if isa is None else Strategy.AUTO
    return dispatch, PORTABLE if isa is None else isa


def read_target(
    value: str | Target,
    mesh: str | Mesh | None = None,
    isa: str | Isa = "host",
    *,
    spelled: Callable[[str], str] = str,
) -> Target:
    """What a graph is for: this machine's CPU, where ``isa`` is what kernels may use ("host": the best that it has, or
    what a target given as a value says), a GPU, or devices of XLA's and the mesh of them that experts are divided over.

    Raises:
        TargetError: for an unknown name.
        InputError: for what is no target or no mesh, and for a mesh that is given with a target of IREE's.
    """
    devices = None if mesh is None else read_devices(mesh, spelled("mesh"))
    tier = None if _is(isa, "host") else read_isa(isa, spelled("isa"))
    require(value, "target", (str, Target), "a name, such as 'cpu', or a target")
    target = parse_target(value) if isinstance(value, str) else value
    if target.kind == "xla":
        return target if devices is None else replace(target, mesh=devices)
    if devices is not None:
        raise InputError(
            f"{spelled('mesh')} is for {spelled('target')} {' or '.join(BY_XLA)}; this is "
            f"{spelled('target')} {target.option}"
        )
    return target if tier is None else replace(target, isa=tier)


def read_iree_target(value: str | Target) -> Target:
    """What IREE compiles for. Raises ``TargetError`` for another name, ``InputError`` for what is no target."""
    target = read_target(value)
    if target.kind == "xla":
        raise TargetError(f"target {target.option} is run by JAX, not compiled by IREE; accepted: {', '.join(BY_IREE)}")
    return target


def read_devices(value: str | Mesh, name: str = "mesh") -> Mesh:
    """A mesh of devices. Raises ``InputError`` for what is none."""
    require(value, name, (str, Mesh), "a number of devices, such as 'expert=4'")
    return read_mesh(value, name) if isinstance(value, str) else value


def read_xla_target(value: str | Target) -> Target:
    """Devices of XLA's. Raises ``TargetError`` for another name, ``InputError`` for what is no target."""
    target = read_target(value)
    if target.kind != "xla":
        raise TargetError(f"target {target.option} is none of JAX's; accepted: {', '.join(BY_XLA)}")
    return target


def with_room(request: Request) -> Request:
    """A request for what is run here: on a GPU, experts may be unpacked into half of what its driver says is free now.

    They take no less unpacked than packed, so both fit; down to a power of two, so that modules are compiled for few.
    """
    if request.target.kind != "cuda":
        return request
    from emitter.iree.cuda_driver import free_gpu_memory

    free = free_gpu_memory()
    room = None if free is None else 1 << (free // 2).bit_length() >> 1
    return replace(request, target=replace(request.target, room=room))


def read_request(
    dispatch: str | Strategy,
    target: Target,
    gather_threshold: int | None = None,
    sort_threshold: int | None = None,
    accumulate: str | DType | None = None,
    split_tokens: bool | None = None,
    *,
    spelled: Callable[[str], str] = str,
) -> Request:
    """What is wanted of the dispatch; ``spelled`` is how a parameter's name is written where it was given.

    Raises:
        InputError: As the readers of each and ``request_here`` do, for a threshold below 0, or for a threshold or an
            accumulator given to a strategy that has none.
    """
    strategy = read_strategy(dispatch, spelled("dispatch"))
    thresholds = {"gather_threshold": gather_threshold, "sort_threshold": sort_threshold}
    gather_threshold, sort_threshold = (
        None if given is None else whole_number(given, spelled(name), least=0, most=MOST, hint=" of tokens")
        for name, given in thresholds.items()
    )
    if strategy is not Strategy.AUTO and (gather_threshold is not None or sort_threshold is not None):
        asked = spelled("dispatch")
        raise InputError(
            f"{' and '.join(map(spelled, thresholds))} are for {asked} auto; this is {asked} {strategy.value}"
        )
    return request_here(
        Request(
            strategy,
            target,
            gather_threshold,
            sort_threshold,
            None if accumulate is None else read_accumulator(accumulate, spelled("accumulate")),
            split_tokens,
        )
    )


def request_here(request: Request, environment: Mapping[str, str] = os.environ) -> Request:
    """A request of auto with what it leaves open from the environment: ``$MOEHLO_GATHER_THRESHOLD``,
    ``$MOEHLO_SORT_THRESHOLD``, and the table of sweeps, that of ``$MOEHLO_THRESHOLDS`` or the one that is installed.

    XLA gathers nothing: the first is passed over there. Raises ``InputError`` for a variable that is no whole number
    of tokens, and as ``read_table``.
    """
    if request.strategy is not Strategy.AUTO:
        return request
    gather, sort = request.gather_threshold, request.sort_threshold
    if gather is None and request.target.kind != "xla":
        gather = _tokens_in(environment, GATHER_VARIABLE)
    if sort is None:
        sort = _tokens_in(environment, SORT_VARIABLE)
    named = environment.get(TABLE_VARIABLE)
    table = read_table(Path(named) if named else None)
    return replace(request, gather_threshold=gather, sort_threshold=sort, table=table)


def _tokens_in(environment: Mapping[str, str], name: str) -> int | None:
    text = environment.get(name)
    return whole_number(text, name, least=0, most=MOST, hint=" of tokens") if text else None


def _is(value: object, name: str) -> bool:
    """Whether a value is a name; an array is compared element by element, and none."""
    return isinstance(value, str) and value == name


def _read(name: str, value: str | _E, accepted: tuple[_E, ...]) -> _E:
    for member in accepted:
        if value is member or _is(value, member.value):
            return member
    given = value.value if isinstance(value, Enum) else value
    raise InputError(f"{name} is {shown(given)}; expected {', '.join(str(member.value) for member in accepted)}")


def read_slots(value: int | str | SlotRule, name: str = "expert_slots") -> int | SlotRule:
    """How many experts are kept in memory. Raises ``InputError`` for anything but a whole number, auto and off."""
    for rule in SlotRule:
        if value is rule or _is(value, rule.value):
            return rule
    return whole_number(value, name, least=1, most=MOST_SLOTS, hint=", auto or off")


def wanted_slots(given: SlotsWanted, environment: Mapping[str, str] = os.environ) -> SlotsWanted:
    """How many slots are asked for: by an argument, else by ``$MOEHLO_EXPERT_SLOTS``; None where by neither.

    Raises:
        InputError: the variable is no number of 1 or more, auto or off.
    """
    text = environment.get(SLOTS_VARIABLE)
    if given is not None or not text:
        return given
    return read_slots(text, SLOTS_VARIABLE)


def require(value: object, name: str, kind: type | tuple[type, ...], expected: str) -> None:
    """Refuse a value of another kind, such as the one before it in ``open_model(...).layer(...)``, by name.

    Raises ``InputError``.
    """
    if not isinstance(value, kind):
        raise InputError(f"{name} is of type {type(value).__name__}; expected {expected}")


def require_layer(layer: object) -> None:
    """Refuse what is no layer of a model. Raises ``InputError``."""
    require(layer, "layer", Layer, "a layer of an opened model: open_model(MODEL).layer(3)")
