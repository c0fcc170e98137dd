"""A recorded call computed without a GPU: what each kernel does with its buffers and words, in float64.

The formulas are those that the docstrings of ``emitter/kernels/cuda/source`` state; the parameters' names are read
from these sources, so that a word in the wrong place is one that a kernel takes for another. Kernels themselves are
checked against ``checks.py``; this checks who launches them: buffers, words, grids and what was written before.
"""

from __future__ import annotations

import ast
import functools
import math
import struct
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace

import torch
from around_checks import FUNCTIONS
from checks import Rule

from emitter.dtype import DType
from emitter.kernels.cuda import launch
from emitter.kernels.cuda.around import NARROW
from emitter.kernels.cuda.shipped import ShippedKernel, shipped_kernels
from emitter.kernels.cuda.source import groups
from emitter.text.launches import Conversion, Launch, LaunchList

SOURCE = Path(launch.__file__).with_name("source")
ELEMENTS = {"fp32": DType.F32, "bf16": DType.BF16, "fp16": DType.F16, "i32": DType.I32, "i64": DType.I64}
READ = {"x", "router", "weight.codes", "hidden_in", "hidden_out", "outputs", "y"}
"""Parameters in whose place no other buffer ever stands."""

Tensor = torch.Tensor


@functools.cache
def parameters(module: str, function: str) -> tuple[str, ...]:
    """The names of a kernel's parameters, from its source; ``layout.row_shift`` and so on for those of a group."""
    tree = ast.parse((SOURCE / f"{module}.py").read_text(encoding="utf-8"))
    (found,) = (n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == function)
    names: list[str] = []
    for each in found.args.args:
        group = getattr(groups, each.annotation.id) if isinstance(each.annotation, ast.Name) else None
        names += [each.arg] if group is None else [f"{each.arg}.{field}" for field in group._fields]
    return tuple(names)


def as_float(bits: int) -> float:
    return float(struct.unpack("<f", struct.pack("<i", bits))[0])


def cdiv(a: int, b: int) -> int:
    return -(-a // b)


def place(a: SimpleNamespace, name: str, value: object) -> None:
    """Set a parameter, of a group in a namespace of its own."""
    group, dot, field = name.rpartition(".")
    if dot and not hasattr(a, group):
        setattr(a, group, SimpleNamespace())
    setattr(getattr(a, group) if dot else a, field, value)


_NO_INTEGER = -(2**31)
"""What a buffer of integers holds before anything is written there."""


def _is_unwritten(held: Tensor) -> Tensor:
    return held.isnan() if held.is_floating_point() else held == _NO_INTEGER


class Model:
    """One call: ``memory`` holds its arguments, and then every buffer that was written, floats as f64, the rest NaN."""

    def __init__(
        self, arch: str, call: LaunchList, arguments: Mapping[str, Tensor], types: Mapping[str, DType]
    ) -> None:
        self.kernels, self.call = shipped_kernels(arch), call
        self.memory: dict[str, Tensor] = dict(arguments)
        self.types = {**types, **{name: buffer.dtype for name, buffer in call.written.items()}}

    def run(self) -> list[Tensor]:
        for step in self.call.steps:
            if isinstance(step, Conversion):
                self.memory[step.result] = self.memory[step.source]
            else:
                self._launch(step)
        for name in self.call.written:
            made = self.memory[name]
            assert not made.numel() or not _is_unwritten(made).all(), f"no launch writes {name}: memory is held for it"
        return [self.memory[name] for name in self.call.outputs]

    def _launch(self, step: Launch) -> None:
        kernel = self.kernels[step.kernel]
        assert (step.ptx, step.threads, step.shared_bytes) == (kernel.path, 32 * kernel.warps, kernel.shared_bytes)
        constants = kernel.variant.constants
        names = [name for name in parameters(kernel.variant.module, kernel.kernel) if name not in constants]
        given = dict(zip(names, (*step.buffers, *step.scalars), strict=True))
        a = SimpleNamespace(kernel=kernel)
        for name, value in constants.items():
            if value is None or name.islower():
                place(a, name, value)
        for name, element in zip(names, kernel.variant.pointers, strict=False):
            buffer = given[name]
            self._require_type(kernel, name, buffer, ELEMENTS[element], given)
            if buffer not in self.memory:
                made = self.call.written[buffer]
                integer = made.dtype in (DType.I32, DType.I64)
                fill, kind = (_NO_INTEGER, torch.int64) if integer else (math.nan, torch.float64)
                self.memory[buffer] = torch.full(made.shape, fill, dtype=kind)
            place(a, name, self.memory[buffer])
        for name in names[len(kernel.variant.pointers) :]:
            place(a, name, given[name])
        assert step.grid == (KERNELS[kernel.kernel](a), 1, 1), f"{step.kernel}: grid {step.grid}"

    def _require_type(
        self, kernel: ShippedKernel, name: str, buffer: str, element: DType, given: dict[str, int]
    ) -> None:
        """A buffer has the element type that the kernel reads or writes there, where it reads or writes it at all."""
        if name == "combine_weights" and "wide" in given:
            element = DType.F32 if given["wide"] else element
        elif name == "y" and (rounded := given.get("rounded")):
            # of a norm 2 is for both
            narrow = ELEMENTS[NARROW if kernel.kernel == "norm" else kernel.variant.pointers[0]]
            element = element if kernel.kernel == "norm" and rounded == 2 else narrow
        elif name == "outputs" and kernel.variant.constants["SCALED"]:
            element = DType.F16
        elif name not in READ or element is DType.I32:  # words of two numbers each
            return
        assert self.types[buffer] is element, f"{kernel.name}: {name} is {self.types[buffer].value}"


def rule_of(a: SimpleNamespace) -> Rule:
    """The router's rule as its bits say it (``source/route.py``)."""
    words, number = a.rule, as_float(a.rule.renorm_value)
    bit = [bool(words.flags >> i & 1) for i in range(9)]
    rule = Rule(
        score=words.score,
        bias=bit[0],
        on_logit=bit[2],
        corrected=bit[3],
        over_chosen=bit[4],
        groups=words.groups,
        group_top=words.group_top,
        two_best=bit[5],
        fill=0.0 if bit[6] else -math.inf,
        masked=bit[7],
        **({"closeness": number} if words.renorm == 3 else {"renorm": words.renorm, "renorm_value": number}),
        scale=as_float(words.scale),
        logit_scale=as_float(words.logit_scale),
        softcap=as_float(words.softcap),
        expert_scale=bit[8],
    )
    assert rule.scored == bit[1]
    return rule


def choose(a: SimpleNamespace, read: SimpleNamespace, written: SimpleNamespace) -> None:
    """Logits, scores, ids and weights of all tokens."""
    constants = a.kernel.variant.constants
    assert tuple(read.parts.shape) == (constants["SPLITS"] * a.chunks, a.tokens, a.experts)
    rule = rule_of(a)
    assert constants.get("RARE") or not rule.is_rare
    z = read.parts.sum(0)
    z = z + read.bias if rule.bias else z
    results = (written.logits, written.scores, written.ids, written.weights)
    for result, found in zip(results, rule.routed(z, read.correction, a.top_k), strict=True):
        result.copy_(found)


def activate(projected: Tensor, words: SimpleNamespace, gated: bool, interleaved: int) -> Tensor:
    """``source/activation.py``: of rows ``[n, 2 I]``, gate over up or interleaved, or of up alone."""
    limits = (words.gate_limit, words.act_limit, words.up_limit, words.alpha, words.up_shift)
    code, (gate_limit, act_limit, up_limit, alpha, shift) = words.kind, map(as_float, limits)

    def act(value: Tensor) -> Tensor:
        match code:
            case 0:
                return value * torch.sigmoid(alpha * value)
            case 1:
                return torch.nn.functional.gelu(value)
            case 2:
                return torch.nn.functional.gelu(value, approximate="tanh")
            case 3:
                return value.relu()
        assert code == 4
        return value.relu() ** 2

    if not gated:
        return act(projected)
    if interleaved:
        gate, up = projected.unflatten(1, (-1, 2)).unbind(2)
    else:
        gate, up = projected.chunk(2, 1)
    if code == 5:
        return act_limit * (gate / act_limit).tanh() * gate.sigmoid() * (up_limit * (up / up_limit).tanh())
    return act(gate.clamp(max=gate_limit)).clamp(max=act_limit) * (up.clamp(-up_limit, up_limit) + shift)


def expert_rows(weight: Tensor, bias: Tensor | None, expert: int, rows: Tensor) -> Tensor:
    """``rows [n, K]`` through the matrix of an expert, of the dense MLP where there is no axis of experts."""
    matrix = weight[expert] if weight.ndim == 3 else weight
    out = rows @ matrix.T
    return out if bias is None else out + (bias[expert] if weight.ndim == 3 else bias)


def through(a: SimpleNamespace, rows: Tensor, experts: Tensor) -> Tensor:
    """The hidden values of rows, each through an expert; NaN for those of none."""
    out = torch.full((len(rows), a.inter), math.nan, dtype=torch.float64)
    for expert in (e for e in experts.unique().tolist() if 0 <= e < getattr(a, "experts", 2**31)):
        mine = experts == expert
        projected = expert_rows(a.weight.codes, a.bias if a.has_bias else None, expert, rows[mine])
        out[mine] = activate(projected, a.act, bool(a.kernel.variant.constants["GATED"]), a.interleaved)
    return out


def summed(a: SimpleNamespace, values: Tensor, ids: Tensor | None, weights: Tensor | None) -> Tensor:
    """``[N, H]``: the second product of ``values [N k, I]``, weighed and added up over each token's choices."""
    choices = torch.zeros(len(values), dtype=torch.int64) if ids is None else ids.reshape(-1)
    out = torch.zeros(len(values), a.hidden, dtype=torch.float64)
    for expert in (e for e in choices.unique().tolist() if 0 <= e < a.experts):
        mine = choices == expert
        out[mine] = expert_rows(a.weight.codes, a.bias if a.has_bias else None, expert, values[mine])
        if weights is not None:
            out[mine] *= weights.reshape(-1)[mine][:, None]
    return out.unflatten(0, (-1, a.top_k)).sum(1)


def size(a: SimpleNamespace, name: str) -> int:
    return a.kernel.constant(name)


def router_logits(a: SimpleNamespace) -> int:
    a.parts.zero_()
    weight = a.router
    if a.is_narrowed:
        weight = torch.where(a.is_wide[:, None] == 0, a.narrow, a.router)
    a.parts[0] = a.x @ weight.T
    assert tuple(a.parts.shape) == (a.splits, a.tokens, a.experts)
    assert a.splits * a.chunks in (1, 32)
    return a.splits * cdiv(a.tokens, size(a, "BLOCK_TOKENS")) * cdiv(a.experts, size(a, "BLOCK_EXPERTS"))


def norm_router_logits(a: SimpleNamespace) -> int:
    rows = a.x + a.addend if a.by.has_addend else a.x
    a.total.copy_(rows)
    weight = a.norm_weight if a.by.has_weight else 0.0
    rows = rows / (rows.square().mean(1, keepdim=True) + as_float(a.by.epsilon)).sqrt()
    a.y.copy_(rows * (weight + as_float(a.by.offset)))
    a.parts.zero_()
    a.parts[0] = a.y @ a.router.T
    assert tuple(a.parts.shape) == (a.splits, a.tokens, a.experts)
    return a.splits * a.tokens * cdiv(a.experts, size(a, "BLOCK_EXPERTS"))


def narrow_router(a: SimpleNamespace) -> int:
    a.narrow.copy_(a.router.to(torch.bfloat16))
    a.is_wide.copy_((a.narrow != a.router).any(1))
    return len(a.router)


def router_choose(a: SimpleNamespace) -> int:
    choose(a, a.read, a.written)
    return a.tokens


def token_share(a: SimpleNamespace) -> int:
    a.gates.copy_((a.x @ a.vector.reshape(-1)).sigmoid())
    return len(a.x)


def narrow(a: SimpleNamespace) -> int:
    a.y.copy_(a.x)
    return a.x.numel() // a.width * cdiv(a.width, size(a, "BLOCK_COLUMNS"))


def add(a: SimpleNamespace) -> int:
    a.y.copy_(a.a + a.b)
    return len(a.y) * cdiv(a.width, size(a, "BLOCK_COLUMNS"))


def norm(a: SimpleNamespace) -> int:
    rows = a.x.reshape(-1, a.width)
    if a.addend is not None:
        rows = rows + a.addend.reshape(-1, a.width)
        a.total.copy_(rows.reshape(a.total.shape))
    rows = rows - a.about_mean * rows.mean(1, keepdim=True)
    rows = rows * (a.weight + as_float(a.offset)) if a.has_weight == 2 else rows
    rows = rows / (rows.square().mean(1, keepdim=True) + as_float(a.epsilon)).sqrt()
    scaled = rows * (a.weight + as_float(a.offset)) if a.has_weight == 1 else rows
    a.y.copy_((scaled + a.bias if a.has_bias else scaled).reshape(a.y.shape))
    if a.rounded == 2:
        a.narrow.copy_(a.y)
    return len(rows)


def weigh(a: SimpleNamespace) -> int:
    rows = a.x.reshape(-1, a.length).repeat_interleave(a.per_row, 0)
    rows = rows[:, a.first :][:, : a.width] * as_float(a.factor)
    if a.function:
        gate = a.gate.reshape(-1, a.gates or a.width // a.each).repeat_interleave(a.each, 1) * as_float(a.gate_factor)
        gate = gate + a.bias.repeat_interleave(a.head) if a.has_bias else gate
        rows = rows * FUNCTIONS[a.function](gate)
    cap = as_float(a.cap)
    a.y.copy_((cap * (rows / cap).tanh() if cap else rows).reshape(a.y.shape))
    return len(rows) * cdiv(a.width, size(a, "BLOCK_COLUMNS"))


def pass_through(a: SimpleNamespace) -> int:
    passes = (a.ids >= a.first) & (a.ids < a.end)
    share = (a.weights * passes).sum(1, keepdim=True)
    a.y.copy_(a.routed + a.x * share)
    assert a.top_k == a.ids.shape[1]
    return len(a.y) * cdiv(a.width, size(a, "BLOCK_COLUMNS"))


def take_choices(a: SimpleNamespace) -> int:
    a.ids_out.copy_(a.ids.where((a.ids >= 0) & (a.ids < a.experts), torch.tensor(a.experts)))
    a.combine_weights_out.copy_(a.combine_weights)
    assert a.count == a.ids.numel()
    return cdiv(a.count, size(a, "BLOCK"))


def count_rows(a: SimpleNamespace) -> int:
    for block, each in enumerate(a.ids.reshape(-1).split(size(a, "BLOCK"))):
        kept = each[(each >= 0) & (each < a.experts)]
        a.counts[block] = torch.bincount(kept, minlength=size(a, "BINS"))
    assert a.assignments == a.ids.numel()
    return len(a.counts)


def place_rows(a: SimpleNamespace) -> int:
    ids = a.ids.reshape(-1)
    assert a.assignments == len(ids)
    few = a.assignments <= size(a, "FEW")
    if not few:
        kept = (ids >= 0) & (ids < a.experts)
        assert int(a.counts.sum()) == int(kept.sum())
    row = block = 0
    a.row_blocks[0] = -1
    for expert in range(a.experts):
        mine = (ids == expert).nonzero().reshape(-1)
        for start in range(0, len(mine), a.block_rows):
            end = min(start + a.block_rows, len(mine))
            a.row_blocks[:, block] = torch.tensor([expert, row + start, row + end])
            block += 1
        a.assignment_of.reshape(-1)[row : row + len(mine)] = mine
        row += len(mine)
    return a.experts if few else cdiv(a.assignments, size(a, "BLOCK"))


def gathered_up(a: SimpleNamespace) -> int:
    assignments = len(a.hidden_out)
    if getattr(a, "ids_out", None) is not None:
        a.ids_out.copy_(a.ids.where((a.ids >= 0) & (a.ids < a.experts), torch.tensor(a.experts)))
        a.combine_weights_out.copy_(a.combine_weights)
        ids = a.ids_out.reshape(-1)
    else:
        ids = torch.zeros(assignments, dtype=torch.int64) if a.dense else a.ids.reshape(-1)
    rows = a.x.reshape(-1, a.hidden)[torch.arange(assignments) // a.top_k]
    a.hidden_out.copy_(through(a, rows, ids))
    return assignments * cdiv(a.inter, size(a, "BLOCK_UNITS"))


def gathered_down(a: SimpleNamespace) -> int:
    ids, weights = (None if a.dense else a.ids), (a.weights if a.weighed else None)
    y = summed(a, a.hidden_in.reshape(-1, a.inter), ids, weights)
    a.y.copy_(y.reshape(a.y.shape))
    return len(y) * cdiv(a.hidden, size(a, "BLOCK_COLUMNS"))


def few_up(a: SimpleNamespace) -> int:
    choose(a, a.router, a.choices)
    routed = through(a, a.x[torch.arange(a.tokens * a.top_k) // a.top_k], a.choices.ids.reshape(-1))
    values = [routed.reshape(-1)]
    a.gates.copy_((a.shared_x @ a.shared_gate.reshape(-1)).sigmoid() if a.shared_gated else torch.ones(a.tokens))
    if a.shared_inter:
        projected = expert_rows(a.shared_weight.codes, a.shared_bias if a.shared_has_bias else None, 0, a.shared_x)
        gated = bool(a.kernel.variant.constants["GATED"])
        values.append(activate(projected, a.shared_act, gated, 0).reshape(-1))
    a.hidden_out.copy_(torch.cat(values))
    units = size(a, "BLOCK_UNITS")
    return a.tokens * (a.top_k * cdiv(a.inter, units) + cdiv(a.shared_inter, units))


def few_down(a: SimpleNamespace) -> int:
    split = a.tokens * a.top_k * a.inter
    routed = summed(a, a.hidden_in[:split].reshape(-1, a.inter), a.ids, a.weights) * as_float(a.scale)
    values = a.hidden_in[split:].reshape(a.tokens, a.shared_inter)
    shared = expert_rows(a.shared_weight.codes, a.shared_bias if a.shared_has_bias else None, 0, values)
    shared = shared * a.gates[:, None]
    for place, found in ((a.routed_out, routed), (a.shared_out, shared), (a.y, routed + shared)):
        place.copy_(found)
    return a.tokens * cdiv(a.hidden, size(a, "BLOCK_COLUMNS"))


def blocks_of(a: SimpleNamespace) -> list[tuple[int, int, int]]:
    """Expert, first row and end of each row block that is needed."""
    if a.dense_rows:
        rows = size(a, "BLOCK_ROWS")
        assert a.blocks == cdiv(a.dense_rows, rows)
        return [(0, first, min(first + rows, a.dense_rows)) for first in range(0, a.dense_rows, rows)]
    assert tuple(a.row_blocks.shape) == (3, a.blocks)
    found = [tuple(block) for block in a.row_blocks.T.tolist() if block[0] >= 0]
    assert all(high - low <= size(a, "BLOCK_ROWS") for _, low, high in found)
    return found


def assignments_of(a: SimpleNamespace, low: int, high: int) -> Tensor:
    return torch.arange(low, high) if a.dense_rows else a.assignment_of.reshape(-1)[low:high]


def grouped_up(a: SimpleNamespace) -> int:
    x = a.x.reshape(-1, a.hidden)
    for expert, low, high in blocks_of(a):
        rows = x[assignments_of(a, low, high) // a.top_k]
        a.hidden_out[low:high] = through(a, rows, torch.full((high - low,), expert))
    return a.blocks * cdiv(a.inter, size(a, "BLOCK_UNITS"))


def grouped_down(a: SimpleNamespace) -> int:
    outputs = a.outputs.reshape(-1, a.outputs.shape[-1])
    for expert, low, high in blocks_of(a):
        found = expert_rows(a.weight.codes, a.bias if a.has_bias else None, expert, a.hidden_in[low:high])
        assignments = assignments_of(a, low, high)
        found = found * a.combine_weights.reshape(-1)[assignments][:, None] if a.weighed else found
        # scaled rows are longer: the model leaves the numbers as they are
        outputs[assignments, : a.hidden] = found
    return a.blocks * cdiv(a.hidden, size(a, "BLOCK_COLUMNS"))


def linear_tiles(a: SimpleNamespace) -> int:
    """Of one matrix."""
    assert a.x.numel() == a.tokens * a.length
    x, columns = a.x.reshape(a.tokens, a.length), size(a, "BLOCK_LENGTH")
    each = cdiv(cdiv(a.length, columns), a.parts) * columns
    y = a.y_0.reshape(a.parts, a.tokens, a.rows_0)
    for part in range(a.parts):
        of = torch.zeros_like(x)
        of[:, part * each : (part + 1) * each] = x[:, part * each : (part + 1) * each]
        found = expert_rows(a.weight_0.codes, a.bias_0 if a.biases and not part else None, 0, of)
        y[part] = found * a.gates.reshape(-1, 1) if a.weighed else found
    return a.parts * cdiv(a.tokens, size(a, "BLOCK_TOKENS")) * cdiv(a.rows_0, size(a, "BLOCK_ROWS"))


def combine(a: SimpleNamespace) -> int:
    tokens = len(a.y)
    outputs = a.outputs.reshape(tokens, a.top_k, -1)[..., : a.hidden]
    visits = (a.ids >= 0) & (a.ids < a.experts)
    weighed = outputs * a.weights[..., None] if a.weighed else outputs
    total = weighed.where(visits[..., None], torch.zeros((), dtype=torch.float64)).sum(1)
    a.y.copy_(total if a.added is None else total + a.added)
    return tokens * cdiv(a.hidden, size(a, "BLOCK_COLUMNS"))


def end_branch(a: SimpleNamespace) -> int:
    shape = (-1, a.width)

    def normed(rows: torch.Tensor, weight: torch.Tensor, by: SimpleNamespace) -> torch.Tensor:
        root = (rows.square().mean(1, keepdim=True) + as_float(by.epsilon)).sqrt() if by.is_there else 1.0
        return rows / root * ((weight if by.has_weight else 0.0) + as_float(by.offset))

    tokens = a.total.numel() // a.width
    if size(a, "CHOICES"):
        row = torch.zeros(tokens, a.width, dtype=torch.float64)
        sizes = {"y": row, "hidden": a.width, "weighed": a.is_weighed, "added": None}
        combine(SimpleNamespace(**{**vars(a), **sizes}))
    else:
        row = a.outputs.reshape(a.row_parts, tokens, a.width).sum(0)
    beside = torch.zeros(tokens, a.width, dtype=torch.float64)
    if a.beside_parts:
        beside = a.beside.reshape(a.beside_parts, tokens, a.width).sum(0)
    both = normed(row.reshape(shape), a.norm_weight, a.norm) + normed(beside, a.beside_weight, a.beside_norm)
    if size(a, "NORMED"):
        both = normed(both, a.outer_weight, a.outer_norm)
    total = (a.stream.reshape(shape) + both) * (a.factor.reshape(()) if a.has_factor else 1.0)
    a.total.copy_(total.reshape(a.total.shape))
    root = (total.square().mean(1, keepdim=True) + as_float(a.epsilon)).sqrt()
    for number in range(3):
        weight, narrow, y = (getattr(a, f"{name}_{number}") for name in ("weight", "narrow", "y"))
        norm = total / root * (weight + as_float(a.offset) if a.left >> 16 + number & 1 else 1.0)
        for there, to in ((0, y), (8, narrow)):
            if a.left >> there + number & 1:
                to.copy_(norm.reshape(to.shape))
    return tokens


KERNELS: dict[str, Callable[[SimpleNamespace], int]] = {
    each.__name__: each
    for each in (
        *(
            router_logits,
            norm_router_logits,
            narrow_router,
            router_choose,
            token_share,
            narrow,
            add,
            norm,
            weigh,
            pass_through,
            take_choices,
            count_rows,
            place_rows,
        ),
        *(gathered_up, gathered_down, few_up, few_down, grouped_up, grouped_down, linear_tiles, combine, end_branch),
    )
}
"""Each computes a launch, and gives the number of blocks that it takes."""
