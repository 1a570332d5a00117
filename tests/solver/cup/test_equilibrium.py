"""Two known Decks, solved by double oracle, beside the whole matrix of their plans and beside exact best responses."""

from itertools import permutations
from pathlib import Path

import pytest

from tests.cup.cardsets import CARDS
from wizardhall.core.errors import RecordError
from wizardhall.solver.cup.best_response import Side, answers
from wizardhall.solver.cup.buffers import Cup
from wizardhall.solver.cup.checkpoint import load, save
from wizardhall.solver.cup.equilibrium import CERTIFIED, Contest, Search
from wizardhall.solver.cup.strategies import Strategy, payoffs
from wizardhall.solver.matrix import solve

PLAIN = ("gardener", "shaman", "traveler", "botanist", "soldier", "matron")
OTHER = ("geomancer", "hermit", "shaman", "lightkeeper", "matron", "dancer")
TRICKY = ("gardener", "shaman", "traveler", "detective", "soldier", "matron")
TRICKIER = ("gardener", "rogues", "shaman", "detective", "matron", "dancer")
SLY = ("alchemist", "rogues", "astronomer", "hermit", "botanist", "detective")


def numbers(deck: tuple[str, ...]) -> list[int]:
    return [list(map(str, CARDS.ids)).index(card) for card in deck]


def side(deck: tuple[str, ...]) -> Side:
    return Side(sum(1 << card for card in numbers(deck)))


def contest(black: tuple[str, ...], white: tuple[str, ...], edition: str = "revised") -> Contest:
    return Contest(Cup(CARDS, edition), (side(black), side(white)))


def earned(game: Contest, search: Search) -> tuple[float, float]:
    """What best responses of all plans leave of both mixes."""
    black, white = search.mixes
    at_most = answers(game.cup, 0, game.sides[0], white.strategies, white.weights)[0].value
    at_least = -answers(game.cup, 1, game.sides[1], black.strategies, black.weights)[0].value
    return at_least, at_most


def test_the_value_of_two_decks_without_optional_powers_is_that_of_their_whole_matrix() -> None:
    game = contest(PLAIN, OTHER)

    found = Search(game).approach()

    blacks, whites = ([Strategy(plan) for plan in permutations(numbers(deck))] for deck in (PLAIN, OTHER))
    assert found.gap <= CERTIFIED
    assert found.value == pytest.approx(solve(payoffs(game.cup.duels, blacks, whites)).value, abs=1e-9)


@pytest.mark.parametrize(("black", "white"), [(TRICKY, OTHER), (TRICKY, PLAIN)])
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_two_decks_with_an_optional_power_are_solved_exactly(
    black: tuple[str, ...], white: tuple[str, ...], edition: str
) -> None:
    game = contest(black, white, edition)
    search = Search(game)

    found = search.approach()

    assert found.gap <= CERTIFIED
    at_least, at_most = earned(game, search)
    assert at_least == pytest.approx(found.value, abs=1e-9)
    assert at_most == pytest.approx(found.value, abs=1e-9)


@pytest.mark.long
@pytest.mark.parametrize(("black", "white"), [(TRICKY, TRICKIER), (SLY, TRICKIER), (SLY, SLY)])
def test_two_decks_with_many_optional_powers_are_solved_exactly(black: tuple[str, ...], white: tuple[str, ...]) -> None:
    assert Search(contest(black, white)).approach().gap <= CERTIFIED


def test_bounds_are_what_best_responses_of_all_plans_earn() -> None:
    game = contest(TRICKY, TRICKIER)
    search = Search(game)
    for _ in range(6):
        search.turn()

    at_least, at_most = earned(game, search)
    assert search.bounds.upper == pytest.approx(at_most, abs=2e-10)
    assert search.bounds.lower == pytest.approx(at_least, abs=2e-10)
    assert search.bounds.lower <= search.bounds.upper


def test_whole_strategies_of_a_mix_earn_what_the_round_between_its_lines_is_worth() -> None:
    game = contest(TRICKY, TRICKIER)
    search = Search(game)
    for _ in range(8):
        search.turn()

    value, (black, white) = search.repertoire.solve()

    between = black.weights @ payoffs(game.cup.duels, black.strategies, white.strategies) @ white.weights
    assert between == pytest.approx(
        value, abs=1e-4
    )  # the program's value is that against an opponent who errs a little


def test_a_sketch_comes_close_to_the_round_between_the_same_lines() -> None:
    game = contest(TRICKY, TRICKIER)
    search = Search(game)
    for _ in range(6):
        search.turn()

    value, (black, white) = search.repertoire.sketch(alike=False, within=0.01)

    assert value == pytest.approx(search.repertoire.solve().value, abs=0.01)
    between = black.weights @ payoffs(game.cup.duels, black.strategies, white.strategies) @ white.weights
    assert between == pytest.approx(value, abs=0.05)


def test_lines_that_were_forgotten_come_back_when_they_are_recalled() -> None:
    search = Search(contest(TRICKY, TRICKIER))
    for _ in range(6):
        search.turn()
    repertoire = search.repertoire
    known = [set(some) for some in repertoire.strategies]
    for _ in range(3):  # out of use for so long
        value = repertoire.sketch(alike=False, within=0.01).value

    repertoire.forget_weak(behind=0.1)
    assert all(len(some) < len(all_) for some, all_ in zip(repertoire.strategies, known, strict=True))
    repertoire.recall()

    assert all(all_ <= set(some) for some, all_ in zip(repertoire.strategies, known, strict=True))
    assert repertoire.solve().value == pytest.approx(value, abs=0.01)


def test_on_what_it_has_not_foreseen_a_mix_goes_by_habits() -> None:
    game = contest(TRICKY, TRICKIER)
    search = Search(game)
    for _ in range(3):
        search.turn()
    mix = search.repertoire.solve().mixes[1]
    assert any(strategy.habits for strategy in mix.strategies)

    stubborn = [
        strategy._replace(rules=tuple(rule for rule in strategy.rules if rule not in strategy.habits))
        for strategy in mix.strategies
    ]

    best, against_stubborn = (
        answers(game.cup, 0, game.sides[0], some, mix.weights)[0].value for some in (mix.strategies, stubborn)
    )
    assert best < against_stubborn


@pytest.mark.parametrize(("black", "white"), [(TRICKY, TRICKIER), (SLY, SLY)])
def test_a_strategy_that_says_what_is_seen_on_the_way_to_its_rules_plays_no_other_round(
    black: tuple[str, ...], white: tuple[str, ...]
) -> None:
    game = contest(black, white)
    search = Search(game)
    for _ in range(6):
        search.turn()
    _, (_, mix) = search.repertoire.solve(tremble=1e-5)
    assert any(strategy.way for strategy in mix.strategies)

    found = answers(game.cup, 0, game.sides[0], mix.strategies, mix.weights)

    unsaid = [strategy._replace(way=()) for strategy in mix.strategies]
    again = answers(game.cup, 0, game.sides[0], unsaid, mix.weights)
    by_beginning = [{each.strategy.plan[:2]: each.value for each in some} for some in (found, again)]
    assert by_beginning[0] == pytest.approx(by_beginning[1], abs=1e-12)
    earned_ = payoffs(game.cup.duels, [answer.strategy for answer in found], mix.strategies) @ mix.weights
    assert [answer.value for answer in found] == pytest.approx(earned_.tolist(), abs=1e-12)


def test_the_same_deck_on_both_sides_is_worth_nothing_to_either() -> None:
    found = Search(contest(OTHER, OTHER)).approach()

    assert found.gap <= CERTIFIED
    assert found.value == pytest.approx(0, abs=1e-9)


def test_cards_that_are_held_are_in_every_plan() -> None:
    cup, held = Cup(CARDS, "revised"), numbers(PLAIN)[:4]
    allowed = sum(1 << card for card in {*numbers(PLAIN), *numbers(OTHER)})
    mine = Side(allowed, sum(1 << card for card in held))

    found = answers(cup, 0, mine, [Strategy(tuple(numbers(OTHER)))], solve([[1.0]]).row)

    assert found
    assert all(mine.has(answer.strategy.plan) and {*held} <= {*answer.strategy.plan} for answer in found)


class TestSaved:
    def test_a_solution_goes_on_from_its_file(self, tmp_path: Path) -> None:
        game = contest(TRICKY, TRICKIER)
        half = Search(game)
        for _ in range(5):
            half.turn()
        save(tmp_path / "half", half)

        again = load(tmp_path / "half", game)

        assert again.bounds == half.bounds
        assert again.repertoire.strategies == half.repertoire.strategies
        again.turn()
        assert again.bounds.turns == half.bounds.turns + 1
        assert again.bounds.gap <= half.bounds.gap

    def test_a_file_of_other_decks_is_refused(self, tmp_path: Path) -> None:
        save(tmp_path / "solved", Search(contest(PLAIN, OTHER)))

        with pytest.raises(RecordError, match="another solution"):
            load(tmp_path / "solved", contest(OTHER, PLAIN))

    def test_a_file_of_another_version_is_refused(self, tmp_path: Path) -> None:
        save(tmp_path / "solved", Search(contest(PLAIN, OTHER)))
        written = (tmp_path / "solved").read_text()
        (tmp_path / "solved").write_text(written.replace('"format":', '"format":1', 1))

        with pytest.raises(RecordError, match="another version"):
            load(tmp_path / "solved", contest(PLAIN, OTHER))

    def test_a_file_that_is_no_solution_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "other").write_text("{}")

        with pytest.raises(RecordError, match="no saved state"):
            load(tmp_path / "other", contest(PLAIN, OTHER))
