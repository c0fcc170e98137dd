import pytest


@pytest.fixture(autouse=True)
def _small_ceilings(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the ceilings are measured with is small here, and the tests' process keeps its CPUs."""
    monkeypatch.setattr("moehlo.bench.ceilings._READ_BYTES", 1 << 22)
    monkeypatch.setattr("moehlo.bench.ceilings._SIDE", 128)
    monkeypatch.setattr("moehlo.bench.machine.pin_to", lambda _: None)
