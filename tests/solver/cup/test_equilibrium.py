"""Two known Decks, solved by double oracle, beside the whole matrix of their plans."""

from itertools import permutations
from pathlib import Path

import pytest

from tests.cup.cardsets import CARDS
from wizardhall.solver.cup.answer import Cup, Side, answers
from wizardhall.solver.cup.equilibrium import CERTIFIED, Contest, State, approach, begin, turn
from wizardhall.solver.cup.saved import load, save
from wizardhall.solver.cup.strategies import Strategy, payoffs
from wizardhall.solver.matrix import solve
from wizardhall.table.errors import RecordError

PLAIN = ("gardener", "shaman", "traveler", "botanist", "soldier", "matron")
OTHER = ("geomancer", "hermit", "shaman", "lightkeeper", "matron", "dancer")
TRICKY = ("gardener", "shaman", "traveler", "detective", "soldier", "matron")


def numbers(deck: tuple[str, ...]) -> list[int]:
    return [list(map(str, CARDS.ids)).index(card) for card in deck]


def side(deck: tuple[str, ...]) -> Side:
    return Side(sum(1 << card for card in numbers(deck)))


def contest(black: tuple[str, ...], white: tuple[str, ...]) -> Contest:
    return Contest(Cup(CARDS, "revised"), (side(black), side(white)))


def test_the_value_of_two_decks_without_optional_powers_is_that_of_their_whole_matrix() -> None:
    game = contest(PLAIN, OTHER)

    found = approach(game, begin(game))

    blacks, whites = ([Strategy(plan) for plan in permutations(numbers(deck))] for deck in (PLAIN, OTHER))
    assert found.gap <= CERTIFIED
    assert found.value == pytest.approx(solve(payoffs(game.cup.duels, blacks, whites)).value, abs=1e-9)


def test_bounds_are_what_best_responses_of_all_plans_earn() -> None:
    game = contest(TRICKY, OTHER)
    state = begin(game)
    for _ in range(6):
        state = turn(game, state)

    black, white = state.mixes
    at_most = answers(game.cup, 0, game.sides[0], white.strategies, white.weights)[0].value
    at_least = -answers(game.cup, 1, game.sides[1], black.strategies, black.weights)[0].value
    assert state.upper == pytest.approx(at_most, abs=2e-10)
    assert state.lower == pytest.approx(at_least, abs=2e-10)
    assert state.lower <= state.upper


def test_the_same_deck_on_both_sides_is_worth_nothing_to_either() -> None:
    game = contest(OTHER, OTHER)

    found = approach(game, begin(game))

    assert found.gap <= CERTIFIED
    assert found.value == pytest.approx(0, abs=1e-9)


class TestSaved:
    def test_a_solution_goes_on_from_its_file_as_if_never_stopped(self, tmp_path: Path) -> None:
        game = contest(PLAIN, OTHER)
        half = turn(game, begin(game))
        save(tmp_path / "half", game, half)

        again = load(tmp_path / "half", game)

        assert _plain(again) == _plain(half)
        assert _plain(turn(game, again)) == _plain(turn(game, half))

    def test_a_file_of_other_decks_is_refused(self, tmp_path: Path) -> None:
        game = contest(PLAIN, OTHER)
        save(tmp_path / "solved", game, begin(game))

        with pytest.raises(RecordError, match="not of"):
            load(tmp_path / "solved", contest(OTHER, PLAIN))

    def test_a_file_that_is_no_solution_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "other").write_text("{}")

        with pytest.raises(RecordError, match="no saved state"):
            load(tmp_path / "other", contest(PLAIN, OTHER))


def _plain(state: State) -> tuple[object, ...]:
    mixes = [(mix.strategies, mix.weights.tolist()) for mix in state.mixes]
    return state.strategies, state.payoffs.tolist(), mixes, state.lower, state.upper, state.turns, state.last
