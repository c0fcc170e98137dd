"""Some rounds of each kind of fault; and planted faults, which rounds must find."""

from __future__ import annotations

import pytest

from faults.harness import Tally, play
from faults.launch import PLANTS
from faults.place import Place
from faults.scenarios import SCENARIOS, TURNS

pytestmark = pytest.mark.nightly  # making the place alone takes 4 s of CPU

SEED = 1
FINDS = {
    "outputs are written in place": ("full", 1),
    "entries are stored in place and not checked": ("kill", 20),
    "nobody removes what kills have left": ("kill", 20),
    "nothing is locked": ("crowd", 1),
    "everybody is trusted": ("cache", 6),
    "the compiler is always believed": ("compiler", 6),
    "the compiler is left alone": ("compiler", 12),
    "archives are written in place": ("convert", 12),
    "the old archive goes first": ("convert", 30),
}
"""By planted fault: the scenario that must notice it, within so many rounds."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place.made(tmp_path_factory.mktemp("place"))


def found(place: Place, scenario: str, rounds: int) -> list[str]:
    for number in range(rounds):
        if said := play(place, scenario, SEED, number, Tally()):
            return said
    return []


def test_a_finding_says_how_to_play_it_again(place: Place) -> None:
    plant = "outputs are written in place"
    [first, *_] = found(place.planted(plant), *FINDS[plant])
    assert "a.mlir is wrong: " in first
    assert "python -m tests.faults --scenario full --seed 1 --first 0 --rounds 1" in first


@pytest.mark.parametrize("plant", PLANTS)
def test_every_planted_fault_is_found(place: Place, plant: str) -> None:
    assert found(place.planted(plant), *FINDS[plant])


def test_nothing_wrong_is_left_by_many_rounds(place: Place) -> None:
    assert set(TURNS) == set(SCENARIOS)
    tally = Tally()
    assert [said for n in range(60) for said in play(place, TURNS[n % len(TURNS)], SEED, n, tally)] == []
    assert set(tally.rounds) == set(SCENARIOS)
