"""Best responses the slow way: every plan is played by the referee, and only what a seat is told can be used.

Nothing here knows the solver's tables or searches. What a seat knows is the list of events that it saw.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from random import Random

import msgspec

from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import CupSet
from wizardhall.cup.events import Buried, Declined, Discarded, Exchanged, Peeked, Rearranged, Revealed
from wizardhall.cup.judge import Plan, Round
from wizardhall.cup.seats import opponent
from wizardhall.solver.cup.partial_round import (
    BROAD,
    SEES_ANSWER,
    SEES_DECK_FALL,
    SEES_EXCHANGED,
    SEES_PLACED,
    SEES_TOP,
    SEES_WAITING_FALL,
)
from wizardhall.solver.cup.strategies import Strategy

EXCHANGE, REARRANGE, BURY = range(3)
PURPOSES = ("exchange", "rearrange", "bury")
Weighted = Sequence[tuple[float, Strategy]]


class Referee:
    """Rounds of a card set, told by numbers of cards."""

    def __init__(self, cards: CupSet, edition: str) -> None:
        self.cards, self.edition = cards, edition
        self.number = {card: number for number, card in enumerate(cards.ids)}

    def start(self, seat: Seat, mine: Sequence[int], theirs: Sequence[int]) -> Round:
        plans = {seat: self.plan(mine), opponent(seat): self.plan(theirs)}
        return Round(self.cards, self.edition, plans)

    def plan(self, numbers: Sequence[int]) -> Plan:
        cards = [self.cards.ids[number] for number in numbers]
        return Plan(tuple(cards[:5]), cards[5])

    def play(self, seat: Seat, mine: Sequence[int], other: Strategy, answers: Sequence[int]) -> Round:
        """Up to the first decision of `seat` after these answers, the other player following the strategy."""
        played, given = self.start(seat, mine, other.plan), iter(answers)
        while played.ask is not None:
            if played.ask[0] != seat:
                answer(played, self.chosen(played, other))
            elif (option := next(given, None)) is not None:
                answer(played, option)
            else:
                break
        return played

    def best(self, seat: Seat, mine: Sequence[int], others: Weighted, answers: tuple[int, ...] = ()) -> float:
        """What a plan is worth against weighted strategies if its player decides as well as can be."""
        total, alike = 0.0, defaultdict[tuple[bytes, ...], list[tuple[float, Strategy]]](list)
        options = {}
        for weight, other in others:
            played = self.play(seat, mine, other, answers)
            if played.ask is None:
                total += weight * (0 if len(played.winners) == 2 else 1 if seat in played.winners else -1)
            else:
                knows = told(played, seat)
                alike[knows].append((weight, other))
                options[knows] = choices(played)
        for knows, group in alike.items():
            total += max(self.best(seat, mine, group, (*answers, option)) for option in range(options[knows]))
        return total

    def whims(self, seat: Seat, plan: Sequence[int], rivals: Iterable[Sequence[int]], dice: Random) -> Strategy:
        """A plan with a whim for what its player can see against plans of the rivals, or can make out at a glance."""
        rules: dict[int, int] = {}
        for rival in rivals:
            played = self.start(seat, plan, rival)
            while played.ask is not None:
                option = dice.randrange(choices(played))
                if played.ask[0] == seat:
                    rules.setdefault(dice.choice(self.looks(played, plan)), option)
                    option = self.chosen(played, Strategy(tuple(plan), tuple(rules.items())))
                answer(played, option)
        return Strategy(tuple(plan), tuple(sorted(rules.items())))

    def chosen(self, played: Round, strategy: Strategy) -> int:
        """What a strategy does where it is asked: by all that was seen, else by the looks of it."""
        rules = dict(strategy.power_policy)
        known = (rules[look] for look in self.looks(played, strategy.plan) if look in rules)
        option = next(known, 0)
        return 1 + (option - 1) % (choices(played) - 1) if option else 0

    def looks(self, played: Round, plan: Sequence[int]) -> tuple[int, int, int]:
        """The solver's numbers for what is asked: its observation, its aspect, its broad aspect."""
        assert played.ask is not None
        seat, ask = played.ask
        mine, theirs = played.table.sides[seat], played.table.sides[opponent(seat)]
        assert mine.zone is not None
        assert theirs.zone is not None
        purpose = PURPOSES.index(ask.purpose)
        top = self.number[theirs.deck[0].id] + 1 if purpose == BURY else 0
        place, facing = list(plan).index(self.number[mine.zone.id]), self.number[theirs.zone.id] + 1
        broad = ((purpose * 6 + place) * 19 + facing) * 19 + top
        waits = 0 if theirs.waiting is None else 2 if theirs.waiting_open else 1
        return self.observation(played, seat), broad + BROAD * (1 + waits * 6 + len(theirs.deck)), broad

    def observation(self, played: Round, seat: Seat) -> int:
        """The solver's number for what a seat has seen, from nothing but the events that the seat was told."""
        number = 0
        for step in self._steps(played.events, seat):
            number = (number ^ step) * -7046029254386353131
            number = (number + (1 << 63)) % (1 << 64) - (1 << 63)
            number ^= number >> 29
        return number

    def _steps(self, events: Sequence[Event], seat: Seat) -> Iterator[int]:
        """What the other side shows between two moments comes in a fixed order, whatever happened first."""
        together: list[tuple[int, int]] = []
        for event in (each.seen_by(seat) for each in events):
            if isinstance(event, Revealed | Declined | Rearranged | Buried | Exchanged):
                yield from (step for _, step in sorted(together))
                together = []
            match event:
                case Revealed(cards=cards) if opponent(seat) in cards:
                    yield SEES_PLACED + self.number[cards[opponent(seat)]]
                case Declined(card=card):
                    verb = self.cards.wizards[card].power.verb  # type: ignore[union-attr]
                    yield SEES_ANSWER + 2 * {"e": EXCHANGE, "r": REARRANGE, "p": BURY}[verb[0]]
                case Rearranged():
                    yield SEES_ANSWER + 2 * REARRANGE + 1
                case Buried():
                    yield SEES_ANSWER + 2 * BURY + 1
                case Exchanged(seat=who, entered=card):
                    yield SEES_ANSWER + 2 * EXCHANGE + 1
                    if who != seat:
                        together.append((2, SEES_EXCHANGED + self.number[card]))
                case Peeked(seat=who, top=top) if who == seat and top is not None:
                    together.append((0, SEES_TOP + self.number[top]))
                case Discarded(seat=who, card=card, place="deck") if who != seat:
                    together.append((1, SEES_DECK_FALL + self.number[card]))
                case Discarded(seat=who, card=card, place="waiting") if who != seat:
                    together.append((3, SEES_WAITING_FALL + self.number[card]))
        yield from (step for _, step in sorted(together))


def told(played: Round, seat: Seat) -> tuple[bytes, ...]:
    seen = (event.seen_by(seat) for event in played.events)
    return tuple(msgspec.json.encode(event) for event in seen if event is not None)


def choices(played: Round) -> int:
    """How many answers the open ask has; 0 of them declines, k of a rearrangement is the k-th order."""
    assert played.ask is not None
    return played.ask[1].count()


def answer(played: Round, option: int) -> None:
    assert played.ask is not None
    played.answer(played.ask[1].nth(option))
