"""Ends of branches in one launch: what is recorded computes what its launches one by one do, in float64."""

from collections.abc import Sequence

import pytest
import torch
from hypothesis import example, given
from hypothesis import strategies as st
from modelled import Model

from emitter.dtype import DType
from emitter.kernels.cuda.catalogue import combine_name, scaled_length
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.linear import normed, tiled
from emitter.kernels.cuda.recorder import CudaRecorder
from emitter.kernels.cuda.rows import narrowed, weighed
from emitter.kernels.sizes import Tensor, tensor, value
from emitter.lowering import Factors, RowGate
from emitter.packing import Axis, Extent, Plain, Use, Weight
from emitter.spec.norm import NormKind, NormSpec, NormWeight
from emitter.text.builder import TensorType, Value
from emitter.text.launches import Launch, LaunchList
from emitter.text.recorder import LaunchRecorder
from emitter.text.weights import HeldWeight

TOKENS, TOP_K, EXPERTS = 3, 5, 7
WEIGHTS = (NormWeight.NONE, NormWeight.SCALE, NormWeight.CENTRED)


class Branch:
    """Ops of a branch's end over arguments of a width, each with a weight of its own."""

    def __init__(self, width: int) -> None:
        self.width, self.recorder, self.types = width, CudaRecorder("main", "sm_90"), dict[str, DType]()
        self.values: dict[str, torch.Tensor] = {}
        self.launcher = Launcher(self.recorder, "sm_90")

    def given(self, name: str, shape: tuple[int, ...], dtype: DType = DType.F32) -> Value:
        self.types[name] = dtype
        self.values[name] = torch.randn(shape, dtype=torch.float64)
        return self.recorder.argument(name, shape, dtype)

    def row(self, name: str) -> Value:
        return self.given(name, (TOKENS, self.width))

    def choices(self, *, scaled: bool, added: Value | None) -> Value:
        length = scaled_length(self.width) if scaled else self.width
        outputs = self.given("outputs", (TOKENS, TOP_K, length), DType.F16 if scaled else DType.F32)
        ids = self.given("ids", (TOKENS, TOP_K), DType.I32)
        # two of them visit no expert
        self.values["ids"] = torch.stack([torch.randperm(EXPERTS + 2)[:TOP_K] for _ in range(TOKENS)])
        weights = self.given("weights", (TOKENS, TOP_K))
        kernel = self.launcher.kernel(combine_name("fp32", scaled=scaled, added=added is not None))
        inputs = [outputs, ids, weights, *([] if added is None else [added])]
        (y,) = self.launcher.launch(
            kernel,
            [TOKENS * -(-self.width // kernel.constant("BLOCK_COLUMNS"))],
            [tensor(self.recorder, each) for each in inputs],
            [TOP_K, EXPERTS, self.width, 1],
            [Tensor("routed", (TOKENS, self.width), "f32")],
        )
        return value(y, TensorType((TOKENS, self.width), DType.F32))

    def norm(self, x: Value, name: str, weight: NormWeight, epsilon: float) -> Value:
        by = None if weight is NormWeight.NONE else self.given(f"{name}_weight", (self.width,))
        found = normed(self.launcher, NormSpec(epsilon, weight), x, by, None)
        assert isinstance(found, Value)
        return found

    def ended(self, results: Sequence[Value]) -> tuple[LaunchList, LaunchList]:
        """As it is launched, and op by op."""
        named = [(name, each) for name, each in {each.name: each for each in results}.items()]
        return self.recorder.recorded(named), LaunchRecorder.recorded(self.recorder, named)

    def computed(self, launches: LaunchList) -> list[torch.Tensor]:
        return Model("sm_90", launches, {name: each.clone() for name, each in self.values.items()}, self.types).run()


NORMS = st.sampled_from((None, 0.5, *WEIGHTS))


def case(**changes: object) -> dict[str, object]:
    """Arguments of the test below."""
    plain = {"width": 48, "of_choices": True, "scaled": False, "added": False, "side": None, "beside": False}
    more = {"outer": None, "turned": False, "factor": False, "after": [], "shown": False, "read": False}
    return {**plain, **more, **changes}


@example(**case(of_choices=False, side=NormWeight.SCALE, outer=None, factor=True))
@example(**case(added=True, beside=NormWeight.SCALE))
@example(**case(added=True, side=NormWeight.SCALE, factor=True))
@example(**case(after=[(NormWeight.SCALE, 1e-5, 2), (NormWeight.SCALE, 1e-5, 3)]))
@example(**case(after=4 * [(NormWeight.SCALE, 1e-5, 2)]))
@example(**case(after=[(NormWeight.SCALE, 1e-5, 1), (NormWeight.NONE, 1e-5, 1), (NormWeight.SCALE, 1e-3, 1)]))
@example(**case(side=NormWeight.SCALE, beside=NormWeight.CENTRED, outer=NormWeight.SCALE, factor=True, read=True))
@given(
    width=st.sampled_from((48, 2064, 4112)),
    of_choices=st.booleans(),
    scaled=st.booleans(),
    added=st.booleans(),
    side=NORMS,
    beside=st.sampled_from((False, None, 0.5, *WEIGHTS)),
    outer=NORMS,
    turned=st.booleans(),
    factor=st.booleans(),
    after=st.lists(st.tuples(st.sampled_from(WEIGHTS), st.sampled_from((1e-5, 1e-3)), st.integers(1, 3)), max_size=4),
    shown=st.booleans(),
    read=st.booleans(),
)
def test_an_end_of_a_branch_computes_what_its_ops_do(
    width: int,
    of_choices: bool,
    scaled: bool,
    added: bool,
    side: NormWeight | float | None,
    beside: NormWeight | float | bool | None,
    outer: NormWeight | float | None,
    turned: bool,
    factor: bool,
    after: list[tuple[NormWeight, float, int]],
    shown: bool,
    read: bool,
) -> None:
    torch.manual_seed(width)
    b = Branch(width)
    recorder, stream = b.recorder, b.row("stream")

    def through(x: Value, name: str, how: NormWeight | float | None) -> Value:
        if how is None:
            return x
        if isinstance(how, NormWeight):
            return b.norm(x, name, how, 1e-4)
        return weighed(b.launcher, x, Factors(how), None, None, name)

    row = b.choices(scaled=scaled, added=b.row("shared") if added else None) if of_choices else b.row("branch")
    branch = through(row, "side", side)
    if beside is not False:
        other = through(b.row("beside"), "beside", beside)
        branch = recorder.add(other, branch) if turned else recorder.add(branch, other)
    branch = through(branch, "outer", outer)
    total = recorder.add(branch, stream) if turned else recorder.add(stream, branch)
    if factor:
        total = weighed(b.launcher, total, Factors(function=RowGate.ITSELF), b.given("factor", (1,)), None, "h")
    results = [total]
    for number, (weight, epsilon, how) in enumerate(after):
        norm = b.norm(total, f"after_{number}", weight, epsilon)
        # in f32, rounded, or both
        if how & 1:
            # as it is, or as one more sum reads it, which may be an end too
            results.append(recorder.add(norm, stream) if number % 2 else norm)
        if how & 2:
            rounded = narrowed(b.launcher, norm, DType.BF16)
            results.append(recorder.add(recorder.convert(rounded, DType.F32), stream))
    if read and row.name != "branch":
        # what is read elsewhere too is not within an end
        results.append(recorder.add(row, stream))
    if shown and branch.name != "branch":
        results.append(branch)
    ended, plain = b.ended(results)
    for before, step in zip((None, *ended.steps), ended.steps, strict=False):
        # one that is early waits for the launch in front by itself: it does not for what torch converts
        assert not (isinstance(step, Launch) and step.early) or isinstance(before, Launch)
    steps = [step for step in ended.steps if isinstance(step, Launch)]
    ends = [step for step in steps if step.kernel.startswith("end_branch")]
    assert len(ended.steps) <= len(plain.steps)
    for found, true in zip(b.computed(ended), b.computed(plain), strict=True):
        assert torch.allclose(found, true, rtol=1e-9, atol=1e-9)
    twice_normed = beside is False and side is not None and outer is not None
    if of_choices and not (scaled or read or shown or twice_normed):
        # an end adds choices up, but where two rows come to them
        assert any(step.kernel.startswith("combine") for step in steps) == (added and beside is not False)
    if of_choices and not (added or read or shown or outer or scaled or factor or after):
        # whatever order the branch's sides are added in, both come with the choices' sum
        assert steps == ends


def projected(b: Branch, length: int) -> Value:
    """A projection of a few tokens by a matrix and a bias."""
    x = b.given("x", (TOKENS, length), DType.BF16)
    matrix = Weight("matrix", (Extent(Axis.OUT, b.width), Extent(Axis.IN, length)), Use.PRODUCT, Plain())
    bias = Weight("bias", (Extent(Axis.OUT, b.width),), Use.BIAS, Plain())
    held = HeldWeight(matrix, {"": b.given("matrix", (b.width, length), DType.BF16)})
    plus = HeldWeight(bias, {"": b.given("bias", (b.width,))})
    found = tiled(b.launcher, DType.BF16, b.recorder.convert(x, DType.F32), [held], [plus])
    assert not isinstance(found, str)
    return found[0]


@pytest.mark.parametrize(
    ("width", "length", "read", "parts"),
    [
        (2064, 1296, "by the end", 4),
        (2064, 1296, "beside another", 4),
        (2064, 528, "by the end", 2),  # of two blocks of columns
        (4112, 1296, "by the end", 2),  # as many thread blocks by themselves
        (2064, 1296, "elsewhere", 1),
        (2064, 1296, "as the stream", 1),
    ],
)
def test_a_projection_is_divided_where_an_end_adds_its_parts_up(width: int, length: int, read: str, parts: int) -> None:
    torch.manual_seed(length)
    b = Branch(width)
    add, y = b.recorder.add, projected(b, length)
    stream = y if read == "as the stream" else b.row("stream")
    branch = add(y, b.row("other")) if read in ("beside another", "as the stream") else y
    total = add(stream, branch)
    results = [b.norm(total, "after", NormWeight.SCALE, 1e-5), *([add(y, total)] if read == "elsewhere" else [])]
    ended, plain = b.ended(results)
    for one, other in zip(b.computed(ended), b.computed(plain), strict=True):
        assert torch.allclose(one, other, rtol=1e-9, atol=1e-9)
    (projection,) = (step for step in ended.steps if isinstance(step, Launch) and step.kernel.startswith("linear"))
    assert projection.scalars[5] == parts
    assert projection.grid == (parts * -(-width // 32), 1, 1)
    assert projection.grid[0] <= 264


@pytest.mark.parametrize(("width", "kernels"), [(8192, ["end_branch_normed_8192"]), (8208, ["norm", "add_norm"])])
def test_rows_that_no_kernel_of_ends_holds_are_summed_as_before(width: int, kernels: list[str]) -> None:
    b = Branch(width)
    branch = b.norm(b.row("branch"), "branch", NormWeight.SCALE, 1e-4)
    after = b.norm(b.recorder.add(b.row("stream"), branch), "after", NormWeight.SCALE, 1e-5)
    ended, plain = b.ended([after])
    assert [step.kernel for step in ended.steps if isinstance(step, Launch)] == kernels
    for one, other in zip(b.computed(ended), b.computed(plain), strict=True):
        assert torch.allclose(one, other, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("norm", [False, True])
def test_a_row_that_is_added_to_itself_is_there(norm: bool) -> None:
    b = Branch(48)
    row = b.choices(scaled=False, added=None)
    row = b.norm(row, "side", NormWeight.SCALE, 1e-4) if norm else row
    total = b.recorder.add(b.row("stream"), b.recorder.add(row, row))
    ended, plain = b.ended([b.norm(total, "after", NormWeight.SCALE, 1e-5)])
    for one, other in zip(b.computed(ended), b.computed(plain), strict=True):
        assert torch.allclose(one, other, rtol=1e-9, atol=1e-9)


def test_a_norm_whose_weight_is_made_behind_the_sum_stays() -> None:
    b = Branch(48)
    branch = b.norm(b.row("branch"), "branch", NormWeight.SCALE, 1e-4)
    total = b.recorder.add(b.row("stream"), branch)
    weight = b.recorder.convert(b.given("weight", (48,), DType.BF16), DType.F32)
    y = normed(b.launcher, NormSpec(1e-5), total, weight, None)
    assert isinstance(y, Value)
    ended, plain = b.ended([y])
    for one, other in zip(b.computed(ended), b.computed(plain), strict=True):
        assert torch.allclose(one, other, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize(("also", "form"), [(False, 1), (True, 2)])
def test_what_is_rounded_next_is_left_rounded(also: bool, form: int) -> None:
    """By a LayerNorm of a sum, in the place of f32, or beside it."""
    b = Branch(48)
    total = b.recorder.add(b.row("stream"), b.row("branch"))
    weight, bias = b.given("weight", (48,)), b.given("bias", (48,))
    normal = normed(b.launcher, NormSpec(1e-5, NormWeight.SCALE, kind=NormKind.LAYER), total, weight, bias)
    assert isinstance(normal, Value)
    rounded = b.recorder.convert(narrowed(b.launcher, normal, DType.BF16), DType.F32)
    results = [b.recorder.add(rounded, total), *([b.recorder.add(normal, total)] if also else [])]
    ended, plain = b.ended(results)
    kernels = [step.kernel for step in ended.steps if isinstance(step, Launch)]
    assert "narrow_bf16" not in kernels
    (norm,) = (step for step in ended.steps if isinstance(step, Launch) and step.kernel == "add_norm")
    assert norm.scalars[-1] == form
    for one, other in zip(b.computed(ended), b.computed(plain), strict=True):
        assert torch.allclose(one, other, rtol=1e-9, atol=1e-9)
