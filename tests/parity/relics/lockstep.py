"""Referee and fast path side by side: the same dice, the same answers; after every answer all of both must agree."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import numpy as np

from wizardhall.core.asks import Ask
from wizardhall.core.dice import HashDice
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.relics import RELICS
from wizardhall.relics.effects import MOST_REACTIONS
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.entry_points import begin_scripted, count_answers, power_of, step
from wizardhall.relics.fast.layout import Pile
from wizardhall.relics.fast.lowering import Rules
from wizardhall.relics.fast.open_ask import items, open_ask
from wizardhall.relics.power import total
from wizardhall.relics.table import RelicsTable, Side

T = TypeVar("T")

Chooser = Callable[[int, Seat, Ask[Any]], Any]
"""How many answers were given before, who is asked, and what: the answer."""

MOST_ANSWERS = 600
MOST_EVENTS = 6_000
SCRIPT_ROOM = 24_000


class Divergence(Exception):
    """Where they part, in words."""


class Endless(Exception):
    """Cards of this set set each other off again and again; what has been compared by then is enough."""


class Given(NamedTuple):
    seat: Seat
    purpose: str
    answer: Any


class RecordingDice:
    """The referee's dice, writing down what they fall on."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rules, self.dice = rules, HashDice(f"lockstep {seed}".encode())
        self.thrown: list[int] = []

    def below(self, name: str, limit: int) -> int:
        return self.dice.below(name, limit)

    def draw(self, name: str, drawn_from: Sequence[T], count: int) -> list[T]:
        drawn = self.dice.draw(name, drawn_from, count)
        numbers: dict[Any, int] = self.rules.numbers
        if name == "master":
            numbers = {seat: number for number, seat in enumerate(self.rules.seats)}
        self.thrown += [len(drawn), *(numbers[each] for each in drawn)]
        return drawn


class Lockstep:
    """One match, played twice."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rules = rules
        self.table: RelicsTable = RELICS.lay(rules.options, rules.cards)
        self.table.watcher = self.count_event
        self.dice = RecordingDice(rules, seed)
        self.play = RELICS.play(self.table, self.dice)
        self.state = np.zeros(rules.size + SCRIPT_ROOM, dtype=np.int16)
        self.given: list[Given] = []
        self.events = 0

    def run(self, choose: Chooser) -> list[Given]:
        """Play to the end, or far enough; what was answered. Raises `Divergence`."""
        asks: dict[Seat, Ask[Any]] | None = next(self.play)
        self.script()
        begin_scripted(self.rules.program, self.state)
        self.compare()
        while asks is not None and len(self.given) < MOST_ANSWERS:
            answers = {}
            for seat, ask in asks.items():
                answers[seat] = ask.check(choose(len(self.given), seat, ask))
                self.given.append(Given(seat, ask.purpose, answers[seat]))
            asks = self.answer(asks, answers)
            self.compare()
        if asks is None:
            self.same("over", at.OVER_NOW, self.state[at.KIND])
        return self.given

    def answer(self, asks: dict[Seat, Ask[Any]], answers: dict[Seat, Any]) -> dict[Seat, Ask[Any]] | None:
        """Give everybody's answers to both; the referee's next asks."""
        try:
            following = self.play.send(answers)
        except StopIteration as stop:
            following = None
            self.winners = stop.value.winners
        self.script()
        for seat, ask in asks.items():
            self.same("the ask", (seat, ask), open_ask(self.rules, self.state))
            self.same("the number of answers", ask.count(), count_answers(self.rules.program, self.state))
            action = ask.index(answers[seat])
            self.same("the answer as a number", answers[seat], ask.nth(action))
            step(self.rules.program, self.state, action)
        if following is None:
            winner = self.rules.seats.index(self.winners[0]) if len(self.winners) == 1 else -1  # REL-K17
            self.same("the winner", winner, self.state[at.WINNER])
        return following

    def script(self) -> None:
        """Put what the referee has thrown since the last time behind the state."""
        begin = self.rules.size
        self.state[begin : begin + len(self.dice.thrown)] = self.dice.thrown
        self.state[begin + len(self.dice.thrown)] = -1
        self.state[at.SCRIPT] = begin
        self.thrown, self.dice.thrown = self.dice.thrown, []

    def compare(self) -> None:
        """All that lies on both tables."""
        table, state = self.table, self.state
        self.same("fault", 0, state[at.FAULT])
        self.same("the dice used", self.rules.size + len(self.thrown), state[at.SCRIPT])
        fighters = sum(1 << seat for seat, name in enumerate(table.seats) if name in table.fighters)
        shrine = -1 if table.shrine is None else self.rules.numbers[table.shrine.id]
        words = {
            "round": (table.round, at.ROUND),
            "battle": (table.battle, at.BATTLE),
            "phase": (at.PHASES.index(table.phase), at.PHASE),
            "master": (table.seats.index(table.master), at.MASTER),
            "shrine": (shrine, at.SHRINE),
            "fighters": (fighters, at.FIGHTERS),
            "rounds without a winner": (table.rounds_without_winner, at.WITHOUT_WINNER),
            "reactions": (min(table.reactions, MOST_REACTIONS), at.REACTIONS),
        }
        for name, (wanted, word) in words.items():
            self.same(name, wanted, state[word])
        self.same(
            "shrines", self.numbers(reversed(table.shrines)), items(state, int(self.rules.program[at.AT_SHRINES]))
        )
        for seat, side in enumerate(table.sides.values()):
            self.compare_side(seat, side)

    def compare_side(self, seat: int, side: Side) -> None:
        played = [(wizard.card.id, wizard_flags(wizard)) for wizard in side.wizards]
        relics = [(relic.card.id, relic_flags(self.table, relic)) for relic in side.relics]
        rows: dict[Pile, Any] = {
            Pile.DECK: reversed(side.deck),
            Pile.HAND: side.hand,
            Pile.DISCARD: side.discard,
            Pile.ASIDE: side.aside,
            Pile.HALL: side.hall,
            Pile.WIZARDS: [card for card, _ in played],
            Pile.RELICS: [card for card, _ in relics],
        }
        for pile, cards in rows.items():
            found = items(self.state, self.rules.row(seat, pile))
            self.same(f"{side.seat}'s {pile.name.lower()}", self.numbers(cards), found)
        pending = [
            (self.rules.numbers[card], often)
            for (owner, card), often in self.table.pending.items()
            if owner == side.seat
        ]
        pairs = items(self.state, self.rules.row(seat, Pile.PENDING))
        self.same(f"{side.seat}'s pending", pending, list(zip(pairs[::2], pairs[1::2], strict=True)))
        for card, flags in played + relics:
            word = int(self.rules.program[at.AT_FLAGS]) + self.rules.numbers[card]
            self.same(f"the state of {card}", flags, self.state[word])
        drawn = self.state[self.rules.row(seat, Pile.SIDE) + at.DRAWN]
        self.same(f"cards drawn by {side.seat}", side.drawn, drawn)
        power = power_of(self.rules.program, self.state, seat)
        self.same(f"the power of {side.seat}", total(self.table, side.seat), power)

    def numbers(self, cards: Iterator[Any]) -> list[int]:
        return [self.rules.numbers[card] for card in cards]

    def same(self, what: str, referee: Any, fast: Any) -> None:
        if referee != fast:
            raise Divergence(f"after {len(self.given)} answers, {what}: referee {referee}, fast path {fast}")

    def count_event(self, event: Event) -> None:
        self.events += 1
        if self.events > MOST_EVENTS:
            raise Endless


def wizard_flags(wizard: Any) -> int:
    return int(at.UP * wizard.face_up | at.MET * wizard.met | at.ACTED * wizard.acted)


def relic_flags(table: RelicsTable, relic: Any) -> int:
    known = sum(at.KNOWN << table.seats.index(seat) for seat in relic.known_to)
    return int(at.UP * relic.face_up | at.IGNORED * relic.ignored | at.RESOLVED * relic.resolved | known)


def by_chance(seed: str) -> Chooser:
    """Any legal answer."""
    dice = HashDice(f"answers {seed}".encode())
    return lambda _number, _seat, ask: ask.random(dice)
