import pytest


@pytest.fixture(autouse=True)
def _small_ceilings(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the ceilings are measured with is small here, and the tests' process keeps its CPUs."""
    monkeypatch.setattr("moehlo.bench.ceilings._READ_BYTES", 1 << 22)
    monkeypatch.setattr("moehlo.bench.ceilings._SIDE", 128)
    monkeypatch.setattr("moehlo.bench.ceilings.GPU_READ_BYTES", 4096)
    monkeypatch.setattr("moehlo.bench.ceilings.GPU_SIDE", 16)
    for where in ("machine", "rigs", "whole_rig"):
        monkeypatch.setattr(f"moehlo.bench.{where}.pin_to", lambda _: None)
