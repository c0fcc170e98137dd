"""What computes a whole model of every family on a GPU, as the plan says it, at widths that kernels take."""

import pytest
from whole_models import CASES, parts
from wide_models import NAMES, widths

from emitter.dtype import DType
from emitter.graphs.decoder import BATCHED, SINGLE, launches_of
from emitter.plan import Request, plan_decoder
from emitter.target import Target

BY_THE_RUNTIME = {"axk2", "hy-v4", "unlimited-ocr"}
"""Tiny configs of which something is no launch (docs/cuda.md)."""


@pytest.mark.nightly
def test_which_models_are_launches_alone_is_frozen() -> None:
    request, found = Request(target=Target.cuda("sm_90"), dtype=DType.BF16), set()
    for name in NAMES:
        spec = parts(name, widths(name))[None].whole
        made = launches_of(spec, plan_decoder(spec, request), (*SINGLE, *BATCHED))
        if any(isinstance(how, str) for how in made.values()):
            found.add(CASES[name].stem)
    assert found == BY_THE_RUNTIME
