"""What is launched around the experts of a decoder whose weights are packed, or whose caches are bytes."""

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from emitter.errors import UnsupportedError
from emitter.golden import goldens_root
from emitter.graphs.decoder import DECODE, DECODE_BATCH, PREFILL, Room, decoder_steps, emit_decoder
from emitter.kernels.cuda.shipped import shipped_kernels
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing
from emitter.plan import DecoderPlan, Request, Stored, plan_decoder
from emitter.reading.config import model_from_config
from emitter.signature import DType
from emitter.spec.model import ModelSpec
from emitter.spec.model_tensors import around_weights, outer_weights
from emitter.target import Target, parse_target
from emitter.text.launches import Launch

FOUR, EIGHT = MlxAffine(4, 32, DType.BF16), MlxAffine(8, 32, DType.F16)
SIZES = {"hidden_size": 128, "intermediate_size": 64, "num_attention_heads": 4, "num_key_value_heads": 2}


def planned(
    packings: Mapping[str, Packing], dtype: DType = DType.BF16, **changes: object
) -> tuple[ModelSpec, DecoderPlan]:
    """A decoder of two layers, whose weights around the experts are stored so, by stem."""
    config = json.loads((goldens_root() / "configs/tiny/olmoe.json").read_text()) | {**SIZES, "vocab_size": 96}
    spec = model_from_config({**config, **changes}, "olmoe").whole
    named = {f"layers.{i}.{w.name}": w for i, layer in enumerate(spec.layers) for w in around_weights(spec, layer)}
    named |= {w.name: w for w in outer_weights(spec)}
    stored = {name: packings[w.stem] for name, w in named.items() if w.stem in packings}
    plan = plan_decoder(spec, Request(target=Target.cuda("sm_90"), dtype=dtype), Stored(stored, frozenset(stored)))
    return spec, plan


def launched(spec: ModelSpec, plan: DecoderPlan, entry: str) -> list[str]:
    """The kernels that an entry point names, each as often as it is written, but for those of experts and attention."""
    text = emit_decoder(spec, plan, entries=(entry,)).text
    found = re.findall(r"flow\.dispatch @((?:linear|unpack_rows|grouped_down)\w*)::", text)
    return [name for name in found if not name.endswith("_bf16") or "affine" in name or "linear" in name]


def test_rows_of_packed_projections_embedding_and_head_are_read_as_they_are_stored() -> None:
    spec, plan = planned(dict.fromkeys(("q", "k", "v", "o", "embedding", "head"), FOUR))
    each = ["linear_3_affine4_bf16", "linear_1_affine4_bf16"]
    assert sorted(launched(spec, plan, DECODE)) == sorted(
        # layers that are alike are one function
        ["unpack_rows_affine4", *each, "linear_1_affine4_bf16"]
    )
    many = launched(spec, plan, PREFILL)
    assert {"grouped_down_16_affine4_bf16", "grouped_down_128_affine4_bf16"} < set(many)


def test_a_head_that_is_the_embedding_is_read_packed_too() -> None:
    spec, plan = planned({"embedding": EIGHT}, tie_word_embeddings=True)
    # the decoder, then its layer
    assert launched(spec, plan, DECODE) == [
        *("unpack_rows_affine8", "linear_1_affine8_bf16"),
        *("linear_3_bf16", "linear_1_bf16"),
    ]


@pytest.mark.parametrize(
    ("k", "v", "kernels"),
    [
        (FOUR, EIGHT, ["linear_3_affine4_bf16", "linear_1_affine8_bf16"]),
        (EIGHT, EIGHT, ["linear_1_affine4_bf16", "linear_3_affine8_bf16"]),
        (EIGHT, FOUR, ["linear_1_affine4_bf16", "linear_1_affine8_bf16", "linear_1_affine4_bf16"]),
    ],
)
def test_neighbours_of_queries_keys_and_values_that_are_packed_alike_are_read_together(k, v, kernels) -> None:
    """As of files of llama.cpp, whose values have more bits in some layers."""
    spec, plan = planned({"q": FOUR, "k": k, "v": v, "o": Mxfp4()})
    assert launched(spec, plan, DECODE) == ["linear_1_bf16", *kernels, "linear_1_mxfp4_bf16"]


@pytest.mark.parametrize(("rows", "together"), [(2, ""), (3, "_4"), (4, "_4")])
def test_more_than_two_tokens_read_rows_of_a_weight_together(rows: int, together: str) -> None:
    """But for FP8, whose kernels take one."""
    spec, plan = planned({"q": FOUR, "k": FOUR, "v": EIGHT, "o": BlockFp8(16, 32)})
    steps = decoder_steps(spec, plan, DECODE_BATCH, Room(640, rows, None, 640))
    assert not isinstance(steps, str)
    found = [step for step in steps.launches.steps if isinstance(step, Launch) and "linear" in step.kernel]
    of_layer = [f"linear_3{together}_affine4_bf16", f"linear_1{together}_affine8_bf16", "linear_1_fp8_bf16"]
    # what is normed for a head so small is read by nothing else
    head = "norm_linear_1_bf16" if rows == 2 else "linear_1_4_bf16"
    assert [step.kernel for step in found] == [*2 * of_layer, head]
    # as many programs as blocks of rows, for each token or for all
    last, rows_of_head = found[-1], shipped_kernels("sm_90")[found[-1].kernel].constant("BLOCK_ROWS")
    assert last.grid == (-(-spec.embedding.vocabulary // rows_of_head) * (1 if together else rows), 1, 1)


@pytest.mark.parametrize(("rows", "most"), [(9, 16), (33, 64)])
def test_a_batch_s_packed_projections_are_by_tiles_of_tokens(rows: int, most: int) -> None:
    """By row blocks of one expert too few thread blocks would run: one for each 128 columns."""
    spec, plan = planned({"q": FOUR, "k": FOUR, "v": EIGHT, "o": Mxfp4(), "head": FOUR})
    steps = decoder_steps(spec, plan, DECODE_BATCH, Room(640, rows, None, 640))
    assert not isinstance(steps, str)
    found = [step.kernel for step in steps.launches.steps if "tiles" in step.kernel]
    of_layer = ["3_{}_affine4", "1_{}_affine8", "1_{}_mxfp4"]
    head = ["1_{}_affine4"]
    assert found == [f"linear_tiles_{each.format(most)}_bf16" for each in 2 * of_layer + head]


def test_a_packed_head_is_read_packed_for_all_tokens_of_a_batch() -> None:
    """By row blocks of 128 its rows would all be unpacked before."""
    spec, plan = planned({"head": FOUR}, vocab_size=20000)
    for rows, of_head in ((65, "grouped_down_32_affine4_bf16"), (256, "grouped_down_64_affine4_bf16")):
        steps = decoder_steps(spec, plan, DECODE_BATCH, Room(640, rows, None, 640))
        assert not isinstance(steps, str)
        (head,) = (step for step in steps.launches.steps if step.buffers[-1] == steps.launches.outputs[0])
        assert head.kernel == of_head


@pytest.mark.parametrize("dtype", [DType.F32, DType.F16])
def test_packed_projections_are_read_in_bf16_alone(dtype: DType) -> None:
    _, plan = planned({"q": FOUR}, dtype)
    assert plan.held == {}
    what = f"MLX affine, 4 bits, groups of 32, bf16 scales where it is computed in {dtype.value}"
    assert dict(plan.unpacked)["layers.0.q"] == f"no kernel for cuda:sm_90 reads projections in {what}"


def test_three_packed_matrices_are_no_more_buffers_than_a_module_takes() -> None:
    """But with a norm, which is launched without a module."""
    linear = [kernel for name, kernel in shipped_kernels("sm_90").items() if name.startswith("linear")]
    assert max(kernel.pointers for kernel in linear) == 16


def kept_in(
    cache: DType | None, family: str = "olmoe", target: str = "cuda:sm_90", dtype: DType = DType.BF16
) -> DecoderPlan:
    """The plan of a tiny decoder whose caches are of another type than it computes in."""
    config = json.loads((goldens_root() / f"configs/tiny/{family}.json").read_text())
    sizes = SIZES if family == "olmoe" else {"hidden_size": 128}
    spec = model_from_config(config | sizes, family).whole
    return plan_decoder(spec, Request(target=parse_target(target), dtype=dtype, cache=cache))


def test_a_cache_in_bytes_is_written_and_read_by_kernels_of_its_own() -> None:
    spec, _ = planned({})
    plan = kept_in(DType.F8)
    graph = emit_decoder(spec, plan, entries=(PREFILL, DECODE))
    states = graph.entry(DECODE).signature.states
    assert {argument.dtype for argument in states} == {DType.F8}
    assert sum(argument.dtype.itemsize for argument in states) == len(states)
    found = set(re.findall(r"flow\.dispatch @((?:enter|attend)\w*)::", graph.text))
    assert found == {"enter_64_fp8_bf16", "attend_64_fp8_bf16", "attend_tiles_64_fp8_bf16"}
    # queries are of the compute type
    (rows,) = set(re.findall(r"@enter_64_fp8_bf16.* -> \(.*(tensor<\S+>)\)", graph.text)) - {""}
    assert rows == "tensor<1x4x32xbf16>"


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (
            {"dtype": DType.F32},
            "layer 0 of cuda:sm_90 in f32: its kernels read caches of the compute type, or",
        ),
        ({"family": "deepseek-v3"}, "layer 0 of cuda:sm_90 in bf16: latents are kept in the compute type"),
        ({"family": "unlimited-ocr"}, "in bf16: its mask goes by the prompt"),
        (
            {"target": "cpu"},
            " in bf16: its kernels read caches of the compute type or of int8, and, where f32 is computed, of bf16",
        ),
        ({"cache": DType.F32}, "--cache-dtype f32: layer 0 of cuda:sm_90 in bf16: its kernels read caches"),
    ],
)
def test_a_cache_that_no_kernel_reads_is_refused_with_the_reason(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(UnsupportedError, match=re.escape(reason)):
        kept_in(**{"cache": DType.F8, **given})


def test_a_cache_of_the_compute_type_is_no_other() -> None:
    assert kept_in(DType.BF16) == kept_in(None)
