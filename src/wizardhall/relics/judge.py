"""Settling a battle at a real table: what was laid in, the powers with their parts out."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from wizardhall.core.asks import Ask, Play
from wizardhall.core.cards import CardId
from wizardhall.core.errors import HallError, IllegalAnswer, JudgeError
from wizardhall.core.events import Event
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.relics.battle import lay, reveal
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.effects import settle
from wizardhall.relics.events import BattleDecided, Part
from wizardhall.relics.game import RELICS
from wizardhall.relics.seats import SEATS
from wizardhall.relics.table import RelicsTable

__all__ = ["Question", "Ruling", "SideOfQuestion", "judge", "judge_line"]

T = TypeVar("T")

Cards = tuple[CardId, ...]


class SideOfQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has: the cards laid for this battle, and the rest as far as it matters."""

    wizard: CardId
    relics: Cards = ()
    hand: Cards = ()
    deck: Cards = ()
    """From the top, as far down as it is known."""
    discard: Cards = ()
    hall: int = 0
    drawn: int = 0
    """Cards drawn this round before the wizards are revealed."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle to be settled. `choices` answer what the cards ask, in the order in which they ask."""

    seats: dict[Seat, SideOfQuestion]
    master: Seat
    shrine: CardId | None = None
    battle: int = 1
    choices: tuple[Any, ...] = ()
    options: dict[str, str] = {}


class Power(msgspec.Struct, frozen=True):
    total: int
    parts: tuple[Part, ...]


class Ruling(msgspec.Struct, frozen=True):
    """`winner` is `None` if there is a tie; then `tie` names those who battle again."""

    power: dict[Seat, Power]
    winner: Seat | None
    tie: tuple[Seat, ...]
    events: tuple[Any, ...]


class StillDice:
    """Nothing is shuffled: a deck made from a discard pile lies as the pile was given."""

    def below(self, name: str, limit: int) -> int:
        return 0

    def draw(self, name: str, items: Sequence[T], count: int) -> list[T]:
        return list(items[:count])


def judge(question: Question, cards: RelicsSet) -> Ruling:
    """Settle a battle; raises `JudgeError` if the question does not describe one."""
    table = _laid_out(question, cards)
    already_told = len(table.events)
    play = _from_the_reveal_on(table)
    choices = list(question.choices)
    try:
        asks = next(play)
        while True:
            asks = play.send({seat: _answer(ask, choices, question) for seat, ask in asks.items()})
    except StopIteration:
        pass
    return _ruling(table.events[already_told:])


def _from_the_reveal_on(table: RelicsTable) -> Play[list[Seat]]:
    """What was laid may have left a hand low; it is replenished before the wizards are revealed (REL-B1)."""
    yield from settle(table)
    return (yield from reveal(table))


def _ruling(events: list[Event]) -> Ruling:
    decided = events[-1]
    assert isinstance(decided, BattleDecided)
    one = len(decided.highest) == 1
    return Ruling(
        power={seat: Power(decided.totals[seat], decided.parts[seat]) for seat in decided.totals},
        winner=decided.highest[0] if one else None,
        tie=() if one else decided.highest,
        events=tuple(event.seen_by(ALL_SEEING) for event in events),
    )


def _laid_out(question: Question, cards: RelicsSet) -> RelicsTable:
    seats = tuple(seat for seat in SEATS[4] if seat in question.seats)
    if len(seats) != len(question.seats) or len(seats) < 2:
        raise JudgeError("relics-error-seats", known=", ".join(SEATS[4]))
    if question.master not in SEATS[4]:
        raise JudgeError("relics-error-seats", known=", ".join(SEATS[4]))
    _refuse_unknown_cards(question, cards)
    options = RELICS.complete_options({**question.options, "players": str(len(seats))})
    table = RelicsTable(seats if question.master in seats else (*seats, question.master), options, cards)
    table.dice = StillDice()
    table.round, table.battle, table.master = 1, question.battle, question.master
    table.shrine = cards.shrines[question.shrine] if question.shrine else None
    table.fighters = list(seats)
    for seat, given in question.seats.items():
        side = table.sides[seat]
        side.hand, side.deck, side.discard = list(given.hand), list(given.deck), list(given.discard)
        side.hall = [CardId(f"hall {number}") for number in range(given.hall)]
        side.drawn = given.drawn
        lay(table, seat, [given.wizard, *given.relics])
    return table


def _refuse_unknown_cards(question: Question, cards: RelicsSet) -> None:
    """Every card must be in the set, of the right kind, and in one place only."""
    seen: set[CardId] = set()
    if question.shrine is not None and question.shrine not in cards.shrines:
        raise JudgeError("relics-error-judged-card", card=question.shrine)
    for given in question.seats.values():
        if given.wizard not in cards.wizards:
            raise JudgeError("relics-error-judged-card", card=given.wizard)
        for relic in given.relics:
            if relic not in cards.relics:
                raise JudgeError("relics-error-judged-card", card=relic)
        for card in (given.wizard, *given.relics, *given.hand, *given.deck, *given.discard):
            if card not in cards.wizards and card not in cards.relics:
                raise JudgeError("relics-error-judged-card", card=card)
            if card in seen:
                raise JudgeError("relics-error-judged-twice", card=card)
            seen.add(card)


def _answer(ask: Ask[Any], choices: list[Any], question: Question) -> Any:
    """The next choice; when they run out, an option is declined and what must be chosen is the first there is."""
    if choices:
        number = len(question.choices) - len(choices) + 1
        try:
            return ask.check(choices.pop(0))
        except IllegalAnswer as error:
            raise JudgeError("relics-error-judged-choice", number=number, reason=str(error)) from None
    return ask.default()


_questions = msgspec.json.Decoder(Question)


def judge_line(line: bytes, cards: RelicsSet, options: Mapping[str, str] = MappingProxyType({})) -> bytes:
    """A question as a line of JSON, answered by a line of JSON: a ruling, or `{"error": …}`.

    `options` hold where the question says nothing.
    """
    try:
        question = _questions.decode(line)
        question = msgspec.structs.replace(question, options={**options, **question.options})
        return msgspec.json.encode(judge(question, cards))
    except (msgspec.MsgspecError, HallError, UnicodeDecodeError, RecursionError) as error:
        return msgspec.json.encode({"error": str(error)})
