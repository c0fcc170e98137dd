import pytest

from emitter.errors import TargetError
from emitter.iree.flags import target_flags
from emitter.target import Target, host_features, parse_target, spelling
from emitter.target.host import host_cpu, spelled_device
from emitter.target.isa import AMX
from emitter.target.mesh import Mesh


@pytest.mark.parametrize("text", ["", "CPU", "cpu:avx2", "cuda:", "cuda:sm_70", "cuda:sm_90 ", "sm_90", "metal"])
def test_an_unknown_target_names_what_is_accepted(text):
    with pytest.raises(TargetError) as caught:
        parse_target(text)
    assert repr(text) in str(caught.value)
    for accepted in ("cpu", "cuda", "cuda:sm_80", "cuda:sm_86", "cuda:sm_89", "cuda:sm_90", "xla", "xla:cuda"):
        assert accepted in str(caught.value)


@pytest.mark.parametrize(
    ("capability", "shared_bytes", "name"),
    [
        *(((8, 0), None, "sm_80"), ((8, 6), None, "sm_86"), ((8, 9), None, "sm_89"), ((9, 0), None, "sm_90")),
        (None, None, "sm_80"),  # no GPU
        ((8, 7), 166912, "sm_80"),
        ((10, 0), 232448, "sm_80"),  # not Hopper's, which are for it alone
        ((12, 0), 101376, "sm_89"),
        ((12, 0), None, "sm_80"),
        ((12, 0), 50000, "sm_90"),  # no kernels fit: what is left is generated
        ((7, 5), 65536, "sm_80"),  # none is as old: a module for the oldest, which says what it needs
    ],
)
def test_cuda_alone_is_the_gpus_architecture_or_what_has_kernels_for_it(monkeypatch, capability, shared_bytes, name):
    monkeypatch.setattr(spelling, "cuda_capability", lambda: capability)
    monkeypatch.setattr(spelling, "cuda_shared_bytes", lambda: shared_bytes)
    monkeypatch.setattr(spelling, "cuda_device_name", lambda: "")
    assert parse_target("cuda").name == f"cuda:{name}"


def test_the_cpu_target_carries_this_processor():
    target = parse_target("cpu")
    assert (target.device, target.features) == (host_cpu(), host_features())
    assert target.device


def test_a_gpus_name_is_part_of_its_target_and_changes_no_code(monkeypatch):
    monkeypatch.setattr(spelling, "cuda_capability", lambda: (9, 0))
    monkeypatch.setattr(spelling, "cuda_device_name", lambda: spelled_device("NVIDIA H100 80GB HBM3"))
    named, plain = parse_target("cuda"), parse_target("cuda:sm_90")
    assert named.name == "cuda:sm_90/NVIDIA-H100-80GB-HBM3"
    assert parse_target(named.name) == named
    assert (named.arch, target_flags(named)) == (plain.arch, target_flags(plain))
    for wrong in ("cuda:sm_90/", "cuda:sm_90/H 100", "cuda:sm_90/a/b", "cuda/H100"):
        with pytest.raises(TargetError, match="unknown target"):
            parse_target(wrong)


def test_names_say_what_was_measured_and_options_what_the_command_takes():
    named = [Target.cpu(AMX), Target.cuda("sm_90", "NVIDIA-H200"), Target.xla("cuda"), Target("stablehlo")]
    assert [target.name for target in named] == ["cpu:amx", "cuda:sm_90/NVIDIA-H200", "xla:cuda", "stablehlo"]
    assert [target.option for target in named[:3]] == ["cpu", "cuda:sm_90/NVIDIA-H200", "xla:cuda"]
    assert [parse_target(target.option).option for target in named[:3]] == [target.option for target in named[:3]]


@pytest.mark.parametrize(
    "wrong",
    [{"kind": "cuda"}, {"arch": "sm_90"}, {"kind": "xla", "arch": "sm_90"}, {"mesh": Mesh(2)}],
    ids=str,
)
def test_a_target_has_what_its_kind_has_and_nothing_else(wrong):
    with pytest.raises(ValueError, match=r"^target \S+ has "):
        Target(**wrong)
