"""The book of openings: complete, certified again here, and made so that it can be stopped at any time."""

from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from tests.cup.cardsets import CARDS, cards_with
from wizardhall.core.errors import RecordError
from wizardhall.cup import CUP
from wizardhall.solver.cup import openings
from wizardhall.solver.cup.best_response import EVERY_CARD, Side, answers
from wizardhall.solver.cup.buffers import Cup
from wizardhall.solver.cup.equilibrium import CERTIFIED, Contest, Search
from wizardhall.solver.cup.openings import PAIRS, book_for, from_book, load, write
from wizardhall.solver.cup.strategies import Strategy, payoffs
from wizardhall.solver.matrix import solve

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
    cup, book = Cup(CUP.cards(), edition), book_for(CUP.cards(), edition)
    assert book is not None
    mixes = book.mixes(drawn)
    assert mixes is not None
    sides = [Side(held=1 << card) for card in drawn]
    assert all(side.has(each.plan) for side, mix in zip(sides, mixes, strict=True) for each in mix.strategies)

    most = answers(cup, 0, sides[0], mixes[1].strategies, mixes[1].weights, plain=True)[0].value
    least = -answers(cup, 1, sides[1], mixes[0].strategies, mixes[0].weights, plain=True)[0].value

    assert abs(most - least) <= CERTIFIED


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_plan_gains_anything_against_any_opening(edition: str) -> None:
    for drawn in PAIRS:
        test_no_plan_of_all_gains_anything_against_an_opening(edition, drawn)


def test_a_solver_begins_with_what_is_in_the_book() -> None:
    cup = Cup(CUP.cards(), "revised")
    drawn = Contest(cup, (Side(held=1 << 8), Side(held=1 << 2)), plain=True)

    search = Search(drawn, from_book(drawn))
    search.turn()

    assert search.bounds.gap <= 1e-6  # a mistake now and then is still reckoned with
    assert from_book(drawn._replace(plain=False)) == ((), ())
    assert from_book(drawn._replace(sides=(Side(), Side()))) == ((), ())


def test_other_cards_have_no_book() -> None:
    assert book_for(cards_with(hermit={"value": 3}), "revised") is None


class TestGuards:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_there_is_one_for_every_drawn_card(self, edition: str) -> None:
        cup, book = Cup(CUP.cards(), edition), book_for(CUP.cards(), edition)
        assert book is not None

        for drawn in range(18):
            guard = book.guard(drawn)
            assert guard is not None
            assert guard.least >= LEAST
            waits = 1 << drawn if cup.askers >> drawn & 1 else EVERY_CARD
            side = Side(EVERY_CARD & ~cup.askers | 1 << drawn, 1 << drawn, waits)
            assert all(side.has(each.plan) and not each.rules for each in guard.mix.strategies)

    @pytest.mark.long
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_no_strategy_does_better_against_it_than_the_book_says(self, edition: str) -> None:
        cup, book = Cup(CUP.cards(), edition), book_for(CUP.cards(), edition)
        assert book is not None
        for drawn in range(18):
            guard = book.guard(drawn)
            assert guard is not None
            best = answers(cup, 1, Side(), guard.mix.strategies, guard.mix.weights)[0].value
            assert best == pytest.approx(-guard.least, abs=1e-9)


class TestWriting:
    @pytest.fixture(autouse=True)
    def _quickly(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Guards of no turns: one takes minutes."""
        monkeypatch.setattr(openings, "GUARDED", 2.0)

    def test_a_book_goes_on_where_it_was_stopped(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        cup, file, told = Cup(CARDS, "revised"), tmp_path / "book", []
        monkeypatch.setattr(openings, "PAIRS", ((3, 5),))
        write(cup, file, 1.5, lambda *news: told.append(news))
        monkeypatch.setattr(openings, "PAIRS", ((3, 5), (3, 9)))
        del told[:]

        book = write(cup, file, 1.5, lambda *news: told.append(news))

        assert {drawn for _, drawn, _ in told} == {(), (3, 9)}
        assert len(book) == len(load(file)) == 2
        assert load(file).gap((5, 3)) == book.gap((3, 5))

    def test_guards_go_on_where_they_were_stopped(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        cup, file, told = Cup(CARDS, "revised"), tmp_path / "book", []
        monkeypatch.setattr(openings, "PAIRS", ())
        monkeypatch.setattr(openings, "GUARDED", 0.0)

        def stop(*news: object) -> None:
            told.append(news)
            if len(told) == 3:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            write(cup, file, 1.5, stop)
        monkeypatch.setattr(openings, "GUARDED", 2.0)

        book = write(cup, file, 1.5, lambda *_: None)

        assert book.guard(17) is not None
        assert [path.name for path in tmp_path.iterdir()] == ["book"]

    def test_a_set_in_which_nearly_all_ask_has_no_guards(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(openings, "PAIRS", ())
        cup = Cup(CARDS, "revised")
        cup.askers = (1 << 13) - 1

        assert write(cup, tmp_path / "book", 1.5, lambda *_: None).guard(0) is None

    def test_a_book_of_another_format_is_refused(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(openings, "PAIRS", ())
        write(Cup(CARDS, "revised"), tmp_path / "book", 1.5, lambda *_: None)
        monkeypatch.setattr(openings, "FORMAT", 99)

        with pytest.raises(RecordError, match="no openings"):
            load(tmp_path / "book")

    def test_a_book_of_other_cards_is_not_gone_on_with(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = tmp_path / "book"
        monkeypatch.setattr(openings, "PAIRS", ((3, 5),))
        write(Cup(CARDS, "revised"), file, 2.0, lambda *_: None)

        with pytest.raises(RecordError, match="other cards"):
            write(Cup(CARDS, "first"), file, 2.0, lambda *_: None)

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
        cup = Cup(CARDS, "revised")
        sides = tuple(Side(sum(1 << card for card in deck)) for deck in decks)

        found = Search(Contest(cup, (sides[0], sides[1]), plain=True)).approach()

        blacks, whites = ([Strategy(plan) for plan in permutations(deck)] for deck in decks)
        matrix = payoffs(cup.duels, blacks, whites)
        assert found.gap <= CERTIFIED
        assert found.value == pytest.approx(solve(matrix).value, abs=1e-9)
        best = answers(cup, 0, sides[0], whites, np.full(720, 1 / 720), plain=True)[0]
        assert best.value == pytest.approx(matrix.mean(axis=1).max(), abs=1e-12)
        assert best.strategy.rules == ()
