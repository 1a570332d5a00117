"""Referee and fast path, side by side over random matches: every number of players, every option, many card sets."""

from itertools import product
from pathlib import Path

import pytest

from tests.hostile_sets import PLAYABLE
from tests.parity.relics.lockstep import by_chance
from tests.parity.relics.sets import recombined
from tests.parity.relics.shrinking import FOLDER, found, replayed, saved, shrunk
from wizardhall.relics import RELICS
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.fast.lowering import lower
from wizardhall.relics.game import OPTIONS

NAMES = [option.name for option in OPTIONS]
ALL_OPTIONS = [dict(zip(NAMES, values, strict=True)) for values in product(*(option.values for option in OPTIONS))]
by_options = pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: "-".join(options.values()))


def agree(cards: RelicsSet, options: dict[str, str], seed: str) -> None:
    """One match; a divergence is made small and saved before the test fails."""
    case = found(cards, options, seed, by_chance(seed), lower)
    if case is not None:
        file = saved(shrunk(case))
        pytest.fail(f"{case.wrong}; the shortest such match is in {file}")


@by_options
def test_the_house_set_plays_alike_in_both(options: dict[str, str]) -> None:
    for number in range(150):
        agree(RELICS.cards(), options, f"house {number}")


@by_options
def test_recombined_sets_play_alike_in_both(options: dict[str, str]) -> None:
    for number in range(20):
        agree(recombined(number), options, f"recombined {number}")


@pytest.mark.parametrize("name", PLAYABLE)
@pytest.mark.parametrize("players", ["2", "4"])
def test_REL_K16_and_REL_K17_stop_hostile_sets_alike_in_both(name: str, players: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(PLAYABLE[name])
    agree(RELICS.cards(file), RELICS.complete_options({"players": players}), name)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(80))
@by_options
def test_many_matches_play_alike_in_both(options: dict[str, str], hundred: int) -> None:
    for number in range(100 * hundred, 100 * hundred + 100):
        agree(RELICS.cards(), options, f"long {number}")
        if number % 20 == 0:
            agree(recombined(1000 + number), options, f"long {number}")


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.jsonl")), ids=lambda file: file.stem)
def test_what_once_diverged_agrees(file: Path) -> None:
    assert replayed(file) is None
