"""The texts with CUDA kernels: frozen, compiled with no GPU, in as few launches as said, refused where they must be."""

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from emitter.backend import Cuda, kernel_set
from emitter.dtype import DType
from emitter.errors import TargetError
from emitter.graphs import EmitOptions, Strategy, emit
from emitter.iree.compiler import compile_flags, compile_text, compiler_path, fit_target
from emitter.iree.drivers import require_runnable
from emitter.iree.targets import CUDA_ARCHITECTURES, parse_target
from emitter.kernels.cuda.catalogue import ROW_BLOCKS
from emitter.kernels.cuda.shipped import kernels_digest
from emitter.lowering import Layer, Thresholds
from emitter.plan import Request, plan_dispatch
from emitter.spec import (
    Activation,
    DenseSpec,
    ExpertsSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
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
from emitter.text.needs import read_needs

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
HOPPER = Cuda("sm_90")
LIMITS = Thresholds(((4, "gathered"), (96, "grouped_16")), "grouped")


def options(tokens=None, strategy=Strategy.AUTO, dtype=DType.BF16, thresholds=LIMITS, **rest) -> EmitOptions:
    return EmitOptions(tokens, dtype, strategy, backend=HOPPER, thresholds=thresholds, **rest)


CASES = {
    "one-token": (SPEC, options(1)),
    "biased-f16": (BIASED, options(64, dtype=DType.F16)),
    "dynamic": (SPEC, options()),
}


@pytest.mark.parametrize("name", CASES)
def test_texts_are_frozen(name: str):
    """To accept a change: write the text that is shown to the file; PTX that changes changes the word on its first
    line."""
    text = emit(*CASES[name]).text
    frozen = (FROZEN / f"{name}.mlir").read_text(encoding="utf-8")
    assert text.replace(kernels_digest(), "ptx-DIGEST") == frozen


def schedule(spec, given: EmitOptions) -> str:
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
        (SPEC, options(1), 4),  # logits, choice, up, down
        (SPEC, options(64), 7),  # logits, choice, narrowed x, sort, up, down, combine
        (SPEC, options(1, Strategy.GATHERED), 4),
        (SPEC, options(1, Strategy.GROUPED), 7),
        (SHARED, options(1), 9),  # and the shared expert's gate, its sigmoid, up, down, and the sum of the two
    ],
)
def test_launches_are_as_few_as_said_in_one_command_buffer(spec, given: EmitOptions, launches: int):
    text = schedule(spec, given)
    assert text.count("stream.cmd.dispatch") == launches
    assert text.count("stream.cmd.execute") == 1
    assert "stream.cmd.copy" not in text
    assert "stream.resource.load" not in text


def test_the_token_count_of_a_call_is_looked_at_before_anything_is_handed_to_the_device():
    text = schedule(SPEC, options())
    branches = len(LIMITS.upto) + 1
    assert text.count("stream.cmd.execute") == branches
    assert text.count("stream.cmd.dispatch") == 4 + 7 + 7
    assert "stream.resource.load" not in text
    first = text.index("cf.cond_br") if "cf.cond_br" in text else text.index("scf.if")
    assert first < text.index("stream.cmd.execute")


@pytest.mark.parametrize("spec", [SHARED, BIASED, DEEPSEEK], ids=["shared", "biased", "deepseek"])
def test_modules_compile_with_no_gpu(spec):
    assert compile_text(emit(spec, options(stages=True)).text, parse_target("cuda:sm_90"))


def test_every_row_block_and_gather_has_a_variant_and_estimates_rise():
    kernels = kernel_set(HOPPER)
    assert list(kernels.variants) == ["gathered", *(f"grouped_{b.rows}" for b in ROW_BLOCKS[:-1]), "grouped"]
    rows, named = zip(*kernels.estimates(), strict=True)
    assert (list(rows), list(named)) == (sorted(rows), list(kernels.variants)[:-1])
    assert {variant for _, variant in kernels.one_expert.upto} | {kernels.one_expert.beyond} <= set(kernels.variants)


REFUSED = [
    (SPEC.experts, Layer(208, 3, DType.F32), "compute in f32; the kernels are for bf16 and f16"),
    (ExpertsSpec(12, 112, GluSpec(GluKind.PLAIN)), Layer(208, 3, DType.BF16), "are plain; the kernels are for gated"),
    (ExpertsSpec(12, 112, weight_on=WeightOn.INPUT), Layer(208, 3, DType.BF16), "weigh what they read"),
    (ExpertsSpec(12, 112, output_norm=NormSpec(1e-6)), Layer(208, 3, DType.BF16), "pass a norm"),
    (ExpertsSpec(12, 100), Layer(208, 3, DType.F16), "expert width is 100; the kernels are for multiples of 16"),
    (ExpertsSpec(12, 112), Layer(200, 3, DType.F16), "hidden size is 200; the kernels are for multiples of 16"),
    (ExpertsSpec(513, 112), Layer(208, 3, DType.F16), "3 of 513 experts; the kernels are for at most 64 of 512"),
    (ExpertsSpec(128, 112), Layer(208, 65, DType.F16), "65 of 128 experts; the kernels are for at most 64 of 512"),
]


@pytest.mark.parametrize(("experts", "layer", "reason"), REFUSED)
def test_what_the_kernels_cannot_compute_is_refused_with_the_reason(experts, layer: Layer, reason: str):
    for variant in kernel_set(HOPPER).variants:
        assert reason in kernel_set(HOPPER).refusal(variant, experts, layer)


def test_the_simplest_layer_is_not_refused():
    assert kernel_set(HOPPER).refusal("gathered", ExpertsSpec(512, 16), Layer(16, 64, DType.BF16)) is None


@pytest.mark.parametrize(
    ("spec", "backend", "dtype", "reason"),
    [
        (SPEC, HOPPER, DType.F32, "compute in f32"),
        (replace(SPEC, hidden=200), HOPPER, DType.BF16, "hidden size is 200"),
        (DenseSpec(208, 100), HOPPER, DType.BF16, "no kernels: its expert width is 100"),
        (SPEC, Cuda("sm_80"), DType.BF16, "the one strategy for cuda:sm_80"),
    ],
)
def test_where_the_kernels_do_not_fit_the_text_is_plain_without_an_error(spec, backend, dtype, reason: str):
    found, why = plan_dispatch(spec, Request(backend=backend), EmitOptions(3, dtype))
    assert reason in why
    text = emit(spec, found).text
    assert read_needs(text) is None
    assert text == emit(spec, EmitOptions(3, dtype)).text


def test_a_shared_expert_of_another_kind_leaves_the_routed_ones_their_kernels():
    relu = GluSpec(GluKind.PLAIN, Activation.RELU)
    text = emit(replace(SPEC, shared=SharedSpec(144, relu)), options(3)).text
    assert text.count("flow.dispatch @gathered_up_bf16") == 1
    assert "maximum" in text[text.index("// stage: shared expert") :]


@pytest.mark.parametrize("experts", [7, 128, 129, 512])
def test_kernels_over_all_experts_are_large_enough(experts: int):
    text = emit(replace(SPEC, router=RouterSpec(experts, 3), experts=ExpertsSpec(experts, 112)), options(64)).text
    sizes = {int(size) for size in re.findall(r"flow.dispatch @(?:router_choose|group_rows)_(\d+)::", text)}
    assert sizes == {128 if experts <= 128 else 512}


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


def test_architectures_that_kernels_are_shipped_for_are_known():
    assert kernel_set(HOPPER) is not None
    assert [arch for arch in CUDA_ARCHITECTURES if kernel_set(Cuda(arch)) is not None] == ["sm_90"]
