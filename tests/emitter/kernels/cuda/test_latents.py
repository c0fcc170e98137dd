"""What kernels are told of multi-head latent attention, and which of it they leave to a compiler."""

from dataclasses import replace

import pytest

from emitter.golden import goldens_root
from emitter.graphs.decoder import DECODE, DECODE_BATCH, PREFILL_PAGED, Room, decoder_steps, emit_decoder
from emitter.kernels.cuda.attending import CudaAttention
from emitter.kernels.cuda.launch import float_bits
from emitter.plan import Request, plan_decoder
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec.attention import GateSpec, LatentAttentionSpec, Positioned, PositionScaleSpec
from emitter.spec.norm import NormKind, NormSpec, NormWeight
from emitter.spec.rope import Pairing
from emitter.target import Target
from emitter.text.launches import Launch

SPEC = open_model(goldens_root() / "configs/deepseek-v3.json").whole
MIXER = SPEC.layers[0].mixer
assert isinstance(MIXER, LatentAttentionSpec)
LEARNED = PositionScaleSpec(Positioned.LEARNED)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({}, None),
        ({"gate": GateSpec(per_head=True), "rope_key_norm": NormSpec(1e-5, NormWeight.CENTRED)}, None),
        ({"q_rank": 0, "q_scale": 2.0, "rope": None}, None),
        ({"v_dim": 40}, "its v_dim is 40; the kernels are for multiples of 16"),
        ({"nope_dim": 0}, "its nope_dim is 0; the kernels are for multiples of 16"),
        ({"kv_rank": 528}, "its heads have 528, 64 dimensions; the kernels are for fewer"),
        ({"latent_norm": NormSpec(1e-6, kind=NormKind.LAYER)}, "its norms of latents and keys are others"),
        ({"rope_key_norm": NormSpec(1e-6, NormWeight.NONE)}, "its norms of latents and keys are others"),
        ({"gate": GateSpec(fused=True)}, "its gate is made with its queries"),
        ({"position_scale": LEARNED}, None),
    ],
)
def test_what_is_left_to_a_compiler_is_named(changes: dict[str, object], reason: str | None) -> None:
    found = CudaAttention("sm_90").latents(replace(MIXER, **changes))
    assert (found if isinstance(found, str) else None) == reason


def test_a_kernel_is_told_of_the_latents_and_of_the_cache() -> None:
    mixer = replace(MIXER, q_scale=0.5, kv_scale=3.0, rope_key_norm=NormSpec(1e-4, NormWeight.CENTRED))
    spec = replace(SPEC, layers=(replace(SPEC.layers[0], mixer=mixer),))
    plan = plan_decoder(spec, Request(target=Target.cuda("sm_90"), dtype=DType.BF16))
    for entry, rows, form, context, table in ((DECODE, None, 0, 640, 0), (DECODE_BATCH, 5, 2, 0, 5)):
        steps = decoder_steps(spec, plan, entry, Room(640, rows, 640 if rows is None else None, 640))
        assert not isinstance(steps, str)
        (step,) = (s for s in steps.launches.steps if isinstance(s, Launch) and s.kernel.startswith("enter"))
        interleaved, eps = int(mixer.rope.pairing is not Pairing.HALF), mixer.latent_norm.eps
        assert step.scalars == (
            *(rows or 1, 128, 128, 64, 128, 512, 32, interleaved),
            *map(float_bits, (eps, 0.0, 3.0)),
            *(1, float_bits(1e-4), float_bits(1.0)),
            *(float_bits(0.5), 0, 1, form, context, table),
        )
        assert step.buffers[3:5] == ("layers.0.rope_key_norm", step.buffers[4])
        assert len(step.updates) == 2
        assert step.updates == step.buffers[11:13]


@pytest.mark.parametrize("pages", [1, 3, 8, 9, 32, 33])
def test_there_is_room_for_the_parts_of_a_sequence_of_any_length(pages: int) -> None:
    plan = plan_decoder(SPEC, Request(target=Target.cuda("sm_90"), dtype=DType.BF16))
    for entry, rows in ((DECODE, None), (DECODE_BATCH, 5)):
        # of few tokens and pages values are made in the same launch
        joining, first = ("join_leave_latents_bf16", 5) if rows is None and pages <= 32 else ("join", 2)
        context = 128 * pages
        steps = decoder_steps(SPEC, plan, entry, Room(context, rows, context if rows is None else None, context))
        assert not isinstance(steps, str)
        attend, join = (
            next(s for s in steps.launches.steps if isinstance(s, Launch) and s.kernel == kernel)
            for kernel in ("attend_latent_bf16", joining)
        )
        _, room, heads, width = steps.launches.written[attend.buffers[-2]].shape
        assert (heads, width) == (MIXER.heads, MIXER.kv_rank)
        assert attend.scalars[7:9] == (pages, room)
        assert join.scalars[first : first + 2] == (room, 64)
        # half pages of up to 1024 tokens, pages of more: as the kernels count them
        most = max(-(-length // (64 if length <= 1024 else 128)) for length in range(1, context + 1))
        assert room >= most


def test_many_tokens_enter_and_leave_by_the_same_kernels() -> None:
    plan = plan_decoder(SPEC, Request(target=Target.cuda("sm_90"), dtype=DType.BF16))
    text = emit_decoder(SPEC, plan, entries=(PREFILL_PAGED,)).text
    for kernel in ("enter_latents_bf16", "attend_tiles_latent_bf16", "leave_latents_bf16"):
        assert f"flow.dispatch @{kernel}::" in text
    assert "latent_scores" not in text
