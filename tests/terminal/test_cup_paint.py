"""Cards and table are drawn so that they can be read without colour, in 100 columns and in 80."""

import pytest
from rich.cells import cell_len

from tests.random_matches import BLACK, CUP, EYES, random_match
from tests.terminal.terminal_fixtures import drawn, painter
from wizardhall.core.cards import CardId
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.cup.elements import ELEMENTS
from wizardhall.cup.events import Revealed
from wizardhall.match import Frame, Replay
from wizardhall.terminal.cards import show_cards
from wizardhall.terminal.cup.symbols import COLOURS, SYMBOLS


def frames(eyes: Seat) -> list[Frame]:
    return Replay(random_match("paint").record, CUP).frames(eyes)


def test_every_element_has_a_symbol_of_one_cell_and_a_colour() -> None:
    assert SYMBOLS.keys() == COLOURS.keys() == set(ELEMENTS)
    assert len(set(SYMBOLS.values())) == len(ELEMENTS)
    assert all(cell_len(symbol) == 1 for symbol in SYMBOLS.values())


def test_a_card_shows_all_that_is_printed_on_it_without_colour() -> None:
    card = drawn(painter().card(CardId("necromancer"), 40, 6))
    for printed in ("Shadow", "The Necromancer", "10", "no power"):
        assert printed in card
    card = drawn(painter().card(CardId("blacksmith"), 40, 6))
    for printed in ("▲ Fire", "The Blacksmith", "Permanent: when Values are compared"):
        assert printed in card


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(100, 22), (80, 24)])
@pytest.mark.parametrize("eyes", EYES)
def test_every_table_fits_the_screen(language: str, width: int, height: int, eyes: Seat) -> None:
    for frame in frames(eyes):
        lines = drawn(painter(language).picture(frame.view, width), width).splitlines()
        assert len(lines) <= height
        assert max(map(cell_len, lines)) <= width


def test_the_table_shows_what_the_eyes_know_and_no_more() -> None:
    frame = next(frame for frame in frames(BLACK) if isinstance(frame.event, Revealed))
    shown = drawn(painter().picture(frame.view, 100))
    assert "▒▒▒▒ 4 face down" in shown
    assert "Known:" in shown


def test_the_table_in_words_has_no_symbols_for_cards() -> None:
    frame = next(frame for frame in frames(BLACK) if isinstance(frame.event, Revealed))
    described = painter().described(frame.view)
    assert any("Deck: 4 face down" in line for line in described)
    assert not any("▒" in line for line in described)


def test_the_summary_has_every_round_and_both_teams() -> None:
    film = frames(ALL_SEEING)
    summary = "".join(map(drawn, painter().summary(film, film[-1].view)))
    assert "Won by" in summary
    assert summary.count("Black: ") == summary.count("White: ") == 1


@pytest.mark.parametrize("width", [100, 80])
def test_the_set_is_shown_with_its_provenance(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    show_cards("cup", language="en", cards=None)
    shown = capsys.readouterr().out
    assert "● Shadow  10  The Necromancer" in shown
    assert "RIRHH" in shown
    assert "H = house" in shown
    assert max(map(cell_len, shown.splitlines())) <= width
