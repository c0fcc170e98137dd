"""Steps of decoders as launches: each reads what is there, and caches and tokens are written where they are."""

import itertools
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from emitter.dtype import DType
from emitter.golden import goldens_root
from emitter.graphs.decoder import (
    DECODE,
    DECODE_BATCH,
    PREFILL,
    PREFILL_PAGED,
    Room,
    decoder_prefill,
    decoder_steps,
    emit_decoder,
    launches_of,
)
from emitter.kernels.cuda.around import narrowing
from emitter.kernels.cuda.attending import CudaAttention
from emitter.kernels.cuda.catalogue import CHUNKS, SPLITS
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.linear import normed, projected
from emitter.kernels.cuda.recorder import CudaRecorder
from emitter.kernels.cuda.route import logits
from emitter.kernels.cuda.rows import narrowed
from emitter.kernels.cuda.shipped import shipped_kernels
from emitter.kernels.cuda.source.groups import RowNorm
from emitter.packing import Axis, Extent, Plain, Use, Weight
from emitter.plan import Request, Strategy, plan_decoder
from emitter.reading.config import model_from_config, open_model, read_config
from emitter.spec import DenseSpec, MoeSpec
from emitter.spec.model import ModelSpec
from emitter.spec.norm import NormKind, NormSpec, NormWeight
from emitter.spec.rope import Pairing
from emitter.target import Target
from emitter.text.builder import TensorType, Value
from emitter.text.launches import Launch, Launched, LaunchList
from emitter.text.weights import HeldWeight
from moehlo.batch import MOST_ROWS

ALONE = Room(640, None, 640, 640)
GOES_ON = ("tokens", "positions", "window_positions", "lengths", "made", "count")
BATCH = (DECODE, DECODE_BATCH)
REQUEST = Request(target=Target.cuda("sm_90"), dtype=DType.BF16)


def steps_of(name: str, room: Room, request: Request = REQUEST, *, draws: bool = False):
    spec = open_model(goldens_root() / "configs" / f"{name}.json").whole
    entry = DECODE if room.rows is None else DECODE_BATCH
    return spec, decoder_steps(spec, plan_decoder(spec, request), entry, room, draws=draws)


def head_of(steps: Launched) -> Launch:
    """The launch that writes the logits."""
    (head,) = (step for step in steps.launches.steps if step.buffers[-1] == steps.launches.outputs[0])
    return head


@pytest.mark.parametrize("rows", [None, 1, 8, 64])
@pytest.mark.parametrize("name", ["olmoe-1b-7b-0924", "gpt-oss-20b", "qwen3-0.6b", "deepseek-v2-lite"])
def test_each_step_reads_what_was_written_and_goes_on_with_what_it_chose(name: str, rows: int | None) -> None:
    room = ALONE if rows is None else replace(ALONE, rows=rows, window=None)
    spec, steps = steps_of(name, room)
    assert not isinstance(steps, str)
    call, inputs = steps.launches, {argument.name: argument for argument in steps.inputs}
    written: set[str] = set()
    updated: list[str] = []
    for step in call.steps:
        assert isinstance(step, Launch)
        kernel = shipped_kernels("sm_90")[step.kernel]
        assert len(step.buffers) == kernel.pointers
        fresh = [name for name in step.buffers if name in call.written and name not in written]
        # results are the last buffers of a launch; all others are arguments, or there
        assert step.buffers[len(step.buffers) - len(fresh) :] == tuple(fresh)
        assert not set(fresh) & {*step.updates}
        written |= {*fresh}
        updated += step.updates
    assert updated[-len(GOES_ON) :] == list(GOES_ON)
    kinds, pool = (
        ("latents", "rope_keys") if "deepseek" in name else ("keys", "values"),
        "" if rows is None else "_pool",
    )
    assert updated[: -len(GOES_ON)] == [f"layers.{i}.{kind}{pool}" for i in range(len(spec.layers)) for kind in kinds]
    assert call.steps[-1].kernel == "advance"
    assert call.steps[-1].buffers[0] == call.outputs[1]
    assert call.written[call.outputs[0]].shape == (rows or 1, spec.embedding.vocabulary)
    assert call.written[call.outputs[1]].shape == (rows or 1,)
    assert {*GOES_ON} < inputs.keys()
    assert inputs["rope_cos"].shape[0] == 640
    assert call.schedule() == call.steps  # on one stream


@pytest.mark.parametrize(
    ("name", "kind", "rows", "part"),
    [
        *(("qwen3-0.6b", "128", rows, part) for rows, part in ((None, 64), (1, 64), (4, 64), (5, 128), (256, 128))),
        # of latents, which are one head of keys, up to more sequences
        *(("deepseek-v2-lite", "latent", rows, part) for rows, part in ((8, 64), (128, 64), (129, 128))),
    ],
)
def test_few_sequences_are_divided_into_smaller_parts(name: str, kind: str, rows: int | None, part: int) -> None:
    room = ALONE if rows is None else replace(ALONE, rows=rows, window=None)
    spec, steps = steps_of(name, room)
    assert not isinstance(steps, str)
    # batches are projected from what is rounded; latents are rounded as they leave
    joining = "join" if rows in (None, 1, 4) or kind == "latent" else narrowing("join")
    attend, join = (
        next(step for step in steps.launches.steps if isinstance(step, Launch) and step.kernel == kernel)
        for kernel in (f"attend_{kind}_bf16", joining)
    )
    # five pages of 128 keys
    parts = 5 * 128 // part
    assert attend.scalars[7:11] == (5, parts, part, int(rows is None))
    assert join.scalars[2:5] == (parts, part, int(rows is None))
    heads = 1 if kind == "latent" else spec.layers[0].mixer.kv_heads
    assert attend.grid == ((rows or 1) * heads * parts, 1, 1)


@pytest.mark.parametrize("rows", [None, 8])
def test_a_step_that_draws_goes_on_with_what_it_drew(rows: int | None) -> None:
    room = ALONE if rows is None else replace(ALONE, rows=rows, window=None)
    _, steps = steps_of("qwen3-0.6b", room, draws=True)
    assert not isinstance(steps, str)
    call, inputs = steps.launches, {argument.name: argument for argument in steps.inputs}
    assert (inputs["rule"].shape, inputs["sequences"].shape) == ((7,), (rows or 1,))
    found, drawn, last = call.steps[-3:]
    assert [found.kernel, drawn.kernel, last.kernel] == ["candidates", "sample", "advance"]
    assert found.buffers[0] == call.outputs[0]
    # 151936 logits in blocks of 2048, 64 of each
    assert found.grid == (75 * (rows or 1), 1, 1)
    assert call.written[found.buffers[1]].shape == (rows or 1, 75, 64)
    assert drawn.buffers == (found.buffers[1], "positions", "sequences", "rule", call.outputs[1])
    assert last.buffers[0] == call.outputs[1]
    _, greedy = steps_of("qwen3-0.6b", room)
    assert len(call.steps) == len(greedy.launches.steps) + 2


@pytest.mark.parametrize("name", ["olmoe-1b-7b-0924", "qwen3-30b-a3b", "gpt-oss-20b", "mixtral-8x7b-v0.1"])
def test_one_token_takes_at_most_eight_launches_a_layer(name: str) -> None:
    spec, steps = steps_of(name, ALONE)
    assert not isinstance(steps, str)
    # embedding, two tables, last norm, head, two for its highest, what goes on
    assert len(steps.launches.steps) == 8 * len(spec.layers) + 8
    # the residual stream: what each sum leaves the next one adds to; the first norm is of no sum
    kernels = ("norm_linear_3_bf16", "norm_router_logits", "end_branch")
    first, *sums = [
        step.buffers for step in steps.launches.steps if isinstance(step, Launch) and step.kernel.startswith(kernels)
    ]
    assert len(sums) == 2 * len(spec.layers)
    assert first[0] == sums[0][0]
    assert all(one[-1] == other[0] for one, other in itertools.pairwise(sums))


END = (
    *("stream", "outputs", "ids", "weights", "beside", "norm_weight", "beside_weight", "outer_weight", "factor"),
    *(f"{name}_{number}" for name in ("weight", "narrow", "y") for number in range(3)),
    *("total", "top_k", "experts", "width", "is_weighed", "row_parts", "beside_parts", "has_factor"),
    *(f"{norm}.{field}" for norm in ("norm", "beside_norm", "outer_norm") for field in RowNorm._fields),
    *("epsilon", "offset", "left"),
)
"""What ``end_branch`` takes, in its order."""
IN_F32, ROUNDED, WEIGHTED = 1, 1 << 8, 1 << 16
"""Bits of ``left``, for the first norm of the total."""
ROWS = (("outputs", "row"), ("beside", "beside"))
"""Its rows that may be in parts, and what their number begins with."""


def ends_of(call: LaunchList) -> list[dict[str, object]]:
    """The ends of branches, each as what it takes by name."""
    ends = (step for step in call.steps if isinstance(step, Launch) and step.kernel.startswith("end_branch"))
    return [dict(zip(END, (*step.buffers, *step.scalars), strict=True)) for step in ends]


def launches_of_a_layer(name: str, launched: Callable[[ModelSpec], Launched | str]) -> int:
    """What the fifth layer of a model adds: in front of it DeepSeek has one or three dense ones."""
    whole = open_model(goldens_root() / "configs" / f"{name}.json").whole

    def count(layers: int) -> int:
        found = launched(replace(whole, layers=whole.layers[:layers]))
        assert not isinstance(found, str), found
        return len(found.launches.steps)

    return count(5) - count(4)


@pytest.mark.parametrize(
    ("name", "rows", "cache", "launches"),
    [
        ("olmoe-1b-7b-0924", None, 640, 8),
        ("qwen1.5-moe-a2.7b", None, 640, 9),
        ("deepseek-v2-lite", None, 4096, 9),
        ("deepseek-v2-lite", None, 4224, 10),
        ("deepseek-v3", None, 640, 11),
        ("mixtral-8x7b-v0.1", 2, 640, 12),
        *((name, 8, 640, 12) for name in ("olmoe-1b-7b-0924", "qwen3-30b-a3b", "gpt-oss-20b")),
        *((name, 256, 640, 12) for name in ("olmoe-1b-7b-0924", "mixtral-8x7b-v0.1", "gpt-oss-20b")),
        *(("deepseek-v2-lite", rows, 640, 15) for rows in (8, 64, 256)),
        *(("deepseek-v3", rows, 640, 17) for rows in (8, 256)),
    ],
)
def test_a_layer_of_a_step_is_as_many_launches_as_its_page_says(
    name: str, rows: int | None, cache: int, launches: int
) -> None:
    """See docs/cuda.md, steps of decode."""
    room = Room(cache, rows, None if rows else cache, cache)
    entry = DECODE if rows is None else DECODE_BATCH
    found = launches_of_a_layer(name, lambda spec: decoder_steps(spec, plan_decoder(spec, REQUEST), entry, room))
    assert found == launches


@pytest.mark.parametrize(
    ("name", "launches"),
    [
        ("olmoe-1b-7b-0924", (11, 14, 15)),
        ("gpt-oss-20b", (11, 13, 15)),
        ("deepseek-v2-lite", (14, 16, 17)),
        ("deepseek-v3", (16, 18, 19)),
    ],
)
def test_a_layer_of_a_prompt_is_as_many_launches_as_its_page_says(name: str, launches: tuple[int, ...]) -> None:
    """See docs/cuda.md, prompts."""
    room = Room(8192, None, 8192, padded=True)
    for tokens, count in zip((256, 512, 4096), launches, strict=True):
        found = launches_of_a_layer(
            name, lambda spec, tokens=tokens: decoder_prefill(spec, plan_decoder(spec, REQUEST), PREFILL, room, tokens)
        )
        assert found == count


@pytest.mark.parametrize(("rows", "launches"), [(None, 10), (2, 10), (8, 14)])
def test_a_layer_of_gemma_4_takes_ten_launches_of_few_rows(rows: int | None, launches: int) -> None:
    """Norms around attention, experts and a shared expert, factors of experts and of the layer."""
    room = ALONE if rows is None else replace(ALONE, rows=rows, window=None)

    def count(layers: int) -> int:
        kinds = {"num_hidden_layers": layers, "layer_types": layers * ["full_attention"], "num_experts": 72}
        _, steps = wide_steps("gemma4", {**kinds, "hidden_size_per_layer_input": 0}, BATCH[rows is not None], room)
        return len(steps.launches.steps)

    assert count(5) - count(3) == 2 * launches


def of_norms_and_logits(launches: LaunchList) -> Counter[str]:
    kernels = Counter(step.kernel for step in launches.steps if isinstance(step, Launch))
    parts = ("norm", "router_logits", "end_branch")
    return Counter({name: count for name, count in kernels.items() if any(part in name for part in parts)})


@pytest.mark.parametrize(
    ("x", "kind", "tokens", "early", "fused"),
    [
        ("sum", NormKind.RMS, 3, True, True),
        ("given", NormKind.RMS, 4, True, True),
        ("sum", NormKind.RMS, 5, True, False),  # a token after the other
        ("sum", NormKind.LAYER, 3, True, False),
        ("sum", NormKind.RMS, 3, False, False),  # what follows reads the rows meanwhile
        ("sum", NormKind.RMS, 3, None, False),  # they are rounded next
    ],
)
def test_few_rows_are_normed_where_a_router_reads_them(
    x: str, kind: NormKind, tokens: int, early: bool | None, fused: bool
) -> None:
    recorder = CudaRecorder("main", "sm_90")
    one, other, router, weight = (
        recorder.argument(name, shape, DType.F32)
        for name, shape in (("one", (tokens, 32)), ("other", (tokens, 32)), ("router", (7, 32)), ("weight", (32,)))
    )
    launcher, read = Launcher(recorder, "sm_90"), recorder.add(one, other) if x == "sum" else one
    weighted = x == "sum"
    spec = NormSpec(1e-5, NormWeight.CENTRED if weighted else NormWeight.NONE, kind=kind)
    normal = normed(launcher, spec, read, weight if weighted else None, None)
    assert isinstance(normal, Value)
    parts = logits(launcher, normal, router, SPLITS * CHUNKS, 1, few=True, early=early is not False)
    named = [("normal", normal), ("parts", Value(parts.name.removeprefix("%"), TensorType(parts.shape, DType.F32)))]
    if early is None:
        named.append(("rounded", narrowed(launcher, normal, DType.BF16)))
    found = recorder.recorded(named)
    *_, last = (step for step in found.steps if isinstance(step, Launch) and "router_logits" in step.kernel)
    assert of_norms_and_logits(found).total() == (1 if fused else 2)
    assert last.kernel == ("norm_router_logits" if fused else "router_logits_few")
    if fused:
        assert last.buffers[:4] == (("one", "other", "weight") if weighted else ("one", "one", "one")) + ("router",)
        # each part of 32 of each row, of up to 32 experts
        assert last.grid == (32 * tokens, 1, 1)
        # of no weight a factor of one
        assert last.scalars == (tokens, 7, 32, 32, 1, weighted, weighted, float_bits(1e-5), float_bits(1.0))


@pytest.mark.parametrize(
    ("x", "kind", "tokens", "rows", "read", "fused"),
    [
        ("sum", NormKind.RMS, 2, 48, False, True),
        ("rows", NormKind.RMS, 1, 48, False, True),
        ("rows", NormKind.RMS, 1, 4 * 4500, False, True),
        ("rows", NormKind.RMS, 1, 4 * 4501, False, False),  # by so many thread blocks
        ("sum", NormKind.RMS, 2, 4 * 1125, False, True),
        ("sum", NormKind.RMS, 2, 4 * 1126, False, False),
        ("sum", NormKind.RMS, 3, 48, False, False),  # read together
        ("sum", NormKind.LAYER, 2, 48, False, False),
        ("sum", NormKind.RMS, 2, 48, True, False),  # something else reads what is normed
        ("heads", NormKind.RMS, 2, 48, False, False),  # rows of which projections read several
    ],
)
def test_few_rows_are_normed_where_projections_read_them(
    x: str, kind: NormKind, tokens: int, rows: int, read: bool, fused: bool
) -> None:
    recorder = CudaRecorder("main", "sm_90")
    one, other, weight = (
        recorder.argument(name, shape, DType.F32)
        for name, shape in (("one", (tokens, 32)), ("other", (tokens, 32)), ("weight", (32,)))
    )
    launcher, is_sum = Launcher(recorder, "sm_90"), x == "sum"
    spec = NormSpec(1e-5, NormWeight.CENTRED if is_sum else NormWeight.NONE, kind=kind)
    given = recorder.add(one, other) if is_sum else one
    if x == "heads":
        given = recorder.reshape(one, (tokens, 2, 16))
    normal = normed(launcher, spec, given, weight if is_sum else None, None)
    assert isinstance(normal, Value)
    normal = recorder.reshape(normal, (tokens, 32))
    matrix = Weight("matrix", (Extent(Axis.OUT, rows), Extent(Axis.IN, 32)), Use.PRODUCT, Plain())
    held = HeldWeight(matrix, {"": recorder.argument("matrix", (rows, 32), DType.BF16)})
    projections = projected(launcher, DType.BF16, normal, [held], [None])
    assert not isinstance(projections, str)
    named = {"projected": projections[0]} | ({"sum": given} if is_sum else {}) | ({"normal": normal} if read else {})
    found = recorder.recorded(named.items())
    launches = [step for step in found.steps if isinstance(step, Launch)]
    assert ("norm_linear_1_bf16" in [step.kernel for step in launches]) == fused
    assert len(launches) == (1 if fused else 2)
    if fused:
        (step,), names = launches, dict(zip(named, found.outputs, strict=True))
        # of one matrix without a bias: x stands where there is none, and the result where no sum is left
        rows_and_norm = ("one", "other", "weight") if is_sum else ("one",) * 3
        assert step.buffers == (
            *rows_and_norm,
            "matrix",
            "one",
            names["projected"],
            names["sum" if is_sum else "projected"],
        )
        assert step.grid == (tokens * rows // 4, 1, 1)
        # of no weight a factor of one
        assert step.scalars == (tokens, 32, rows, 0, is_sum, is_sum, float_bits(1e-5), float_bits(1.0))


@pytest.mark.parametrize(("name", "a_layer"), [("deepseek-v2-lite", 9), ("deepseek-v3", 11)])
def test_a_layer_of_latents_takes_nine_launches_and_two_more_for_a_latent_of_queries(name: str, a_layer: int) -> None:
    """In bf16: by FP8 thread blocks of the queries' projection are half as many, and norm their latent themselves."""
    spec, steps = steps_of(name, ALONE)
    assert not isinstance(steps, str)
    dense = sum(isinstance(layer.ffn, DenseSpec) for layer in spec.layers)  # without a router
    assert len(steps.launches.steps) == a_layer * len(spec.layers) - dense + 8
    for rows in (None, 9):
        _, steps = steps_of(name, ALONE if rows is None else replace(ALONE, rows=rows, window=None))
        assert not isinstance(steps, str)
        mixer, launches = spec.layers[0].mixer, [s for s in steps.launches.steps if isinstance(s, Launch)]
        first, entering, leaving = (
            next(s for s in launches if kind in s.kernel) for kind in ("linear", "enter_latents", "leave_latents")
        )
        # the latents' projection beside that of queries, and nothing in the third matrix's place
        matrices = first.buffers[1 if rows else 3 :][:3]
        assert matrices == ("layers.0.q_a" if mixer.q_rank else "layers.0.q", "layers.0.kv_a", matrices[0])
        assert first.scalars[2:5] == (mixer.q_rank or mixer.heads * 192, 576, 0)
        # of each head 512 columns by 64, or 128 rows by 16, for 16 tokens at once; then what turns, and the latent
        assert entering.grid[0] == mixer.heads * 8 + (rows or 1) * (mixer.heads + 1)
        assert leaving.grid[0] == mixer.heads * 8


DEEPSEEK = open_model(goldens_root() / "configs/deepseek-v3.json").whole


def prefill_of(name: str, tokens: int, *, paged: bool = False, request: Request = REQUEST):
    spec = open_model(goldens_root() / "configs" / f"{name}.json").whole
    room = Room(1024, 1 if paged else None, None if paged else 640, padded=True)
    return spec, decoder_prefill(spec, plan_decoder(spec, request), PREFILL_PAGED if paged else PREFILL, room, tokens)


@pytest.mark.parametrize("paged", [False, True])
@pytest.mark.parametrize("tokens", [1, 16, 4096])
@pytest.mark.parametrize("name", ["olmoe-1b-7b-0924", "gpt-oss-20b", "qwen3-0.6b", "deepseek-v2-lite"])
def test_a_prefill_is_launches_whose_places_are_data(name: str, tokens: int, paged: bool) -> None:
    spec, found = prefill_of(name, tokens, paged=paged)
    assert not isinstance(found, str)
    call, inputs = found.launches, {argument.name: argument for argument in found.inputs}
    written: set[str] = set()
    updated: list[str] = []
    for step in call.steps:
        assert isinstance(step, Launch)
        assert len(step.buffers) == shipped_kernels("sm_90")[step.kernel].pointers
        fresh = [name for name in step.buffers if name in call.written and name not in written]
        assert step.buffers[len(step.buffers) - len(fresh) :] == tuple(fresh)
        written |= {*fresh}
        updated += step.updates
    latent, pool = "deepseek" in name, "_pool" if paged else ""
    kinds = ("latents", "rope_keys") if latent else ("keys", "values")
    assert updated == [f"layers.{i}.{kind}{pool}" for i in range(len(spec.layers)) for kind in kinds]
    # how many tokens there are, and where, is in buffers; the head reads one row
    windows = name == "gpt-oss-20b"
    assert {"tokens", "positions", "last", "rope_cos", "rope_sin"} <= inputs.keys()
    assert ("window_positions" in inputs) == (windows and not paged)
    assert ("window_pages" in inputs) == (windows and paged)
    assert not {"start", "window_start"} & inputs.keys()
    assert inputs["rope_cos"].shape[0] == tokens
    entered = [step for step in call.steps if isinstance(step, Launch) and step.kernel.startswith("enter")]
    places = [step.buffers[7 if latent else 8] for step in entered]
    assert {*places} == ({"positions", "window_positions"} if windows and not paged else {"positions"})
    if tokens > 1:
        tiles = [step for step in call.steps if isinstance(step, Launch) and step.kernel.startswith("attend_tiles")]
        assert [step.buffers[-3] for step in tiles] == places
        (row,) = [step for step in call.steps if isinstance(step, Launch) and step.buffers[0] == "last"]
        assert row.kernel == "look_up_fp32"
    assert [call.written[name].shape for name in call.outputs] == [(1, spec.embedding.vocabulary), (1,)]
    assert call.schedule() == call.steps


@pytest.mark.parametrize("paged", [False, True])
def test_many_tokens_see_keys_and_values_that_are_made_of_latents_once(paged: bool) -> None:
    """Of each pair of a token and one that it sees they are 320 products for 1088."""
    for tokens, expanded in ((48, False), (64, True), (2048, True)):
        spec, found = prefill_of("deepseek-v2-lite", tokens, paged=paged)
        assert not isinstance(found, str)
        launches = [step for step in found.launches.steps if isinstance(step, Launch)]
        counts = Counter(step.kernel for step in launches)
        names = ("expand_latents_bf16", "enter_expanded_bf16", "attend_tiles_expanded_128_bf16")
        assert [counts[name] for name in names] == [len(spec.layers) * expanded] * 3
        assert counts[narrowing("leave_latents_bf16")] == len(spec.layers) * (not expanded)
        if not expanded:
            continue
        expanding, entering, attending = (next(s for s in launches if s.kernel == name) for name in names)
        made, rows = expanding.buffers[-2:], 1024
        # each head's 128 rows of keys and of values by a thread block for each page of latents
        assert (expanding.grid[0], expanding.scalars) == (
            16 * 2 * rows // 128,
            (tokens, 16, 128, 128, 512, rows, paged),
        )
        assert [found.launches.written[name].shape for name in made] == [(16, rows, 128)] * 2
        assert entering.grid[0] == tokens * 17
        held = entering.updates
        assert attending.buffers[2:6] == (made[0], held[1], made[1], "pages" if paged else "positions")
        assert attending.scalars[1:6] == (16, 16, 128, 64, 128)
        assert attending.scalars[-2] == rows
        assert expanding.buffers[0] == held[0]


def test_keys_of_more_latents_than_there_is_room_for_are_not_made() -> None:
    spec = replace(DEEPSEEK, layers=DEEPSEEK.layers[:1])
    plan = plan_decoder(spec, REQUEST)
    # 128 heads with 256 numbers of two bytes for each row
    for rows, expanded in ((16384, 1), (16384 + 128, 0)):
        found = decoder_prefill(spec, plan, PREFILL, Room(rows, None, 640, padded=True), 256)
        assert not isinstance(found, str)
        assert sum(step.kernel == "expand_latents_bf16" for step in found.launches.steps) == expanded


@pytest.mark.parametrize("name", ["olmoe-1b-7b-0924", "gpt-oss-20b", "deepseek-v2-lite"])
def test_what_many_tokens_are_rounded_to_next_is_left_rounded(name: str) -> None:
    spec, found = prefill_of(name, 512)
    assert not isinstance(found, str)
    call = found.launches
    steps = [step for step in call.steps if isinstance(step, Launch)]
    types = {name: buffer.dtype for name, buffer in call.written.items()}
    assert not [step for step in steps if step.kernel == "narrow_bf16"]
    assert [step.kernel for step in steps if step.kernel.startswith("norm")] == [narrowing("norm"), "norm"]
    # the sum behind attention is normed for a router in f32, and rounded for experts; a dense MLP reads it rounded, as
    # the next projections do what is behind experts; the last norm is of one row, which the head reads
    ends, experts = ends_of(call), [isinstance(layer.ffn, MoeSpec) for layer in spec.layers]
    rounded = WEIGHTED | ROUNDED
    left = [rounded | IN_F32 if of else rounded for layer in experts for of in (layer, False)]
    assert [end["left"] for end in ends] == [*left[:-1], *([0] if experts[-1] else [])]
    assert {types[end["narrow_0"]] for end in ends if end["left"]} == {DType.BF16}
    assert {types[end["y_0"]] for end in ends if end["left"] & IN_F32} == {DType.F32}
    for step in steps:
        if step.kernel.startswith("attend_tiles"):
            assert (step.scalars[-1], types[step.buffers[-1]]) == (1, DType.BF16)
    # of f16 there is none
    _, found = prefill_of(name, 512, request=replace(REQUEST, dtype=DType.F16))
    assert not isinstance(found, str)
    kernels = Counter(step.kernel for step in found.launches.steps if isinstance(step, Launch))
    assert kernels["narrow_fp16"] >= 3 * len(spec.layers)
    assert {end["left"] for end in ends_of(found.launches)} == {WEIGHTED | IN_F32, 0}


def test_what_has_no_kernel_is_named() -> None:
    _, reason = steps_of("tiny/mistral-large4", ALONE)
    assert reason == "norm before the mixer: f32 to f64"
    for request in (Request(), replace(REQUEST, strategy=Strategy.MASKED)):
        assert steps_of("qwen3-0.6b", ALONE, request)[1] == "there are no kernels that are launched"
        assert prefill_of("qwen3-0.6b", 16, request=request)[1] == "there are no kernels that are launched"
    assert prefill_of("tiny/mistral-large4", 16)[1] == "norm before the mixer: f32 to f64"
    assert prefill_of("qwen3-0.6b", 16, request=replace(REQUEST, stages=True))[1] == "its stages are results too"


def test_a_batch_is_projected_by_tiles_and_its_head_by_row_blocks() -> None:
    for rows, most, of_head in ((5, 16, 16), (16, 16, 16), (17, 64, 32), (64, 64, 64), (65, 256, 128), (256, 256, 128)):
        spec, steps = steps_of("olmoe-1b-7b-0924", replace(ALONE, rows=rows, window=None))
        assert not isinstance(steps, str)
        counts = Counter(step.kernel for step in steps.launches.steps if isinstance(step, Launch))
        layers = len(spec.layers)
        found = [counts[f"linear_tiles_{matrices}_{most}_bf16"] for matrices in (3, 1)]
        assert found == [layers, layers]
        # a launch over many rows reads the tokens for each block of them
        head = head_of(steps)
        assert head.kernel == f"grouped_down_{of_head}_bf16"
        columns = shipped_kernels("sm_90")[head.kernel].constant("BLOCK_COLUMNS")
        assert head.grid[0] == -(-rows // of_head) * -(-50304 // columns)
    # of more tokens, as prompts have, there are thread blocks enough
    _, prompt = prefill_of("olmoe-1b-7b-0924", 257)
    assert not isinstance(prompt, str)
    assert not [step for step in prompt.launches.steps if isinstance(step, Launch) and "linear_tiles" in step.kernel]


def test_a_head_in_f32_keeps_the_row_blocks_of_an_mlp() -> None:
    """Of larger ones it was not measured."""
    _, steps = steps_of("olmoe-1b-7b-0924", replace(ALONE, rows=65, window=None), replace(REQUEST, dtype=DType.F32))
    assert not isinstance(steps, str)
    head = head_of(steps)
    assert head.kernel == "grouped_down_32_fp32"


@pytest.mark.parametrize(("rows", "most", "tile"), [(9, 16, 16), (17, 64, 64), (64, 64, 64), (256, 256, 64)])
@pytest.mark.parametrize(("name", "dense", "gated"), [("deepseek-v2-lite", 27, 0), ("qwen1.5-moe-a2.7b", 24, 24)])
def test_a_batch_s_dense_and_shared_experts_are_read_by_all_multiprocessors(
    name: str, dense: int, gated: int, rows: int, most: int, tile: int
) -> None:
    """By row blocks of one expert a second product would be a thread block for each 128 columns, or more."""
    spec, steps = steps_of(name, replace(ALONE, rows=rows, window=None))
    assert not isinstance(steps, str)
    found = [step for step in steps.launches.steps if isinstance(step, Launch)]
    tiled = [step for step in found if step.kernel == f"linear_tiles_1_{most}_bf16"]
    # the output projection, and the second product of an MLP, or of a shared expert, whose gate may weigh it
    assert len(tiled) == len(spec.layers) + dense
    assert sum(step.scalars[4] for step in tiled) == gated
    of_rows = spec.hidden // shipped_kernels("sm_90")[tiled[0].kernel].constant("BLOCK_ROWS")
    # in so many parts of their columns that each multiprocessor has two thread blocks
    parts = {step.scalars[5] for step in tiled}
    assert {step.grid for step in tiled} == {(256, 1, 1)}
    assert parts == {256 // (-(-rows // tile) * of_rows)}
    # what follows adds them up
    added = {(end[row], end[f"{of}_parts"]) for end in ends_of(steps.launches) for row, of in ROWS}
    assert {(step.buffers[-1], *parts) for step in tiled} <= added
    assert {steps.launches.written[step.buffers[-1]].shape for step in tiled} == {(*parts, rows, spec.hidden)}
    experts = sum(isinstance(layer.ffn, MoeSpec) for layer in spec.layers)
    assert sum(step.kernel.startswith("grouped_down") for step in found) == experts + 1
    _, prompt = prefill_of(name, 257)
    assert not isinstance(prompt, str)
    assert not [step for step in prompt.launches.steps if isinstance(step, Launch) and "linear_tiles" in step.kernel]


@pytest.mark.parametrize(
    ("name", "rows", "early"),
    [
        ("olmoe-1b-7b-0924", None, True),
        # its shared expert's blocks read what the norm writes without waiting
        ("deepseek-v2-lite", None, False),
        # what waits in a row behind it would take the room of what runs
        ("olmoe-1b-7b-0924", 9, False),
    ],
)
def test_a_router_s_logits_are_early_for_few_rows_without_a_shared_expert(
    name: str, rows: int | None, early: bool
) -> None:
    assert of_routers(name, rows) == {early}


@pytest.mark.parametrize(
    ("changes", "rows", "up_is_early"),
    [
        ({"top_k_experts": 3}, None, False),
        ({"top_k_experts": 4}, 2, False),
        # of 792 blocks of 16 hidden units
        ({"top_k_experts": 3, "moe_intermediate_size": 2048, "intermediate_size": 192}, 2, True),
    ],
)
def test_parts_of_a_block_with_norms_of_their_own_are_three_launches(
    changes: dict, rows: int | None, up_is_early: bool
) -> None:
    """The shared expert's rows are there before the logits' launch begins: they are read without waiting for it."""
    room = ALONE if rows is None else replace(ALONE, rows=rows, window=None)
    _, steps = wide_steps("gemma4", {"num_experts": 72, **changes}, DECODE if rows is None else DECODE_BATCH, room)
    call = steps.launches.steps
    chosen = [step for step in call if step.kernel.startswith(("router", "few", "gathered", "grouped"))]
    kernels = [re.sub(r"(few_up|few_down).*", r"\1", step.kernel) for step in chosen]
    assert kernels == 2 * ["router_logits_few", "few_up", "few_down"]
    for choosing, up in zip(chosen[::3], chosen[1::3], strict=True):
        place = call.index(choosing)
        assert call[place + 1] is up
        # few_up: parts, two vectors, rows, weight, bias, the shared expert's rows
        by_router, by_experts, by_shared = choosing.buffers[0], up.buffers[3], up.buffers[6]
        assert len({by_router, by_experts, by_shared}) == 3
        assert {by_router, by_experts, by_shared} <= {name for step in call[:place] for name in step.buffers}
        assert (choosing.early, up.early) == (False, up_is_early)


def of_routers(name: str, rows: int | None) -> set[bool]:
    """Whether the launches of a step's logits of routers are early."""
    _, steps = steps_of(name, ALONE if rows is None else replace(ALONE, rows=rows, window=None))
    assert not isinstance(steps, str)
    return {s.early for s in steps.launches.steps if isinstance(s, Launch) and "router_logits" in s.kernel}


def test_a_step_goes_on_with_as_many_rows_as_a_batch_has_at_most() -> None:
    assert shipped_kernels("sm_90")["advance"].constant("BLOCK") == MOST_ROWS
    _, steps = steps_of("olmoe-1b-7b-0924", replace(ALONE, rows=MOST_ROWS, window=None))
    assert not isinstance(steps, str)
    assert steps.launches.written[steps.launches.outputs[1]].shape == (MOST_ROWS,)


def test_what_computes_each_entry_point_is_asked_of_the_plan() -> None:
    spec = open_model(goldens_root() / "configs" / "qwen3-0.6b.json").whole
    entries = (PREFILL, DECODE, PREFILL_PAGED, DECODE_BATCH)
    plan = plan_decoder(spec, REQUEST)
    found = launches_of(spec, plan, entries)
    assert [*found] == [*entries]
    assert found[DECODE] == len(decoder_steps(spec, plan, DECODE, ALONE).launches.steps)
    assert found[DECODE_BATCH] == len(decoder_steps(spec, plan, DECODE_BATCH, Room(640, 4, None, 640)).launches.steps)
    masked = plan_decoder(spec, replace(REQUEST, strategy=Strategy.MASKED))
    assert launches_of(spec, masked, entries[:2]) == dict.fromkeys(
        entries[:2], "there are no kernels that are launched"
    )


WIDE = {
    "hidden_size": 64,
    "head_dim": 16,
    "intermediate_size": 64,
    "intermediate_size_mlp": 64,
    "moe_intermediate_size": 32,
    "moe_hidden_size": 16,
    "vocab_size": 208,
    "vocab_size_per_layer_input": 208,
    "hidden_size_per_layer_input": 16,
}
"""Widths that the kernels take."""
WEIGHED = ("width", "per_row", "length", "first", "each", "gates", "gate_factor", "head", "function", "bias", "factor")
ENTERED = (
    *("heads", "kv_heads", "size", "value_size", "pairs", "interleaved", "over", "weighted", "epsilon", "offset"),
    *("clip", "value_over", "value_epsilon"),
)


def words_of(
    name: str, changes: dict, kernel: str, words: tuple, entry: str = DECODE, room: Room = ALONE
) -> list[dict]:
    """The first words of the launches of a kernel in a step, by name."""
    _, steps = wide_steps(name, changes, entry, room)
    found = [step.scalars for step in steps.launches.steps if step.kernel.startswith(kernel)]
    return [dict(zip(words, each, strict=False)) for each in found]


def wide_steps(name: str, changes: dict, entry: str = DECODE, room: Room = ALONE):
    """A tiny model of widths that the kernels take, and its step."""
    config = read_config(goldens_root() / "configs/tiny" / f"{name}.json")
    spec = model_from_config(config | {key: WIDE[key] for key in WIDE.keys() & config.keys()} | changes, name).whole
    steps = decoder_steps(spec, plan_decoder(spec, REQUEST), entry, room)
    assert not isinstance(steps, str), steps
    return spec, steps


def test_a_branch_that_is_normed_is_added_and_normed_in_one_launch() -> None:
    spec, steps = wide_steps("dense/gemma2", {})
    launches = [step for step in steps.launches.steps if isinstance(step, Launch)]
    assert {step.kernel for step in launches if step.kernel.startswith("end")} == {"end_branch_normed_2048"}
    # a weight of 0 is times one
    eps, one = float_bits(spec.final_norm.eps), float_bits(1.0)
    ends = ends_of(steps.launches)
    for end in ends:
        assert [end[name] for name in ("width", "row_parts", "beside_parts", "has_factor")] == [64, 1, 0, 0]
        norms = [
            [end[f"{norm}.{field}"] for field in RowNorm._fields] for norm in ("norm", "beside_norm", "outer_norm")
        ]
        assert norms == [[1, 1, eps, one], [0, 0, 0, one], [0, 0, 0, one]]
        assert [end[name] for name in ("epsilon", "offset", "left")] == [eps, one, WEIGHTED | IN_F32]
    # projections and the small head norm what they read by themselves
    assert [(end["norm_weight"], end["weight_0"]) for end in ends] == [
        (f"layers.{layer}.mixer_post_norm", f"layers.{layer}.ffn_norm") for layer in range(2)
    ]
    read = {name for step in launches for name in step.buffers}
    assert steps.launches.written.keys() <= read
    assert not [step for step in launches if step.kernel in ("add", "add_norm")]


@pytest.mark.parametrize(
    ("kind", "twice", "kernels"),
    [
        (NormKind.RMS, False, ["end_branch_normed_2048"]),
        (NormKind.RMS, True, ["norm", "end_branch_2048"]),
        (NormKind.LAYER, False, ["norm", "end_branch_2048"]),
    ],
)
def test_what_is_normed_for_two_stays(kind: NormKind, twice: bool, kernels: list[str]) -> None:
    recorder = CudaRecorder("main", "sm_90")
    x, branch = (recorder.argument(name, (3, 32), DType.F32) for name in ("x", "branch"))

    def norm(rows: Value, kind: NormKind = NormKind.RMS) -> Value:
        made = normed(Launcher(recorder, "sm_90"), NormSpec(1e-5, NormWeight.NONE, kind=kind), rows, None, None)
        assert isinstance(made, Value)
        return made

    within = norm(branch, kind)
    after = norm(recorder.add(within, x))
    found = recorder.recorded([("after", after), *([("within", within)] if twice else [])])
    assert [step.kernel for step in found.steps if isinstance(step, Launch)] == kernels
    assert (within.name in found.written) == (kernels != ["end_branch_normed_2048"])


def test_gates_and_factors_are_launches() -> None:
    one = float_bits(1.0)
    # gates of 64 heads of 128 columns, by the sigmoid, in each of four layers; the scale of what three have routed
    found = words_of("step3p7", {"head_dim": 128}, "weigh", WEIGHED)
    gate = dict(zip(WEIGHED, (8192, 1, 8192, 0, 128, 64, one, 1, 1, 0, one), strict=True))
    assert found.count(gate) == 4
    # of an embedding the root of its width, in bf16, and of logits a cap
    found = words_of("dense/gemma2", {}, "weigh", (*WEIGHED, "cap"))
    assert [(each["width"], each["function"], each["factor"], each["cap"]) for each in found] == [
        (64, 0, float_bits(8.0), 0),
        (208, 0, one, float_bits(30.0)),
    ]


def test_what_stream_and_branch_are_times_is_of_one_row_of_gates() -> None:
    found = words_of("muse-spark", {}, "weigh", WEIGHED)
    by = [(each["function"], each["gates"], each["gate_factor"], each["width"]) for each in found]
    third = float_bits(1 / 0.3)
    # of two branches of each of two layers: what is kept, by the fourth function, and what is added, by the sigmoid
    assert [each for each in by if each[1] == 0 and each[0]] == 4 * [(4, 0, third, 64), (1, 0, third, 64)]


def test_learned_factors_of_positions_are_a_line_of_each_head() -> None:
    room = Room(640, 4, None, 640)
    found = words_of("mistral-large4", {}, "weigh", WEIGHED, DECODE_BATCH, room)
    told = [tuple(each[word] for word in ("width", "per_row", "each", "gates", "head", "bias")) for each in found]
    # slopes of two heads, a row for all four tokens, times the logarithm of each one's place; queries of 2 x 128 times
    # that and the heads' offsets
    assert told[:-1] == 2 * [(2, 4, 2, 1, 1, 0), (256, 1, 128, 2, 128, 1)]
    assert {each["function"] for each in found[:-1]} == {3}
    # which are none that all heads have in common
    words = tuple(range(16))
    assert [each[15] for each in words_of("mistral-large4", {}, "enter_latents", words, DECODE_BATCH, room)] == [0, 0]


def test_inputs_of_layers_and_their_factors_are_launches() -> None:
    found = words_of("gemma4", {}, "weigh", WEIGHED)
    # columns of each of two layers, which its gate multiplies as GELU by tanh, and one factor for all of a layer
    assert [(each["first"], each["length"]) for each in found if each["width"] < each["length"]] == [(0, 32), (16, 32)]
    assert [each["gates"] for each in found if each["function"] == 7] == [16, 16]
    # the factor of all of a layer comes with the end of its last branch
    assert not [each for each in found if each["function"] == 3]


@pytest.mark.parametrize(
    ("name", "changes", "norms"),
    [
        ("hunyuan-v1-moe", {"num_attention_heads": 4, "num_key_value_heads": 2}, (1, 2, 0)),
        ("llama4", {"rms_norm_eps": 1e-3}, (1, 0, 0)),
        ("muse-spark", {}, (1, 0, 0)),
        ("gemma4", {"rms_norm_eps": 1e-3}, (1, 1, 1)),
    ],
)
def test_norms_of_heads_are_told_to_the_kernel_that_stores_them(name: str, changes: dict, norms: tuple) -> None:
    """Over each head (1), with a weight before the rotation (1) or behind it (2), or without; and of values."""
    found = words_of(name, changes, "enter", ENTERED)
    assert [(each["over"], each["weighted"], each["value_over"]) for each in found] == [norms, norms]
    if changes.keys() == {"rms_norm_eps"}:
        told = {(each["epsilon"], each["value_epsilon"]) for each in found}
        assert told == {(float_bits(1e-3), float_bits(1e-3 * norms[2]))}


def test_norms_behind_what_changes_sizes_or_places_are_left_to_a_compiler() -> None:
    """The kernel takes the root of what is not turned yet, and writes first and second numbers of pairs apart."""
    config = read_config(goldens_root() / "configs/tiny/hunyuan-v1-moe.json")
    spec = model_from_config({**config, "head_dim": 16}).whole
    mixer = spec.layers[0].mixer
    apart = "its norms after the rotation have weights, and neighbours are its pairs"
    for changes, reason in (
        ({}, None),
        ({"rope": replace(mixer.rope, pairing=Pairing.INTERLEAVED)}, apart),
        ({"rope": replace(mixer.rope, attention_factor=1.5)}, "its norms are behind a rotation that has a factor"),
        ({"clip": 2.0}, "what its norms read is clipped"),
    ):
        assert CudaAttention("sm_90").keeps(replace(mixer, **changes), DType.F8, DType.BF16) == reason


def test_text_alone_is_computed_by_the_first_bank() -> None:
    assert len(words_of("ernie4-5-vl-moe", {"moe_intermediate_size": [32, 16]}, "few_up", ())) == 1


@pytest.mark.parametrize("name", ["gemma4", "mistral-large4"])
def test_layers_that_read_the_keys_of_others_are_in_one_text_with_those_that_store_their_own(name: str) -> None:
    shared = {"gemma4": {"num_kv_shared_layers": 1, "layer_types": 2 * ["full_attention"]}}
    changes = shared.get(name, {"kv_source_layers": [0, 0]})
    config = read_config(goldens_root() / "configs/tiny" / f"{name}.json")
    spec = model_from_config(config | {key: WIDE[key] for key in WIDE.keys() & config.keys()} | changes, name).whole
    assert [layer.mixer.kv_from for layer in spec.layers] == [None, 0]
    text = emit_decoder(spec, plan_decoder(spec, REQUEST), entries=(DECODE,)).text
    stored = sorted(set(re.findall(r"hal.executable.source private @(enter\w*)", text)))
    assert stored == [stored[0], f"{stored[0]}_of_others"]
