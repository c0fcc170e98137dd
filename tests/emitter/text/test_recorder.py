"""Blocks as launches: the same kernels over the same grids as the text launches, or no list at all."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from emitter import graphs
from emitter.dtype import DType
from emitter.lowering import Thresholds
from emitter.plan import Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.shapes import TOKENS
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec, SharedGate, SharedSpec
from emitter.target import Target
from emitter.text.builder import FunctionBuilder, ShapeError, TensorType, Value
from emitter.text.graph import Graph
from emitter.text.launches import Buffer, Conversion, Launch
from emitter.text.recorder import LaunchRecorder, NotLaunchesError

HOPPER = Target.cuda("sm_90")
SPEC = MoeSpec(208, RouterSpec(12, 3), ExpertsSpec(12, 112))
SHARED = replace(SPEC, shared=SharedSpec(144, gate=SharedGate.SIGMOID))
LIMITS = Thresholds(((4, "gathered"), (96, "grouped_16")), "grouped")
CONFIGS = sorted((Path(__file__).parents[3] / "goldens/configs").glob("*.json"))


def options(tokens=None, **rest) -> Request:
    given = {"strategy": Strategy.AUTO, "thresholds": LIMITS, "target": HOPPER, **rest}
    return Request(tokens=tokens, dtype=DType.BF16, **given)


def emit(spec, request: Request) -> Graph:
    return graphs.emit(spec, plan(spec, request))


def emit_experts(spec, request: Request, **rest) -> Graph:
    return graphs.emit_experts(spec, plan(spec, request), **rest)


LAUNCH = re.compile(r"flow\.dispatch @(\w+)::@\w+\[([^]]*)\]\(([^)]*)\)")
NUMBER = re.compile(r"(%\w+) = arith\.constant (-?\d+) : (?:index|i32)")


def launched(text: str) -> list[tuple[str, tuple[int, ...], tuple[int, ...]]]:
    """Of each launch of a text for a static number of tokens: kernel, grid and scalars. What is written twice is
    launched once: the compiler sees to that."""
    numbers = dict(NUMBER.findall(text))
    found = []
    for kernel, grid, operands in LAUNCH.findall(text):
        taken = operands.split(", ")
        scalars = [name for name in taken if "_i32" in name or name.startswith("%word")]
        words = tuple(int(numbers[name]) for name in scalars)
        buffers = tuple(name for name in taken if name not in scalars)
        found.append(((kernel, tuple(int(numbers[n]) for n in grid.split(", ")), words), buffers))
    return [launch for launch, _ in dict.fromkeys(found)]


@pytest.mark.parametrize("config", CONFIGS, ids=lambda path: path.stem)
@pytest.mark.parametrize("tokens", [1, 70, 4096])
def test_true_sizes_are_the_launches_of_their_text_at_every_number_of_tokens(config: Path, tokens: int):
    opened = open_model(config)
    for layer in opened.representative_layers():
        spec = opened.layer(layer).spec
        given = Request(target=HOPPER, dtype=DType.BF16)
        graph = emit(spec, given)
        assert graph.launches is not None
        recorded = graph.launches(tokens)
        assert recorded is not None
        text = emit(spec, replace(given, tokens=tokens)).text
        assert "stablehlo." not in text
        of_text = [(kernel, (*grid, 1, 1)[:3], words) for kernel, grid, words in launched(text)]
        assert [(s.kernel, s.grid, s.scalars) for s in recorded.steps if isinstance(s, Launch)] == of_text


def test_a_text_for_any_number_of_tokens_takes_the_variant_of_its_limits():
    launches = emit(SHARED, options()).launches
    kernels = {n: [step.kernel for step in launches(n).steps] for n in (1, 4, 5, 96, 97)}
    assert kernels[1] == kernels[4] == ["router_logits_few", "few_up_16_128_bf16", "few_down_4_bf16"]
    assert "grouped_up_16_bf16" in kernels[5]
    assert kernels[5][-3:] == kernels[96][-3:] == ["grouped_up_16_bf16", "grouped_down_16_bf16", "combine_added"]
    assert "grouped_up_128_bf16" in kernels[97]
    assert kernels[5][0] == kernels[97][0] == "router_logits_few"
    assert [kernel for kernel in kernels[97] if kernel.startswith("narrow")] == ["narrow_bf16"]  # for both MLPs


def test_logits_of_few_tokens_are_computed_by_small_blocks_up_to_eight_of_each_part():
    def first(experts: int, tokens: int) -> str:
        spec = replace(SPEC, router=replace(SPEC.router, experts=experts), experts=replace(SPEC.experts, count=experts))
        return emit(spec, options(tokens)).launches(tokens).steps[0].kernel

    # of 16 tokens and 32 experts
    limits = {12: 128, 32: 128, 33: 64, 64: 64, 128: 32, 256: 16}
    for experts, most in limits.items():
        assert first(experts, most) == "router_logits_few", experts
        beyond = "router_logits_16" if experts <= 32 else "router_logits"
        assert first(experts, most + 1) == beyond, experts
    # a variant for few tokens takes them however many experts there are
    assert first(512, 4) == "router_logits_few"
    assert first(512, 5) == "router_logits"


def test_what_many_tokens_alone_need_is_launched_for_many_alone():
    """Counts beyond 2048 assignments, three to a token here; a narrowed router beyond 2048 tokens; words and grids."""
    launches = emit(SHARED, options()).launches
    first = {n: {step.kernel: step for step in launches(n).steps} for n in (682, 683, 2048, 2049)}
    counts, narrowed = (
        {n for n, steps in first.items() if name in steps} for name in ("count_rows_128", "narrow_router")
    )
    assert (counts, narrowed) == ({683, 2048, 2049}, {2049})
    # a program for each expert, or for each 512 assignments, which were counted by as many
    assert first[682]["place_rows_128"].grid == (12, 1, 1)
    assert first[683]["place_rows_128"].grid == first[683]["count_rows_128"].grid == (5, 1, 1)
    assert first[2049]["narrow_router"].grid == (12, 1, 1)
    for tokens, is_narrowed in ((2048, 0), (2049, 1)):
        logits = first[tokens]["router_logits_16"]
        assert logits.scalars[-1] == is_narrowed
        router = "narrow_router" if is_narrowed else "router"
        assert logits.buffers[2].startswith(router)


@pytest.mark.parametrize(("tokens", "read"), [(4, "x_f32"), (5, "x"), (97, "x")])
def test_numbers_that_were_widened_for_the_graph_are_not_narrowed_again(tokens: int, read: str):
    recorded = emit_experts(SPEC, options()).launches(tokens)
    assert recorded is not None
    products = [step for step in recorded.steps if isinstance(step, Launch) and "_up_" in step.kernel]
    assert [step.buffers[0] for step in products] == [read]
    assert not any(step.kernel.startswith("narrow") for step in recorded.steps if isinstance(step, Launch))
    # what kernels of few tokens take in f32; the last kernel rounds the output
    conversions = [(step.source, step.result) for step in recorded.steps if isinstance(step, Conversion)]
    assert conversions == ([("x", "x_f32")] if read == "x_f32" else [])
    assert ("x_f32" in recorded.written) == bool(conversions)


@pytest.mark.parametrize("weights", [DType.BF16, DType.F32])
def test_choices_of_the_callers_router_are_taken_by_the_kernels_without_conversion(weights: DType):
    graph = emit_experts(SPEC, options(), choices=(DType.I64, weights))
    assert [(a.name, a.dtype) for a in graph.signature.inputs] == [
        ("x", DType.BF16),
        ("ids", DType.I64),
        ("weights", weights),
    ]
    few, some, many = (graph.launches(tokens) for tokens in (4, 5, 97))
    assert [step.kernel for step in few.steps] == ["gathered_up_16_given_bf16", "gathered_down_4_bf16"]
    up, down = few.steps
    assert up.buffers[:3] == ("x", "ids", "weights")
    assert down.buffers[:3] == up.buffers[-3:]  # hidden values, ids in i32, weights in f32
    assert (up.scalars[-1], down.scalars[-1]) == (int(weights is DType.F32), 1)
    for recorded, combine in ((some, "combine_bf16"), (many, "combine_scaled_bf16")):
        first, *_, last = recorded.steps
        assert (len(recorded.steps), first.kernel, last.kernel) == (5, "take_choices_bf16", combine)
        assert first.buffers[:2] == ("ids", "weights")
    for recorded in (few, some, many):
        assert not any(isinstance(step, Conversion) for step in recorded.steps)
        assert recorded.written[recorded.outputs[0]].dtype is DType.BF16
    wide = emit_experts(SPEC, replace(options(), dtype=DType.F32), choices=(DType.I64, DType.F32)).launches(4)
    assert [step.kernel for step in wide.steps] == ["take_choices_bf16", "gathered_up_16_fp32", "gathered_down_4_fp32"]


@pytest.mark.parametrize(
    ("given", "choices"),
    [
        (options(), (DType.I64, DType.F16)),
        (options(), (DType.I32, DType.BF16)),
        (options(strategy=Strategy.MASKED), (DType.I64, DType.F32)),
        (options(target=Target.cpu(), strategy=Strategy.GATHERED), (DType.I64, DType.F32)),
    ],
)
def test_other_choices_are_refused(given: Request, choices: tuple[DType, DType]):
    with pytest.raises(ValueError, match=f"ids {choices[0].value} and weights {choices[1].value} are not what"):
        emit_experts(SPEC, given, choices=choices)


def test_buffers_are_those_that_the_launches_write_and_outputs_the_results():
    graph = emit(SHARED, options(1, stages=True))
    recorded = graph.launches(1)
    written = [name for step in recorded.steps for name in step.buffers]
    arguments = {argument.name for argument in graph.signature.arguments}
    assert {*written} - arguments == {*recorded.written}
    shapes = [(result.shape, result.dtype) for result in graph.signature.results]
    assert [(recorded.written[o].shape, recorded.written[o].dtype) for o in recorded.outputs] == shapes


@pytest.mark.parametrize(
    ("spec", "given"),
    [
        (SPEC, options(strategy=Strategy.MASKED)),
        (SPEC, options(target=Target.cpu(), strategy=Strategy.GATHERED)),
        (SPEC, options(target=Target.cuda("sm_75"))),
        (replace(SPEC, hidden=40), options()),
    ],
)
def test_graphs_without_kernels_that_are_launched_have_no_list(spec, given):
    assert emit(spec, given).launches is None


def test_a_graph_that_a_compiler_must_complete_has_no_list():
    assert emit(replace(SPEC, output_bias=True), options()).launches(3) is None  # no kernel adds a bias to the output
    # two results that are one value: without a shared expert the output is the routed one
    assert emit(SPEC, options(1, stages=True)).launches(1) is None


def test_a_recorder_takes_launches_and_conversions_alone():
    recorder = LaunchRecorder("main")
    x = recorder.argument("x", (3, 8), DType.F32)
    narrow = recorder.convert(x, DType.BF16)
    assert recorder.convert(x, DType.F32) is x
    assert recorder.convert(x, DType.BF16) == narrow
    names = recorder.launch(
        Launch("k", "k.ptx", 32, 0, (1, 1, 1), (narrow.name,), (7,)), [("y", Buffer((3,), DType.I32))]
    )
    again = recorder.launch(
        Launch("k", "k.ptx", 32, 0, (1, 1, 1), (narrow.name,), (7,)), [("y", Buffer((3,), DType.I32))]
    )
    other = recorder.launch(
        Launch("k", "k.ptx", 32, 0, (1, 1, 1), (narrow.name,), (8,)), [("y", Buffer((3,), DType.I32))]
    )
    assert names == again == ("y",)
    assert other == ("y_1",)
    steps = recorder.recorded([("output", narrow)]).steps
    assert steps[0] == Conversion("x", narrow.name)
    assert [step.buffers for step in steps[1:]] == [(narrow.name, "y"), (narrow.name, "y_1")]
    for write in (
        lambda: recorder.add(x, x),
        lambda: recorder.line("tensor.empty"),
        lambda: recorder.iota((3,), dim=0),
    ):
        with pytest.raises(NotLaunchesError):
            write()
    with pytest.raises(NotLaunchesError):
        recorder.convert(x, DType.I32)
    for results in ([("output", x)], [("output", narrow), ("again", narrow)]):
        with pytest.raises(NotLaunchesError, match="a result is an argument, or another result"):
            recorder.recorded(results)


def test_sizes_that_a_call_decides_are_no_launches():
    recorder = LaunchRecorder("main")
    recorder.argument("x", (TOKENS, 8), DType.F32)
    assert FunctionBuilder.index(recorder, 3) == 3
    with pytest.raises(NotLaunchesError):
        recorder.index(TOKENS)


def k(*buffers: str, updates: tuple[str, ...] = (), early: bool = False) -> Launch:
    return Launch("k", "k.ptx", 32, 0, (1, 1, 1), buffers, (), early, updates)


def test_a_function_that_is_called_twice_is_launched_twice_over_buffers_of_its_own():
    buffer = Buffer((3, 8), DType.F32)
    main = LaunchRecorder("main")
    layer = main.private_function("layer")
    h, _ = (layer.argument(name, (3, 8), DType.F32) for name in ("h", "weight"))
    cache = layer.argument("cache", (8, 3), DType.F32)
    (inner,) = layer.launch(k("h", "weight"), [("inner", buffer)])
    layer.launch(k(inner, "cache", updates=("cache",), early=True), [])
    (made,) = layer.launch(k(inner, early=True), [("y", buffer)])
    layer.results([("h", replace(h, name=made)), ("cache", cache)])
    x, *weights = (main.argument(name, (3, 8), DType.F32) for name in ("x", "layers.0.weight", "layers.1.weight"))
    caches = [main.argument(f"layers.{i}.cache", (8, 3), DType.F32) for i in range(2)]
    for of, held in zip(weights, caches, strict=True):
        x, kept = main.call(layer, [x, of, held], names=["h", "cache"])
        assert kept == held
    call = main.recorded([("h", x)])
    assert [(step.buffers, step.updates, step.early) for step in call.steps] == [
        (("x", "layers.0.weight", "inner"), (), False),
        (("inner", "layers.0.cache"), ("layers.0.cache",), True),
        (("inner", "y"), (), True),
        (("y", "layers.1.weight", "inner_1"), (), False),
        (("inner_1", "layers.1.cache"), ("layers.1.cache",), True),
        (("inner_1", "y_1"), (), True),
    ]
    assert call.outputs == ("y_1",)
    assert call.written.keys() == {"inner", "y", "inner_1", "y_1"}
    with pytest.raises(ShapeError, match="@layer was not recorded to its end"):
        main.call(main.private_function("layer"), [], names=[])


def test_a_launch_is_taken_again_once_what_it_reads_was_written_in_place():
    recorder, buffer = LaunchRecorder("main"), Buffer((3,), DType.F32)
    recorder.argument("cache", (3,), DType.F32)
    first = recorder.launch(k("cache"), [("y", buffer)])
    assert recorder.launch(k("cache"), [("y", buffer)]) == first
    for _ in range(2):
        recorder.launch(k("cache", updates=("cache",)), [])
    again = recorder.launch(k("cache"), [("y", buffer)])
    assert again == ("y_1",)
    assert len(recorder.recorded([("y", Value("y_1", TensorType((3,), DType.F32)))]).steps) == 4


def test_numbers_in_another_shape_are_the_same_buffer():
    recorder = LaunchRecorder("main")
    x = recorder.argument("x", (3, 8), DType.F32)
    assert recorder.reshape(x, (24,)) == Value("x", TensorType((24,), DType.F32))
    assert recorder.join(recorder.split(x, 1, (2, 4), name="heads"), 0, 3, name="flat") == recorder.reshape(x, (24,))
    with pytest.raises(ShapeError, match="differ in size"):
        recorder.reshape(x, (25,))


def test_a_refusal_names_the_stage():
    recorder = LaunchRecorder("main")
    x = recorder.argument("x", (3, 8), DType.F32)
    recorder.stage("scores", "of each query")
    with pytest.raises(NotLaunchesError, match=r"^scores: stablehlo\.tanh$"):
        recorder.tanh(x)
    with pytest.raises(NotLaunchesError, match=r"^scores: what sequences go on with"):
        recorder.advance(x, {})
