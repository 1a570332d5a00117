"""Values that earlier versions found, and files that they wrote: neither changes when the code is rearranged."""

from pathlib import Path

import pytest

from wizardhall.cup import CUP
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.checkpoint import load
from wizardhall.solver.cup.double_oracle import CERTIFIED, DoubleOracle
from wizardhall.solver.cup.round_game import PlanSpace, RoundGame

STARTING = CUP.cards(Path(__file__).parents[3] / "examples" / "starting-values.toml")
HALF_SOLVED = Path(__file__).parent / "checkpoints" / "two-decks-half-solved.json"
"""A checkpoint of eight iterations, from before its fields had the words of the literature."""
BLACK = ("gardener", "shaman", "traveler", "detective", "soldier", "matron")
WHITE = ("gardener", "rogues", "shaman", "detective", "matron", "dancer")
VALUE = -0.587107584693
GAP = 0.4174417979461269


def space(deck: tuple[str, ...]) -> PlanSpace:
    return PlanSpace(sum(1 << list(map(str, STARTING.ids)).index(card) for card in deck))


@pytest.fixture(scope="module")
def game() -> RoundGame:
    return RoundGame(CardTables(STARTING, "revised"), (space(BLACK), space(WHITE)))


def test_two_decks_with_three_optional_powers_are_worth_what_they_were(game: RoundGame) -> None:
    found = DoubleOracle(game).solve()

    assert found.gap <= CERTIFIED
    assert found.value == pytest.approx(VALUE, abs=1e-9)
    assert found.iterations == 14


def test_a_checkpoint_of_an_earlier_version_is_resumed(game: RoundGame) -> None:
    oracle = load(HALF_SOLVED, game)
    black, white = oracle.profile
    assert oracle.bounds.gap == GAP
    assert any(strategy.power_policy for strategy in (*black.strategies, *white.strategies))

    assert oracle.solve().value == pytest.approx(VALUE, abs=1e-9)
