"""The whole game, in the order of the rulebook."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, Final

from wizardhall.core.asks import Pick, Play, secretly
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.core.game import Game, PlayerAid, Result
from wizardhall.core.options import Option
from wizardhall.core.reference import LAB, Part
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text, Texts
from wizardhall.relics import events
from wizardhall.relics.cardfile import HOUSE_SET, read_card_file
from wizardhall.relics.cards import ADVANTAGE_OVER, RARITIES, RelicsSet
from wizardhall.relics.events import Dealt, GameWon, HandKept, MasterChosen
from wizardhall.relics.listing import RelicsCard, listing
from wizardhall.relics.piles import HAND_SIZE, draw
from wizardhall.relics.round import play_round
from wizardhall.relics.seats import SEATS
from wizardhall.relics.table import RelicsTable
from wizardhall.relics.teller import RelicsTeller
from wizardhall.relics.view import RelicsView, view

__all__ = ["RELICS", "WizardsAndRelics", "play"]

DECKS = 4
HALL_TO_WIN: Final = {2: 5, 3: 4, 4: 3}
"""REL-V3: wizards in the Hall that win the game, by number of players."""
MOST_ROUNDS_WITHOUT_WINNER: Final = 10
"""How many in a row end the game (REL-K17)."""

OPTIONS: Final = (
    Option("players", ("2", "3", "4"), "2"),
    Option("late", ("replaces", "joins"), "replaces"),
    Option("reshuffle", ("when-needed", "at-once"), "when-needed"),
)
"""How many play; what a late wizard does (REL-P5); when the discard pile becomes the deck (REL-B5)."""


def play(table: RelicsTable, dice: Dice) -> Play[Result]:
    table.dice = dice
    deal(table, dice)
    yield from choose_hands(table, dice)
    choose_master(table, dice)
    champion = None
    while champion is None and table.rounds_without_winner < MOST_ROUNDS_WITHOUT_WINNER:
        champion = yield from play_round(table, HALL_TO_WIN[len(table.seats)])
    table.phase = "over"
    result = Result(fullest_halls(table), "REL-K17") if champion is None else Result((champion,), "REL-V3")
    table.tell(GameWon(result.winners, result.clause))
    return result


def fullest_halls(table: RelicsTable) -> tuple[Seat, ...]:
    """Those whose Hall holds the most wizards, in the order of the seats."""
    most = max(len(side.hall) for side in table.sides.values())
    return tuple(seat for seat in table.seats if len(table.sides[seat].hall) == most)


def deal(table: RelicsTable, dice: Dice) -> None:
    """REL-S1 to REL-S3: each rarity of each kind is shuffled and dealt into four decks; one for each player."""
    decks: list[list[CardId]] = [[] for _ in range(DECKS)]
    for kind, cards in (("wizard", table.cards.wizards), ("relic", table.cards.relics)):
        for rarity in RARITIES:
            pile = [card.id for card in cards.values() if card.rarity == rarity]
            for number, card in enumerate(dice.draw(f"{rarity} {kind} pile", pile, len(pile))):
                decks[number % DECKS].append(card)
    for seat, deck in zip(table.seats, decks, strict=False):
        table.tell(Dealt(seat, tuple(sorted(deck))))
        table.sides[seat].deck = dice.draw(f"{seat} deck", deck, len(deck))
    table.shrines = dice.draw("shrines", list(table.cards.shrines), len(table.cards.shrines))


def choose_hands(table: RelicsTable, dice: Dice) -> Play[None]:
    """REL-S4: seven cards; once, any number of them may be set aside, replaced, and shuffled back."""
    for seat in table.seats:
        draw(table, seat, HAND_SIZE)
    aside = yield from secretly(
        table.seats, lambda seat: Pick("mulligan", tuple(table.sides[seat].hand), len(table.sides[seat].hand), 0)
    )
    for seat in table.seats:
        side = table.sides[seat]
        to_draw = min(len(aside[seat]), len(side.deck))
        side.hand = [card for card in side.hand if card not in aside[seat]]
        side.deck += aside[seat]
        table.tell(HandKept(seat, len(aside[seat]), aside[seat]))
        draw(table, seat, to_draw)
        side.deck = dice.draw(f"{seat} deck", side.deck, len(side.deck))


def choose_master(table: RelicsTable, dice: Dice) -> None:
    """REL-S5."""
    (table.master,) = dice.draw("master", table.seats, 1)
    table.tell(MasterChosen(table.master, "REL-S5"))


class WizardsAndRelics(Game[RelicsTable]):
    name = "relics"
    rules = 1
    texts = Texts("wizardhall", ("relics", "relicset"))
    events: ClassVar = events
    options = OPTIONS
    player_aid = PlayerAid(
        weak_to={colour: (stronger,) for stronger, colour in ADVANTAGE_OVER.items()},
        phases=("shrine", "play", "wizards", "relics", "victory", "spoils"),
        to_win=HALL_TO_WIN,
    )
    house_set = HOUSE_SET
    bots = MappingProxyType(
        {
            "apprentice": Part("wizardhall.bots.relics.apprentice:make"),
            "adept": Part("wizardhall.bots.relics.adept:make", LAB),
            "archmage": Part("wizardhall.bots.relics.archmage:make", LAB),
        }
    )
    judge = Part("wizardhall.relics.judge:judge_line")
    analyst = Part("wizardhall.lab.analysis.relics_analyst:RelicsAnalyst", LAB)

    def seats(self, options: Mapping[str, str]) -> tuple[Seat, ...]:
        return SEATS[int(options["players"])]

    def cards(self, file: Path | None = None) -> RelicsSet:
        return _house_set() if file is None else read_card_file(file)

    def listing(self, cards: RelicsSet, language: str) -> list[RelicsCard]:
        return listing(cards, language)

    def lay(self, options: Mapping[str, str], cards: RelicsSet) -> RelicsTable:
        return RelicsTable(self.seats(options), dict(options), cards)

    def play(self, table: RelicsTable, dice: Dice) -> Play[Result]:
        return play(table, dice)

    def view(self, table: RelicsTable, eyes: Seat) -> RelicsView:
        return view(table, eyes)

    def teller(self, cards: RelicsSet, text: Text, players: Mapping[Seat, str]) -> RelicsTeller:
        return RelicsTeller(cards, text, players)


@cache
def _house_set() -> RelicsSet:
    return read_card_file(HOUSE_SET)


RELICS: Final = WizardsAndRelics()
