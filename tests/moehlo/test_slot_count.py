"""How many experts are kept in memory: what is asked for, what a token needs, and what is free."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

import pytest

from emitter.errors import InputError
from moehlo.choices import SLOTS_VARIABLE, SlotRule, SlotsWanted, wanted_slots
from moehlo.memory import Room, free_memory
from moehlo.slot_count import LayerBytes, choose_slots

MB = 10**6
LAYER = LayerBytes(experts=64, top_k=4, expert=2 * MB, copied=136 * MB, others=8 * MB)
MAPPED = LayerBytes(experts=64, top_k=4, expert=2 * MB, copied=0, others=8 * MB)
ROUTER_MAPPED = LayerBytes(experts=64, top_k=4, expert=2 * MB, copied=128 * MB, others=8 * MB)


def room(usable: int, layer: LayerBytes = LAYER) -> Room:
    """Where so many MB can be used for a layer's experts: seven eighths of it, less what else there is."""
    return Room((usable * MB + layer.others) * 8 // 7 + 8, "of free memory")


COUNTS: dict[str, tuple[SlotsWanted, LayerBytes, Room | None, int | None]] = {
    "all fit": (None, LAYER, room(128), None),
    "one byte too few": (None, LAYER, Room(room(128).nbytes - 16, ""), 63),
    "all fit but what slots would copy": (None, ROUTER_MAPPED, room(120), None),
    "one byte too few to load all": (None, ROUTER_MAPPED, Room(room(120).nbytes - 16, ""), 59),
    "some fit": (None, LAYER, room(41), 20),
    "mapped ones always fit": (None, MAPPED, room(0, MAPPED), None),
    "nobody knows": (None, LAYER, None, None),
    "off": (SlotRule.OFF, LAYER, room(0), None),
    "auto": (SlotRule.AUTO, LAYER, room(500), 16),
    "auto of mapped ones": (SlotRule.AUTO, MAPPED, room(500, MAPPED), 16),
    "auto where few fit": (SlotRule.AUTO, LAYER, room(13), 6),
    "auto of mapped ones where few fit": (SlotRule.AUTO, MAPPED, room(13), 6),
    "auto and nobody knows": (SlotRule.AUTO, LAYER, None, 16),
    "auto of few experts": (SlotRule.AUTO, LayerBytes(6, 4, MB, 0, 0), None, 6),
    "a number": (5, LAYER, room(500), 5),
    "a number of more than fit": (40, LAYER, room(20), 40),
    "a number of more than there are": (90, LAYER, room(500), 64),
}


@pytest.mark.parametrize("case", COUNTS)
def test_slots_are_as_many_as_a_token_needs_and_memory_has_room_for(case: str) -> None:
    wanted, layer, free, count = COUNTS[case]
    found = choose_slots(wanted, layer, free)
    assert (None if found is None else found.count) == count


def reason(wanted: SlotsWanted, free: Room | None) -> str:
    found = choose_slots(wanted, LAYER, free)
    assert found is not None
    return str(found)


def test_the_reason_has_the_sizes() -> None:
    assert reason(SlotRule.AUTO, Room(2 * 10**9, "of free memory")) == (
        "16 of 64 experts (2.0 MB each) in memory: 4 for each of a token's 4, 32.0 MB of 2.00 GB of free memory"
    )
    told = reason(None, Room(60 * MB, "of free memory"))
    assert told.startswith("22 of 64 experts (2.0 MB each) in memory: loading all copies 136.0 MB, more than can be")
    assert "used of 60.0 MB of free memory (--expert-slots off loads all; an archive of this --dtype is" in told
    assert reason(40, room(20)).endswith(
        "asked for, though 80.0 MB are more than can be used of 32.0 MB of free memory"
    )
    assert reason(SlotRule.AUTO, None).endswith("4 for each of a token's 4; what is free is not known")


@pytest.mark.parametrize(("wanted", "insist"), [(SlotRule.AUTO, "4)"), (None, "4, or off for all at once)")])
def test_room_for_less_than_a_token_is_refused(wanted: SlotsWanted, insist: str) -> None:
    with pytest.raises(InputError) as raised:
        choose_slots(wanted, LAYER, room(7))
    assert str(raised.value) == (
        "the 4 experts of a token take 8.0 MB, and of 17.1 MB of free memory 7.0 MB can be used for them; free some, "
        f"make experts smaller (--residency packed, --dtype bf16), or insist (--expert-slots {insist}"
    )
    with pytest.raises(InputError, match="--expert-slots is 3 and each token has 4 experts; expected at least 4"):
        choose_slots(3, LAYER, None)


def test_what_is_asked_for_is_the_argument_or_the_variable() -> None:
    assert wanted_slots(None, {}) is None
    assert wanted_slots(None, {SLOTS_VARIABLE: ""}) is None
    assert wanted_slots(None, {SLOTS_VARIABLE: "12"}) == 12
    assert wanted_slots(None, {SLOTS_VARIABLE: "auto"}) is SlotRule.AUTO
    assert wanted_slots(5, {SLOTS_VARIABLE: "12"}) == 5
    assert wanted_slots(SlotRule.OFF, {SLOTS_VARIABLE: "12"}) is SlotRule.OFF
    for text in ("many", "0", "-1", "AUTO"):
        with pytest.raises(InputError, match=r"MOEHLO_EXPERT_SLOTS is .*; expected a whole number from 1 to .*, auto"):
            wanted_slots(None, {SLOTS_VARIABLE: text})


# -- what is free --------------------------------------------------------------------------------------------------


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


MACHINE = {
    "meminfo": "MemTotal:  9000 kB\nMemFree:  1000 kB\nMemAvailable:  8000 kB\n",
    "self/status": "VmSize: 10 kB\n",
}
NONE = str(2**63 - 4096)

GROUPS: dict[str, tuple[str, dict[str, str], int]] = {
    "version 2": (
        "0::/a/b\n",
        {
            "a/b/memory.max": "max\n",
            "a/b/memory.current": "5\n",
            "a/memory.max": "700000\n",
            "a/memory.current": "400000\n",
            "a/memory.stat": "anon 200000\ninactive_file 150000\nactive_file 50000\n",
        },
        500_000,
    ),
    "version 1": (
        "4:memory:/a\n3:cpuset:/\n0::/\n",
        {
            "memory/a/memory.limit_in_bytes": "600000\n",
            "memory/a/memory.usage_in_bytes": "300000\n",
            "memory/a/memory.stat": "active_file 7\ntotal_inactive_file 100000\ntotal_active_file 0\n",
            "memory/memory.limit_in_bytes": f"{NONE}\n",
            "memory/memory.usage_in_bytes": "900000\n",
        },
        400_000,
    ),
    "a container, whose own group is the root": (
        "0::/docker/abc\n",
        {"memory.max": "300000\n", "memory.current": "100000\n", "memory.stat": "inactive_file 0\n"},
        200_000,
    ),
    "a group that is full": ("0::/a\n", {"a/memory.max": "300000\n", "a/memory.current": "310000\n"}, 0),
}


@pytest.mark.parametrize("case", GROUPS)
def test_a_group_of_processes_bounds_what_is_free(case: str, tmp_path: Path) -> None:
    path, files, free = GROUPS[case]
    write(tmp_path / "proc", {**MACHINE, "self/cgroup": path})
    write(tmp_path / "groups", files)
    found = free_memory(tmp_path / "proc", tmp_path / "groups")
    assert found == Room(free, "below the memory limit of a control group")


def test_what_is_free_is_the_machine_s_where_nothing_else_bounds_it(tmp_path: Path) -> None:
    write(tmp_path, MACHINE)
    assert free_memory(tmp_path, tmp_path / "none") == Room(8_000 * 1024, "of free memory")
    write(tmp_path, {"self/cgroup": "0::/../a\nnonsense\n", "meminfo": "MemAvailable: many\n\n"})
    assert free_memory(tmp_path, tmp_path / "none") is None


@pytest.mark.skipif(sys.platform != "linux", reason="limits are compared with what Linux tells of a process")
def test_a_limit_of_the_process_bounds_what_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, {**MACHINE, "self/status": "Name: x\nVmSize: 300 kB\nVmData: 100 kB\n"})
    for which, free, flag in ((resource.RLIMIT_AS, 724, "-v"), (resource.RLIMIT_DATA, 924, "-d")):
        limits = dict.fromkeys((resource.RLIMIT_AS, resource.RLIMIT_DATA), (resource.RLIM_INFINITY,) * 2)
        monkeypatch.setattr(resource, "getrlimit", {**limits, which: (1 << 20, 1 << 20)}.__getitem__)
        found = free_memory(tmp_path, tmp_path / "none")
        assert found == Room(free * 1024, f"below the limit of this process (ulimit {flag})")
