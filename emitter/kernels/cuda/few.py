"""Few tokens as a whole block: router, experts and shared expert in three launches (see ``source/few.py``)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.dtype import DType
from emitter.kernels.cuda import gathered
from emitter.kernels.cuda.catalogue import ALIGNMENT, CHUNKS, SPLITS, few_experts, few_name
from emitter.kernels.cuda.given import Choices
from emitter.kernels.cuda.launch import Launcher, exceeds, float_bits
from emitter.kernels.cuda.mlp import Mlp, no_operand
from emitter.kernels.cuda.route import Router, bins, logits, normed_rows
from emitter.kernels.cuda.rows import added, weighed
from emitter.kernels.cuda.shipped import ShippedKernel
from emitter.kernels.sizes import Tensor, tensor, value
from emitter.lowering import Factors, Lowering, Routing
from emitter.spec import ExpertsSpec, MoeSpec, SharedGate, SharedSpec, WeightOn
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import Weights

_AT_ONCE = 4 * 132
"""Blocks of packed few_up that run at once on an H200 and an H100. Fewer blocks of plain few_up, launched while the
logits are computed, do not spread over the multiprocessors."""

_CHOOSING = 4
"""Tokens up to which each block of packed few_up chooses by itself. Of 8 a launch that chooses takes 3.5 us, and the
blocks without it 10 less (OLMoE as Q4_K, H200)."""


def block(
    arch: str, variant: str, b: FunctionBuilder, lowering: Lowering, spec: MoeSpec, x: Value, weights: Weights
) -> tuple[Routing, Value, Value | None, Value] | None:
    """See ``lowering.FusedBlock``: by a variant for few tokens."""
    found = _Block.read(Launcher(b, arch), variant, lowering, spec, x, weights)
    if found is None:
        return None
    with_shared = "" if spec.shared is None else " and the shared expert"
    what = f"{spec.router.top_k} of {spec.experts.count} experts{with_shared} for few tokens, {found.launcher.by}"
    b.stage("block", what)
    rows = found.rows(x, weights)
    # a shared expert's blocks of few_up do not wait for the logits, and so not for the rows that they read
    is_early = spec.shared is None
    parts = logits(found.launcher, rows.router, weights["router"], SPLITS * CHUNKS, 1, few=True, early=is_early)
    hidden = found.up(rows, parts, weights)
    routing = found.router.routing(x, hidden.routing)
    type_ = TensorType((x.shape[0], spec.hidden), DType.F32)
    if found.shared is None:
        routed = value(found.down(hidden), type_)
        if spec.routed_scale != 1.0:
            routed = weighed(found.launcher, routed, Factors(spec.routed_scale), None, None, "routed_scaled")
        routed = normed_rows(found.launcher, spec.routed_norm, routed, weights, "routed_norm")
        return routing, routed, None, routed
    routed, by_shared, output = (value(of, type_) for of in found.down_with(found.shared, hidden))
    output_norm = found.shared.spec.output_norm
    if spec.routed_norm is not None or output_norm is not None:
        # few_down adds up what is not normed yet
        routed = normed_rows(found.launcher, spec.routed_norm, routed, weights, "routed_norm")
        by_shared = normed_rows(found.launcher, output_norm, by_shared, weights, "shared_output_norm")
        output = added(found.launcher, routed, by_shared, "output")
    return routing, routed, by_shared, output


@dataclass(frozen=True)
class _Rows:
    """What the parts of a block read, each ``[N, H]`` f32: x, or what a norm of their own gives of it.

    Without a shared expert ``shared`` is not read, and stands for the rows of one.
    """

    router: Value
    experts: Value
    shared: Value


@dataclass(frozen=True)
class _Hidden:
    """What the first product gives: the routing, the shared expert's gate of each token, all hidden values.

    ``unread`` stands in the place of a bias that is not there.
    """

    routing: list[Tensor]
    gates: Tensor
    values: Tensor
    unread: Tensor

    @property
    def ids(self) -> Tensor:
        """The experts that are chosen."""
        return self.routing[2]

    @property
    def weights(self) -> Tensor:
        """And their weights."""
        return self.routing[3]


@dataclass(frozen=True)
class _Block:
    """A block that is computed so: its router, its experts, and its shared expert, if any."""

    variant: str
    spec: MoeSpec
    router: Router
    experts: Mlp
    shared: Mlp | None

    @classmethod
    def read(
        cls, launcher: Launcher, variant: str, lowering: Lowering, spec: MoeSpec, x: Value, weights: Weights
    ) -> _Block | None:
        """None for a block that has more to it, or whose shared expert is stored otherwise than the others.

        None, too, for packed experts in a module, as few_up has a buffer for each plane, which are too many there, and
        of more tokens than ``_CHOOSING``.
        """
        router = Router.read(spec.router, x, weights)
        if isinstance(router, str) or router.is_rare or not _is_plain(spec):
            return None
        experts = Mlp(launcher, spec.experts, weights.mlp("expert_", norm="post_expert_norm"), lowering.compute)
        found = cls(variant, spec, router, experts, None)
        many = exceeds(tensor(launcher.b, x).shape[0], _CHOOSING)
        if not launcher.takes(found.first) or (experts.up_reading.suffix and many):
            return None
        if spec.shared is None:
            return found
        shared = Mlp(launcher, spec.shared, weights.mlp("shared_"), lowering.compute)
        if (shared.up_reading, shared.down_reading) != (experts.up_reading, experts.down_reading):
            return None
        if shared.is_interleaved:  # few_up reads a shared expert's rows in one order
            return None
        return replace(found, shared=shared)

    @property
    def launcher(self) -> Launcher:
        return self.experts.launcher

    @property
    def first(self) -> ShippedKernel:
        """The kernel of the first product."""
        experts, read = self.experts, self.experts.up_reading
        tiles = experts.tiles(self.variant, read)
        most = bins(self.spec.experts.count, few_experts(experts.element, tiles))
        tile = tiles.few_up[most]
        return self.launcher.kernel(few_name("few_up", tile, f"{experts.kind}{read.suffix}_{most}_{experts.element}"))

    def rows(self, x: Value, weights: Weights) -> _Rows:
        """What its parts read of ``x``: a launch for each norm.

        All of them come before the logits: few_up reads the shared expert's rows without waiting for these.
        """
        spec = self.spec
        by_router = normed_rows(self.launcher, spec.router.norm, x, weights, "router_norm")
        by_experts = normed_rows(self.launcher, spec.experts.input_norm, x, weights, "pre_expert_norm")
        if self.shared is None:
            return _Rows(by_router, by_experts, by_experts)
        by_shared = normed_rows(self.launcher, self.shared.spec.input_norm, x, weights, "shared_input_norm")
        return _Rows(by_router, by_experts, by_shared)

    def up(self, rows: _Rows, parts: Tensor, weights: Weights) -> _Hidden:
        """The first product, which also makes the choice, out of the logits in ``parts``."""
        launcher, spec, experts, shared = self.launcher, self.spec, self.experts, self.shared
        b, tokens, top_k, inter = launcher.b, parts.shape[1], spec.router.top_k, spec.experts.intermediate
        read = experts.up_reading
        weight = experts.up(parts)
        shared_up = no_operand(read, parts) if shared is None else shared.up(parts)
        gated = spec.shared is not None and spec.shared.gate is SharedGate.SIGMOID
        gate = tensor(b, weights["shared_gate"]) if gated else parts
        wide, bias, activation = 0, False, experts.activation
        if shared is not None:
            wide, bias, activation = shared.spec.intermediate, shared.spec.bias, shared.activation
        kernel = self.first
        units = kernel.constant("BLOCK_UNITS")
        blocks = launcher.multiply(tokens, top_k * -(-inter // units) + -(-wide // units), "up_blocks")
        count = launcher.multiply(tokens, top_k * inter + wide, "hidden_values")
        # On an H200, N = 1: of plain rows 32.4 us in place of 30.2 with 384 blocks (Qwen3-30B), 61.3 in place of 62.1
        # with 720 (gpt-oss); of packed ones 20.9 in place of 21.3 with 384.
        early = bool(read.suffix) or exceeds(blocks, _AT_ONCE)
        *routing, gates, values = launcher.launch(
            kernel,
            [blocks],
            [
                *(parts, *self.router.vectors(b), tensor(b, rows.experts), *weight.planes, weight.bias),
                *(tensor(b, rows.shared), gate, *shared_up.planes, shared_up.bias),
            ],
            [
                *(tokens, *self.router.words(CHUNKS), inter, spec.hidden, int(spec.experts.bias), weight.interleaved),
                *(*read.words, *experts.activation, wide, int(gated), int(bias), *activation),
            ],
            [
                *self.router.results(tokens),
                Tensor("shared_share", (tokens,), "f32"),
                Tensor("hidden", (count,), experts.compute.value),
            ],
            early=early,
        )
        return _Hidden(routing, gates, values, parts)

    def down(self, hidden: _Hidden) -> Tensor:
        """The second product without a shared expert: the routed output, to be scaled."""
        values, tokens = hidden.values, hidden.gates.shape[0]
        choices = Choices(tokens, self.spec.router.top_k, self.spec.experts.count)
        shape = (tokens, self.spec.hidden)
        return gathered.down(self.experts, self.variant, values, hidden.ids, hidden.weights, choices, shape)

    def down_with(self, shared: Mlp, hidden: _Hidden) -> list[Tensor]:
        """The second product with the ``shared`` expert's: the routed output, that of this one, and their sum."""
        launcher, spec, experts, read = self.launcher, self.spec, self.experts, self.experts.down_reading
        tokens, width = hidden.gates.shape[0], spec.hidden
        tile = experts.tiles(self.variant, read).down
        kernel = launcher.kernel(few_name("few_down", tile, f"{read.suffix}_{experts.element}"))
        weight, shared_down = experts.down(hidden.unread), shared.down(hidden.unread)
        return launcher.launch(
            kernel,
            [launcher.multiply(tokens, -(-width // kernel.constant("BLOCK_COLUMNS")), "down_blocks")],
            [
                *(hidden.values, hidden.ids, hidden.weights, *weight.planes, weight.bias),
                *(hidden.gates, *shared_down.planes, shared_down.bias),
            ],
            [
                *(tokens, spec.router.top_k, spec.experts.count, spec.experts.intermediate, width),
                *(int(spec.experts.bias), *read.words),
                *(float_bits(spec.routed_scale), shared.spec.intermediate, int(shared.spec.bias)),
            ],
            [Tensor(name, (tokens, width), "f32") for name in ("routed", "shared", "output")],
        )


def _is_plain(spec: MoeSpec) -> bool:
    """Whether a block is its router, its experts, and maybe a shared one, all of whose rows are x or a norm of it."""
    experts = spec.experts
    more = experts.selective or experts.zero or spec.second or spec.trunk or spec.latent
    as_is = experts.output_norm is None and experts.weight_on is WeightOn.OUTPUT
    return not more and as_is and (spec.shared is None or _is_alike(spec.shared, experts))


def _is_alike(shared: SharedSpec, experts: ExpertsSpec) -> bool:
    """Whether the shared expert passes through the kernels that compute the experts."""
    of_tokens = shared.gate is not SharedGate.ROUTER
    return of_tokens and shared.glu.gated == experts.glu.gated and shared.intermediate % ALIGNMENT == 0
