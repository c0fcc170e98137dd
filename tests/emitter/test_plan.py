"""What is asked of the dispatch: the accumulator of masked-dense, texts without f64, thresholds of packed experts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emitter.backend import Cpu
from emitter.dispatch.thresholds import Measured, write_table
from emitter.errors import InputError, UnsupportedError
from emitter.golden import goldens_root
from emitter.graphs import EmitOptions, Strategy, emit
from emitter.kernels.cpu.isa import AMX
from emitter.lowering import Thresholds
from emitter.packing import MlxAffine
from emitter.plan import Request, plan_dispatch, plan_packed
from emitter.reading.config import Layer, open_model
from emitter.signature import DType

TINY = sorted((goldens_root() / "configs" / "tiny").glob("*.json"))
WIDE = Request(Strategy.MASKED, Cpu())
NARROW = replace(WIDE, accumulate=DType.F32)


def layers(path: object) -> list[Layer]:
    """A layer of each kind, of each part."""
    parts = open_model(path).parts or (None,)
    models = [open_model(path, part=part) for part in parts]
    return [model.layer(index) for model in models for index in model.representative_layers()]


def text(layer: Layer, request: Request, tokens: int | None) -> str:
    return emit(layer.spec, plan_dispatch(layer.spec, request, EmitOptions(tokens))[0]).text


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


def test_packed_experts_go_by_their_own_line_and_by_what_is_given(tmp_path, monkeypatch) -> None:
    """Masked-dense takes no number of tokens, for it would unpack all experts."""
    layer = open_model(goldens_root() / "configs" / "tiny" / "olmoe.json").layer()
    size = layer.spec.experts, layer.spec.router.top_k
    shape = (size[0].count, size[1], layer.spec.hidden, size[0].intermediate)
    plain = Measured("cpu:amx", DType.BF16, *shape, Thresholds(((5, "gathered"),), "grouped"))
    both = Thresholds(((7, "gathered"), (9, "masked")), "grouped")
    (tmp_path / "t.csv").write_text(write_table([plain, replace(plain, thresholds=both, packing="affine4")]))
    monkeypatch.setenv("MOEHLO_THRESHOLDS", str(tmp_path / "t.csv"))
    packings = tuple((stem, MlxAffine(4, 32, DType.BF16)) for stem in ("expert_gate_up", "expert_down"))

    def upto(request: Request) -> list[tuple[tuple[int, str], ...]]:
        planned = plan_dispatch(layer.spec, request, EmitOptions(dtype=DType.BF16))
        return [plan_packed(layer.spec, request, planned, p)[0].thresholds.upto for p in ((), packings)]

    asked = Request(backend=Cpu(AMX))
    assert upto(asked) == [((5, "gathered"),), ((7, "gathered"),)]
    assert upto(replace(asked, gather_threshold=6)) == [((6, "gathered"),)] * 2
    assert upto(replace(asked, gather_threshold=2, sort_threshold=4)) == [
        ((2, "gathered"), (4, "masked")),
        ((2, "gathered"),),
    ]
