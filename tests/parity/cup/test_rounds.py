"""Rounds in lockstep: same asks, same legal answers, same losers of every duel, same winners."""

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from tests.parity.cup.cases import REGRESSIONS, Case, minimised, mixed_set, random_case, saved
from tests.parity.cup.lockstep import difference
from wizardhall.cup import CUP
from wizardhall.cup.cards import Wizard
from wizardhall.cup.fast.codec import CLASSES, IntArray, beginning
from wizardhall.cup.fast.round import play
from wizardhall.cup.fast.tables import duel_tables
from wizardhall.cup.fast.wave_tables import waves_of
from wizardhall.cup.fast.waves import cross, rounds

both_editions = pytest.mark.parametrize("edition", ["revised", "first"])


def drive(number: int, seed: int, edition: str, wizards: tuple[Wizard, ...] = ()) -> None:
    """Compare random rounds; the smallest of those that differ is written down under tests/regressions/cup."""
    rng = Random(f"{seed} {edition}")
    cases = [random_case(rng, edition, wizards) for _ in range(number)]
    for case in cases:
        if why := difference(case):
            case = minimised(case, lambda smaller: bool(difference(smaller)))
            pytest.fail(f"{why}\nwritten down as {saved(case, difference(case))}")
    assert_waves_agree(cases)


def assert_waves_agree(cases: list[Case]) -> None:
    duels = duel_tables(cases[0].cards, cases[0].edition)
    plans, stances = np.array([case.packed for case in cases]).T.copy(), stances_of(cases)
    one_by_one = [play(duels, *case.packed, case.black_stance, case.white_stance) for case in cases]
    assert rounds(waves_of(duels), plans[0], plans[1], stances[0], stances[1]).tolist() == one_by_one


def stances_of(cases: list[Case]) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    return np.array([(case.black_stance, case.white_stance) for case in cases]).T.copy()


@both_editions
@pytest.mark.parametrize("part", range(4))
def test_referee_and_fast_path_agree_on_random_rounds(edition: str, part: int) -> None:
    drive(2_500, part, edition)


@both_editions
def test_they_agree_on_a_set_with_everything_dealt_anew(edition: str) -> None:
    drive(500, 1, edition, mixed_set(1))


@pytest.mark.long
@both_editions
@pytest.mark.parametrize("part", range(20))
def test_they_agree_on_a_million_rounds(edition: str, part: int) -> None:
    drive(25_000, 100 + part, edition)


@pytest.mark.long
@both_editions
@pytest.mark.parametrize("seed", range(2, 12))
def test_they_agree_on_many_sets(edition: str, seed: int) -> None:
    drive(2_000, seed, edition, mixed_set(seed))


def test_what_once_differed_agrees_now() -> None:
    for file in REGRESSIONS.glob("*.json"):
        assert not difference(msgspec.json.decode(file.read_bytes(), type=Case)), file.name


def test_every_pair_is_played_as_each_one() -> None:
    rng = Random("pairs")
    cases = [random_case(rng, "revised") for _ in range(300)]
    plans, stances = np.array([case.packed for case in cases]).T.copy(), stances_of(cases)
    duels = duel_tables(CUP.cards(), "revised")
    table = cross(waves_of(duels), plans[0], plans[1], stances[0], stances[1])
    for row, column in [(0, 0), (0, 299), (17, 256), (299, 3), (150, 151)]:
        alone = play(duels, plans[0][row], plans[1][column], stances[0][row], stances[1][column])
        assert table[row, column] == alone


def faulty() -> IntArray:
    """Tables in which the Hermit, when both have just entered, loses to the Soldier whatever the discard piles show."""
    ids = CUP.cards().ids
    duels = duel_tables(CUP.cards(), "revised").copy()
    classes = int(duels[CLASSES])
    hermit, soldier = ids.index("hermit"), ids.index("soldier")
    place = beginning(classes, 3, hermit, soldier, 0, 0)
    duels[place : place + classes**2] = 1
    return duels


def test_a_fault_is_found_made_small_and_written_down(tmp_path: Path) -> None:
    duels, rng = faulty(), Random("fault")
    found = next(case for case in iter(lambda: random_case(rng, "revised"), None) if difference(case, duels))

    small = minimised(found, lambda case: bool(difference(case, duels)))

    assert (small.black_stance, small.white_stance) == (0, 0)
    assert "hermit" in small.black.order
    assert "soldier" in small.white.order
    file = saved(small, difference(small, duels), tmp_path)
    assert msgspec.json.decode(file.read_bytes())["why"].startswith("losers of the duels")
    assert msgspec.json.decode(file.read_bytes(), type=Case) == small
    assert difference(small, duels)
    assert not difference(small)
