"""What is asked of the dispatch: the accumulator of masked-dense, texts without f64, thresholds of packed experts."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

import emitter
from emitter.dispatch.thresholds import Measured, read_table, write_table
from emitter.errors import InputError, UnsupportedError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.kernels.cuda.kernel_set import CudaExperts
from emitter.lowering import Thresholds
from emitter.packing import MlxAffine
from emitter.plan import Plan, Request, Stored, Strategy, plan
from emitter.reading.config import Layer, open_model
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import Target
from emitter.target.isa import AMX

TINY = sorted((goldens_root() / "configs" / "tiny").glob("*.json"))
WIDE = Request(Strategy.MASKED, Target.cpu())
NARROW = replace(WIDE, accumulate=DType.F32)


def layers(path: object) -> list[Layer]:
    """A layer of each kind, of each part."""
    parts = open_model(path).parts or (None,)
    models = [open_model(path, part=part) for part in parts]
    return [model.layer(index) for model in models for index in model.representative_layers()]


def text(layer: Layer, request: Request, tokens: int | None) -> str:
    return emit(layer.spec, plan(layer.spec, replace(request, tokens=tokens))).text


def test_masked_texts_have_no_f64_where_sums_in_f32_are_asked_for() -> None:
    refused = set()
    for layer in (layer for path in TINY for layer in layers(path)):
        for tokens in (None, 3):
            # what is looked for is there unless it is asked away
            assert "f64" in text(layer, WIDE, tokens)
            try:
                assert "f64" not in text(layer, NARROW, tokens), layer.block
            except UnsupportedError as error:
                refused.add((layer.block, tokens, str(error).partition("takes f64; ")[2]))
    assert refused == {("nllb_moe", None, "give a static one (emit: --tokens N, verify: --static)")}


def test_sums_in_f64_are_what_is_emitted_unless_others_are_asked_for() -> None:
    layer = open_model(goldens_root() / "configs" / "tiny" / "mixtral.json").layer()
    assert text(layer, replace(WIDE, accumulate=DType.F64), None) == text(layer, WIDE, None)


def test_an_accumulator_that_there_is_not_is_refused() -> None:
    with pytest.raises(InputError, match="accumulate is bf16; expected f32, f64"):
        Request(Strategy.MASKED, accumulate=DType.BF16)
    with pytest.raises(InputError, match="grouped has an accumulator of its own; only the masked strategy takes one"):
        Request(Strategy.GROUPED, accumulate=DType.F32)


def test_packed_experts_go_by_their_own_line_and_by_what_is_given(tmp_path) -> None:
    """Masked-dense takes no number of tokens, for it would unpack all experts."""
    layer = open_model(goldens_root() / "configs" / "tiny" / "olmoe.json").layer()
    size = layer.spec.experts, layer.spec.router.top_k
    shape = (size[0].count, size[1], layer.spec.hidden, size[0].intermediate)
    plain = Measured("cpu:amx", DType.BF16, *shape, Thresholds(((5, "gathered"),), "grouped"))
    both = Thresholds(((7, "gathered"), (9, "masked")), "grouped")
    (tmp_path / "t.csv").write_text(write_table([plain, replace(plain, thresholds=both, packing="affine4")]))
    packings = tuple((stem, MlxAffine(4, 32, DType.BF16)) for stem in ("expert_gate_up", "expert_down"))

    def upto(request: Request) -> list[tuple[tuple[int, str], ...]]:
        return [plan(layer.spec, request, Stored.by_stem(p)).thresholds.upto for p in ((), packings)]

    asked = Request(target=Target.cpu(AMX), dtype=DType.BF16, table=read_table(tmp_path / "t.csv"))
    assert upto(asked) == [((5, "gathered"),), ((7, "gathered"),)]
    assert upto(replace(asked, gather_threshold=6)) == [((6, "gathered"),)] * 2
    assert upto(replace(asked, gather_threshold=2, sort_threshold=4)) == [
        ((2, "gathered"), (4, "masked")),
        ((2, "gathered"),),
    ]


def test_nothing_that_plans_or_writes_a_text_reads_the_environment() -> None:
    """What does is at the edge (``moehlo.choices``), or runs a module: IREE's and XLA's rooms, the hub's client, and
    scratch folders."""
    rooms = {"iree", "xla", "reading", "kernels/cuda/source", "io/scratch.py"}
    root = Path(emitter.__file__).parent
    readers = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if getattr(node, "attr", getattr(node, "id", None)) in ("environ", "environb", "getenv")
    }
    assert readers
    assert not [name for name in readers if not any(f"{name}/".startswith(f"{room}/") for room in rooms)]


def test_variants_that_are_none_of_a_backend_are_refused_by_name() -> None:
    spec = MoeSpec(8, RouterSpec(4, 2), ExpertsSpec(4, 6))
    limits = Thresholds(((4, "gathered"), (9, "guessed")), "grouped")
    with pytest.raises(InputError, match=r"thresholds have guessed for cpu:portable; expected gathered, grouped, mask"):
        plan(spec, Request(thresholds=limits))
    with pytest.raises(InputError, match=r"thresholds have gathered, grouped, guessed for xla:cpu; expected masked, l"):
        plan(spec, Request(target=Target.xla("cpu"), tokens=3, thresholds=limits))


def test_a_variant_that_is_no_strategy_computes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of kernels all of which but one refuse a layer: the plan is auto, with that variant for every call."""
    known = CudaExperts.lowering
    monkeypatch.setattr(
        CudaExperts, "lowering", lambda self, name, *of: known(self, name, *of) if name == "grouped_16" else "too wide"
    )
    made = plan(MoeSpec(32, RouterSpec(4, 2), ExpertsSpec(4, 16)), Request(target=Target.cuda("sm_90")))
    assert (made.strategy, made.thresholds) == (Strategy.AUTO, Thresholds((), "grouped_16"))
    assert made.reason == "not gathered: too wide"


def test_a_plan_of_kernels_says_which_they_are() -> None:
    with pytest.raises(ValueError, match=r"a plan of grouped kernels is made by emitter\.plan\.plan"):
        Plan(strategy=Strategy.GROUPED)
