"""Scenes for tests: one battle from any position, rounds, or a whole game.

battle(north=side(wizard("red", 3), relic(2)), south=side(wizard("green", 4), relic(1))).power
{"north": 6, "south": 5}
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from tests.cup.event_lines import lines
from tests.relics.card_factory import HOUSE, Box, Card, Given, relic, shrine, side, wizard
from wizardhall.core.asks import Arrange, Ask, Fill, Pick, Play
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.core.events import Event
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.relics import RELICS
from wizardhall.relics.battle import lay, reveal
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.effects import settle
from wizardhall.relics.events import BattleDecided
from wizardhall.relics.game import HALL_TO_WIN
from wizardhall.relics.judge import StillDice
from wizardhall.relics.round import play_round
from wizardhall.relics.seats import SEATS
from wizardhall.relics.table import RelicsTable, Side
from wizardhall.relics.view import RelicsView

__all__ = ["HOUSE", "Scene", "battle", "game", "relic", "rounds", "shrine", "side", "wizard"]

E = TypeVar("E", bound=Event)

Choices: TypeAlias = Sequence[object] | Mapping[str, Sequence[object]]
"""Answers in the order of the asks; or by purpose, `lay`, or by seat and purpose, `north lay`.

Cards are given in a line, `"red-3 relic-2"`. A function is called with the table and the ask: it can look around, and
returns the answer.
"""


@dataclass
class Scene:
    """What came of it. `asked` has the asks, as `north use`; `result` is what the play returned."""

    table: RelicsTable
    choices: Choices = ()
    asked: list[str] = field(default_factory=list)
    result: object = None

    def __getitem__(self, seat: str) -> Side:
        return self.table.sides[Seat(seat)]

    @property
    def decided(self) -> BattleDecided:
        """How the last battle was decided."""
        return [event for event in self.table.events if isinstance(event, BattleDecided)][-1]

    @property
    def power(self) -> dict[str, int]:
        return {str(seat): total for seat, total in self.decided.totals.items()}

    @property
    def highest(self) -> tuple[str, ...]:
        """Who has the most power: the winner, or those who tie."""
        return tuple(self.decided.highest)

    def parts(self, seat: str) -> list[str]:
        """What a player's power was made of: `base red-3 +3`."""
        return [f"{part.kind} {part.card} {part.amount:+d}" for part in self.decided.parts[Seat(seat)]]

    def seen(self, kind: type[E], eyes: str = ALL_SEEING) -> list[E]:
        """The events of a kind, as a pair of eyes sees them."""
        seen = (event.seen_by(Seat(eyes)) for event in self.table.events)
        return [event for event in seen if isinstance(event, kind)]

    def told(self, *kinds: type[Event], eyes: str = ALL_SEEING) -> list[str]:
        """The events of some kinds in a line each: `drew north 1 filler`."""
        return lines(self.seen(Event, eyes), kinds)

    def view(self, eyes: str) -> RelicsView:
        return RELICS.view(self.table, Seat(eyes))

    def run(self, play: Play[Any]) -> "Scene":
        """Play to the end. Where no choice is left, the first legal answer is given: a "may" is declined."""
        by = self.choices if isinstance(self.choices, Mapping) else {"": self.choices}
        left = {purpose: list(choices) for purpose, choices in by.items()}
        answers: Any = None
        try:
            while True:
                asks = play.send(answers)
                answers = {seat: self._answer(seat, ask, left) for seat, ask in asks.items()}
        except StopIteration as stop:
            self.result = stop.value
        assert not any(left.values()), f"never asked for: {left}, but: {self.asked}"
        return self

    def _answer(self, seat: Seat, ask: Ask[Any], left: dict[str, list[object]]) -> object:
        self.asked.append(f"{seat} {ask.purpose}")
        for key in (self.asked[-1], ask.purpose, ""):
            if left.get(key):
                choice = left[key].pop(0)
                return ask.check(_spelt_out(choice(self.table, ask) if callable(choice) else choice, ask))
        return ask.check(next(iter(ask.legal())))


def battle(
    *, shrine: Card | None = None, master: str = "north", number: int = 1, choices: Choices = (), **given: Any
) -> Scene:
    """One battle, from the moment when all have laid; `number` 2 and up follow a tie."""
    table, laid = _table(given, [shrine] if shrine else [], master)
    table.round, table.battle, table.fighters = 1, number, list(table.seats)
    table.shrine = table.cards.shrines[table.shrines.pop()] if shrine else None
    for seat in table.seats:
        lay(table, seat, list(laid[seat]))

    def play() -> Play[object]:
        yield from settle(table)
        return (yield from reveal(table))

    return Scene(table, choices).run(play())


def rounds(
    number: int = 1, *, shrines: Sequence[Card] = (), master: str = "north", choices: Choices = (), **given: Any
) -> Scene:
    """Whole rounds. The cards that `battle` would lay are the first in hand, and so are laid if no choice is given.

    The result is the winner of the game, if there is one.
    """
    table, laid = _table(given, shrines or [shrine(name="bare")], master)
    for seat in table.seats:
        table.sides[seat].hand[:0] = laid[seat]

    def play() -> Play[object]:
        for _ in range(number):
            winner = yield from play_round(table, HALL_TO_WIN[len(table.seats)])
        return winner

    return Scene(table, choices).run(play())


def game(players: int = 2, *, cards: RelicsSet = HOUSE, dice: Dice | None = None, choices: Choices = ()) -> Scene:
    table = RELICS.lay(RELICS.complete_options({"players": str(players)}), cards)
    return Scene(table, choices).run(RELICS.play(table, dice or StillDice()))


def _table(given: dict[str, Any], shrines: Sequence[Card], master: str) -> tuple[RelicsTable, dict[Seat, list[CardId]]]:
    """The table as given by seat (`north=side(…)`); what is no seat is an option, or the `dice`."""
    sides: dict[Seat, Given] = {seat: given.pop(seat) for seat in SEATS[4] if seat in given}
    dice = given.pop("dice", None) or StillDice()
    options = RELICS.complete_options({"players": str(len(sides)), **given})
    box = Box()
    pile, laid = box.put(shrines), {seat: box.put(each.laid) for seat, each in sides.items()}
    piles = {
        seat: (
            box.put(each.hand),
            box.put(each.deck),
            box.put(each.discard),
            box.put(each.hall, wizard(name="immortal")),
        )
        for seat, each in sides.items()
    }
    table = RelicsTable(tuple(sides), options, RelicsSet("scene", tuple(box.cards.values())))
    table.dice, table.master, table.shrines = dice, Seat(master), pile
    for seat, ours in table.sides.items():
        ours.hand, ours.deck, ours.discard, ours.hall = piles[seat]
        ours.drawn = sides[seat].drawn
    return table, laid


def _spelt_out(choice: object, ask: Ask[Any]) -> object:
    if isinstance(choice, str) and isinstance(ask, Fill):
        return dict(zip(ask.slots, choice.split(), strict=True))
    if isinstance(choice, str) and isinstance(ask, (Pick, Arrange)):
        return tuple(choice.split())
    return choice
