"""An ask is the whole truth about a decision: who may answer what.

The terminal, the page, the bots, the judges and the fuzzer work from asks alone, and nothing else decides legality.
Each kind checks an answer and says why it is illegal, draws a random legal one, counts and enumerates them, numbers
them from 0 in that order, and knows its default.
"""

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import chain, combinations, permutations, product
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.choices import AnyChoice
from wizardhall.core.combinatorics import nth_combination, nth_permutation, rank_combination, rank_permutation
from wizardhall.core.dice import Dice
from wizardhall.core.errors import IllegalAnswer, shortened
from wizardhall.core.seats import Seat

__all__ = [
    "Answer",
    "AnyAsk",
    "Arrange",
    "Ask",
    "Cards",
    "Choose",
    "Declinable",
    "Fill",
    "Pick",
    "Play",
    "YesNo",
    "ask_one",
    "choose_one",
    "choose_or_decline",
    "secretly",
]

A = TypeVar("A")
C = TypeVar("C", bound=AnyChoice)
T = TypeVar("T")

Cards: TypeAlias = tuple[CardId, ...]
Answer: TypeAlias = bool | Cards | dict[str, CardId] | str | None
Play: TypeAlias = Generator["dict[Seat, Ask[Any]]", dict[Seat, Any], T]
"""A part of a game: yields the asks of everybody who must decide now, is sent all their answers at once."""


class Ask(msgspec.Struct, Generic[A], frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """A decision. `purpose` says what it is for, in a word of the game: `team`, `plan`, `swap`.

    A kind implements the six methods with an underscore.
    """

    purpose: str

    def check(self, answer: object) -> A:
        """The answer in its one canonical form; raises `IllegalAnswer` with the reason."""
        return self._check(answer)

    def random(self, dice: Dice) -> A:
        return self._random(dice)

    def count(self) -> int:
        return self._count()

    def legal(self) -> Iterator[A]:
        """Every legal answer, each once."""
        return self._legal()

    def index(self, answer: object) -> int:
        """The number of an answer: its place in `legal()`, from 0. Raises `IllegalAnswer`."""
        return self._rank(self.check(answer))

    def nth(self, number: int) -> A:
        """The answer with a number. Raises `IllegalAnswer` if there are not as many."""
        self._refuse_number(number)
        return self._unrank(number)

    def default(self) -> A:
        """The first legal answer: it declines what may be declined, and takes the first options otherwise."""
        return self.nth(0)

    def _refuse_number(self, number: int) -> None:
        if not 0 <= number < self.count():
            raise IllegalAnswer("core-error-answer-number", number=str(number), count=str(self.count()))

    def _check(self, answer: object) -> A:
        raise NotImplementedError

    def _random(self, dice: Dice) -> A:
        raise NotImplementedError

    def _count(self) -> int:
        raise NotImplementedError

    def _legal(self) -> Iterator[A]:
        raise NotImplementedError

    def _rank(self, answer: Any) -> int:
        """The place of a checked answer in `_legal()`."""
        raise NotImplementedError

    def _unrank(self, place: int) -> A:
        """The answer at a place in `_legal()`."""
        raise NotImplementedError


class Declinable(Ask[A | None], Generic[A], frozen=True, kw_only=True):
    """An ask that, if `may`, can also be declined: with `None`, which is then answer 0."""

    may: bool = False

    def check(self, answer: object) -> A | None:
        return None if self.may and answer is None else self._check(answer)

    def random(self, dice: Dice) -> A | None:
        if self.may and (not self._count() or not dice.below(self.purpose, 2)):
            return None
        return self._random(dice)

    def count(self) -> int:
        return self._count() + self.may

    def legal(self) -> Iterator[A | None]:
        return chain((None,), self._legal()) if self.may else self._legal()

    def index(self, answer: object) -> int:
        checked = self.check(answer)
        return 0 if checked is None else self._rank(checked) + self.may

    def nth(self, number: int) -> A | None:
        self._refuse_number(number)
        return None if self.may and number == 0 else self._unrank(number - self.may)


class Pick(Ask[Cards], frozen=True):
    """Pick `number` of `options`, or from `least` to `number`; their order does not matter."""

    options: Cards
    number: int
    least: int | None = None

    def _check(self, answer: object) -> Cards:
        picked = _different_cards(answer, self.options, self.number, self.least)
        return tuple(card for card in self.options if card in picked)

    def _random(self, dice: Dice) -> Cards:
        number = self.number
        if self.least is not None:
            number = self.least + dice.below(self.purpose, self.number - self.least + 1)
        return self.check(dice.draw(self.purpose, self.options, number))

    def _count(self) -> int:
        return sum(map(self._of_size, self._numbers()))

    def _legal(self) -> Iterator[Cards]:
        return chain.from_iterable(combinations(self.options, number) for number in self._numbers())

    def _rank(self, answer: Cards) -> int:
        smaller = sum(map(self._of_size, range(self._numbers().start, len(answer))))
        return smaller + rank_combination(self.options, answer)

    def _unrank(self, place: int) -> Cards:
        number = self._numbers().start
        while place >= self._of_size(number):
            place -= self._of_size(number)
            number += 1
        return nth_combination(self.options, number, place)

    def _numbers(self) -> range:
        return range(self.number if self.least is None else self.least, self.number + 1)

    def _of_size(self, number: int) -> int:
        return math.comb(len(self.options), number)


class Arrange(Declinable[Cards], frozen=True):
    """Put `number` of `options` in order. If `may`, `None` declines and leaves all as it is."""

    options: Cards
    number: int

    def _check(self, answer: object) -> Cards:
        return _different_cards(answer, self.options, self.number)

    def _random(self, dice: Dice) -> Cards:
        return tuple(dice.draw(self.purpose, self.options, self.number))

    def _count(self) -> int:
        return math.perm(len(self.options), self.number)

    def _legal(self) -> Iterator[Cards]:
        return permutations(self.options, self.number)

    def _rank(self, answer: Cards) -> int:
        return rank_permutation(self.options, answer)

    def _unrank(self, place: int) -> Cards:
        return nth_permutation(self.options, self.number, place)


class Fill(Declinable[dict[str, CardId]], frozen=True):
    """Put one card into each slot, from the cards that fit it. If `may`, `None` leaves all slots empty."""

    slots: dict[str, Cards]

    def _check(self, answer: object) -> dict[str, CardId]:
        names = ", ".join(self.slots)
        if not isinstance(answer, dict):
            raise IllegalAnswer("core-error-not-slots", slots=names)
        if answer.keys() != self.slots.keys():
            raise IllegalAnswer("core-error-slots", slots=names)
        for slot, card in answer.items():
            if card not in self.slots[slot]:
                raise IllegalAnswer("core-error-slot-card", card=shortened(card), slot=slot)
        return {slot: answer[slot] for slot in self.slots}

    def _random(self, dice: Dice) -> dict[str, CardId]:
        return {slot: dice.draw(self.purpose, cards, 1)[0] for slot, cards in self.slots.items()}

    def _count(self) -> int:
        return math.prod(len(cards) for cards in self.slots.values())

    def _legal(self) -> Iterator[dict[str, CardId]]:
        for cards in product(*self.slots.values()):
            yield dict(zip(self.slots, cards, strict=True))

    def _rank(self, answer: dict[str, CardId]) -> int:
        place = 0
        for slot, cards in self.slots.items():
            place = place * len(cards) + cards.index(answer[slot])
        return place

    def _unrank(self, place: int) -> dict[str, CardId]:
        filled: list[CardId] = []
        for cards in reversed(self.slots.values()):
            place, index = divmod(place, len(cards))
            filled.append(cards[index])
        return dict(zip(self.slots, reversed(filled), strict=True))


class YesNo(Ask[bool], frozen=True):
    """Use an optional power? `card` is what it would act on, where that is one card."""

    card: CardId | None = None

    def _check(self, answer: object) -> bool:
        if not isinstance(answer, bool):
            raise IllegalAnswer("core-error-not-yes-no")
        return answer

    def _random(self, dice: Dice) -> bool:
        return bool(dice.below(self.purpose, 2))

    def _count(self) -> int:
        return 2

    def _legal(self) -> Iterator[bool]:
        return iter((False, True))

    def _rank(self, answer: bool) -> int:
        return int(answer)

    def _unrank(self, place: int) -> bool:
        return bool(place)


class Choose(Declinable[str], frozen=True):
    """Choose one of `options`; the answer is its key. If `may`, `None` chooses none."""

    options: tuple[AnyChoice, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(option.key for option in self.options)

    def choice(self, key: str) -> AnyChoice:
        """The option with a key."""
        return self.options[self._rank(key)]

    def _check(self, answer: object) -> str:
        if not isinstance(answer, str) or answer not in self.keys:
            raise IllegalAnswer("core-error-choice", choice=shortened(answer))
        return answer

    def _random(self, dice: Dice) -> str:
        return dice.draw(self.purpose, self.keys, 1)[0]

    def _count(self) -> int:
        return len(self.options)

    def _legal(self) -> Iterator[str]:
        return iter(self.keys)

    def _rank(self, answer: str) -> int:
        return self.keys.index(answer)

    def _unrank(self, place: int) -> str:
        return self.options[place].key


AnyAsk: TypeAlias = Pick | Arrange | Fill | YesNo | Choose


def secretly(seats: Sequence[Seat], make: Callable[[Seat], Ask[A]]) -> Play[dict[Seat, A]]:
    """Ask several seats at the same time; nobody's answer is known before everybody's is there."""
    return (yield {seat: make(seat) for seat in seats})


def ask_one(seat: Seat, ask: Ask[A]) -> Play[A]:
    answers = yield {seat: ask}
    answer: A = answers[seat]
    return answer


def choose_one(seat: Seat, purpose: str, options: Sequence[C]) -> Play[C]:
    """Ask a seat to choose one of some."""
    chosen = yield from _choose(seat, Choose(purpose, tuple(options)), options)
    assert chosen is not None
    return chosen


def choose_or_decline(seat: Seat, purpose: str, options: Sequence[C]) -> Play[C | None]:
    """Ask a seat to choose one of some, or none."""
    return (yield from _choose(seat, Choose(purpose, tuple(options), may=True), options))


def _choose(seat: Seat, ask: Choose, options: Sequence[C]) -> Play[C | None]:
    key = yield from ask_one(seat, ask)
    return None if key is None else next(option for option in options if option.key == key)


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
