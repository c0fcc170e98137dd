from emitter.target import host, host_features
from emitter.target.host import cuda_capability, host_cpu


def test_amx_is_listed_only_with_the_consent_of_the_system(monkeypatch):
    monkeypatch.setattr(host, "cpuinfo", lambda: {"flags": "avx2 amx_tile amx_bf16 pni"})
    for granted, expected in ((True, {"avx2", "amx-tile", "amx-bf16", "sse3"}), (False, {"avx2", "sse3"})):
        monkeypatch.setattr(host, "_request_amx", lambda granted=granted: granted)
        assert host_features.__wrapped__() == expected


def test_a_machine_that_tells_nothing_has_no_features(monkeypatch):
    monkeypatch.setattr(host, "cpuinfo", dict)
    assert host_features.__wrapped__() == frozenset()
    assert host_cpu.__wrapped__()


def test_cuda_capability_is_a_version_or_nothing():
    capability = cuda_capability()
    assert capability is None or capability >= (3, 0)
