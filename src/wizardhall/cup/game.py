"""The whole game, in the order of the rulebook."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, Final

from wizardhall.core.asks import Fill, Pick, Play, secretly
from wizardhall.core.dice import Dice
from wizardhall.core.game import Game, PlayerAid, Result
from wizardhall.core.options import Option
from wizardhall.core.reference import LAB, Part
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text, Texts
from wizardhall.cup import events
from wizardhall.cup.cardfile import HOUSE_SET, read_card_file
from wizardhall.cup.cards import CupSet
from wizardhall.cup.editions import EDITIONS, edition
from wizardhall.cup.elements import WEAK_TO
from wizardhall.cup.events import Drawn, GameEnded, Swapped, TeamPicked
from wizardhall.cup.listing import CupCard, listing
from wizardhall.cup.round import play_round
from wizardhall.cup.seats import SEATS
from wizardhall.cup.table import CupTable, Side
from wizardhall.cup.teller import CupTeller
from wizardhall.cup.tracker import CupTracker
from wizardhall.cup.view import CupView, view

__all__ = ["CUP", "WizardsCup", "play"]

PICKS = 5
TOKENS_TO_WIN = 2


def play(table: CupTable, dice: Dice) -> Play[Result]:
    draw_first_cards(table, dice)
    yield from pick_teams(table)
    yield from play_round(table)
    while not champions(table):
        yield from swap(table)
        yield from play_round(table)
    return finish(table)


def draw_first_cards(table: CupTable, dice: Dice) -> None:
    """CUP-T1: one card of each set at random, shown to both."""
    for seat in SEATS:
        side = table.sides[seat]
        (side.drawn,) = dice.draw(f"{seat} drawn card", side.aside, 1)
        side.aside.remove(side.drawn)
        side.team.append(side.drawn)
        side.seen.append(side.drawn)
        table.tell(Drawn(seat, side.drawn))


def pick_teams(table: CupTable) -> Play[None]:
    """CUP-T2, CUP-T3: five more, in secret; the other twelve stay aside."""
    picks = yield from secretly(SEATS, lambda seat: Pick("team", tuple(table.sides[seat].aside), PICKS))
    for seat in SEATS:
        side = table.sides[seat]
        side.team += picks[seat]
        side.aside = [card for card in side.aside if card not in picks[seat]]
        table.tell(TeamPicked(seat, picks[seat]))


def swap(table: CupTable) -> Play[None]:
    """CUP-N1: each may change one card of the six for one of the twelve; it is not announced."""
    table.phase = "swap"
    for seat in SEATS:
        table.sides[seat].gather()
    swaps = yield from secretly(
        SEATS,
        lambda seat: Fill(
            "swap",
            {"out": tuple(table.sides[seat].team), "in": tuple(table.sides[seat].aside)},
            may=True,
        ),
    )
    for seat in SEATS:
        change = swaps[seat]
        if change is None:
            table.tell(Swapped(seat, None, None))
        else:
            side, left, joined = table.sides[seat], change["out"], change["in"]
            side.team[side.team.index(left)] = joined
            side.aside[side.aside.index(joined)] = left
            table.tell(Swapped(seat, left, joined))


def champions(table: CupTable) -> list[Seat]:
    """CUP-G1: those with two tokens."""
    return [seat for seat in SEATS if table.sides[seat].tokens >= TOKENS_TO_WIN]


def finish(table: CupTable) -> Result:
    """CUP-G2: if both have two tokens, the lower total of printed Values wins; equal: both."""
    table.phase = "over"
    winners = champions(table)
    if len(winners) == 1:
        ended = GameEnded(tuple(winners), "CUP-G1")
    else:
        totals = {seat: _total(table, table.sides[seat]) for seat in SEATS}
        lowest = min(totals.values())
        winners = [seat for seat in SEATS if totals[seat] == lowest]
        equal = table.edition.equal_totals if len(winners) == 2 else None
        ended = GameEnded(tuple(winners), "CUP-G2", totals, equal)
    table.tell(ended)
    return Result(ended.winners, ended.clause)


def _total(table: CupTable, side: Side) -> int:
    return sum(table.wizard(card).value for card in side.team)


class WizardsCup(Game[CupTable]):
    name = "cup"
    rules = 1
    texts = Texts("wizardhall", ("cup",))
    events: ClassVar = events
    options = (Option("edition", tuple(EDITIONS), "revised", refusal="cup-error-edition"),)
    player_aid = PlayerAid(
        weak_to={
            element: tuple(stronger for stronger in WEAK_TO if stronger in over) for element, over in WEAK_TO.items()
        },
        criteria=("a", "b", "c"),
        to_win={2: TOKENS_TO_WIN},
    )
    house_set = HOUSE_SET
    bots = MappingProxyType(
        {
            "apprentice": Part("wizardhall.bots.cup.apprentice:make"),
            "adept": Part("wizardhall.bots.cup.adept:make", LAB),
            "archmage": Part("wizardhall.bots.cup.archmage:make", LAB),
        }
    )
    judge = Part("wizardhall.cup.judge:judge_line")
    analyst = Part("wizardhall.lab.analysis.cup.analyst:CupAnalyst", LAB)

    def seats(self, options: Mapping[str, str]) -> tuple[Seat, ...]:
        return SEATS

    def cards(self, file: Path | None = None) -> CupSet:
        return _house_set() if file is None else read_card_file(file)

    def listing(self, cards: CupSet, language: str) -> list[CupCard]:
        return listing(cards, language)

    def lay(self, options: Mapping[str, str], cards: CupSet) -> CupTable:
        return CupTable(edition(options["edition"]), cards)

    def play(self, table: CupTable, dice: Dice) -> Play[Result]:
        return play(table, dice)

    def view(self, table: CupTable, eyes: Seat) -> CupView:
        return view(table, eyes)

    def tracker(self, table: CupTable) -> CupTracker:
        return CupTracker(table)

    def teller(self, cards: CupSet, text: Text, players: Mapping[Seat, str]) -> CupTeller:
        return CupTeller(cards, text, players)


@cache
def _house_set() -> CupSet:
    return read_card_file(HOUSE_SET)


CUP: Final = WizardsCup()
