"""The book of openings: complete, certified again here, and made so that it can be stopped at any time."""

from itertools import permutations
from pathlib import Path

import pytest

from tests.cup.cardsets import CARDS, cards_with
from wizardhall.core.errors import RecordError
from wizardhall.cup import CUP
from wizardhall.solver.cup import opening_book
from wizardhall.solver.cup.best_response import best_responses
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.double_oracle import CERTIFIED, DoubleOracle
from wizardhall.solver.cup.opening_book import PAIRS, book_for, book_strategies, load, write
from wizardhall.solver.cup.round_game import EVERY_CARD, PlanSpace, RoundGame
from wizardhall.solver.cup.strategies import MixedStrategy, Strategy, payoff_matrix
from wizardhall.solver.matrix_game import solve

EDITIONS = ("revised", "first")
LEAST = -0.25
"""What every guard earns at least, against everything."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_book_has_every_pair_of_drawn_cards(edition: str) -> None:
    book = book_for(CUP.cards(), edition)

    assert book is not None
    assert len(PAIRS) == len(book) == 171
    assert all((gap := book.gap(drawn)) is not None and gap <= CERTIFIED for drawn in PAIRS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("drawn", [(0, 3), (16, 6)])
def test_no_plan_of_all_gains_anything_against_an_opening(edition: str, drawn: tuple[int, int]) -> None:
    tables, book = CardTables(CUP.cards(), edition), book_for(CUP.cards(), edition)
    assert book is not None
    profile = book.profile(drawn)
    assert profile is not None
    spaces = [PlanSpace(held=1 << card) for card in drawn]
    assert all(space.has(each.plan) for space, mixed in zip(spaces, profile, strict=True) for each in mixed.strategies)

    most = best_responses(tables, 0, spaces[0], profile[1], plain=True)[0].value
    least = -best_responses(tables, 1, spaces[1], profile[0], plain=True)[0].value

    assert abs(most - least) <= CERTIFIED


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_plan_gains_anything_against_any_opening(edition: str) -> None:
    for drawn in PAIRS:
        test_no_plan_of_all_gains_anything_against_an_opening(edition, drawn)


def test_a_solver_begins_with_what_is_in_the_book() -> None:
    tables = CardTables(CUP.cards(), "revised")
    drawn = RoundGame(tables, (PlanSpace(held=1 << 8), PlanSpace(held=1 << 2)), plain=True)

    oracle = DoubleOracle(drawn, book_strategies(drawn))
    oracle.iterate()

    assert oracle.bounds.gap <= 1e-6  # a mistake now and then is still expected
    assert book_strategies(drawn._replace(plain=False)) == ((), ())
    assert book_strategies(drawn._replace(plan_spaces=(PlanSpace(), PlanSpace()))) == ((), ())


def test_other_cards_have_no_book() -> None:
    assert book_for(cards_with(hermit={"value": 3}), "revised") is None


class TestGuards:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_there_is_one_for_every_drawn_card(self, edition: str) -> None:
        tables, book = CardTables(CUP.cards(), edition), book_for(CUP.cards(), edition)
        assert book is not None

        for drawn in range(18):
            guard = book.guard(drawn)
            assert guard is not None
            assert guard.guarantee >= LEAST
            waits = 1 << drawn if tables.askers >> drawn & 1 else EVERY_CARD
            space = PlanSpace(EVERY_CARD & ~tables.askers | 1 << drawn, 1 << drawn, waits)
            assert all(space.has(each.plan) and not each.power_policy for each in guard.strategy.strategies)

    @pytest.mark.long
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_no_strategy_does_better_against_it_than_the_book_says(self, edition: str) -> None:
        tables, book = CardTables(CUP.cards(), edition), book_for(CUP.cards(), edition)
        assert book is not None
        for drawn in range(18):
            guard = book.guard(drawn)
            assert guard is not None
            best = best_responses(tables, 1, PlanSpace(), guard.strategy)[0].value
            assert best == pytest.approx(-guard.guarantee, abs=1e-9)


class TestWriting:
    @pytest.fixture(autouse=True)
    def _quickly(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Guards of no iterations: one takes minutes."""
        monkeypatch.setattr(opening_book, "GUARD_GAP", 2.0)

    def test_a_book_goes_on_where_it_was_stopped(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        tables, file, told = CardTables(CARDS, "revised"), tmp_path / "book", []
        monkeypatch.setattr(opening_book, "PAIRS", ((3, 5),))
        write(tables, file, 1.5, lambda *news: told.append(news))
        monkeypatch.setattr(opening_book, "PAIRS", ((3, 5), (3, 9)))
        del told[:]

        book = write(tables, file, 1.5, lambda *news: told.append(news))

        assert {drawn for _, drawn, _ in told} == {(), (3, 9)}
        assert len(book) == len(load(file)) == 2
        assert load(file).gap((5, 3)) == book.gap((3, 5))

    def test_guards_go_on_where_they_were_stopped(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        tables, file, told = CardTables(CARDS, "revised"), tmp_path / "book", []
        monkeypatch.setattr(opening_book, "PAIRS", ())
        monkeypatch.setattr(opening_book, "GUARD_GAP", 0.0)

        def stop(*news: object) -> None:
            told.append(news)
            if len(told) == 3:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            write(tables, file, 1.5, stop)
        monkeypatch.setattr(opening_book, "GUARD_GAP", 2.0)

        book = write(tables, file, 1.5, lambda *_: None)

        assert book.guard(17) is not None
        assert [path.name for path in tmp_path.iterdir()] == ["book"]

    def test_a_set_in_which_nearly_all_ask_has_no_guards(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(opening_book, "PAIRS", ())
        tables = CardTables(CARDS, "revised")
        tables.askers = (1 << 13) - 1

        assert write(tables, tmp_path / "book", 1.5, lambda *_: None).guard(0) is None

    def test_a_book_of_another_format_is_refused(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(opening_book, "PAIRS", ())
        write(CardTables(CARDS, "revised"), tmp_path / "book", 1.5, lambda *_: None)
        monkeypatch.setattr(opening_book, "FORMAT", 99)

        with pytest.raises(RecordError, match="no openings"):
            load(tmp_path / "book")

    def test_a_book_of_other_cards_is_not_gone_on_with(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = tmp_path / "book"
        monkeypatch.setattr(opening_book, "PAIRS", ((3, 5),))
        write(CardTables(CARDS, "revised"), file, 2.0, lambda *_: None)

        with pytest.raises(RecordError, match="other cards"):
            write(CardTables(CARDS, "first"), file, 2.0, lambda *_: None)

    def test_a_file_that_is_no_book_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "other").write_text("not a book")

        with pytest.raises(RecordError, match="no openings"):
            load(tmp_path / "other")


class TestThePlainRound:
    DECKS = (
        ("rogues", "detective", "astronomer", "shaman", "matron", "hermit"),
        (
            "botanist",
            "astronomer",
            "rogues",
            "dancer",
            "detective",
            "gardener",
        ),
    )

    def test_its_value_is_that_of_the_matrix_of_plans_that_decline_everything(self) -> None:
        decks = [[list(map(str, CARDS.ids)).index(card) for card in deck] for deck in self.DECKS]
        tables = CardTables(CARDS, "revised")
        spaces = tuple(PlanSpace(sum(1 << card for card in deck)) for deck in decks)

        found = DoubleOracle(RoundGame(tables, (spaces[0], spaces[1]), plain=True)).solve()

        blacks, whites = ([Strategy(plan) for plan in permutations(deck)] for deck in decks)
        matrix = payoff_matrix(tables.duels, blacks, whites)
        assert found.gap <= CERTIFIED
        assert found.value == pytest.approx(solve(matrix).value, abs=1e-9)
        best = best_responses(tables, 0, spaces[0], MixedStrategy.uniform(whites), plain=True)[0]
        assert best.value == pytest.approx(matrix.mean(axis=1).max(), abs=1e-12)
        assert best.strategy.power_policy == ()
