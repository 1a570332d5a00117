"""From a card set to a program: every sentence becomes a record of operands and a list of tests."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec
import numpy as np

from wizardhall.core.cards import CardId
from wizardhall.core.errors import CardFileError, HallError
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import (
    COLOURS,
    COUNTS,
    RARITIES,
    TARGETS,
    Filter,
    Relic,
    RelicsSet,
    Sentence,
    Shrine,
    Wizard,
)
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.verbs.dispatch import COMPILED
from wizardhall.relics.fast.verbs.relics import IGNORE_RELIC
from wizardhall.relics.game import DECKS, HALL_TO_WIN, RELICS
from wizardhall.relics.verbs import VERBS

__all__ = ["Rules", "UnsupportedVerb", "lower"]


class UnsupportedVerb(HallError):
    """A card has a verb that only the referee knows."""


@dataclass(frozen=True)
class Rules:
    """A card set and options, lowered. `program` is what compiled code needs; the rest says what its numbers mean."""

    cards: RelicsSet
    options: dict[str, str]
    seats: tuple[Seat, ...]
    program: at.ProgramArray
    names: tuple[CardId, ...]
    """The cards by number: wizards, then relics."""
    shrines: tuple[CardId, ...]
    numbers: dict[CardId, int]
    """The number of a card, and of a shrine among the shrines."""
    filters: dict[Filter, int]

    @property
    def size(self) -> int:
        """The length of a state."""
        return int(self.program[at.SIZE])

    def said(self, sentence: int, field: int) -> int:
        """An operand of a sentence."""
        return int(self.program[self.program[at.AT_SENTENCES] + sentence * at.SENTENCE + field])

    def row(self, seat: int, pile: at.Pile) -> int:
        """Where in a state a pile begins."""
        return int(self.program[at.ROWS + seat * at.PILES + pile])


def lower(cards: RelicsSet, options: Mapping[str, str]) -> Rules:
    """Lower a card set for a number of players and options; what is not said takes its default.

    Raises `UnsupportedVerb` where a card does what compiled code cannot do.
    """
    options = RELICS.complete_options(options)
    seats = RELICS.seats(options)
    names = (*cards.wizards, *cards.relics)
    shrines = tuple(cards.shrines)
    numbers = {card: number for pile in (names, shrines) for number, card in enumerate(pile)}
    lowering = _Lowering(cards, numbers)
    program = lowering.program(options, len(seats))
    return Rules(cards, options, seats, program, names, shrines, numbers, lowering.filters)


class _Lowering:
    """Sentences, filters and counters, each numbered when it is first met."""

    def __init__(self, cards: RelicsSet, numbers: Mapping[CardId, int]) -> None:
        self.cards, self.numbers = cards, numbers
        self.filters: dict[Filter, int] = {}
        self.counters: dict[tuple[int, int], int] = {}
        self.ignorers: dict[int, int] = {}
        self.sentences: list[list[int]] = []
        self.tests: list[int] = [at.T_END]
        """The tests of all sentences, pairs of test and operand; the first list is empty."""
        self.playing: list[Wizard | Relic] = [*cards.wizards.values(), *cards.relics.values()]
        self.abilities = [self.sentence(card.ability, numbers[card.id]) for card in self.playing]
        self.shrines = [self.shrine(shrine) for shrine in cards.shrines.values()]

    def sentence(self, sentence: Sentence | None, source: int) -> int:
        if sentence is None:
            return -1
        if sentence.do not in COMPILED:
            raise UnsupportedVerb("relics-error-unsupported-verb", verb=sentence.do, set=self.cards.name)
        number, verb = len(self.sentences), VERBS[sentence.do]
        record = [0] * at.SENTENCE
        self.sentences.append(record)
        record[at.DO] = at.verb_code(sentence.do)
        record[at.AMOUNT] = sentence.amount
        record[at.COUNTER] = self.counter(sentence.per, sentence.card)
        record[at.TO] = TARGETS.index(sentence.to)
        record[at.CARD_FILTER] = self.filter(sentence.card)
        record[at.IF_MAY] = sentence.may
        record[at.IF_JOINS] = sentence.joins
        record[at.MEETS] = self.filter(sentence.meets)
        record[at.TESTS] = self.condition(sentence)
        record[at.TARGETED] = verb.targeted
        record[at.ASK_USE] = sentence.may and not verb.from_hand
        record[at.GIVES_POWER] = verb.gives_power
        if record[at.DO] == IGNORE_RELIC:
            ignores = self.filter(sentence.card or Filter())
            record[at.IGNORER] = self.ignorers.setdefault(ignores, len(self.ignorers))
        record[at.SOURCE] = source
        record[at.THEN] = self.sentence(sentence.then, source)
        return number

    def filter(self, fitting: Filter | None) -> int:
        return -1 if fitting is None else self.filters.setdefault(fitting, len(self.filters))

    def counter(self, per: str | None, card: Filter | None) -> int:
        if per is None:
            return -1
        return self.counters.setdefault((COUNTS.index(per), self.filter(card)), len(self.counters))

    def condition(self, sentence: Sentence) -> int:
        """Where the tests of a condition begin; those that reveal cards come last (REL-W7)."""
        if sentence.condition is None:
            return 0
        begin = len(self.tests)
        for word, wanted in msgspec.structs.asdict(sentence.condition).items():
            if wanted is not None:
                self.tests += [at.TESTED.index(word), self.operand(wanted)]
        self.tests.append(at.T_END)
        return begin

    def operand(self, wanted: object) -> int:
        match wanted:
            case Filter():
                return self.filter(wanted)
            case str():
                return _HELPED.index(wanted)
            case _:
                assert isinstance(wanted, int)
                return int(wanted)

    def shrine(self, shrine: Shrine) -> list[int]:
        if len(shrine.abilities) > at.MOST_ABILITIES:
            raise CardFileError(self.cards.name, 0, "relics-error-too-many-abilities", most=at.MOST_ABILITIES)
        source = -1 - self.numbers[shrine.id]
        helps = 0
        for meets in (ability.meets for ability in shrine.abilities if ability.meets):
            if meets.colour is not None:
                helps |= 1 << COLOURS.index(meets.colour)
            if meets.plain is not None:
                helps |= 1 << _HELPED.index("plain" if meets.plain else "enlightened")
        # a `then` is numbered right after its sentence, so the first ones are told apart by a list of their own
        firsts = [self.sentence(ability, source) for ability in shrine.abilities]
        return [helps, *firsts]

    def program(self, options: Mapping[str, str], players: int) -> at.ProgramArray:
        program = [0] * at.PROGRAM_HEAD
        program[at.PLAYERS] = players
        program[at.HALL_TO_WIN] = HALL_TO_WIN[players]
        program[at.LATE_JOINS] = options["late"] == "joins"
        program[at.AT_ONCE] = options["reshuffle"] == "at-once"
        program[at.FIRST_RELIC] = len(self.cards.wizards)
        program[at.CARDS] = len(self.abilities)
        program[at.SHRINES] = len(self.shrines)
        program[at.COUNTERS] = len(self.counters)
        program[at.IGNORERS] = len(self.ignorers)
        self.lay_out(program, players)
        for place, records in self.records():
            program[place] = len(program)
            program += records
        program[at.CARD] = at.FITS + self.fit_words()
        return np.array(program, dtype=np.int32)

    def records(self) -> Iterable[tuple[int, list[int]]]:
        yield at.AT_CARDS, [word for number in range(len(self.abilities)) for word in self.card(number)]
        yield at.AT_SENTENCES, [word for record in self.sentences for word in record]
        yield at.AT_TESTS, self.tests
        yield at.AT_COUNTERS, [word for counter in self.counters for word in counter]
        yield at.AT_IGNORERS, list(self.ignorers)
        yield at.AT_SHRINE_RECORDS, self.shrine_records()
        yield at.AT_DEAL, self.deal()

    def shrine_records(self) -> list[int]:
        """One record for each, then the lists of their abilities."""
        records: list[int] = []
        abilities: list[int] = []
        lists = at.SHRINE_RECORD * len(self.shrines)
        for helps, *firsts in self.shrines:
            records += [helps, len(firsts), lists + len(abilities)]
            abilities += firsts
        return records + abilities

    def card(self, number: int) -> list[int]:
        card = self.playing[number]
        moment = card.ability is not None and card.ability.when != "discarded"
        record = [0] * at.FITS + [0] * self.fit_words()
        record[at.POWER] = card.power
        record[at.COLOUR] = COLOURS.index(card.colour) if isinstance(card, Wizard) else -1
        record[at.OVER] = COLOURS.index(card.over) if isinstance(card, Wizard) else -1
        record[at.ABILITY] = self.abilities[number] if moment else -1
        record[at.TRIGGER] = -1 if moment else self.abilities[number]
        record[at.RARITY] = RARITIES.index(card.rarity)
        for each, place in self.filters.items():
            record[at.FITS + place // 16] |= each.fits(card) << place % 16
        return record

    def fit_words(self) -> int:
        return -(-len(self.filters) // 16)

    def deal(self) -> list[int]:
        """REL-S1: the piles that are dealt, one after the other: how many cards, and which."""
        words: list[int] = []
        for cards in (self.cards.wizards, self.cards.relics):
            for rarity in RARITIES:
                pile = [self.numbers[card.id] for card in cards.values() if card.rarity == rarity]
                words += [len(pile), *pile]
        return words

    def lay_out(self, program: list[int], players: int) -> None:
        """Give everything in a state its place, with room for the most that there can be of it."""
        wizards = len(self.cards.wizards) // DECKS
        relics = len(self.cards.relics) // DECKS * players
        cards = wizards + relics
        rooms = {
            at.Pile.SIDE: at.SCALARS,
            at.Pile.HALL: 1 + HALL_TO_WIN[players],
            at.Pile.WIZARDS: 1 + wizards,
            at.Pile.RELICS: 1 + relics,
            at.Pile.PENDING: 1 + 2 * cards,
            at.Pile.COUNTED: 2 * players * len(self.counters),
            at.Pile.IGNORES: len(self.ignorers),
        }
        place = at.HEAD
        for seat in range(players):
            for pile in at.Pile:
                program[at.ROWS + seat * at.PILES + pile] = place
                place += rooms.get(pile, 1 + cards)
        for word, room in (
            (at.AT_OPTIONS, 2 + max(cards, relics, at.MOST_ABILITIES)),
            (at.AT_FLAGS, len(self.abilities)),
            (at.AT_SHRINES, 1 + len(self.shrines)),
            (at.AT_USED, 1 + len(self.shrines)),
            (at.AT_NEWCOMERS, 1 + 2 * wizards),
            (at.AT_SCRATCH, 1 + len(self.abilities)),
        ):
            program[word] = place
            place += room
        program[at.AT_AGENDA] = place
        program[at.FRAMES] = 12 + 6 * self.most_newcomers(wizards)
        program[at.SIZE] = place + program[at.FRAMES] * at.FRAME

    def most_newcomers(self, wizards: int) -> int:
        """How many wizards can enter one inside the other's steps: those that can bring another, and a last one."""
        entering = {at.verb_code(words) for words in COMPILED if VERBS[words].brings_wizard}
        sources = {record[at.SOURCE] for record in self.sentences if record[at.DO] in entering}
        if any(source < 0 for source in sources):
            return wizards + 1
        return min(wizards, sum(source < len(self.cards.wizards) for source in sources)) + 2


_HELPED = (*COLOURS, "plain", "enlightened")
