"""From a module whose parts are ``torch.nn.Linear`` to the MLP that it computes, and its weights as the graph reads
them.

No model is named, and no name of a part says what it does: of two or three ``Linear`` each distribution of roles whose
shapes go together is tried, by evaluating the module's own forward in float64 with small matrices in their places. Gate
and up may be stored apart, ``[I, H]`` each, or gate over up ``[2I, H]``.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch.nn.utils import skip_init

from emitter.iree import ALIGNMENT
from emitter.signature import DType
from emitter.spec import DenseSpec, GluSpec
from moehlo.transformers.activations import glu_between
from moehlo.transformers.basis import tensors_of
from moehlo.transformers.dtypes import OURS
from moehlo.transformers.modules import NotComputedError, Parameter, require_no_others, require_plain, require_unseen
from moehlo.transformers.placing import placed

_MERGE = "; merge the adapter into its weights (peft: model.merge_and_unload()) to have the kernels compute it"
_LINEAR = torch.nn.Linear.forward
_WIDTH = 8
"""I of the small matrices: also how many hidden values the activation is recognised by."""


@dataclass(frozen=True)
class Rows:
    """A projection of the MLP: all rows of a part of the module, or their first or second half."""

    part: str
    half: int | None = None

    def of(self, stored: torch.Tensor) -> torch.Tensor:
        """These rows of what the part has stored."""
        if self.half is None:
            return stored
        rows = stored.shape[0] // 2
        return stored[self.half * rows : (self.half + 1) * rows]


@dataclass(frozen=True)
class Formula:
    """What a module computes: ``down(glu(gate x, up x))``, or one projection (``down`` alone)."""

    glu: GluSpec | None
    gate: Rows | None
    up: Rows | None
    down: Rows

    @property
    def projections(self) -> dict[str, Rows]:
        """By the names of the graph's weights, in their order."""
        named = {"gate": self.gate, "up": self.up, "down": self.down}
        return {name: rows for name, rows in named.items() if rows is not None}


@dataclass(frozen=True)
class MlpShape:
    """What a compiled module is made for: modules of one shape share it. Without ``glu`` it is a projection ``[hidden,
    intermediate]``."""

    hidden: int
    intermediate: int
    glu: GluSpec | None
    bias: bool
    dtype: DType

    @property
    def spec(self) -> DenseSpec:
        """Of an MLP."""
        assert self.glu is not None
        return DenseSpec(self.hidden, self.intermediate, self.glu, self.bias)

    @property
    def width(self) -> int:
        """Of ``x``."""
        return self.intermediate if self.glu is None else self.hidden


@dataclass(frozen=True)
class Mlp:
    """What one module computes, and where its weights are, by the names of the graph."""

    shape: MlpShape
    rows: dict[str, Rows]

    def placed(self, module: Any, may_move: bool) -> dict[str, torch.Tensor]:
        """The weights over the module's own memory; parameters that do not lie as kernels read them move first.

        Raises:
            NotComputedError: If they must and may not.
        """
        found: dict[str, torch.Tensor] = {}
        for name, rows in self.rows.items():
            for kind in ("weight", "bias")[: 1 + self.shape.bias]:
                attribute = f"{rows.part}.{kind}" if rows.part else kind
                weight = rows.of(placed(module, Parameter(name, attribute), may_move))
                if weight.data_ptr() % ALIGNMENT:
                    raise NotComputedError(f"half of its {attribute} does not start at a multiple of {ALIGNMENT} bytes")
                found[name if kind == "weight" else f"{name}_bias"] = weight
        return found


def formula_of(module: Any) -> Formula:
    """What a module computes.

    Raises:
        NotComputedError: If it is no MLP that the kernels compute, with the reason.
    """
    if _is_plain_linear(module):
        return Formula(None, None, None, Rows(""))
    if tensors_of(module):
        raise NotComputedError("it has other parameters than those of its projections")
    linears: dict[str, torch.nn.Linear] = {}
    for name, part in module._modules.items():
        if part is None:
            continue
        if _is_plain_linear(part):
            linears[name] = part
        elif any(map(tensors_of, part.modules())):
            what = f"{type(part).__module__}.{type(part).__qualname__}, not a torch.nn.Linear"
            adapted = hasattr(part, "base_layer")  # as peft calls what it puts adapters around
            raise NotComputedError(f"its {name} is a {what}{_MERGE if adapted else ''}")
    if len(linears) not in (2, 3):
        raise NotComputedError(f"{len(linears)} of its parts are a torch.nn.Linear; those of an MLP are two or three")
    for gate, up, down in _roles(linears):
        glu = _glu_of(module, linears, gate, up, down)
        if glu is not None:
            return Formula(glu, gate, up, down)
    raise NotComputedError("it computes no MLP with an activation that the kernels know")


def _is_plain_linear(part: Any) -> bool:
    return type(part) is torch.nn.Linear and torch.nn.Linear.forward is _LINEAR


def _roles(linears: dict[str, torch.nn.Linear]) -> Iterator[tuple[Rows | None, Rows, Rows]]:
    """Which parts may be gate (where there is one), up and down projection, by their shapes."""

    def of(name: str) -> tuple[int, int]:
        return linears[name].out_features, linears[name].in_features

    for order in itertools.permutations(linears):
        *first, down = order
        width, inner = of(down)
        if len(order) == 3 and of(first[0]) == of(first[1]) == (inner, width):
            yield Rows(first[0]), Rows(first[1]), Rows(down)
        elif len(order) == 2 and of(first[0]) == (2 * inner, width):
            yield Rows(first[0], 0), Rows(first[0], 1), Rows(down)
        elif len(order) == 2 and of(first[0]) == (inner, width):
            yield None, Rows(first[0]), Rows(down)


def _glu_of(
    module: Any, linears: dict[str, torch.nn.Linear], gate: Rows | None, up: Rows, down: Rows
) -> GluSpec | None:
    """The activation with which the module is an MLP of these roles, or None where it is none.

    Its own forward, over x whose numbers are gates after ups: the first projections pick them, the last passes the
    hidden values on. Biases are zeros.
    """

    def own(gates: torch.Tensor | None, ups: torch.Tensor) -> Any:
        x = ups if gates is None else torch.cat([gates, ups], dim=-1)
        one = torch.eye(_WIDTH, dtype=torch.float64)
        none = torch.zeros_like(one)
        picks = {"gate": [one, none], "up": [none, one]} if gates is not None else {"up": [one]}
        small: dict[str, list[torch.Tensor]] = {}
        for name, rows in (("gate", gate), ("up", up)):
            if rows is not None:
                small.setdefault(rows.part, []).append(torch.cat(picks[name], dim=1))
        small[down.part] = [one]
        return _small(module, linears, {name: torch.cat(parts) for name, parts in small.items()})(x[None])[0]

    return glu_between(module, gated=gate is not None, own=own)


def _small(module: Any, linears: dict[str, torch.nn.Linear], matrices: dict[str, torch.Tensor]) -> Any:
    """The module's own forward over other, small matrices; the module stays as it is."""
    with torch.no_grad():
        parts = dict(module._modules)
        for name, matrix in matrices.items():
            sizes, bias = reversed(matrix.shape), linears[name].bias is not None
            part = skip_init(torch.nn.Linear, *sizes, bias=bias, dtype=torch.float64)  # which draws no numbers
            part.load_state_dict({"weight": matrix, "bias": matrix.new_zeros(len(matrix))}, strict=bias)
            parts[name] = part
    small = copy.copy(module)
    small.__dict__ = {**module.__dict__, "_modules": parts}

    def forward(x: torch.Tensor) -> Any:
        with torch.no_grad():
            return type(module).forward(small, x)

    return forward


def read_mlp(module: Any, device: torch.device) -> Mlp:
    """What a module computes, called on ``device``, and with which weights.

    Raises:
        NotComputedError: If the kernels do not compute it, with the reason.
    """
    if device.type != "cpu":
        raise NotComputedError(f"it is called on {device}; the kernels for it are for CPUs")
    require_unseen(module)
    formula = formula_of(module)
    linears = {rows.part: module._modules[rows.part] if rows.part else module for rows in formula.projections.values()}
    require_no_others(module, {id(parameter) for part in linears.values() for parameter in part.parameters()})
    biased = {part.bias is not None for part in linears.values()}
    if len(biased) > 1:
        raise NotComputedError("some of its projections have biases and others none")
    (bias,) = biased
    for name, part in linears.items():
        if name and "forward" in vars(part):
            raise NotComputedError(f"its {name} has a forward of its own")
        for kind, parameter in part._parameters.items():
            if parameter is not None:
                require_plain(parameter, f"{name}.{kind}" if name else kind, device)
    dtypes = {p.dtype for part in linears.values() for p in part.parameters()}
    if len(dtypes) > 1 or not dtypes <= set(OURS):
        said = " and ".join(sorted(map(str, dtypes)))
        raise NotComputedError(f"its weights are {said}; the kernels are for f32, bf16 and f16")
    down = linears[formula.down.part]
    shape = MlpShape(down.weight.shape[0], down.weight.shape[1], formula.glu, bias, OURS[dtypes.pop()])
    return Mlp(shape, formula.projections)


def weight_bytes(module: Any) -> int:
    """Bytes of its matrices."""
    return sum(p.numel() * p.element_size() for p in module.parameters() if p.ndim > 1)
