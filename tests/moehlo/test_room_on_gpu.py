"""What a GPU has room for, as its driver says: experts that are unpacked there, a decoder, the pages of a batch."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from emitter.errors import InputError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.graphs.decoder import cache_arguments
from emitter.graphs.figures import call_bytes
from emitter.iree import cuda_driver
from emitter.packing import MlxAffine
from emitter.plan import Request, Strategy, plan, plan_decoder
from emitter.reading.config import model_from_config, open_model
from emitter.signature import DType
from emitter.spec.model import ModelSpec
from emitter.spec.tensors import expert_weights
from emitter.target import Target, parse_target
from moehlo.api import read_trials
from moehlo.batch import Pool
from moehlo.choices import with_room
from moehlo.cli import execute
from moehlo.decoder import Decoder
from moehlo.decoder_opening import open_decoder
from moehlo.memory import size
from tests.emitter.iree.stand_in_gpu import Library
from tests.moehlo.command import refusal

TINY = goldens_root() / "configs" / "tiny"
REQUEST = Request(target=Target.cuda("sm_90"))


def with_free(free: int, total: int = 0) -> Library:
    """libcuda with so many bytes free, of so many."""
    return Library(writes={"cuMemGetInfo_v2": (free, total)})


@pytest.mark.parametrize(("free", "room"), [(0, 0), (1, 0), (2, 1), (2**31 - 1, 2**29), (2**31, 2**30), (None, None)])
def test_half_of_what_is_free_is_room_down_to_a_power_of_two(
    free: int | None, room: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_driver, "_library", lambda: None if free is None else with_free(free))
    assert with_room(REQUEST).target == Target.cuda("sm_90", room=room)
    assert with_room(Request()).target == Target.cpu()


def test_what_does_not_fit_is_read_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    config = json.loads((TINY / "mixtral.json").read_text())
    config |= {"hidden_size": 256, "intermediate_size": 128, "num_local_experts": 8, "num_experts_per_tok": 2}
    spec = model_from_config(config).layer().spec
    weights = expert_weights(spec)
    enough = 2 * (1 << sum(2 * math.prod(w.shape) for w in weights).bit_length())
    packings = tuple((w.stem, MlxAffine(4, 64, DType.BF16)) for w in weights)
    launched = []
    for free in (enough, enough - 1):
        monkeypatch.setattr(cuda_driver, "_library", lambda free=free: with_free(free))
        made = plan(spec, with_room(replace(REQUEST, dtype=DType.BF16, packings=packings)))
        launched.append([step.kernel for step in emit(spec, made).launches(4096).steps])
    assert ["unpack_affine4_bf16" in each for each in launched] == [True, False]
    assert "grouped_up_128_affine4_bf16" in launched[1]


def test_run_and_verify_ask_for_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_driver, "_library", lambda: with_free(2**21))
    found = []

    def seen(layer: object, request: Request, **_: object) -> None:
        found.append(request.target)
        raise InputError("seen")

    monkeypatch.setattr(execute, "read_call", seen)
    monkeypatch.setattr("emitter.iree.require_device", lambda target, **_: None)
    np.save(tmp_path / "x.npy", np.ones((1, 40), np.float32))
    given = ["--input", str(tmp_path / "x.npy"), "--output", str(tmp_path / "y.npy"), "--random", "1"]
    assert refusal("run", TINY / "mixtral.json", *given, "--target", "cuda:sm_90") == "seen"
    asked = {"gather_threshold": None, "sort_threshold": None, "accumulate": None, "dtype": "f32"}
    drawn = {"tokens": (1,), "draws": 1, "draw": None, "seed": 0, "static": False, "layer": None}
    made = read_trials(parse_target("cuda:sm_90"), "iree", dispatch="auto", **asked, **drawn)
    assert [*found, made.request.target] == [Target.cuda("sm_90", room=2**20)] * 2


OLMOE = {"hidden_size": 64, "intermediate_size": 48, "num_attention_heads": 4, "num_key_value_heads": 2}


@pytest.fixture(scope="module")
def olmoe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("olmoe")
    (folder / "config.json").write_text(json.dumps(json.loads((TINY / "olmoe.json").read_text()) | OLMOE))
    return folder


def test_a_decoder_that_does_not_fit_is_refused_with_the_bytes_before_anything_is_done(
    olmoe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emitter.iree.require_device", lambda target, **_: None)
    _that_compiling_raises(monkeypatch)
    model = open_model(olmoe)
    spec = model.whole
    # of 2 layers: 2 heads of keys and values of 16 numbers for 128 tokens; all in f32
    cache = 2 * 2 * 2 * 16 * 128 * 4
    # no prompt is longer than the 4096 tokens of the config
    values = call_bytes(spec, DType.F32, 4096, 128)
    weights = 4 * sum(math.prod(p.shape) for p in _parameters(olmoe))
    needed = weights + cache + values
    request = Request(target=Target.cuda("sm_90"))
    for free, refused in ((needed - 1, True), (needed, False)):
        monkeypatch.setattr(cuda_driver, "_library", lambda free=free: with_free(free, 9 * 10**9))
        with pytest.raises(InputError) as caught:
            open_decoder(model, request.target, request, random=1)
        said = f"the model takes {size(needed)} of the GPU's memory (weights {size(weights)}, a cache of 128 tokens "
        said += (
            f"{size(cache)}, the values of a call of 4096 tokens {size(values)}), of which {size(free)} of the GPU's"
        )
        assert str(caught.value).startswith(f"{said} 9.00 GB are free: end what") is refused
        assert (str(caught.value) == "deferred") is not refused


def _that_compiling_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, said in (("compile_graph", "compiled"), ("defer", "deferred")):
        monkeypatch.setattr(f"emitter.iree.{name}", lambda *_, said=said: (_ for _ in ()).throw(InputError(said)))


def test_a_decoder_is_compiled_first_where_launches_do_not_compute_it_all(
    olmoe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emitter.iree.require_device", lambda target, **_: None)
    monkeypatch.setattr(cuda_driver, "_library", lambda: with_free(9 * 10**9, 9 * 10**9))
    _that_compiling_raises(monkeypatch)
    model = open_model(olmoe)
    steps: list[str] = []
    for dtype, strategy, said in (
        (DType.BF16, Strategy.AUTO, ["deferred"]),
        (DType.BF16, Strategy.MASKED, ["compiling", "compiled"]),
    ):
        request, steps = Request(strategy, target=Target.cuda("sm_90"), dtype=dtype), []
        with pytest.raises(InputError) as caught:
            open_decoder(model, request.target, request, random=1, on_step=steps.append)
        assert [*steps, str(caught.value)] == said


def _parameters(folder: Path) -> list[Any]:
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    with torch.device("meta"):
        made = transformers.AutoModelForCausalLM.from_config(transformers.AutoConfig.from_pretrained(folder))
    return [*made.parameters()]


def test_the_values_of_a_call_are_no_less_than_those_that_its_kernels_write() -> None:
    config = json.loads((TINY.parent / "olmoe-1b-7b-0924.json").read_text())
    spec = model_from_config(config, "olmoe").whole
    # by hand, bf16: q, k, v and what heads give; hidden values and outputs of 8 choices; three rows of the stream
    made = 4 * (3 * 2048 + 2048) + 8 * (2 * 1024 + 4 * 2048) + 4 * 3 * 2048
    found = call_bytes(spec, DType.BF16, 100, 1000) - 4 * 50304
    assert 100 * made <= found <= 2 * 100 * made


def test_keys_and_values_that_are_made_of_latents_are_of_the_cache_s_rows() -> None:
    spec, large = (open_model(TINY.parent / f"deepseek-{name}.json").whole for name in ("v2-lite", "v3"))

    def more(spec: ModelSpec, dtype: DType, rows: int) -> int:
        return call_bytes(spec, dtype, 100, rows) - call_bytes(spec, dtype, 100, 0)

    # 16 heads of 128 and 128 numbers; no more than a gigabyte of the 128 heads of the large one
    assert more(spec, DType.BF16, 1000) == 1000 * 16 * 256 * 2
    assert more(spec, DType.F32, 1000) == 0
    assert (more(large, DType.BF16, 16384), more(large, DType.BF16, 65536)) == (2**30, 2**30)


def test_pages_are_counted_from_what_is_free_on_the_gpu_beside_the_values_of_a_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    config = json.loads((TINY / "olmoe.json").read_text()) | OLMOE
    spec = model_from_config(config, "olmoe").whole
    decoder = Decoder.__new__(Decoder)
    decoder.spec, decoder.plan = spec, plan_decoder(spec, REQUEST)
    decoder.pools, decoder.context = cache_arguments(spec, DType.F32, paged=True), 1024
    page, values = 2 * 2 * 2 * 16 * 128 * 4, call_bytes(spec, DType.F32, 1024, 1024)
    monkeypatch.setattr(cuda_driver, "_library", lambda: with_free(10 * page + values, 9 * 10**9))
    state = SimpleNamespace(resized=lambda sizes: state)
    pool = Pool(decoder, state, 1024)
    taken = [pool.take(128 * pages) for pages in (3, 4, 2, 1)]
    assert [None if each is None else len(each.whole) for each in taken] == [3, 4, 2, None]
    monkeypatch.setattr(cuda_driver, "_library", lambda: with_free(10 * page + values - 1, 9 * 10**9))
    with pytest.raises(
        InputError, match=r"the pages of 128 tokens take .* are free besides .* for a call's values: take"
    ):
        pool.require(128)
