"""The frozen graphs: one file per case, byte for byte. Check, update and diff.

A case is a config x layer x token count x dtype, masked-dense: plain StableHLO, for every config in
``goldens/configs``, so a config without its goldens fails, and so does a golden without its case. Of every family that
is read whole the decoder is a case too: ``@prefill`` of a tiny config, all entry points of a few. In f16 these differ
from bf16 in the name of the type alone, which a test shows, so that they are not frozen. A few cases freeze
the ladder, its text for one device of a mesh, and the CPU kernels of the other strategies, whose text is for one
version of IREE. ``goldens/index.json`` records the digest and the op counts of every case: what a reviewer reads first.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emitter.errors import InputError, OutputError
from emitter.graphs import emit
from emitter.graphs.decoder import BATCHED, PREFILL, SINGLE, emit_decoder
from emitter.io.files import read_bytes, write_file
from emitter.io.strict_json import read_object
from emitter.kernels.cpu import WRITTEN_FOR
from emitter.lowering import Thresholds
from emitter.packing import MlxAffine
from emitter.plan import Plan, Request, Strategy, plan, plan_decoder
from emitter.reading.config import model_from_config, open_model, read_config
from emitter.reading.families.row import Decoder
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.spec.model import ModelSpec
from emitter.target import Target
from emitter.target.isa import AMX, AVX2, AVX512, AVX512_BF16, NEON, PORTABLE, Isa
from emitter.target.mesh import Mesh, Part

MAX_BYTES = 2**26
"""A golden takes hundreds of kilobytes, their index a megabyte."""

STATIC_TOKENS = 7
"""Token count of the static goldens: prime, and different from every other size in the tiny configs."""

_SPARSE = (Strategy.GATHERED, Strategy.GROUPED)
_KERNELS: dict[str, tuple[tuple[DType, Isa, tuple[Strategy, ...]], ...]] = {
    # Plain experts. Every tier whose text is its own, in the dtype that shows what the tier adds.
    "tiny/olmoe": (
        (DType.BF16, AMX, _SPARSE),
        (DType.BF16, AVX512_BF16, (Strategy.GROUPED,)),
        (DType.F32, AVX512, _SPARSE),
        (DType.F32, AVX2, (*_SPARSE, Strategy.AUTO)),
        (DType.F16, AVX2, _SPARSE),
        (DType.F32, NEON, _SPARSE),
        (DType.F32, PORTABLE, _SPARSE),
    ),
    # Biases, a clamped activation, and an odd layout.
    "tiny/gpt-oss": ((DType.BF16, AMX, _SPARSE),),
    # A shared expert with a gate.
    "tiny/qwen2-moe": ((DType.BF16, AMX, _SPARSE),),
}

_PACKED: dict[str, tuple[tuple[DType, Isa, MlxAffine], ...]] = {
    # Experts that stay packed: by a table of sixteen, and by shifts where numbers straddle bytes.
    "olmoe-1b-7b-0924": (
        (DType.BF16, AMX, MlxAffine(4, 64, DType.BF16)),
        (DType.F32, AVX2, MlxAffine(5, 32, DType.F16)),
    ),
}
"""Gathered kernels over packed experts; sizes that a group divides are those of a published config."""

_THRESHOLDS = Thresholds(((4, "gathered"), (9, "masked")), "grouped", "frozen")
"""Where the automatic strategy changes over: given, so that neither a sweep nor the environment changes a golden."""

_LADDERS: dict[str, tuple[tuple[int, DType], ...]] = {
    # One rung, two, and one that is repeated; several blocks of tokens.
    "tiny/qwen3-moe": ((STATIC_TOKENS, DType.F32), (65, DType.F32), (65, DType.BF16)),
    "tiny/granitemoe": ((200, DType.F16),),
    # Biases and a clamped activation; zero-compute experts; a latent space; weights on the input, a shared expert.
    "tiny/gpt-oss": ((65, DType.BF16),),
    "tiny/longcat-flash": ((65, DType.F32),),
    "tiny/nemotron-h": ((65, DType.BF16),),
    "tiny/llama4": ((65, DType.BF16),),
    "tiny/deepseek-v3": ((65, DType.BF16),),
    # Two banks of experts.
    "tiny/ernie4-5-vl-moe": ((65, DType.F32),),
    # True sizes, in chunks of tokens.
    "qwen3-30b-a3b": ((4096, DType.BF16),),
}
"""Static texts of the ladder: token counts and dtypes."""

_DEVICES: dict[str, tuple[tuple[int, DType, Part], ...]] = {
    # Tokens on every device, and divided; all experts on one device, and one on each.
    "tiny/qwen3-moe": (
        (STATIC_TOKENS, DType.F32, Part(Mesh(2))),
        (STATIC_TOKENS, DType.F32, Part(Mesh(1))),
        (64, DType.BF16, Part(Mesh(8), True)),
    ),
    # Shared experts; weights on the input, which is then gathered in f32; two banks of experts; limited capacity.
    "tiny/deepseek-v3": ((64, DType.BF16, Part(Mesh(4), True)),),
    "tiny/llama4": ((64, DType.BF16, Part(Mesh(2), True)),),
    "tiny/ernie4-5-vl-moe": ((64, DType.F32, Part(Mesh(2), True)),),
    "tiny/switch-transformers": ((STATIC_TOKENS, DType.F32, Part(Mesh(2))),),
    # True sizes, in chunks of tokens.
    "qwen3-30b-a3b": ((4096, DType.BF16, Part(Mesh(8), True)), (16, DType.BF16, Part(Mesh(8)))),
}
"""Texts of one device of a mesh: token counts of a call on all devices, and dtypes."""

_DECODERS: dict[str, tuple[str, ...]] = {
    "olmoe-1b-7b-0924": SINGLE,
    "qwen3-30b-a3b": SINGLE,
    "gpt-oss-20b": SINGLE,
    "deepseek-v2-lite": SINGLE,
    "mixtral-8x7b-v0.1": SINGLE,
    # Norms of heads; windows and sinks; latents; another decoder's keys, rotations of two kinds.
    "tiny/olmoe": (*SINGLE, *BATCHED),
    "tiny/gpt-oss": (*SINGLE, *BATCHED),
    "tiny/deepseek-v3": (*SINGLE, *BATCHED),
    "tiny/gemma4": SINGLE,
}
"""Decoders with more than ``@prefill``: what a token's layers are is the same text for another number of tokens."""
_CONTEXT, _ROWS = 24, 3
"""Tokens that the caches of frozen decoders have room for, and rows of a batch."""

_FOR_IREE = ".iree-"

_OP = re.compile(r'^(?:%[\w, :%]+ = )?"?((?:[a-z_]+\.)+[a-z_0-9]+|return)\b')


@dataclass(frozen=True)
class Case:
    """One frozen graph: config (relative to ``configs``), part of it, layer, token count (None: dynamic), dtype.

    Without a layer it is the decoder's, of these ``entries``.

    With a strategy other than masked-dense, the tier of its kernels too, whose text is for one version of IREE, and how
    the experts are packed that stay so; or of which mesh it is one device's text (``device``).
    """

    config: str
    part: str | None
    layer: int | None
    tokens: int | None
    dtype: DType
    strategy: Strategy = Strategy.MASKED
    isa: Isa = PORTABLE
    packing: MlxAffine | None = None
    device: Part | None = None
    entries: tuple[str, ...] = ()

    @property
    def iree(self) -> str | None:
        """The version of IREE that the text is for; None where it is plain StableHLO, for any."""
        return None if self.strategy.plain else WRITTEN_FOR

    @property
    def name(self) -> str:
        """The case's name, which is its path below ``graphs`` without the suffix."""
        tokens = "dynamic" if self.tokens is None else f"n{self.tokens}"
        part = f"{self.part}." if self.part else ""
        strategy = "" if self.strategy is Strategy.MASKED else f".{self.strategy.value}"
        packed = f"-affine{self.packing.bits}x{self.packing.group}" if self.packing else ""
        kernels = f"-{self.isa.name}{packed}{_FOR_IREE}{self.iree}" if self.iree else ""
        divided = "-tokens" if self.device is not None and self.device.split_tokens else ""
        mesh = "" if self.device is None else f"-experts{divided}-over-{self.device.mesh.devices}"
        layer = "decoder" if self.layer is None else f"layer{self.layer}"
        return f"{self.config}/{part}{layer}.{tokens}.{self.dtype.value}{strategy}{mesh}{kernels}"


@dataclass(frozen=True)
class Problem:
    """A golden that does not hold: ``kind`` is changed, missing or unused."""

    kind: str
    case: str
    detail: str


def goldens_root() -> Path:
    """The goldens: beside this package, in a checkout as where it is installed."""
    return Path(__file__).parents[1] / "goldens"


def cases(root: Path) -> Iterator[Case]:
    """Every guaranteed case: the first layer of each kind in each part of each config, all token forms and dtypes.

    Then the decoders, the ladders, on one device and on one of a mesh, and the kernels of the MoE layers of a few.
    """
    configs = root / "configs"
    for path in sorted(configs.rglob("*.json")):
        name = path.relative_to(configs).with_suffix("").as_posix()
        if (entries := _decoder_entries(name, path)) is not None:
            yield Case(name, None, None, STATIC_TOKENS, DType.F32, entries=entries)
        for part in open_model(path).parts or (None,):
            model = open_model(path, part=part)
            for layer in model.representative_layers():
                for tokens in (None, STATIC_TOKENS):
                    for dtype in (DType.F32, DType.BF16):
                        yield Case(name, part, layer, tokens, dtype)
                if isinstance(model.layer(layer).spec, MoeSpec):
                    for count, dtype in _LADDERS.get(name, ()):
                        yield Case(name, part, layer, count, dtype, Strategy.LADDER)
                    for count, dtype, device in _DEVICES.get(name, ()):
                        yield Case(name, part, layer, count, dtype, Strategy.LADDER, device=device)
                    for dtype, isa, strategies in _KERNELS.get(name, ()):
                        for strategy in strategies:
                            yield Case(name, part, layer, None, dtype, strategy, isa)
                    for dtype, isa, packing in _PACKED.get(name, ()):
                        yield Case(name, part, layer, None, dtype, Strategy.GATHERED, isa, packing)


def _decoder_entries(name: str, path: Path) -> tuple[str, ...] | None:
    """The entry points of a decoder that are frozen; None where it is not one."""
    if name in _DECODERS:
        return _DECODERS[name]
    return (PREFILL,) if name.startswith("tiny/") and whole_decoder(path) is not None else None


def whole_decoder(path: Path) -> ModelSpec | None:
    """The decoder of a config; None where its family is not read whole.

    Many a tiny config has its class's number of heads, more than its hidden size has room for: it has 4 then.
    """
    config = read_config(path)
    heads = config.get("num_attention_heads")
    if isinstance(heads, int) and "kv_lora_rank" not in config and 4 * heads > config["hidden_size"]:
        config = {**config, "num_attention_heads": 4, "num_key_value_heads": 2}
    model = model_from_config(config, str(path))
    return model.whole if model.parts == () and isinstance(model.family.decoder, Decoder) else None


def render(root: Path, case: Case) -> str:
    """The text that the emitter gives for a case today."""
    if case.layer is None:
        whole = whole_decoder(root / "configs" / f"{case.config}.json")
        assert whole is not None
        decoder = plan_decoder(whole, Request(Strategy.MASKED, tokens=case.tokens, dtype=case.dtype))
        return emit_decoder(whole, decoder, context=_CONTEXT, rows=_ROWS, entries=case.entries).text
    model = open_model(root / "configs" / f"{case.config}.json", part=case.part)
    spec = model.layer(case.layer).spec
    if case.strategy.plain:
        return emit(spec, Plan(case.tokens, case.dtype, case.strategy, part=case.device)).text
    packings = [(stem, case.packing) for stem in ("expert_gate_up", "expert_down") if case.packing is not None]
    request = Request(
        case.strategy,
        Target.cpu(case.isa),
        tokens=case.tokens,
        dtype=case.dtype,
        thresholds=_THRESHOLDS,
        packings=tuple(packings),
    )
    return emit(spec, plan(spec, request)).text


def op_counts(text: str) -> dict[str, int]:
    """How often each op occurs, by name."""
    counts: Counter[str] = Counter()
    for line in text.splitlines():
        found = _OP.match(line.strip())
        if found:
            counts[found.group(1)] += 1
    return dict(sorted(counts.items()))


def graph_path(root: Path, name: str) -> Path:
    """Where the golden of a case is."""
    return root / "graphs" / f"{name}.mlir"


def new_path(root: Path, name: str) -> Path:
    """Where a changed text is written for inspection, beside its golden."""
    return root / "graphs" / f"{name}.new.mlir"


def frozen_for(names: Iterable[str]) -> str:
    """What cases freeze, and for which IREE, in words: ``9 graphs of plain StableHLO for any IREE, 2 ...``."""
    versions = Counter(name.partition(_FOR_IREE)[2] for name in names)
    plain = versions.pop("", 0)
    kernels = [f"{count} with CPU kernels for IREE {version}" for version, count in sorted(versions.items())]
    return ", ".join([f"{plain} graphs of plain StableHLO for any IREE", *kernels])


def change_of(root: Path, name: str, text: str, *, most: int = 40) -> str | None:
    """How a text differs from its golden, in words: None where every byte is the same.

    A golden that is missing is an empty one; of one that cannot be read it is said why.
    """
    path = graph_path(root, name)
    if not path.is_symlink() and not path.exists():
        return describe_change("", text, most=most)
    try:
        frozen = read_bytes(path, "a frozen graph", most=MAX_BYTES)
    except InputError as error:
        return str(error)
    if frozen == text.encode():
        return None
    return describe_change(frozen.decode("utf-8", "backslashreplace"), text, most=most)


def check(root: Path) -> tuple[int, list[Problem]]:
    """Compare every case with its golden; returns the number of cases and the problems.

    A changed text is written beside its golden as ``.new.mlir``; nothing else is written.

    Raises:
        InputError: If the index is damaged.
        OutputError: If a changed text cannot be written.
    """
    problems: list[Problem] = []
    index = _read_index(root)
    names: set[str] = set()
    for case in cases(root):
        names.add(case.name)
        text, path = render(root, case), graph_path(root, case.name)
        _remove(new_path(root, case.name))
        if (change := change_of(root, case.name, text)) is not None:
            if path.is_symlink() or path.exists():
                _write(new_path(root, case.name), text)
                problems.append(Problem("changed", case.name, change))
            else:
                problems.append(Problem("missing", case.name, f"{path} does not exist"))
        elif index.get(case.name) != entry(text):
            problems.append(Problem("changed", case.name, "goldens/index.json does not describe this golden"))
    for path in sorted((root / "graphs").rglob("*.mlir")):
        name = path.relative_to(root / "graphs").with_suffix("").as_posix()
        if name not in names and not name.endswith(".new"):
            problems.append(Problem("unused", name, f"{path} belongs to no case; delete it or add its config"))
    problems += [
        Problem("unused", name, "goldens/index.json lists no such case") for name in sorted(set(index) - names)
    ]
    return len(names), problems


def update(root: Path, only: Iterable[str] = ()) -> tuple[list[str], list[str]]:
    """Freeze today's texts; returns the names written and the names removed.

    ``only`` limits it to the cases whose name starts with one of the given words.

    Each file is replaced in one step, the index last: an update that is broken off is finished by the next one, and
    until then ``check`` fails.

    Raises:
        InputError: If one of the words of ``only`` matches no case, or the index is damaged.
        OutputError: If a file cannot be replaced.
    """
    words = tuple(only)
    chosen = list(cases(root))
    for word in words:
        if not any(c.name.startswith(word) for c in chosen):
            raise InputError(f"no golden case starts with {word!r}; `moehlo golden check` names the cases that changed")
    index = _read_index(root)
    written: list[str] = []
    for case in chosen:
        if words and not case.name.startswith(words):
            continue
        text, path = render(root, case), graph_path(root, case.name)
        _remove(new_path(root, case.name))
        if change_of(root, case.name, text) is not None or index.get(case.name) != entry(text):
            _write(path, text)
            index[case.name] = entry(text)
            written.append(case.name)
    removed: list[str] = []
    if not words:
        names = {c.name for c in chosen}
        for path in sorted((root / "graphs").rglob("*.mlir")):
            name = path.relative_to(root / "graphs").with_suffix("").as_posix()
            if name not in names:
                _remove(path)
                removed.append(name)
        index = {name: value for name, value in index.items() if name in names}
    _write_index(root, index)
    return written, removed


def entry(text: str) -> dict[str, Any]:
    """What the index says of a golden."""
    return {"sha256": hashlib.sha256(text.encode()).hexdigest(), "ops": op_counts(text)}


def describe_change(frozen: str, text: str, *, most: int = 40) -> str:
    """Op counts that differ, then a short diff."""
    before, after = op_counts(frozen), op_counts(text)
    lines = [
        f"  {op}: {before.get(op, 0)} -> {after.get(op, 0)}"
        for op in sorted(before.keys() | after.keys())
        if before.get(op, 0) != after.get(op, 0)
    ]
    lines = ["op counts:", *(lines or ["  the same"])]
    diff = list(difflib.unified_diff(frozen.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=2))
    lines += diff[:most]
    if len(diff) > most:
        lines.append(f"... {len(diff) - most} more lines of difference")
    return "\n".join(lines)


def _read_index(root: Path) -> dict[str, Any]:
    path = root / "index.json"
    if not path.is_symlink() and not path.exists():
        return {}
    what = "the index of the goldens (where there is none, `moehlo golden update` writes it)"
    return read_object(path, what, most=MAX_BYTES, values=MAX_BYTES // 8, error=InputError)


def _write_index(root: Path, index: dict[str, Any]) -> None:
    lines = [f"  {json.dumps(name)}: {json.dumps(index[name])}" for name in sorted(index)]
    _write(root / "index.json", "{\n" + ",\n".join(lines) + "\n}\n")


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(f"{path.parent}: cannot be made: {error.strerror}") from error
    write_file(path, lambda stream: stream.write(text.encode()), force=True)


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise OutputError(f"{path}: cannot be removed: {error.strerror}") from error
