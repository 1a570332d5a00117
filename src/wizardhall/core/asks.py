"""An ask is the whole truth about a decision: who may answer what.

The terminal, the page, the bots and the fuzzer work from asks alone, and nothing else decides legality. Each
kind checks an answer and says why it is illegal, draws a random legal one, counts and enumerates them.
"""

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import chain, combinations, permutations, product
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.core.errors import IllegalAnswer, shortened
from wizardhall.core.seats import Seat

__all__ = ["Answer", "AnyAsk", "Arrange", "Ask", "Choose", "Fill", "Pick", "Play", "YesNo", "ask_one", "secretly"]

A = TypeVar("A")
T = TypeVar("T")

Cards: TypeAlias = tuple[CardId, ...]
Answer: TypeAlias = bool | Cards | dict[str, CardId] | str | None
Play: TypeAlias = Generator["dict[Seat, Ask[Any]]", dict[Seat, Any], T]
"""A part of a game: yields the asks of everybody who must decide now, is sent all their answers at once."""


class Ask(msgspec.Struct, Generic[A], frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """A decision. `purpose` says what it is for, in a word of the game: `team`, `plan`, `swap`."""

    purpose: str

    def check(self, answer: object) -> A:
        """The answer in its one canonical form; raises `IllegalAnswer` with the reason."""
        raise NotImplementedError

    def random(self, dice: Dice) -> A:
        raise NotImplementedError

    def count(self) -> int:
        raise NotImplementedError

    def legal(self) -> Iterator[A]:
        """Every legal answer, each once."""
        raise NotImplementedError


class Pick(Ask[Cards], frozen=True):
    """Pick `number` of `options`, or from `least` to `number`; their order does not matter."""

    options: Cards
    number: int
    least: int | None = None

    def check(self, answer: object) -> Cards:
        picked = _different_cards(answer, self.options, self.number, self.least)
        return tuple(card for card in self.options if card in picked)

    def random(self, dice: Dice) -> Cards:
        number = self.number
        if self.least is not None:
            number = self.least + dice.below(self.purpose, self.number - self.least + 1)
        return self.check(dice.draw(self.purpose, self.options, number))

    def count(self) -> int:
        return sum(math.comb(len(self.options), number) for number in self._numbers())

    def legal(self) -> Iterator[Cards]:
        return chain.from_iterable(combinations(self.options, number) for number in self._numbers())

    def _numbers(self) -> range:
        return range(self.number if self.least is None else self.least, self.number + 1)


class Arrange(Ask[Cards | None], frozen=True):
    """Put `number` of `options` in order. If `may`, `None` declines and leaves all as it is."""

    options: Cards
    number: int
    may: bool = False

    def check(self, answer: object) -> Cards | None:
        if self.may and answer is None:
            return None
        return _different_cards(answer, self.options, self.number)

    def random(self, dice: Dice) -> Cards | None:
        if self.may and not dice.below(self.purpose, 2):
            return None
        return tuple(dice.draw(self.purpose, self.options, self.number))

    def count(self) -> int:
        return math.perm(len(self.options), self.number) + self.may

    def legal(self) -> Iterator[Cards | None]:
        if self.may:
            yield None
        yield from permutations(self.options, self.number)


class Fill(Ask[dict[str, CardId] | None], frozen=True):
    """Put one card into each slot, from the cards that fit it. If `may`, `None` leaves all slots empty."""

    slots: dict[str, Cards]
    may: bool = False

    def check(self, answer: object) -> dict[str, CardId] | None:
        if self.may and answer is None:
            return None
        names = ", ".join(self.slots)
        if not isinstance(answer, dict):
            raise IllegalAnswer("core-error-not-slots", slots=names)
        if answer.keys() != self.slots.keys():
            raise IllegalAnswer("core-error-slots", slots=names)
        for slot, card in answer.items():
            if card not in self.slots[slot]:
                raise IllegalAnswer("core-error-slot-card", card=shortened(card), slot=slot)
        return {slot: answer[slot] for slot in self.slots}

    def random(self, dice: Dice) -> dict[str, CardId] | None:
        if self.may and not dice.below(self.purpose, 2):
            return None
        return {slot: dice.draw(self.purpose, cards, 1)[0] for slot, cards in self.slots.items()}

    def count(self) -> int:
        return math.prod(len(cards) for cards in self.slots.values()) + self.may

    def legal(self) -> Iterator[dict[str, CardId] | None]:
        if self.may:
            yield None
        for cards in product(*self.slots.values()):
            yield dict(zip(self.slots, cards, strict=True))


class YesNo(Ask[bool], frozen=True):
    """Use an optional power? `card` is what it would act on, where that is one card."""

    card: CardId | None = None

    def check(self, answer: object) -> bool:
        if not isinstance(answer, bool):
            raise IllegalAnswer("core-error-not-yes-no")
        return answer

    def random(self, dice: Dice) -> bool:
        return bool(dice.below(self.purpose, 2))

    def count(self) -> int:
        return 2

    def legal(self) -> Iterator[bool]:
        return iter((False, True))


class Choose(Ask[str | None], frozen=True):
    """Choose one of `options`: cards, seats, or words of the game. If `may`, `None` chooses none."""

    options: tuple[str, ...]
    may: bool = False

    def check(self, answer: object) -> str | None:
        if self.may and answer is None:
            return None
        if not isinstance(answer, str) or answer not in self.options:
            raise IllegalAnswer("core-error-choice", choice=shortened(answer))
        return answer

    def random(self, dice: Dice) -> str | None:
        if self.may and (not self.options or not dice.below(self.purpose, 2)):
            return None
        return dice.draw(self.purpose, self.options, 1)[0]

    def count(self) -> int:
        return len(self.options) + self.may

    def legal(self) -> Iterator[str | None]:
        if self.may:
            yield None
        yield from self.options


AnyAsk: TypeAlias = Pick | Arrange | Fill | YesNo | Choose


def secretly(seats: Sequence[Seat], make: Callable[[Seat], Ask[A]]) -> Play[dict[Seat, A]]:
    """Ask several seats at the same time; nobody's answer is known before everybody's is there."""
    return (yield {seat: make(seat) for seat in seats})


def ask_one(seat: Seat, ask: Ask[A]) -> Play[A]:
    answers = yield {seat: ask}
    answer: A = answers[seat]
    return answer


def _different_cards(answer: object, options: Cards, number: int, least: int | None = None) -> Cards:
    if not isinstance(answer, (list, tuple)):
        raise IllegalAnswer("core-error-not-a-list")
    for card in answer:
        if card not in options:
            raise IllegalAnswer("core-error-card", card=shortened(card))
        if answer.count(card) > 1:
            raise IllegalAnswer("core-error-twice", card=shortened(card))
    if least is not None and not least <= len(answer) <= number:
        raise IllegalAnswer("core-error-number-between", least=least, most=number, given=len(answer))
    if least is None and len(answer) != number:
        raise IllegalAnswer("core-error-number", wanted=number, given=len(answer))
    return tuple(answer)
