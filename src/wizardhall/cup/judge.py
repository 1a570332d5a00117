"""Settling a round at a real table: two plans in, the duels and the winners out."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from wizardhall.core.asks import Ask
from wizardhall.core.cards import CardId
from wizardhall.core.errors import HallError, IllegalAnswer, JudgeError
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import CupSet
from wizardhall.cup.editions import edition
from wizardhall.cup.events import Discarded, DuelDecided
from wizardhall.cup.round import DECK_SIZE, duels, lay_plan
from wizardhall.cup.seats import BLACK, SEATS, WHITE
from wizardhall.cup.table import CupTable

__all__ = ["Plan", "Question", "Round", "Ruling", "judge", "judge_line"]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Five cards from the top of the Deck, and the Waiting card."""

    order: tuple[CardId, ...]
    waiting: CardId


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round to be settled. `choices` answer the optional powers, in the order in which they ask."""

    black: Plan
    white: Plan
    edition: str | None = None
    choices: tuple[Any, ...] = ()


class JudgedDuel(msgspec.Struct, frozen=True):
    black: CardId
    white: CardId
    criterion: str
    losers: tuple[Seat, ...]
    clause: str


class JudgedDiscard(msgspec.Struct, frozen=True, rename={"place": "from"}):
    seat: Seat
    place: str
    card: CardId


class Ruling(msgspec.Struct, frozen=True):
    """The answer to a question. `discarded` are cards that powers took from a Deck or a Waiting place."""

    duels: tuple[JudgedDuel, ...]
    discarded: tuple[JudgedDiscard, ...]
    winners: tuple[Seat, ...]


class Round:
    """A round that stops wherever an optional power asks."""

    def __init__(self, cards: CupSet, edition_name: str, plans: dict[Seat, Plan]) -> None:
        self.table = CupTable(edition(edition_name), cards)
        self.table.round = 1
        self.table.phase = "duels"
        for seat in SEATS:
            self._lay(seat, plans[seat])
        self.ask: tuple[Seat, Ask[Any]] | None = None
        self.winners: tuple[Seat, ...] = ()
        self._play = duels(self.table)
        self._send(None)

    @property
    def events(self) -> list[Event]:
        return self.table.events

    def answer(self, answer: object) -> None:
        assert self.ask is not None
        seat, ask = self.ask
        self._send({seat: ask.check(answer)})

    def decline(self) -> None:
        assert self.ask is not None
        self.answer(self.ask[1].default())

    def ruling(self) -> Ruling:
        return Ruling(
            duels=tuple(
                JudgedDuel(event.cards[BLACK], event.cards[WHITE], event.criterion, event.losers, event.clause)
                for event in self.events
                if isinstance(event, DuelDecided)
            ),
            discarded=tuple(
                JudgedDiscard(event.seat, event.place, event.card)
                for event in self.events
                if isinstance(event, Discarded) and event.place != "duel"
            ),
            winners=self.winners,
        )

    def _send(self, answers: dict[Seat, Any] | None) -> None:
        try:
            ((seat, ask),) = self._play.send(answers).items()  # type: ignore[arg-type]
            self.ask = seat, ask
        except StopIteration as stop:
            self.ask = None
            self.winners = stop.value

    def _lay(self, seat: Seat, plan: Plan) -> None:
        team = [*plan.order, plan.waiting]
        if len(plan.order) != DECK_SIZE:
            raise JudgeError("cup-error-plan-size", seat=seat, wanted=DECK_SIZE, given=len(plan.order))
        for card in team:
            if card not in self.table.cards.wizards:
                raise JudgeError("cup-error-plan-card", seat=seat, card=card)
            if team.count(card) > 1:
                raise JudgeError("cup-error-plan-twice", seat=seat, card=card)
        side = self.table.sides[seat]
        side.team = team
        side.aside = [card for card in side.aside if card not in team]
        lay_plan(self.table, seat, plan.order)


def judge(question: Question, cards: CupSet, default_edition: str = "revised") -> Ruling:
    """Settle a round; raises `JudgeError` if the question does not describe one."""
    settled = Round(cards, question.edition or default_edition, {BLACK: question.black, WHITE: question.white})
    answer_all(settled, question.choices)
    return settled.ruling()


def answer_all(settled: Round, choices: Sequence[object]) -> None:
    """Use the choices in order; when they run out, powers are declined."""
    used = 0
    while settled.ask is not None:
        if used == len(choices):
            settled.decline()
            continue
        try:
            settled.answer(choices[used])
        except IllegalAnswer as error:
            raise JudgeError("cup-error-choice", number=used + 1, reason=str(error)) from None
        used += 1


_questions = msgspec.json.Decoder(Question)


def judge_line(line: bytes, cards: CupSet, options: Mapping[str, str] = MappingProxyType({})) -> bytes:
    """A question as a line of JSON, answered by a line of JSON: a ruling, or `{"error": …}`.

    `options` hold where the question says nothing.
    """
    try:
        return msgspec.json.encode(judge(_questions.decode(line), cards, options.get("edition", "revised")))
    except (msgspec.MsgspecError, HallError, UnicodeDecodeError, RecursionError) as error:
        return msgspec.json.encode({"error": str(error)})
