"""How long the text of a whole decoder is at true size."""

from __future__ import annotations

import pytest

from emitter.golden import goldens_root
from emitter.graphs.decoder import emit_decoder
from emitter.packing import Addressed, Axis, Use
from emitter.plan import Request, Stored, plan_decoder
from emitter.reading.config import open_model
from emitter.signature import DType, Parameters
from emitter.spec.model_tensors import model_weights
from emitter.spec.tensors import COMPUTE
from emitter.target import Target
from emitter.target.isa import AMX, AVX2, AVX512, AVX512_BF16, NEON, PORTABLE, Isa

MOST = 400_000
"""Bytes, of prefill and decode of OLMoE-1B-7B with their kernels: each stands there once."""


@pytest.mark.parametrize(
    ("isa", "in_place"),
    [
        pytest.param(isa, j == 1, id=f"{isa.name}-{name}", marks=[pytest.mark.nightly] * (i > 0 and i % 2 != j))
        for i, isa in enumerate((AMX, AVX512_BF16, AVX512, AVX2, NEON, PORTABLE))
        for j, name in enumerate(("laid-out", "in-place"))
    ],
)
def test_sixteen_layers_of_olmoe_are_at_most_400_kb(isa: Isa, in_place: bool) -> None:
    spec = open_model(goldens_root() / "configs" / "olmoe-1b-7b-0924.json").whole
    matrices = [w for w in model_weights(spec) if w.use is Use.PRODUCT and w.packing == COMPUTE]
    forms = {w.name: Addressed(DType.BF16, w.axes[-2].parts) for w in matrices if w.axes[-1].axis is Axis.IN}
    plan = plan_decoder(spec, Request(dtype=DType.BF16, target=Target.cpu(isa)), Stored(forms) if in_place else None)
    assert bool(plan.packings) is in_place
    text = emit_decoder(spec, plan, Parameters("model")).text
    assert len(text.encode()) <= MOST
