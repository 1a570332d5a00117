"""Two known Decks, solved by double oracle, beside the whole matrix of their plans and beside exact best responses."""

from itertools import permutations
from pathlib import Path

import pytest

from tests.cup.cardsets import CARDS
from wizardhall.core.errors import RecordError
from wizardhall.solver.cup.best_response import best_responses
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.checkpoint import load, save
from wizardhall.solver.cup.double_oracle import CERTIFIED, DoubleOracle
from wizardhall.solver.cup.round_game import PlanSpace, RoundGame
from wizardhall.solver.cup.strategies import MixedStrategy, Strategy, payoff_matrix
from wizardhall.solver.matrix_game import solve

PLAIN = ("gardener", "shaman", "traveler", "botanist", "soldier", "matron")
OTHER = ("geomancer", "hermit", "shaman", "lightkeeper", "matron", "dancer")
TRICKY = ("gardener", "shaman", "traveler", "detective", "soldier", "matron")
TRICKIER = ("gardener", "rogues", "shaman", "detective", "matron", "dancer")
SLY = ("alchemist", "rogues", "astronomer", "hermit", "botanist", "detective")


def numbers(deck: tuple[str, ...]) -> list[int]:
    return [list(map(str, CARDS.ids)).index(card) for card in deck]


def space(deck: tuple[str, ...]) -> PlanSpace:
    return PlanSpace(sum(1 << card for card in numbers(deck)))


def round_game(black: tuple[str, ...], white: tuple[str, ...], edition: str = "revised") -> RoundGame:
    return RoundGame(CardTables(CARDS, edition), (space(black), space(white)))


def earned(game: RoundGame, oracle: DoubleOracle) -> tuple[float, float]:
    """What best responses of all plans leave of both strategies."""
    black, white = oracle.profile
    at_most = best_responses(game.tables, 0, game.plan_spaces[0], white)[0].value
    at_least = -best_responses(game.tables, 1, game.plan_spaces[1], black)[0].value
    return at_least, at_most


def test_the_value_of_two_decks_without_optional_powers_is_that_of_their_whole_matrix() -> None:
    game = round_game(PLAIN, OTHER)

    found = DoubleOracle(game).solve()

    blacks, whites = ([Strategy(plan) for plan in permutations(numbers(deck))] for deck in (PLAIN, OTHER))
    assert found.gap <= CERTIFIED
    assert found.value == pytest.approx(solve(payoff_matrix(game.tables.duels, blacks, whites)).value, abs=1e-9)


@pytest.mark.parametrize(("black", "white"), [(TRICKY, OTHER), (TRICKY, PLAIN)])
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_two_decks_with_an_optional_power_are_solved_exactly(
    black: tuple[str, ...], white: tuple[str, ...], edition: str
) -> None:
    game = round_game(black, white, edition)
    oracle = DoubleOracle(game)

    found = oracle.solve()

    assert found.gap <= CERTIFIED
    at_least, at_most = earned(game, oracle)
    assert at_least == pytest.approx(found.value, abs=1e-9)
    assert at_most == pytest.approx(found.value, abs=1e-9)


@pytest.mark.long
@pytest.mark.parametrize(("black", "white"), [(TRICKY, TRICKIER), (SLY, TRICKIER), (SLY, SLY)])
def test_two_decks_with_many_optional_powers_are_solved_exactly(black: tuple[str, ...], white: tuple[str, ...]) -> None:
    assert DoubleOracle(round_game(black, white)).solve().gap <= CERTIFIED


def test_bounds_are_what_best_responses_of_all_plans_earn() -> None:
    game = round_game(TRICKY, TRICKIER)
    oracle = DoubleOracle(game)
    for _ in range(6):
        oracle.iterate()

    at_least, at_most = earned(game, oracle)
    assert oracle.bounds.upper == pytest.approx(at_most, abs=2e-10)
    assert oracle.bounds.lower == pytest.approx(at_least, abs=2e-10)
    assert oracle.bounds.lower <= oracle.bounds.upper


def test_the_pure_strategies_of_a_solution_earn_what_the_restricted_game_is_worth() -> None:
    game = round_game(TRICKY, TRICKIER)
    oracle = DoubleOracle(game)
    for _ in range(8):
        oracle.iterate()

    value, (black, white) = oracle.restricted_game.solve()

    between = black.weights @ payoff_matrix(game.tables.duels, black.strategies, white.strategies) @ white.weights
    assert between == pytest.approx(
        value, abs=1e-4
    )  # the program's value is that against an opponent who errs a little


def test_an_approximate_solution_comes_close_to_the_exact_one() -> None:
    game = round_game(TRICKY, TRICKIER)
    oracle = DoubleOracle(game)
    for _ in range(6):
        oracle.iterate()

    value, (black, white) = oracle.restricted_game.approximate(symmetric=False, within=0.01)

    assert value == pytest.approx(oracle.restricted_game.solve().value, abs=0.01)
    between = black.weights @ payoff_matrix(game.tables.duels, black.strategies, white.strategies) @ white.weights
    assert between == pytest.approx(value, abs=0.05)


def test_lines_that_were_forgotten_come_back_when_they_are_recalled() -> None:
    oracle = DoubleOracle(round_game(TRICKY, TRICKIER))
    for _ in range(6):
        oracle.iterate()
    restricted = oracle.restricted_game
    known = [set(some) for some in restricted.strategies]
    for _ in range(3):  # out of use for so long
        value = restricted.approximate(symmetric=False, within=0.01).value

    restricted.prune(shortfall=0.1)
    assert all(len(some) < len(all_) for some, all_ in zip(restricted.strategies, known, strict=True))
    restricted.restore_pruned()

    assert all(all_ <= set(some) for some, all_ in zip(restricted.strategies, known, strict=True))
    assert restricted.solve().value == pytest.approx(value, abs=0.01)


def test_on_observations_it_has_not_foreseen_a_strategy_takes_default_actions() -> None:
    game = round_game(TRICKY, TRICKIER)
    oracle = DoubleOracle(game)
    for _ in range(3):
        oracle.iterate()
    mixed = oracle.restricted_game.solve().profile[1]
    assert any(strategy.default_actions for strategy in mixed.strategies)

    stubborn = tuple(
        strategy._replace(
            power_policy=tuple(pair for pair in strategy.power_policy if pair not in strategy.default_actions)
        )
        for strategy in mixed.strategies
    )

    best, against_stubborn = (
        best_responses(game.tables, 0, game.plan_spaces[0], MixedStrategy(some, mixed.weights))[0].value
        for some in (mixed.strategies, stubborn)
    )
    assert best < against_stubborn


@pytest.mark.parametrize(("black", "white"), [(TRICKY, TRICKIER), (SLY, SLY)])
def test_a_strategy_that_knows_the_prefixes_of_its_power_policy_plays_no_other_round(
    black: tuple[str, ...], white: tuple[str, ...]
) -> None:
    game = round_game(black, white)
    oracle = DoubleOracle(game)
    for _ in range(6):
        oracle.iterate()
    _, (_, mixed) = oracle.restricted_game.solve(tremble=1e-5)
    assert any(strategy.prefixes for strategy in mixed.strategies)

    found = best_responses(game.tables, 0, game.plan_spaces[0], mixed)

    unsaid = MixedStrategy(tuple(each._replace(prefixes=()) for each in mixed.strategies), mixed.weights)
    again = best_responses(game.tables, 0, game.plan_spaces[0], unsaid)
    by_beginning = [{each.strategy.plan[:2]: each.value for each in some} for some in (found, again)]
    assert by_beginning[0] == pytest.approx(by_beginning[1], abs=1e-12)
    earned_ = (
        payoff_matrix(game.tables.duels, [response.strategy for response in found], mixed.strategies) @ mixed.weights
    )
    assert [response.value for response in found] == pytest.approx(earned_.tolist(), abs=1e-12)


def test_the_same_deck_on_both_sides_is_worth_nothing_to_either() -> None:
    found = DoubleOracle(round_game(OTHER, OTHER)).solve()

    assert found.gap <= CERTIFIED
    assert found.value == pytest.approx(0, abs=1e-9)


def test_cards_that_are_held_are_in_every_plan() -> None:
    tables, held = CardTables(CARDS, "revised"), numbers(PLAIN)[:4]
    allowed = sum(1 << card for card in {*numbers(PLAIN), *numbers(OTHER)})
    mine = PlanSpace(allowed, sum(1 << card for card in held))

    found = best_responses(tables, 0, mine, MixedStrategy.uniform([Strategy(tuple(numbers(OTHER)))]))

    assert found
    assert all(mine.has(each.strategy.plan) and {*held} <= {*each.strategy.plan} for each in found)


class TestCheckpoint:
    def test_a_solution_goes_on_from_its_file(self, tmp_path: Path) -> None:
        game = round_game(TRICKY, TRICKIER)
        half = DoubleOracle(game)
        for _ in range(5):
            half.iterate()
        save(tmp_path / "half", half)

        again = load(tmp_path / "half", game)

        assert again.bounds == half.bounds
        assert again.restricted_game.strategies == half.restricted_game.strategies
        again.iterate()
        assert again.bounds.iterations == half.bounds.iterations + 1
        assert again.bounds.gap <= half.bounds.gap

    def test_a_file_of_other_decks_is_refused(self, tmp_path: Path) -> None:
        save(tmp_path / "solved", DoubleOracle(round_game(PLAIN, OTHER)))

        with pytest.raises(RecordError, match="another solution"):
            load(tmp_path / "solved", round_game(OTHER, PLAIN))

    def test_a_file_of_another_version_is_refused(self, tmp_path: Path) -> None:
        save(tmp_path / "solved", DoubleOracle(round_game(PLAIN, OTHER)))
        written = (tmp_path / "solved").read_text()
        (tmp_path / "solved").write_text(written.replace('"format":', '"format":1', 1))

        with pytest.raises(RecordError, match="another version"):
            load(tmp_path / "solved", round_game(PLAIN, OTHER))

    def test_a_file_that_is_no_solution_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "other").write_text("{}")

        with pytest.raises(RecordError, match="not a saved solution"):
            load(tmp_path / "other", round_game(PLAIN, OTHER))
