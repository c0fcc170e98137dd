"""The ceilings: what a probe counts is what it does, each word and each product of it, in the time that it takes."""

import numpy as np
import pytest
from clock import Clock

from emitter.signature import DType
from moehlo.bench import ceilings
from moehlo.bench.ceilings import Probe, matmul_probe, product_ways, read_probe, read_ways

ROUNDING = {DType.F32: 2.0**-24, DType.BF16: 2.0**-8, DType.F16: 2.0**-11}


def test_a_rate_is_work_over_the_time_of_the_work_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("moehlo.bench.device.time", clock)

    def take(seconds: float) -> None:
        clock.now += seconds

    probe = Probe("", 100.0, lambda: take(4.0), lambda: take(1000.0))
    assert probe.rate() == 25.0


@pytest.mark.parametrize("threads", [1, 3])
def test_every_way_to_read_reads_every_word(threads: int) -> None:
    block = np.ones(1 << 14, np.float32)
    ways = read_ways(block, threads)
    assert len(ways) == 5

    def read(way: str) -> float:
        result = ways[way]()
        return float(max(result)) if isinstance(result, list) else float(result.max())

    # Sums of small whole numbers: exact in f32.
    before = {way: read(way) for way in ways}
    for at in (0, 1, 5000, (1 << 13) - 1, 1 << 13, (1 << 14) - 1):
        block[at] = 3.0
        assert {way: read(way) - before[way] for way in ways} == dict.fromkeys(ways, 2.0), at
        block[at] = 1.0


def test_the_memory_that_is_read_is_far_larger_than_a_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert ceilings._READ_BYTES == 512 * 1024 * 1024
    monkeypatch.setattr(ceilings, "_READ_BYTES", 1 << 20)
    assert read_probe(1).work == 1 << 20


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16, DType.F16])
def test_every_product_is_the_product_in_the_dtype(dtype: DType) -> None:
    rng = np.random.default_rng(3)
    a, b = (rng.integers(-2, 3, (64, 64)).astype(np.float32) for _ in range(2))
    ways = product_ways(a, b, dtype, 1)
    assert set(ways) == {"torch", "torch oneDNN"} | ({"numpy"} if dtype is DType.F32 else set())
    for way, product in ways.items():
        try:
            result = product()
        except RuntimeError:  # oneDNN does not multiply every type on every processor
            assert way == "torch oneDNN"
            continue
        assert (
            str(result.dtype).removeprefix("torch.")
            == {"f32": "float32", "bf16": "bfloat16", "f16": "float16"}[dtype.value]
        )
        # Sums of 64 products of whole numbers up to 2 are exact in f32; the result is rounded once.
        wide = result if isinstance(result, np.ndarray) else result.float().numpy()
        np.testing.assert_allclose(wide, a @ b.T, rtol=ROUNDING[dtype], atol=0)


def test_the_work_of_a_product_is_two_operations_for_each_of_its_products(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert ceilings._SIDE == 2048
    monkeypatch.setattr(ceilings, "_SIDE", 96)
    probe = matmul_probe(DType.F32, 1)
    assert probe is not None
    assert tuple(probe.run().shape) == (96, 96)
    assert probe.work == 96 * 96 * (96 + 96)  # each sum: 96 multiplications and, from zero, 96 additions


def test_the_fastest_way_at_its_best_is_taken_and_what_fails_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("moehlo.bench.device.time", clock)
    times = {"steady": [3.0] * 5, "bursts": [9.0, 9.0, 2.0, 9.0, 9.0]}

    def way(name: str):
        left = iter(times[name])
        return lambda: setattr(clock, "now", clock.now + next(left))

    def broken() -> None:
        raise RuntimeError("no such operation here")

    assert ceilings._fastest({"steady": way("steady"), "bursts": way("bursts"), "broken": broken}, 6.0).name == "bursts"
    with pytest.raises(RuntimeError, match="none of broken"):
        ceilings._fastest({"broken": broken}, 1.0)
