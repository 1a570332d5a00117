"""Cards and table of Wizards & Relics fit 100×30, can be read in 80 columns, and without colour."""

import re
from functools import cache
from itertools import chain
from typing import cast

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from tests.terminal.terminal_fixtures import RELICS, drawn, relics_match, relics_painter
from wizardhall.core.cards import CardId
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.core.text import LANGUAGES, text
from wizardhall.match import Frame, Replay
from wizardhall.relics.cards import COLOURS as CARD_COLOURS
from wizardhall.relics.events import BattleDecided, EnteredHall, GameWon, RelicsRevealed, WizardsRevealed
from wizardhall.relics.seats import EAST, NORTH, SEATS, SOUTH
from wizardhall.relics.view import RelicsView, RelicView
from wizardhall.terminal.painter import painter_for
from wizardhall.terminal.relics.painter import RelicsPainter
from wizardhall.terminal.relics.power import short_sum
from wizardhall.terminal.relics.symbols import BACK, COLOURS, MASTER, RELIC, SHRINE, SYMBOLS

PLAYERS = (2, 3, 4)
FITTING = {(2, 100): 17, (2, 80): 18, (3, 100): 27, (3, 80): 28, (4, 100): 27, (4, 80): 28}
"""How many lines the table may have, by players and width."""


@cache
def replays(players: int) -> list[Replay]:
    return [Replay(relics_match(f"paint {number}", players).record, RELICS) for number in range(2)]


def frames(players: int, eyes: Seat = NORTH) -> list[Frame]:
    return [frame for shown in replays(players) for frame in shown.frames(eyes)]


@cache
def views(players: int, eyes: Seat = NORTH) -> list[RelicsView]:
    """Of every scene, and some in between."""
    painter = relics_painter()
    chosen = [f for number, f in enumerate(frames(players, eyes)) if painter.opens(f.event) or number % 25 == 0]
    return [cast(RelicsView, frame.view) for frame in chosen]


def first(event: type, players: int = 2, eyes: Seat = NORTH) -> Frame:
    return next(frame for frame in frames(players, eyes) if isinstance(frame.event, event))


@pytest.fixture(name="painters", scope="module")
def both_painters() -> dict[str, RelicsPainter]:
    return {language: relics_painter(language) for language in LANGUAGES}


# Cards


def test_every_colour_has_a_symbol_of_one_cell() -> None:
    assert SYMBOLS.keys() == COLOURS.keys() == set(CARD_COLOURS)
    symbols = [*SYMBOLS.values(), RELIC, SHRINE, MASTER, BACK]
    assert len(set(symbols)) == len(symbols)
    assert all(cell_len(symbol) == 1 for symbol in symbols)


def test_a_row_shows_colour_power_name_subtype_and_text() -> None:
    painter = relics_painter()
    assert re.split(r"\s{2,}", painter.row(CardId("hammerhand-olga")).plain) == [
        "R▲",
        "2",
        "Hammerhand Olga",
        "Battlemage",
        "A relic of a rival is ignored.",
    ]
    assert re.split(r"\s{2,}", painter.row(CardId("bent-wand")).plain) == ["◆", "2", "Bent Wand", "Basic"]
    assert relics_painter("fr").row(CardId("elder-moss")).plain.startswith("V♣  6  Doyen Lamousse")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "lines"), [(100, 2), (80, 3)])
def test_all_that_is_printed_on_a_card_fits_under_the_menu(language: str, width: int, lines: int) -> None:
    painter = relics_painter(language)
    for card in (*painter.cards.wizards, *painter.cards.relics):
        assert drawn(painter.sentence(card), width).count("\n") <= lines
        assert painter.teller.abilities(painter.cards.cards[card]) in painter.sentence(card).plain


# The table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [100, 80])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_fits_the_screen(
    painters: dict[str, RelicsPainter], language: str, width: int, players: int
) -> None:
    for view in views(players, ALL_SEEING):
        lines = drawn(painters[language].picture(view, width), width).splitlines()
        assert len(lines) <= FITTING[players, width]
        assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_has_everybodys_hall_hand_deck_and_discard_pile(
    painters: dict[str, RelicsPainter], language: str, players: int
) -> None:
    painter, words = painters[language], text(language)
    view = views(players)[-1]
    shown = drawn(painter.picture(view, 100))
    for side in view.sides.values():
        assert words(f"relics-seat-{side.seat}") in shown
        assert words("terminal-relics-discard", number=len(side.discard)) in shown
        assert words("terminal-relics-counts", hand=side.hand_size, deck=side.deck_size) in shown
        for card in (*side.hall, *side.discard[-1:]):
            assert painter.brief(card).plain[:20] in shown


def test_the_master_wizard_and_the_shrine_with_its_text_are_shown() -> None:
    painter = relics_painter()
    view = cast(RelicsView, first(WizardsRevealed, 4).view)
    shown = drawn(painter.picture(view, 100))
    assert f"{MASTER} {painter.teller.player(view.master)}" in shown
    assert shown.count(MASTER) == 1
    assert view.shrine is not None
    assert painter.teller.abilities(painter.cards.shrines[view.shrine]) in " ".join(shown.split())


def test_open_power_is_shown_with_its_parts_which_add_up() -> None:
    painter = relics_painter()
    for frame in frames(3):
        view = cast(RelicsView, frame.view)
        if not isinstance(frame.event, BattleDecided):
            continue
        shown = " ".join(drawn(painter.picture(view, 100)).replace("│", " ").split())
        for seat, side in view.sides.items():
            told = short_sum(side.parts, painter.text)
            assert sum(map(int, re.findall(r"(?:^| )([+-]?\d+)", told.partition("=")[0]))) == side.power
            if seat in frame.event.totals:
                assert frame.event.totals[seat] == side.power
    assert "= " in shown


def test_a_sum_names_each_kind_of_part_once() -> None:
    told = {short_sum(side.parts, text("en")) for view in views(2) for side in view.sides.values()}
    assert any(re.fullmatch(r"\d \+\d relic \+1 advantage = \d+", each) for each in told)


def test_what_lies_face_down_is_hidden_from_others_and_marked_for_its_owner() -> None:
    frame = first(WizardsRevealed)
    view = cast(RelicsView, frame.view)
    (own,) = view.sides[NORTH].relics
    assert own.card is not None
    shown = drawn(relics_painter().picture(view, 100))
    assert "▒ ◆" in shown
    assert "(face down)" in shown
    assert "▒ a relic face down" in shown
    spectator = drawn(relics_painter().picture(first(WizardsRevealed, eyes=SPECTATOR).view, 100))
    assert spectator.count("▒ a relic face down") == 2


def test_an_ignored_relic_is_marked_in_words() -> None:
    view = cast(RelicsView, first(RelicsRevealed).view)
    ignored = RelicView(CardId("bent-wand"), True, True)
    side = replace(view.sides[SOUTH], relics=(ignored,))
    view = replace(view, sides={**view.sides, SOUTH: side})
    assert "(ignored) ◆2 Bent Wand" in drawn(relics_painter().picture(view, 100))
    assert any("Bent Wand (2) (ignored)" in line for line in relics_painter().described(view))


def test_who_has_lost_the_round_sits_out_of_the_new_battle() -> None:
    view = cast(RelicsView, first(WizardsRevealed, 4).view)
    shown = drawn(relics_painter().picture(replace(view, battle=2, fighters=(NORTH, EAST)), 100))
    assert shown.count("(sits out)") == 2
    assert "Round 1 · battle 2 after a tie" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_has_no_symbols(painters: dict[str, RelicsPainter], language: str) -> None:
    for players in PLAYERS:
        for view in views(players):
            described = "\n".join(painters[language].described(view))
            assert not set(described) & {*SYMBOLS.values(), RELIC, SHRINE, MASTER, BACK}
            assert described.count(text(language)("terminal-relics-power")) == sum(
                bool(side.parts) for side in view.sides.values()
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [100, 80])
def test_all_piles_can_be_looked_through(painters: dict[str, RelicsPainter], language: str, width: int) -> None:
    painter = painters[language]
    view = views(4)[-1]
    shown = "".join(drawn(line, width) for line in painter.piles(view, width))
    assert max(map(cell_len, shown.splitlines())) <= width
    own = view.sides[NORTH]
    assert own.deck is not None
    for card in chain(own.deck, *(side.discard for side in view.sides.values())):
        assert painter.brief(card).plain in shown
    assert len(painter.piles(view, 10_000)) == 5
    assert len(painter.piles(first(GameWon, eyes=SPECTATOR).view, 10_000)) == 2


# What happens


def test_a_reveal_teaches_the_cards_that_do_something() -> None:
    painter = relics_painter()
    for frame in frames(4):
        if isinstance(frame.event, (WizardsRevealed, RelicsRevealed)):
            seen = frame.event.cards.values()
            cards = [card for each in seen for card in ([each] if isinstance(each, str) else each)]
            acting = [card for card in cards if painter.cards.cards[card].ability is not None]  # type: ignore[union-attr]
            assert [note.partition(":")[0] for note in painter.notes(frame.event)] == [
                *map(painter.teller.card, acting)
            ]


def test_a_battle_is_explained_card_by_card_in_a_line_for_each_player() -> None:
    painter = relics_painter()
    event = next(f.event for f in frames(3) if isinstance(f.event, BattleDecided) and len(f.event.totals) == 3)
    *sums, verdict = painter.why(event)
    assert len(sums) == 3
    for seat, told in zip(event.totals, sums, strict=True):
        assert told.startswith(f"{painter.teller.player(seat)}: ")
        assert told.endswith(f" = {event.totals[seat]}")
    assert event.clause in verdict


def test_a_round_opens_three_scenes_and_closes_with_the_hall() -> None:
    painter = relics_painter()
    assert {type(f.event) for f in frames(2) if painter.opens(f.event)} == {
        WizardsRevealed,
        RelicsRevealed,
        BattleDecided,
    }
    assert EnteredHall in {type(f.event) for f in frames(2) if painter.closes(f.event)}


def test_names_of_wizards_have_their_colour() -> None:
    line = relics_painter().line(EnteredHall(NORTH, CardId("elder-moss"), 1))
    assert any(span.style == "green" and line.plain[span.start : span.end] == "Elder Moss" for span in line.spans)


# The whole


@pytest.mark.parametrize("players", PLAYERS)
def test_the_summary_has_every_round_and_all_halls(players: int) -> None:
    film = replays(players)[0].frames(ALL_SEEING)
    view = cast(RelicsView, film[-1].view)
    summary = "".join(map(drawn, relics_painter().summary(film, view)))
    assert len(re.findall(r"^\d+ ", summary, re.MULTILINE)) == view.round
    for seat in SEATS[players]:
        assert f"{relics_painter().teller.player(seat)} · Hall {len(view.sides[seat].hall)}/" in summary


def test_headings_say_who_it_is_and_sentences_do_not() -> None:
    seats = {NORTH: "North (you)", SOUTH: "South (random)"}
    painter = painter_for("relics", RELICS.cards(), text("en"), {EAST: "Ada"}, seats)
    assert "North (you) ─" in drawn(painter.picture(first(GameWon).view, 100))
    assert painter.heading(EAST) == "East"
    assert painter.line(EnteredHall(SOUTH, CardId("elder-moss"), 1)).plain.count("(") == 0
    assert "of Ada" in painter.line(EnteredHall(EAST, CardId("elder-moss"), 1)).plain
