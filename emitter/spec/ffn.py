"""What one FFN layer computes, as frozen data. No model names live here.

A layer is either a ``MoeSpec`` or a ``DenseSpec``. Every knob is independent: a family of models is a
choice of values (see ``families.py``), and each stage of the graph reads only the knobs it implements.

Notation used throughout: N tokens, H hidden size, E routed experts, k experts per token, I expert width,
G groups. The standard block is::

    z   = x @ router_weight^T (+ router_bias)        logits            [N, E]
    s   = score(z)                                   scores            [N, E]
    key = s (+ correction_bias), masked by groups    selection key     [N, E]
    ids = top_k(key)                                 chosen experts    [N, k]
    w   = renorm(s[ids]) * scale                     combine weights   [N, k]
    y   = sum_j w_j * down_j(act(gate_j x, up_j x))  routed output     [N, H]
    out = y + shared(x)                              block output      [N, H]

Around it, each optional and in this order: the router may see a normed x; the experts may work in a narrower space
(``LatentSpec``) and on a normed input; each expert's output, the routed sum, the shared expert's two ends and the block
output may each pass an RMSNorm (``NormSpec``).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated

from emitter.spec.legality import NonNegative, Range, Size, SizeOrZero, require, require_ranges
from emitter.spec.norm import NormSpec

MAX_EXPERTS = 2**16
"""The most experts of a layer; the largest layer that transformers knows (doge, product keys) has 2^14."""

MAX_CHOICES = 2**10
"""The most experts of a token; published layers choose up to 64. Each choice is a step of the text."""

Experts = Annotated[int, Range(1, MAX_EXPERTS)]


class Score(Enum):
    """Function from router logits to scores."""

    SOFTMAX = "softmax"
    SIGMOID = "sigmoid"
    SQRT_SOFTPLUS = "sqrt_softplus"


class SelectOn(Enum):
    """What the selection key is built from."""

    SCORE = "score"
    LOGIT = "logit"


class WeightsFrom(Enum):
    """Where the combine weights of the chosen experts come from."""

    SCORE = "score"
    """The score of the chosen expert (never its selection key)."""
    SELECTED_LOGITS = "selected_logits"
    """The score function applied to the k chosen logits alone (softmax over the selected)."""
    CLOSE_LOGITS = "close_logits"
    """Choice j has its share in the softmax over those of the experts not chosen before it whose logit is close to the
    best of theirs, m: (m - z) / max(|z|, m) is at most ``RouterSpec.closeness`` (SparseMixer, arXiv:2409.12136)."""


class GroupScore(Enum):
    """How a group of experts is ranked."""

    MAX = "max"
    TOP2_SUM = "top2_sum"


class GroupFill(Enum):
    """What the key of an expert outside the chosen groups becomes."""

    NEG_INF = "neg_inf"
    ZERO = "zero"


class RenormKind(Enum):
    """How the k combine weights of a token are normalised."""

    SUM = "sum"
    """w / (sum(w) + value)"""
    CLAMPED_SUM = "clamped_sum"
    """w / max(sum(w), value)"""
    LP = "lp"
    """w / (sum(|w|**value))**(1/value)"""
    JOINT = "joint"
    """softmax of log(sigmoid(logit)) over the k chosen and all shared experts: each sigmoid over the sum of all"""


class Activation(Enum):
    """Elementwise activation functions (names as in transformers' ACT2FN)."""

    SILU = "silu"
    GELU = "gelu"
    GELU_TANH = "gelu_pytorch_tanh"
    RELU = "relu"
    RELU2 = "relu2"


class GluKind(Enum):
    """How the gate g and the up projection u (or u alone) become the hidden activation."""

    GATED = "gated"
    """act(g) * u"""
    PLAIN = "plain"
    """act(u); there is no gate projection"""
    CLAMP_BEFORE = "clamp_before"
    """act(min(g, limit)) * clip(u, -limit, limit)"""
    CLAMP_AFTER = "clamp_after"
    """min(act(g), limit) * clip(u, -limit, limit)"""
    ALPHA_SIGMOID = "alpha_sigmoid"
    """g = min(g, limit), u = clip(u, -limit, limit): (u + 1) * g * sigmoid(alpha * g)"""
    SOFTCAP = "softcap"
    """cap(g, limit) * sigmoid(g) * cap(u, up_limit) with cap(v, L) = L * tanh(v / L)"""
    LINEAR = "linear"
    """the input itself: the MLP is its down projection alone"""


class WeightOn(Enum):
    """Which side of the expert the combine weight multiplies."""

    OUTPUT = "output"
    INPUT = "input"


class SharedGate(Enum):
    """How the shared expert's output is gated."""

    NONE = "none"
    SIGMOID = "sigmoid"
    """times sigmoid(x @ shared_gate_weight^T), weight [1, H]"""
    ROUTER = "router"
    """each shared expert times the weight that the router gives it (see ``RouterSpec.shared``)"""


class Combine(Enum):
    """How the routed and the shared output become one."""

    SUM = "sum"
    AVERAGE = "average"


_LIMITED = (GluKind.CLAMP_BEFORE, GluKind.CLAMP_AFTER, GluKind.ALPHA_SIGMOID, GluKind.SOFTCAP)


@dataclass(frozen=True)
class GluSpec:
    """The activation of an MLP: ``hidden = f(gate, up)``, see ``GluKind``."""

    kind: GluKind = GluKind.GATED
    activation: Activation = Activation.SILU
    limit: NonNegative = 0.0
    up_limit: NonNegative = 0.0
    alpha: float = 0.0

    def __post_init__(self) -> None:
        require_ranges(self, "glu")
        for name, kinds in (("limit", _LIMITED), ("up_limit", (GluKind.SOFTCAP,))):
            limited = self.kind not in kinds or getattr(self, name) > 0.0
            require(limited, f"glu.{name}", "is 0; expected a positive number")

    @property
    def gated(self) -> bool:
        """Whether a gate projection exists besides the up projection."""
        return self.kind not in (GluKind.PLAIN, GluKind.LINEAR)


def _require_parts(spec: object, name: str = "") -> None:
    """Raise ``SpecError`` for a number out of its range, and for a norm that no FFN has."""
    require_ranges(spec, name)
    for field_name, norm in vars(spec).items():
        if isinstance(norm, NormSpec):
            field = f"{name}.{field_name}".lstrip(".")
            require(norm.plain_rms, field, "is more than an RMSNorm with a weight, the only norm inside an FFN")


@dataclass(frozen=True)
class Renorm:
    """Normalisation of the k combine weights; ``value`` is the epsilon, the minimum or the p."""

    kind: RenormKind
    value: NonNegative = 0.0

    def __post_init__(self) -> None:
        require_ranges(self, "renorm")
        require(self.kind is not RenormKind.LP or self.value > 0.0, "renorm.value", "is 0; an L_p norm has p above 0")


@dataclass(frozen=True)
class GroupSpec:
    """Group-limited selection: E experts in ``count`` contiguous groups, the best ``top`` stay eligible."""

    count: Size
    top: Size
    score: GroupScore
    fill: GroupFill
    weights_masked: bool = False
    """Whether the combine weights are read from the masked scores (DeepSeek-V2) or the plain ones."""

    def __post_init__(self) -> None:
        require_ranges(self, "groups")
        require(self.top <= self.count, "groups.top", f"is {self.top}, more than groups.count = {self.count}")


@dataclass(frozen=True)
class RouterStateSpec:
    """An MLP in front of the logits, over a state of ``size`` dimensions that goes from layer to layer::

        state = x @ router_in^T + router_in_bias (+ state of the layer before * router_state_scale)     [N, R]
        h     = gelu(fc2(gelu(fc1(norm(state)))))                     what the router sees in place of x [N, R]

    The state is a result of the block, beside its output; where it is ``carried``, the one before is an input.
    """

    size: Size
    norm: NormSpec
    carried: bool

    def __post_init__(self) -> None:
        _require_parts(self, "router.state")


@dataclass(frozen=True)
class RouterSpec:
    """Logits to (ids, combine weights). Everything here is computed in f32.

    ``experts`` counts every class that can be chosen: also those that compute nothing (``ExpertsSpec.zero``, ``skip``).
    """

    experts: Experts
    top_k: Annotated[int, Range(1, MAX_CHOICES)]
    score: Score = Score.SOFTMAX
    select_on: SelectOn = SelectOn.SCORE
    weights_from: WeightsFrom = WeightsFrom.SCORE
    closeness: NonNegative = 0.0
    bias: bool = False
    correction_bias: bool = False
    groups: GroupSpec | None = None
    renorm: Renorm | None = None
    scale: float = 1.0
    """Factor on the combine weights."""
    norm: NormSpec | None = None
    """RMSNorm of what the router sees."""
    logit_scale: float = 1.0
    """Factor on the logits."""
    logit_softcap: NonNegative = 0.0
    """c of c * tanh(logits / c); 0 for none."""
    expert_scale: bool = False
    """Whether each expert has a learned factor on its combine weight, [E]."""
    global_scale: bool = False
    """Whether all weights have one learned factor, [1]."""
    shared: SizeOrZero = 0
    """Shared experts that the router weighs too: as many more logits after the E routed ones, never selected."""
    table: SizeOrZero = 0
    """Rows of the table ``[V, k]`` that gives the experts of a token by its id, instead of top-k; 0 for none."""
    keys: SizeOrZero = 0
    """K of two halves of K keys each, with logits a and b: expert i K + j has the logit a_i + b_j (product keys,
    arXiv:1907.05242). Of the N rows of 2 K logits, all in one line, token n has the n-th K as a and the (N + n)-th K as
    b, as Doge's ``view(2, N, K)`` deals them out: its choice depends on the other tokens of the call. 0 for none."""
    state: RouterStateSpec | None = None
    given: bool = False
    """Whether the one expert of a token is an input, and weighs 1; an index outside means the last class."""

    def __post_init__(self) -> None:
        _require_parts(self, "router")
        top_k = f"is {self.top_k}"
        within = f"{top_k}, more than router.experts = {self.experts}; expected 1 to {self.experts}"
        require(self.top_k <= self.experts, "router.top_k", within)
        require(self.top_k == 1 or not self.given, "router.top_k", f"{top_k}; an expert that is given is the only one")
        require(not (self.table and self.given), "router.table", "is set together with router.given; set one")
        joint = self.renorm is not None and self.renorm.kind is RenormKind.JOINT
        require(
            joint == (self.shared > 0),
            "router.renorm",
            "is joint where shared experts are weighed, and only there",
        )
        require(not (self.shared and self.bias), "router.bias", "is set together with router.shared; set one")
        if self.keys:
            pairs = f"is {self.keys}; pairs of keys are {self.keys**2} experts, not router.experts = {self.experts}"
            require(self.keys**2 == self.experts, "router.keys", pairs)
            plain = not (self.bias or self.shared or self.table or self.given)
            require(plain, "router.keys", "go with no bias, shared experts, table or given experts")
        if self.state is not None:
            require(self.norm is None and not self.given, "router.state", "goes with no norm and no given experts")
        if self.groups is not None:
            self._require_groups(self.groups)

    def _require_groups(self, groups: GroupSpec) -> None:
        per, rest = divmod(self.experts, groups.count)
        within = f"is {groups.count}"
        require(rest == 0, "groups.count", f"{within}, which does not divide router.experts = {self.experts}")
        two = groups.score is not GroupScore.TOP2_SUM or per >= 2
        require(two, "groups.count", f"{within}, one expert in each; groups that rank by their two best have two")
        most = groups.top * per
        require(self.top_k <= most, "router.top_k", f"is {self.top_k}, more than the {most} experts of the best groups")

    @property
    def chooses(self) -> bool:
        """Whether the experts follow from the scores."""
        return not (self.table or self.given)


@dataclass(frozen=True)
class CapacitySpec:
    """How many tokens an expert takes: ``fraction`` of the N of a call, rounded up, or ``tokens`` where that is 0.

    The first choices of all tokens queue before the second ones, each in the order of the tokens; what comes too late
    is dropped, and its weight is 0. All tokens of a call are in one queue: where a family counts in each sequence, a
    call is one sequence.
    """

    tokens: SizeOrZero = 0
    fraction: NonNegative = 0.0
    renorm: Renorm | None = None
    """Normalisation of the weights after dropping, in place of ``RouterSpec.renorm`` before it."""

    def __post_init__(self) -> None:
        require_ranges(self, "capacity")
        one = not (self.tokens and self.fraction)
        require(one, "capacity.fraction", f"is {self.fraction} and capacity.tokens is {self.tokens}; set one")
        alone = self.renorm is None or self.renorm.kind is not RenormKind.JOINT
        require(alone, "capacity.renorm", "is joint with shared experts; dropping leaves routed ones")


@dataclass(frozen=True)
class ExpertsSpec:
    """The routed experts: E MLPs of width I, then ``zero`` that return their input, then ``skip`` that give nothing."""

    count: Experts
    intermediate: Size
    glu: GluSpec = field(default_factory=GluSpec)
    bias: bool = False
    weight_on: WeightOn = WeightOn.OUTPUT
    zero: SizeOrZero = 0
    skip: SizeOrZero = 0
    input_norm: NormSpec | None = None
    output_norm: NormSpec | None = None
    """RMSNorm of each expert's output, before its combine weight; one weight for all experts."""
    capacity: CapacitySpec | None = None
    padding: bool = False
    """Whether an input marks tokens that visit no expert and take up no capacity."""
    slot_experts: tuple[int, ...] = ()
    """The experts that the slots visit, whichever were chosen; empty where they visit the chosen ones."""

    def __post_init__(self) -> None:
        _require_parts(self, "experts")
        inside = all(0 <= expert < self.count for expert in self.slot_experts)
        require(inside, "experts.slot_experts", f"are {self.slot_experts}; expected below experts.count = {self.count}")

    @property
    def selective(self) -> bool:
        """Whether slots may visit another expert than the chosen one, or none."""
        return self.skip > 0 or self.capacity is not None or self.padding or bool(self.slot_experts)

    @property
    def partial(self) -> bool:
        """Whether a slot may visit none of the E experts."""
        return self.zero + self.skip > 0 or self.capacity is not None or self.padding


@dataclass(frozen=True)
class SharedSpec:
    """The shared expert: one MLP that every token visits (several shared experts are one wide MLP).

    With ``SharedGate.ROUTER`` there are ``count`` separate MLPs of width ``intermediate``, each with its own weight.
    """

    intermediate: Size
    glu: GluSpec = field(default_factory=GluSpec)
    gate: SharedGate = SharedGate.NONE
    bias: bool = False
    count: Size = 1
    input_norm: NormSpec | None = None
    output_norm: NormSpec | None = None

    def __post_init__(self) -> None:
        _require_parts(self, "shared")
        one = self.count == 1 or self.gate is SharedGate.ROUTER
        require(one, "shared.count", f"is {self.count}; shared experts that the router does not weigh are one wide MLP")


@dataclass(frozen=True)
class LatentSpec:
    """Projections into and out of a space of ``size`` dimensions in which the routed experts work."""

    size: Size
    bias: bool = False

    def __post_init__(self) -> None:
        require_ranges(self, "latent")


@dataclass(frozen=True)
class TrunkSpec:
    """A hidden layer ``act(x @ trunk_up^T + trunk_up_bias)`` that all experts read in place of x."""

    intermediate: Size
    glu: GluSpec
    bias: bool = False

    def __post_init__(self) -> None:
        require_ranges(self, "trunk")


@dataclass(frozen=True)
class MoeSpec:
    """A Mixture-of-Experts FFN block over activations [N, H]."""

    hidden: Size
    router: RouterSpec
    experts: ExpertsSpec
    shared: SharedSpec | None = None
    combine: Combine = Combine.SUM
    latent: LatentSpec | None = None
    routed_scale: float = 1.0
    """Factor on the routed output, before the shared expert is added."""
    routed_norm: NormSpec | None = None
    output_norm: NormSpec | None = None
    output_bias: bool = False
    trunk: TrunkSpec | None = None
    part: SizeOrZero = 0
    """The last columns of the output, which are the routed one; the shared one is those before. 0: both are all."""
    second: SizeOrZero = 0
    """Width of the experts of a second bank, as many and with a router of their own, alike in all else: it computes the
    tokens whose type is not 0, the first one the others. 0 for none."""

    def __post_init__(self) -> None:
        router, experts, shared = self.router, self.experts, self.shared
        _require_parts(self)
        require(self.part < self.hidden, "part", f"is {self.part}; expected less than hidden = {self.hidden}")
        classes = experts.count + experts.zero + experts.skip
        if router.keys:
            # pairs of keys find the first K^2 experts; there may be more, which none finds
            enough = router.experts <= experts.count
            require(enough, "router.keys", f"find {router.experts} experts, of experts.count = {experts.count}")
            plain = not (router.logit_softcap or experts.zero or experts.skip)
            require(plain, "router.keys", "go with no soft cap and no classes that compute nothing")
        else:
            said = f"is {router.experts}; experts.count + experts.zero + experts.skip are {classes}"
            require(router.experts == classes, "router.experts", said)
        weighed = shared is not None and shared.gate is SharedGate.ROUTER
        require(
            weighed == (router.shared > 0),
            "router.shared",
            f"is {router.shared}, against what shared.gate says",
        )
        if shared is not None and weighed:
            same = router.shared == shared.count
            require(same, "router.shared", f"is {router.shared}, not shared.count = {shared.count}")
        require(
            shared is not None or self.combine is Combine.SUM,
            "combine",
            "needs a shared expert; there is none",
        )
        if self.trunk is None:
            require(self.part == 0, "part", f"is {self.part}; only experts after a trunk write a part of the output")
        else:
            self._require_after(self.trunk)
        slots = not experts.slot_experts or len(experts.slot_experts) == router.top_k
        require(slots, "experts.slot_experts", f"are {len(experts.slot_experts)}, not router.top_k = {router.top_k}")
        for name, glu in (("experts", experts.glu), *((("shared", shared.glu),) if shared is not None else ())):
            after = (glu.kind is GluKind.LINEAR) == (self.trunk is not None)
            require(after, f"{name}.glu.kind", "must be linear after a trunk, and only there")
        banks = not self.second or not (router.given or router.shared or router.table)
        require(banks, "second", "bank goes with no given experts, no weighed shared experts and no table")

    def _require_after(self, trunk: TrunkSpec) -> None:
        """What goes with a trunk: experts and a shared one that read it as it is, and nothing between."""
        experts, shared = self.experts, self.shared
        require(trunk.glu.kind is GluKind.PLAIN, "trunk.glu.kind", f"is {trunk.glu.kind.value}; a trunk is plain")
        alone = shared is not None and shared.gate is SharedGate.NONE
        require(alone, "shared", "is needed after a trunk, without a gate")
        for name, reader in (("experts", experts), ("shared", shared)):
            if reader is not None:
                width = f"is {reader.intermediate}, not trunk.intermediate = {trunk.intermediate}"
                require(reader.intermediate == trunk.intermediate, f"{name}.intermediate", width)
                require(reader.input_norm is None, f"{name}.input_norm", "is set after a trunk, which allows none")
        free = self.latent is None and self.routed_norm is None and not experts.zero
        require(free, "trunk", "goes with no latent space, no routed norm and no experts that return their input")

    @property
    def expert_hidden(self) -> int:
        """Width of what the routed experts write; and read, unless they are after a trunk."""
        return self.part or (self.hidden if self.latent is None else self.latent.size)

    @property
    def second_experts(self) -> ExpertsSpec:
        """The experts of the second bank."""
        return replace(self.experts, intermediate=self.second)


@dataclass(frozen=True)
class DenseSpec:
    """A dense (gated) MLP over activations [N, H]: the FFN of a layer without experts."""

    hidden: Size
    intermediate: Size
    glu: GluSpec = field(default_factory=GluSpec)
    bias: bool = False
    output_scale: bool = False
    """Whether the output has a learned factor, [1]."""

    def __post_init__(self) -> None:
        require_ranges(self)
        require(self.glu.kind is not GluKind.LINEAR, "glu.kind", "is linear; only experts after a trunk are")


FfnSpec = MoeSpec | DenseSpec
