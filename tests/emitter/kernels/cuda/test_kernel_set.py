"""The texts with CUDA kernels: frozen, compiled with no GPU, in as few launches as said, refused where they must be."""

import math
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from emitter import graphs
from emitter.dtype import DType
from emitter.errors import TargetError
from emitter.iree.compiler import compile_flags, compile_text, compiler_path, fit_target
from emitter.iree.drivers import require_runnable
from emitter.kernels.by_target import kernel_set
from emitter.kernels.cuda import grouped
from emitter.kernels.cuda.around import ENDED, end_name
from emitter.kernels.cuda.catalogue import few_name, scaled_length
from emitter.kernels.cuda.generations import GATHERED, GENERATIONS, ROW_BLOCKS, SCALED_EACH
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.shipped import shipped_kernels
from emitter.kernels.cuda.storage import ELEMENTS, unread
from emitter.kernels.sizes import Tensor
from emitter.lowering import LayerSizes, Thresholds
from emitter.packing import BlockFp8, GgufQ4_K, Interleaved, MlxAffine, Mxfp4, Packing
from emitter.plan import Plan, Request, Stored, Strategy, outputs_of_choices, plan
from emitter.ptx import kernels_digest
from emitter.reading.config import open_model
from emitter.spec import (
    Activation,
    DenseSpec,
    ExpertsSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
    LatentSpec,
    MoeSpec,
    NormSpec,
    RouterSpec,
    Score,
    SelectOn,
    SharedGate,
    SharedSpec,
    WeightOn,
    WeightsFrom,
)
from emitter.target import Target, parse_target
from emitter.target.architecture import ARCHITECTURES, runs_kernels
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.graph import Graph
from emitter.text.launches import Buffer, Launch, UseStream
from emitter.text.needs import read_needs
from emitter.text.recorder import LaunchRecorder

FROZEN = Path(__file__).with_name("frozen")
SPEC = MoeSpec(208, RouterSpec(12, 3), ExpertsSpec(12, 112))
SHARED = replace(SPEC, shared=SharedSpec(144, gate=SharedGate.SIGMOID))
BIASED = MoeSpec(
    64,
    RouterSpec(12, 3, bias=True, weights_from=WeightsFrom.SELECTED_LOGITS, select_on=SelectOn.LOGIT),
    ExpertsSpec(12, 32, GluSpec(GluKind.ALPHA_SIGMOID, limit=7.0, alpha=1.702), bias=True),
)
DEEPSEEK = replace(
    SPEC,
    router=RouterSpec(
        12,
        3,
        score=Score.SIGMOID,
        correction_bias=True,
        groups=GroupSpec(4, 2, GroupScore.TOP2_SUM, GroupFill.ZERO),
    ),
)
DEEPSEEK_SHARED = replace(DEEPSEEK, shared=SharedSpec(144), routed_scale=2.5)
RELU2 = replace(SPEC, experts=ExpertsSpec(12, 112, GluSpec(GluKind.PLAIN, Activation.RELU2)))
LATENT = replace(RELU2, latent=LatentSpec(64), shared=SharedSpec(144, RELU2.experts.glu))
WEIGHED = replace(SPEC, experts=ExpertsSpec(12, 112, weight_on=WeightOn.INPUT))
NORMED = replace(SPEC, experts=ExpertsSpec(12, 112, output_norm=NormSpec(1e-6)))
HOPPER = Target.cuda("sm_90")
LIMITS = Thresholds(((4, "gathered"), (96, "grouped_16")), "grouped")


def options(tokens=None, strategy=Strategy.AUTO, dtype=DType.BF16, thresholds=LIMITS, **rest) -> Request:
    return Request(strategy, HOPPER, tokens=tokens, dtype=dtype, thresholds=thresholds, **rest)


def emit(spec, request: Request) -> Graph:
    return graphs.emit(spec, plan(spec, request))


WIDE = MoeSpec(256, RouterSpec(12, 3), ExpertsSpec(12, 128), shared=SharedSpec(256, gate=SharedGate.SIGMOID))
MATRICES = ("expert_gate_up", "expert_down", "shared_gate_up", "shared_down")


def packed(packing: Packing, *stems: str) -> tuple[tuple[str, Packing], ...]:
    return tuple((stem, packing) for stem in stems or MATRICES)


AFFINE = MlxAffine(4, 64, DType.BF16)
CASES = {
    "one-token": (SPEC, options(1)),
    "one-token-shared": (SHARED, options(1, dtype=DType.F32)),
    "biased-f16": (BIASED, options(64, dtype=DType.F16)),
    "dynamic": (SHARED, options()),
    "one-token-packed": (WIDE, options(1, packings=packed(AFFINE))),
}


@pytest.mark.parametrize("name", CASES)
def test_texts_are_frozen(name: str):
    """To accept a change: write the text that is shown to the file; PTX that changes changes the word on its first
    line."""
    text = emit(*CASES[name]).text
    frozen = (FROZEN / f"{name}.mlir").read_text(encoding="utf-8")
    assert text.replace(kernels_digest(), "ptx-DIGEST") == frozen


def schedule(spec, given: Request) -> str:
    flags = [*compile_flags(parse_target("cuda:sm_90")), "--compile-to=stream"]
    text = emit(spec, given).text
    done = subprocess.run(
        [compiler_path(), *flags, "-"], input=text, capture_output=True, text=True, check=True, timeout=240
    )
    return done.stdout[done.stdout.index("util.func public @main") :]


# A launch costs about 4.4 us, a command buffer of its own as much as eight.
@pytest.mark.parametrize(
    ("spec", "given", "launches"),
    [
        (SPEC, options(1), 3),  # logits, choice and up, down
        (SPEC, options(64), 7),  # logits, choice, narrowed x, sort, up, down, combine
        (SPEC, options(1, Strategy.GATHERED), 3),
        (SPEC, options(1, Strategy.GROUPED), 7),
        (SPEC, options(1, dtype=DType.F32), 3),
        (SPEC, options(64, dtype=DType.F32), 6),  # nothing is narrowed
        (SHARED, options(1), 3),
        (DEEPSEEK_SHARED, options(1), 3),  # groups, correction, a shared expert and a factor on the routed output
        (SHARED, options(64), 10),  # and the shared expert's weight, up, down, which comes to the sum
        (SHARED, options(64, stages=True), 11),  # and the sum of the two
        (DEEPSEEK_SHARED, options(64), 11),  # up, down, the sum, and the factor in front of it, by code generation
        (DEEPSEEK, options(64), 7),
        (RELU2, options(1), 3),
        # logits, choice, x narrowed and projected, up, down, narrowed and projected, the shared up, down, the sum
        (LATENT, options(1), 11),
        (WEIGHED, options(1), 5),  # logits, choice, x weighed, up, down
        (DenseSpec(208, 112), options(1), 2),
        (DenseSpec(208, 112), options(64), 3),
        # logits, choice, share, up and down of the routed and the shared experts, their sum: nothing is unpacked
        (WIDE, options(1, packings=packed(AFFINE)), 8),
        (WIDE, options(64, packings=packed(BlockFp8())), 10),
    ],
)
def test_launches_are_as_few_as_said_in_one_command_buffer(spec, given: Request, launches: int):
    text = schedule(spec, given)
    assert text.count("stream.cmd.dispatch") == launches
    assert text.count("stream.cmd.execute") == 1
    assert "stream.cmd.copy" not in text
    assert "stream.resource.load" not in text


def test_the_token_count_of_a_call_is_looked_at_before_anything_is_handed_to_the_device():
    text = schedule(SPEC, options())
    branches = len(LIMITS.upto) + 1
    assert text.count("stream.cmd.execute") == branches
    # of so many tokens that there are several blocks of ids, and that the router is narrowed, two more
    assert text.count("stream.cmd.dispatch") == 3 + 9 + 9
    assert "stream.resource.load" not in text
    first = text.index("cf.cond_br") if "cf.cond_br" in text else text.index("scf.if")
    assert first < text.index("stream.cmd.execute")


@pytest.mark.parametrize(
    ("spec", "arch", "dtype"),
    [
        (SHARED, "sm_80", DType.F32),
        (BIASED, "sm_86", DType.BF16),
        (DEEPSEEK_SHARED, "sm_89", DType.F16),
        (LATENT, "sm_90", DType.BF16),
        (NORMED, "sm_90", DType.F32),
        (WEIGHED, "sm_90", DType.BF16),
    ],
)
def test_modules_compile_with_no_gpu(spec, arch: str, dtype: DType):
    given = replace(options(dtype=dtype, stages=True), target=Target.cuda(arch))
    assert compile_text(emit(spec, given).text, parse_target(f"cuda:{arch}"))


READ = {
    "affine4": (AFFINE, MlxAffine(4, 32, DType.F16), MlxAffine(4, 128, DType.BF16)),
    "affine8": (MlxAffine(8, 32, DType.BF16), MlxAffine(8, 128, DType.F16)),
    "mxfp4": (Mxfp4(),),
    "fp8": (BlockFp8(), BlockFp8(64, 32)),
}


@pytest.mark.parametrize(
    ("arch", "name", "packing"),
    [
        *(("sm_90", name, packing) for name, each in READ.items() for packing in each),
        *((arch, name, each[0]) for arch in ("sm_80", "sm_86", "sm_89") for name, each in READ.items()),
    ],
)
def test_packed_weights_are_read_as_they_are_stored(arch: str, name: str, packing: Packing):
    def given(tokens: int | None = None, **rest) -> Request:
        return replace(options(tokens, **rest), target=Target.cuda(arch))

    stored = Stored.by_stem(packed(packing))
    assert {*dict(plan(WIDE, given(), stored).packings)} == {*MATRICES}
    for tokens, kernels in (
        (1, [f"gathered_{half}_{name}_bf16" for _ in ("routed", "shared") for half in ("up_16", "down_8")]),
        # the shared expert, then the routed ones, to whose sum it comes
        (
            64,
            [
                f"{each}_{name}_bf16"
                for each in ("grouped_up_32", "linear_tiles_1_64", "grouped_up_16", "grouped_down_16")
            ],
        ),
    ):
        text = emit(WIDE, given(tokens, packings=packed(packing))).text
        assert re.findall(r"flow.dispatch @((?:(?:few|gathered|grouped)_(?:up|down)|linear)\w+)::", text) == kernels
        operations = [line for line in text.splitlines() if re.search(r" = .*%(expert|shared)_(gate_up|down)", line)]
        assert len(operations) == len(kernels)
        assert all("flow.dispatch" in line for line in operations)
    graph = emit(WIDE, given(1, packings=packed(packing)))
    most = next(iter(GENERATIONS[arch].few("bf16", name)["gathered"].few_up))
    few = ["router_logits_few", f"few_up_16_{name}_{most}_bf16", f"few_down_8_{name}_bf16"]
    assert [launch.kernel for launch in graph.launches(1).steps] == few


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("spec", [WIDE, replace(WIDE, shared=None), replace(WIDE, router=DEEPSEEK.router)])
@pytest.mark.parametrize("packing", [None, *(each[0] for each in READ.values())], ids=["plain", *READ])
@pytest.mark.parametrize("stages", [False, True])
def test_no_kernel_of_a_module_has_more_buffers_than_the_runtime_binds(arch: str, spec, packing, stages: bool):
    # native_executable.c of IREE 3.13: "binding_flags count 19 exceeds maximum of 16"
    stems = MATRICES if spec.shared else MATRICES[:2]
    packings = () if packing is None else packed(packing, *stems)
    for tokens in (None, 1, 64):
        text = emit(spec, replace(options(tokens, packings=packings, stages=stages), target=Target.cuda(arch))).text
        layouts = re.findall(r"#hal.pipeline.layout<.*", text)
        assert layouts
        assert max(layout.count("#hal.pipeline.binding<") for layout in layouts) <= 16


def test_a_kernel_with_more_buffers_is_not_put_into_a_module():
    b = FunctionBuilder("main")
    launcher = Launcher(b, "sm_90")
    kernel = launcher.kernel("few_up_16_affine4_64_bf16")
    with pytest.raises(ValueError, match="has 20 buffers; a module takes 16"):
        launcher.launch(kernel, [1], [Tensor("%x", (1,), "f32")] * 14, [0] * 32, [Tensor("y", (1,), "f32")] * 6)


def test_planes_come_in_the_order_in_which_the_kernels_take_them():
    graph = emit(WIDE, options(1, packings=packed(AFFINE)))
    taken = {launch.kernel: " ".join(launch.buffers) for launch in graph.launches(1).steps}
    three = "{0}.codes {0}.scales {0}.biases"
    for kernel, stem in (("few_up_16_affine4_64_bf16", "gate_up"), ("few_down_8_affine4_bf16", "down")):
        for scope in ("expert", "shared"):
            assert three.format(f"{scope}_{stem}") in taken[kernel]
    three = r"%{0}\.codes, %{0}\.scales, %{0}\.biases"
    for scope in ("expert", "shared"):
        for kernel, stem in (("gathered_up_16_affine4", "gate_up"), ("gathered_down_8_affine4", "down")):
            calls = [line for line in graph.text.splitlines() if f"flow.dispatch @{kernel}_bf16::" in line]
            assert sum(bool(re.search(three.format(f"{scope}_{stem}"), call)) for call in calls) == 1


def test_a_shared_expert_that_is_stored_otherwise_has_launches_of_its_own():
    graph = emit(WIDE, options(1, packings=packed(AFFINE, *MATRICES[:2])))
    kinds = ("down_4", "down_8_affine4", "up_16_affine4", "up_16")
    for found in (
        re.findall(r"flow.dispatch @(gathered_(?:up|down)\w*)::", graph.text),
        [launch.kernel for launch in graph.launches(1).steps if launch.kernel.startswith("gathered_")],
    ):
        assert sorted(found) == [f"gathered_{kind}_bf16" for kind in kinds]
    # first and second weights may differ from each other
    graph = emit(WIDE, options(1, packings=packed(AFFINE, "expert_gate_up", "shared_gate_up")))
    few = ["router_logits_few", "few_up_16_affine4_64_bf16", "few_down_4_bf16"]
    assert [launch.kernel for launch in graph.launches(1).steps] == few


GELU = replace(WIDE, experts=ExpertsSpec(12, 128, GluSpec(activation=Activation.GELU)))
UNREAD = [
    (WIDE, DType.BF16, MlxAffine(5, 64, DType.BF16), "MLX affine, 5 bits, groups of 64, bf16 scales"),
    (WIDE, DType.BF16, MlxAffine(4, 64, DType.F32), "MLX affine, 4 bits, groups of 64, f32 scales"),
    (WIDE, DType.BF16, BlockFp8(48, 128), "FP8 in blocks of 48 x 128, f32 scales"),
    (WIDE, DType.BF16, BlockFp8(128, 16), "FP8 in blocks of 128 x 16, f32 scales"),
    (WIDE, DType.F32, Mxfp4(), "MXFP4 where it is computed in f32"),
    (WIDE, DType.F16, Mxfp4(), "MXFP4 where it is computed in f16"),
    (WIDE, DType.F32, GgufQ4_K(), "GGUF Q4_K where it is computed in f32"),
    (GELU, DType.BF16, Mxfp4(), "MXFP4 of experts whose gate is not a sigmoid"),
    (RELU2, DType.BF16, Mxfp4(), "MXFP4 of experts whose gate is not a sigmoid"),
]


@pytest.mark.parametrize(("spec", "dtype", "packing", "what"), UNREAD)
def test_what_no_kernel_reads_packed_is_said(spec: MoeSpec, dtype: DType, packing: Packing, what: str):
    made = plan(spec, options(dtype=dtype), Stored.by_stem(packed(packing, "expert_down")))
    assert (made.packings, made.unpacked) == ((), (("expert_down", f"no kernel for cuda:sm_90 reads {what}"),))


def test_numbers_of_a_packed_weight_that_no_kernel_reads_have_the_type_that_kernels_compute_in():
    five = MlxAffine(5, 64, DType.BF16)
    text = emit(WIDE, options(1, packings=packed(five))).text
    for kernel, shape in (("few_up_16_128_bf16", "12x256x256"), ("few_down_4_bf16", "12x256x128")):
        call = next(line for line in text.splitlines() if f"flow.dispatch @{kernel}::" in line)
        assert f"tensor<{shape}xbf16>" in call
        assert f"tensor<{shape}xf32>" not in call


def test_packed_weights_are_read_as_they_are_stored_where_there_are_kernels_alone():
    assert [unread(arch, Mxfp4(), GluSpec(), DType.BF16) for arch in ("sm_75", *GENERATIONS)] == ["MXFP4", *[None] * 4]


@pytest.mark.parametrize("arch", GENERATIONS)
def test_every_packing_has_all_its_kernels(arch: str):
    wanted = {f"grouped_{half}_{rows}_{name}_bf16" for name in READ for half in ("up", "down") for rows in ROW_BLOCKS}
    for name, few in ((packing, few) for packing in READ for few in GENERATIONS[arch].few("bf16", packing).values()):
        wanted |= {few_name(kernel, few.down, f"_{name}_bf16") for kernel in ("few_down", "gathered_down")}
        wanted |= {few_name("few_up", few.few_up[most], f"_{name}_{most}_bf16") for most in few.few_up}
        wanted.add(few_name("gathered_up", few.up, f"_{name}_bf16"))
    assert wanted <= set(shipped_kernels(arch))


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize(("dtype", "packings"), [(DType.BF16, {}), (DType.F32, {}), (DType.BF16, packed(AFFINE))])
def test_variants_for_few_tokens_have_blocks_of_rising_size_and_every_kernel(arch: str, dtype: DType, packings):
    found = []
    for limit in GENERATIONS[arch].gathered:
        given = options(2, dtype=dtype, thresholds=Thresholds(((2, limit),), "grouped"), packings=packings)
        _, *few = (launch.kernel for launch in emit(WIDE, replace(given, target=Target.cuda(arch))).launches(2).steps)
        up, down = (re.fullmatch(r"few_(?:up|down)_(\d+)\w*", kernel)[1] for kernel in few)
        found.append((int(up), int(down)))
    assert found == ([(16, 8), (32, 8), (32, 16)] if packings else [(16, 4), (16, 8), (16, 16)])[: len(found)]
    assert len(found) == (3 if arch == "sm_90" else 1)


@pytest.mark.parametrize(
    ("experts", "dtype", "bins"),
    [(128, DType.BF16, 128), (129, DType.BF16, 256), (257, DType.BF16, 512), (12, DType.F16, 512)],
)
def test_kernels_that_choose_and_read_experts_at_once_are_large_enough(experts: int, dtype: DType, bins: int):
    spec = replace(SPEC, router=RouterSpec(experts, 3), experts=ExpertsSpec(experts, 112))
    assert f"flow.dispatch @few_up_16_{bins}_{ELEMENTS[dtype]}::" in emit(spec, options(1, dtype=dtype)).text


def test_every_row_block_and_gather_has_a_variant_and_estimates_rise():
    kernels, linear = kernel_set(HOPPER).experts, kernel_set(HOPPER).linear
    assert list(kernels.variants) == [*GATHERED, *(f"grouped_{rows}" for rows in ROW_BLOCKS[:-1]), "grouped"]
    assert all(callable(linear.dense_mlp(variant)) for variant in kernels.variants)
    rows, named = zip(*kernels.estimates(), strict=True)
    # the second of those for few tokens is taken where it was measured to be the fastest, and not by an estimate
    assert (list(rows), list(named)) == (sorted(rows), [v for v in list(kernels.variants)[:-1] if v != GATHERED[1]])
    assert {variant for _, variant in linear.thresholds.upto} | {linear.thresholds.beyond} <= set(kernels.variants)


SCALED = ["grouped_down_128_scaled_bf16", "combine_scaled"]
FIVE = MlxAffine(5, 64, DType.BF16)


@pytest.mark.parametrize(
    ("stems", "tokens", "most", "kernels"),
    [
        (MATRICES[:2], 97, 0, ["grouped_up_128_bf16", "grouped_down_128_bf16"]),
        (MATRICES[:2], 97, -1, ["grouped_up_128_affine4_bf16", "grouped_down_128_affine4_bf16"]),
        (MATRICES[:1], 97, 0, ["grouped_up_128_bf16", "grouped_down_128_scaled_bf16"]),
        (MATRICES[:2], 96, 0, ["grouped_up_16_affine4_bf16", "grouped_down_16_affine4_bf16"]),
    ],
)
@pytest.mark.parametrize("asked", [False, True])
def test_experts_of_many_tokens_are_unpacked_once_where_there_is_room(
    stems: tuple[str, ...], tokens: int, most: int, kernels: list[str], asked: bool, monkeypatch: pytest.MonkeyPatch
):
    routed = replace(WIDE, shared=None)
    experts = routed.experts
    sizes = {"expert_gate_up": (experts.count, 2 * experts.intermediate, routed.hidden)}
    sizes["expert_down"] = (experts.count, routed.hidden, experts.intermediate)
    room = sum(2 * math.prod(sizes[stem]) for stem in stems)
    planned = options(packings=packed(AFFINE, *stems))
    if asked:
        planned = replace(planned, target=replace(HOPPER, room=room + most))
    else:
        monkeypatch.setattr(grouped, "MOST_UNPACKED", room + most)
    steps = emit(routed, planned).launches(tokens).steps
    assert [step.kernel for step in steps if step.kernel.startswith("grouped")] == kernels
    unpacked = {step.buffers[0]: step for step in steps if step.kernel == "unpack_affine4_bf16"}
    assert len(unpacked) == (len(stems) if tokens == 97 and most == 0 else 0)
    for name, step in unpacked.items():
        *_, rows, length = sizes[next(stem for stem in stems if name.startswith(stem))]
        assert step.scalars[:2] == (rows, length)


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize(
    ("spec", "tokens", "given", "kernels"),
    [
        (WIDE, 97, {}, SCALED),
        (BIASED, 97, {}, SCALED),
        (WEIGHED, 97, {}, SCALED),
        (RELU2, 97, {}, SCALED),
        (LATENT, 97, {}, SCALED),
        (WIDE, 97, {"strategy": Strategy.GROUPED}, SCALED),
        (WIDE, 96, {}, ["grouped_down_16_bf16", "combine"]),
        (WIDE, 97, {"dtype": DType.F16}, ["grouped_down_128_fp16", "combine"]),
        (WIDE, 97, {"dtype": DType.F32}, ["grouped_down_128_fp32", "combine"]),
        # unpacked first
        (WIDE, 97, {"packings": packed(AFFINE, "expert_down")}, ["grouped_down_128_bf16", "combine"]),
        # the first weight alone, and one that is read as numbers
        (WIDE, 97, {"packings": packed(AFFINE, "expert_gate_up")}, SCALED),
        (WIDE, 97, {"packings": packed(FIVE, "expert_down")}, SCALED),
        # a norm reads f32
        (NORMED, 97, {}, ["grouped_down_128_bf16", "combine"]),
        (WIDE, 4, {}, []),
        (WIDE, 97, {"strategy": Strategy.MASKED}, []),
    ],
)
def test_outputs_of_choices_are_scaled_rows_of_f16_over_many_tokens(
    arch: str, spec: MoeSpec, tokens: int, given: dict, kernels: list[str]
):
    asked = replace(options(tokens, **given), target=Target.cuda(arch))
    text = emit(spec, asked).text
    calls = [line for line in text.splitlines() if re.search(r"flow\.dispatch @(grouped_down|combine)", line)]
    stages = {re.match(r"[\w ]*", stage)[0]: stage for stage in text.split("// stage: ")}
    routed = [line for line in calls if line in stages.get("experts", "")]
    assert [re.search(r"flow\.dispatch @(\w+?)(?:_added)?::", line)[1] for line in routed] == kernels
    scaled = kernels == SCALED
    # the planned call says the same, of a dynamic count too
    for count in (tokens, None):
        said = outputs_of_choices(spec, plan(spec, replace(asked, tokens=count)), tokens)
        assert (said is DType.F16) is scaled
    if scaled:
        width = spec.expert_hidden
        row = f"x3x{scaled_length(width)}xf16>"
        assert row in routed[0].rpartition("->")[2]
        assert row in routed[1].partition("->")[0]
        # all numbers and their powers of two, in whole steps of 32 bytes
        assert 0 <= scaled_length(width) - width - 2 * -(-width // SCALED_EACH) < 16
        assert scaled_length(width) % 16 == 0
    # what every token visits stays f32
    assert not any("scaled" in line for line in calls if line not in routed)


def test_the_shared_expert_s_output_comes_to_the_sum_of_many_tokens():
    limits = Thresholds(((4, "gathered"), (8, "grouped_16"), (16, "grouped_32"), (32, "grouped_64")), "grouped")
    for spec, sums in (
        (WIDE, ["combine_added"] * 3 + ["combine_scaled_added"]),
        # a factor, and a projection, on the routed output
        (replace(WIDE, routed_scale=2.5), ["combine"] * 3 + ["combine_scaled"]),
        (LATENT, ["combine"] * 3 + ["combine_scaled"]),
    ):
        for tokens, combine in zip((5, 9, 17, 33), sums, strict=True):
            text = emit(spec, options(tokens, thresholds=limits)).text
            assert (
                re.findall(r"flow\.dispatch @(add|combine\w*)::", text)
                == [combine, "add"][: 1 + (sums[0] == "combine")]
            )
    launches = emit(WIDE, options(33)).launches(33)
    combine = launches.steps[-1]
    assert combine.kernel == "combine_added"
    # what the last product in front of the routed experts wrote: the shared expert's
    shared = [step for step in launches.steps if isinstance(step, Launch) and "shared_down" in step.buffers]
    assert combine.buffers[3] == shared[0].buffers[-1]
    assert combine.buffers[-1] == launches.outputs[0]
    # and on the side stream still
    side = [each for each in launches.schedule() if isinstance(each, UseStream) and each.side]
    assert len(side) == 4


@pytest.mark.parametrize("arch", GENERATIONS)
def test_powers_of_two_are_of_whole_blocks_of_columns(arch: str):
    kernels = shipped_kernels(arch)
    ends = {end_name(width, choices=True, scaled=True, normed=False) for width in ENDED}
    names = {*SCALED, "combine_scaled_bf16", "combine_scaled_added", *ends}
    for name in names:
        assert kernels[name].constant("SCALED") == 1
        assert kernels[name].constant("EACH") == SCALED_EACH
        assert kernels[name].constant("BLOCK_COLUMNS") % SCALED_EACH == 0
    unscaled = [kernel for kernel in kernels.values() if "SCALED" in kernel.variant.constants]
    assert {kernel.name for kernel in unscaled if kernel.constant("SCALED")} == names


LINEAR = ExpertsSpec(12, 112, GluSpec(GluKind.LINEAR))
REFUSED = [
    (LINEAR, LayerSizes(208, 3, DType.BF16), "are one projection each; the kernels are for two or three"),
    (ExpertsSpec(12, 100), LayerSizes(208, 3, DType.F16), "expert width is 100; the kernels are for multiples of 16"),
    (ExpertsSpec(12, 112), LayerSizes(200, 3, DType.F16), "hidden size is 200; the kernels are for multiples of 16"),
    (ExpertsSpec(513, 112), LayerSizes(208, 3, DType.F16), "3 of 513 experts; the kernels are for at most 64 of 512"),
    (ExpertsSpec(128, 112), LayerSizes(208, 65, DType.F16), "65 of 128 experts; the kernels are for at most 64 of 512"),
]


@pytest.mark.parametrize(("experts", "layer", "reason"), REFUSED)
def test_what_the_kernels_cannot_compute_is_refused_with_the_reason(experts, layer: LayerSizes, reason: str):
    offered = kernel_set(HOPPER).experts
    for variant in offered.variants:
        assert reason in offered.lowering(variant, experts, layer)


def test_the_simplest_layer_is_not_refused():
    assert callable(
        kernel_set(HOPPER).experts.lowering("gathered", ExpertsSpec(512, 16), LayerSizes(16, 64, DType.BF16))
    )


@pytest.mark.parametrize(
    ("spec", "target", "dtype", "reason"),
    [
        (replace(SPEC, hidden=200), HOPPER, DType.BF16, "hidden size is 200"),
        (DenseSpec(208, 100), HOPPER, DType.BF16, "no kernels: its expert width is 100"),
        (SPEC, Target.cuda("sm_75"), DType.BF16, "the one strategy for cuda:sm_75"),
    ],
)
def test_where_the_kernels_do_not_fit_the_text_is_plain_without_an_error(spec, target, dtype, reason: str):
    found = plan(spec, Request(target=target, tokens=3, dtype=dtype))
    assert reason in found.reason
    text = graphs.emit(spec, found).text
    assert read_needs(text) is None
    assert text == graphs.emit(spec, Plan(3, dtype)).text


def test_a_shared_expert_of_another_kind_leaves_the_routed_ones_their_kernels():
    relu = GluSpec(GluKind.PLAIN, Activation.RELU)
    text = emit(replace(SPEC, shared=SharedSpec(144, relu)), options(3)).text
    assert text.count("flow.dispatch @gathered_up_16_bf16") == 1
    assert text.count("flow.dispatch @grouped_up_plain_16_bf16") == 1
    text = emit(replace(SPEC, shared=SharedSpec(100)), options(3)).text
    assert text.count("flow.dispatch @gathered_up_16_bf16") == 1
    assert "stablehlo.dot_general" in text[text.index("// stage: shared expert") :]


def test_gate_and_up_rows_in_turns_are_read_where_they_lie():
    names = ("expert_gate_up", "expert_gate_up_bias")
    for tokens in (1, 64):
        turned = emit(BIASED, options(tokens, packings=tuple((name, Interleaved()) for name in names))).text
        plain = emit(BIASED, options(tokens)).text
        assert "stablehlo.transpose" not in turned
        assert turned.count("arith.constant 1 : i32") == plain.count("arith.constant 1 : i32") + 1
    # an interleaved weight with a bias that is not: both as if they were not
    assert "stablehlo.transpose" in emit(BIASED, options(1, packings=((names[0], Interleaved()),))).text


def test_a_shared_expert_in_turns_has_launches_of_its_own():
    text = emit(SHARED, options(1, packings=(("shared_gate_up", Interleaved()),))).text
    assert "@few_up" not in text
    assert text.count("flow.dispatch @gathered_up_16_bf16") == 2
    # what adds up the choices of few tokens adds nothing else
    assert text.count("flow.dispatch @add::") == 1


@pytest.mark.parametrize(("tokens", "last"), [(1, "gathered_down_4_bf16"), (64, "combine")])
def test_outputs_are_weighed_where_what_the_experts_read_is_not(tokens: int, last: str):
    for spec in (SPEC, WEIGHED):
        text = emit(spec, options(tokens)).text
        (operands,) = re.findall(rf"flow.dispatch @{last}::@{last}\[[^]]*\]\(([^)]*)\)", text)
        outputs, _, shares = operands.split(", ")[:3]
        assert (shares == outputs) is (spec is WEIGHED)  # in the place of a buffer that is not read


@pytest.mark.parametrize("experts", [7, 128, 129, 256, 257, 512])
def test_kernels_over_all_experts_are_large_enough(experts: int):
    text = emit(replace(SPEC, router=RouterSpec(experts, 3), experts=ExpertsSpec(experts, 112)), options(64)).text
    sizes = {int(size) for size in re.findall(r"flow.dispatch @(?:router_choose|place_rows)_(\d+)::", text)}
    assert sizes == {128 if experts <= 128 else 256 if experts <= 256 else 512}


def test_a_text_says_its_architecture_and_its_very_kernels():
    text = emit(*CASES["one-token"]).text
    assert text.startswith(f"// needs: cuda {kernels_digest()},sm_90\n")
    assert fit_target(text, parse_target("cuda:sm_90")).features == {kernels_digest(), "sm_90"}
    with pytest.raises(
        TargetError, match=r"kernels for cuda:sm_90, which cuda:sm_80 cannot run: emit it with .*masked"
    ):
        fit_target(text, parse_target("cuda:sm_80"))
    with pytest.raises(TargetError, match="holds CUDA kernels, which cpu cannot run"):
        fit_target(text, parse_target("cpu"))
    other = text.replace(kernels_digest(), "ptx-0123456789ab")
    with pytest.raises(TargetError, match=r"calls kernels \(ptx-0123456789ab\) that are not those .*: emit it again"):
        fit_target(other, parse_target("cuda:sm_90"))


def test_kernels_of_one_architecture_are_not_run_on_a_newer_one(monkeypatch: pytest.MonkeyPatch):
    plain = parse_target("cuda:sm_90")
    held = fit_target(emit(*CASES["one-token"]).text, plain)
    monkeypatch.setattr("emitter.iree.drivers.cuda_capability", lambda: (10, 0))
    require_runnable(plain)
    with pytest.raises(TargetError, match=r"holds kernels for sm_90 alone, and this GPU is sm_100; emit it"):
        require_runnable(held)
    monkeypatch.setattr("emitter.iree.drivers.cuda_capability", lambda: (9, 0))
    require_runnable(held)


@pytest.mark.parametrize(
    ("arch", "capability", "runs"),
    [
        ("sm_80", (8, 0), True),
        ("sm_80", (8, 6), False),  # less shared memory
        ("sm_80", (9, 0), True),
        ("sm_86", (8, 0), False),
        ("sm_86", (8, 9), True),
        ("sm_89", (8, 6), False),
        ("sm_89", (9, 0), True),
        ("sm_80", (12, 0), False),  # unknown
        ("sm_90", (12, 0), False),
    ],
)
def test_kernels_run_on_newer_gpus_with_enough_shared_memory(arch: str, capability: tuple[int, int], runs: bool):
    assert runs_kernels(ARCHITECTURES[arch], capability) == runs


@pytest.mark.parametrize(
    ("arch", "shared_bytes", "runs"),
    [("sm_80", 232448, True), ("sm_80", 101376, False), ("sm_89", 101376, True), ("sm_90", 232448, False)],
)
def test_kernels_run_on_gpus_of_later_if_these_say_that_memory_is_enough(arch: str, shared_bytes: int, runs: bool):
    assert runs_kernels(ARCHITECTURES[arch], (10, 0), shared_bytes) == runs


def test_architectures_that_kernels_are_shipped_for_are_known():
    assert [arch for arch in ARCHITECTURES if kernel_set(Target.cuda(arch)) is not None] == list(GENERATIONS)
    assert kernel_set(Target.cuda("sm_75")) is None


def test_a_text_for_an_architecture_calls_kernels_within_its_shared_memory():
    for arch, generation in GENERATIONS.items():
        text = emit(SPEC, replace(options(), target=Target.cuda(arch))).text
        assert text.startswith(f"// needs: cuda {kernels_digest()},{arch}\n")
        sizes = [int(size) for size in re.findall(r"workgroup_local_memory = (\d+) : index", text)]
        assert max(sizes) <= ARCHITECTURES[arch].shared_bytes
        assert set(re.findall(r'path = "(sm_\d+)/', text)) == {generation.arch}
        text = emit(WIDE, replace(options(packings=packed(AFFINE)), target=Target.cuda(arch))).text
        sizes = [int(size) for size in re.findall(r"workgroup_local_memory = (\d+) : index", text)]
        assert max(sizes) <= ARCHITECTURES[arch].shared_bytes
        paths = {(made_for, "affine4" in name) for made_for, name in re.findall(r'path = "(sm_\d+)/(\w+)', text)}
        assert paths == {(generation.arch, False), (generation.packed_arch, True)}


CONFIGS = sorted((Path(__file__).parents[4] / "goldens/configs/tiny").glob("*.json"))
PROJECTIONS = "its experts are one projection each; the kernels are for two or three"


def whole(spec):
    """A layer of the same kind whose sizes the kernels take."""
    wide = {"intermediate": 48}
    if isinstance(spec, DenseSpec):
        return replace(spec, hidden=80, **wide)
    shared, latent = spec.shared, spec.latent
    return replace(
        spec,
        hidden=80,
        experts=replace(spec.experts, **wide),
        shared=None if shared is None else replace(shared, **wide),
        latent=None if latent is None else replace(latent, size=64),
        trunk=None if spec.trunk is None else replace(spec.trunk, **wide),
        part=32 if spec.part else 0,
        second=64 if spec.second else 0,
    )


@pytest.mark.parametrize("config", CONFIGS, ids=lambda path: path.stem)
def test_every_family_has_kernels_on_every_architecture_in_every_dtype(config: Path):
    opened = open_model(config)
    for layer in opened.representative_layers():
        spec = whole(opened.layer(layer).spec)
        for arch in GENERATIONS:
            for dtype in (DType.F32, DType.BF16, DType.F16):
                found = plan(spec, Request(target=Target.cuda(arch), tokens=3, dtype=dtype))
                has_none = isinstance(spec, MoeSpec) and spec.experts.glu.kind is GluKind.LINEAR
                assert (PROJECTIONS in found.reason) == has_none
                assert (found.strategy is Strategy.MASKED) == has_none
                if (arch, dtype) == ("sm_90", DType.BF16):
                    needs = read_needs(graphs.emit(spec, found).text)
                    assert (needs is None) == has_none


def _sized(hidden: int, inter: int) -> MoeSpec:
    return replace(SPEC, hidden=hidden, experts=replace(SPEC.experts, intermediate=inter))


@pytest.mark.parametrize(
    ("spec", "arch", "early"),
    [
        # first products of 528 blocks, of 16 units of three choices, which would not spread over all multiprocessors
        (_sized(1600, 2816), "sm_90", [False, False, True]),
        (_sized(1600, 2832), "sm_90", [False, True, True]),
        (DEEPSEEK_SHARED, "sm_90", [False, False, True]),
        (SPEC, "sm_80", [False, False, False]),
    ],
)
def test_few_tokens_launch_products_before_the_one_in_front_has_ended(spec, arch, early):
    launches = emit(spec, replace(options(), target=Target.cuda(arch))).launches
    assert launches is not None
    assert [getattr(step, "early", None) for step in launches(1).steps] == early


def test_products_of_packed_weights_are_launched_early_however_few_blocks_they_have():
    # 16 units a block of three choices, and 16 blocks of the shared expert: 40
    launches = emit(replace(WIDE, experts=ExpertsSpec(12, 128)), options(packings=packed(AFFINE))).launches
    assert launches is not None
    assert [getattr(step, "early", None) for step in launches(1).steps] == [False, True, True]


def test_no_launch_behind_a_conversion_is_early():
    b = LaunchRecorder("main")
    step, result = Launch("k", "k.ptx", 32, 0, (1, 1, 1), ("x",), (), early=True), ("y", Buffer((4,), DType.F32))
    b.launch(step, [result])
    b.launch(replace(step, buffers=("y",)), [result])
    bias = b.convert(Value("bias", TensorType((4,), DType.BF16)), DType.F32)
    (name,) = b.launch(replace(step, buffers=(bias.name,)), [result])
    taken = b.recorded([("y", Value(name, TensorType((4,), DType.F32)))]).steps
    assert [getattr(each, "early", None) for each in taken] == [False, True, None, False]


NEED_A_COMPILER = {
    *("deepseek-v4", "doge", "ernie4-5-vl-moe", "inkling", "jetmoe", "nllb-moe", "switch-transformers"),
    *("vitpose-backbone", "zaya"),
}
"""Configs with a layer that is not launches alone over many tokens, as docs/cuda.md says: others need the runtime for
no call of torch's."""


@pytest.mark.nightly
def test_which_layers_are_launches_alone_is_frozen():
    found = set()
    for config in CONFIGS:
        opened = open_model(config)
        for layer in opened.representative_layers():
            spec = whole(opened.layer(layer).spec)
            launches = emit(spec, Request(target=HOPPER, dtype=DType.BF16)).launches
            if isinstance(spec, MoeSpec) and (launches is None or launches(64) is None):
                found.add(config.stem)
    assert found == NEED_A_COMPILER
