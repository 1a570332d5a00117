"""The law of the one gate, for Wizards & Relics.

A twin of a match is made by exchanging two cards that a pair of eyes has never seen, from the deal on: in what the
dice deal, and in every answer of the others. Everything those eyes receive must then be the same to the byte: which
cards others hold, in which order they lie in decks and what was laid face down is never shown, nor by any count or
question that depends on it.
"""

import contextlib
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from tests.busy_sets import busy_set
from wizardhall.core.asks import Ask, Play
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice, HashDice
from wizardhall.core.game import Result
from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.relics import RELICS
from wizardhall.relics import events as relics_events
from wizardhall.relics.cards import Filter, Relic, RelicsSet, Wizard
from wizardhall.relics.table import RelicsTable

T = TypeVar("T")

SETS = {"the house set": RELICS.cards(), "a busy set": busy_set(1)}
sets = pytest.mark.parametrize("cards", SETS.values(), ids=SETS.keys())
seeds = st.integers(min_value=0, max_value=2**32).map(str)
players = pytest.mark.parametrize("number", ["2", "3", "4"])

Answers = list[dict[Seat, Any]]


class Otherwise:
    """Dice that fall as ever, but for two cards that change places in some draws; and who answers accordingly."""

    def __init__(self, suffix: str, names: dict[CardId, CardId], everybody: bool) -> None:
        self._suffix = suffix
        self.names = names
        self.everybody = everybody
        """Do the others hold other cards, or does only an order differ that nobody knows?"""

    def __call__(self, seed: str) -> "Otherwise":
        self._dice = HashDice(seed.encode())
        return self

    def below(self, name: str, limit: int) -> int:
        return self._dice.below(name, limit)

    def draw(self, name: str, items: Sequence[T], count: int) -> list[T]:
        drawn = self._dice.draw(name, items, count)
        return renamed(drawn, self.names) if name.endswith(self._suffix) else drawn


as_ever = Otherwise(" pile", {}, everybody=False)


def dealt_otherwise(one: CardId, other: CardId) -> Otherwise:
    return Otherwise(" pile", {one: other, other: one}, everybody=True)


def stacked_otherwise(seat: Seat, one: CardId, other: CardId) -> Otherwise:
    return Otherwise(f"{seat} deck", {one: other, other: one}, everybody=False)


class Table(NamedTuple):
    """A match to be looked at: its cards, its seed, the number of players."""

    cards: RelicsSet
    seed: str
    number: str

    @property
    def options(self) -> dict[str, str]:
        return RELICS.complete_options({"players": self.number})

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (*RELICS.seats(self.options), SPECTATOR)

    def play(self, dice: Dice) -> tuple[RelicsTable, Play[Result]]:
        table = RELICS.lay(self.options, self.cards)
        return table, RELICS.play(table, dice)


@sets
@players
@settings(max_examples=40)
@given(seed=seeds, data=st.data())
def test_a_card_never_seen_could_be_any_other_like_it(
    cards: RelicsSet, number: str, seed: str, data: st.DataObject
) -> None:
    table = Table(cards, seed, number)
    eyes = data.draw(st.sampled_from(table.eyes))
    answers = random_answers(table)
    unseen = sorted({*cards.wizards, *cards.relics} - rightly_seen(table, answers, eyes))
    held = [card for card in unseen if card in ever_in_a_hand(table, answers)]
    one = data.draw(st.sampled_from(held or unseen))
    alike = [card for card in unseen if card != one and could_be(cards, one, card)]
    assume(alike)
    other = data.draw(st.sampled_from(alike))
    event(f"{eyes}, {cards.cards[one].kind}")

    twin = received(table, answers, eyes, dealt_otherwise(one, other))

    assert twin == received(table, answers, eyes, as_ever)


@sets
@players
@settings(max_examples=25)
@given(seed=seeds, data=st.data())
def test_the_order_of_ones_own_deck_could_be_any_other(
    cards: RelicsSet, number: str, seed: str, data: st.DataObject
) -> None:
    table = Table(cards, seed, number)
    eyes = data.draw(st.sampled_from(RELICS.seats(table.options)))
    answers = random_answers(table)[: data.draw(st.integers(1, 20))]
    untouched = never_drawn(table, answers, eyes)
    assume(len(untouched) >= 2)
    one, other = data.draw(st.permutations(untouched))[:2]

    twin = received(table, answers, eyes, stacked_otherwise(eyes, one, other))

    assert twin == received(table, answers, eyes, as_ever)


@sets
@players
@settings(max_examples=25)
@given(seed=seeds, steps=st.integers(1, 60))
def test_everybody_is_shown_just_the_cards_that_they_may_see(
    cards: RelicsSet, number: str, seed: str, steps: int
) -> None:
    table = Table(cards, seed, number)
    answers = random_answers(table)[:steps]

    for eyes in table.eyes:
        shown = shown_in(cards, received(table, answers, eyes, as_ever))
        assert shown == rightly_seen(table, answers, eyes)


def random_answers(table: Table) -> Answers:
    """The answers of a whole random match, step by step."""
    dice = HashDice(f"answers {table.seed}".encode())
    _, play = table.play(HashDice(table.seed.encode()))
    given_answers: Answers = []
    asks = next(play)
    try:
        while True:
            given_answers.append({seat: ask.random(dice) for seat, ask in asks.items()})
            asks = play.send(given_answers[-1])
    except StopIteration:
        return given_answers


def received(table: Table, answers: Answers, eyes: Seat, dice: Otherwise) -> list[bytes]:
    """Every byte that these eyes receive in the match, or in its twin."""
    laid, play = table.play(dice(table.seed))
    asks: dict[Seat, Ask[Any]] = next(play)
    names = dice.names if dice.everybody else {}
    bytes_received = []
    with contextlib.suppress(StopIteration):
        for step in answers:
            bytes_received.append(msgspec.json.encode([*look(laid, eyes), asks.get(eyes), sorted(asks)]))
            asks = play.send({seat: each if seat == eyes else renamed(each, names) for seat, each in step.items()})
    return [*bytes_received, msgspec.json.encode(look(laid, eyes))]


def look(laid: RelicsTable, eyes: Seat) -> list[Any]:
    events = [seen for seen in (told.seen_by(eyes) for told in laid.events) if seen is not None]
    return [RELICS.view(laid, eyes), events]


def replayed(table: Table, answers: Answers) -> RelicsTable:
    """The table after some answers, with nothing hidden."""
    laid, play = table.play(HashDice(table.seed.encode()))
    next(play)
    with contextlib.suppress(StopIteration):
        for step in answers:
            play.send(step)
    return laid


def ever_in_a_hand(table: Table, answers: Answers) -> set[CardId]:
    drew = [told for told in replayed(table, answers).events if isinstance(told, relics_events.Drew)]
    return {card for told in drew for card in told.cards or ()}


def never_drawn(table: Table, answers: Answers, seat: Seat) -> list[CardId]:
    """Cards that lie in a deck as they were shuffled in, and that nobody has looked at."""
    laid = replayed(table, answers)
    told = b"".join(msgspec.json.encode(each) for each in laid.events if not isinstance(each, relics_events.Dealt))
    return [card for card in laid.sides[seat].deck if f'"{card}"'.encode() not in told]


def renamed(value: Any, names: dict[CardId, CardId]) -> Any:
    match value:
        case list():
            return [renamed(each, names) for each in value]
        case tuple():
            return tuple(renamed(each, names) for each in value)
        case dict():
            return {key: renamed(each, names) for key, each in value.items()}
        case str():
            return names.get(CardId(value), value)
    return value


def shown_in(cards: RelicsSet, bytes_received: list[bytes]) -> set[CardId]:
    everything = b"".join(bytes_received)
    return {card for card in (*cards.wizards, *cards.relics) if f'"{card}"'.encode() in everything}


PUBLIC = (
    relics_events.CardDiscarded,
    relics_events.EnteredHall,
    relics_events.RelicTaken,
    relics_events.RelicsRevealed,
    relics_events.RevealedFromHand,
    relics_events.SetAside,
    relics_events.TookBack,
    relics_events.TopRevealed,
    relics_events.WizardEntered,
    relics_events.WizardsRevealed,
)
"""What everybody may see, by the rules of the game and not by what the code says of it."""


BOTH_KNOW = (relics_events.RelicsExchanged,)


def rightly_seen(table: Table, answers: Answers, eyes: Seat) -> set[CardId]:
    """The cards that these eyes may see by the rules: their own, and what was open to all."""
    seen: set[CardId] = set()
    for told in replayed(table, answers).events:
        own = eyes in (getattr(told, "seat", None), told.owner if isinstance(told, BOTH_KNOW) else None)
        open_to_all = isinstance(told, PUBLIC) or (isinstance(told, relics_events.RelicAdded) and told.face_up)
        if own or open_to_all:
            seen |= shown_in(table.cards, [msgspec.json.encode(told)])
    return seen


def could_be(cards: RelicsSet, one: CardId, other: CardId) -> bool:
    """Of one pile, and alike for what must be done with a hand if it can: whether it can is seen by all."""
    first, second = cards.cards[one], cards.cards[other]
    assert isinstance(first, Wizard | Relic)
    assert isinstance(second, Wizard | Relic)
    same_pile = (first.kind, first.rarity) == (second.kind, second.rarity)
    return same_pile and all(each.fits(first) == each.fits(second) for each in must_fit(cards))


def must_fit(cards: RelicsSet) -> list[Filter]:
    abilities = [card.ability for card in cards.wizards.values()] + [card.ability for card in cards.relics.values()]
    abilities += [ability for shrine in cards.shrines.values() for ability in shrine.abilities]
    return [
        each.card
        for ability in abilities
        for each in ((ability, ability.then) if ability else ())
        if each and each.do in ("enter from hand", "add relic") and each.card and not each.may
    ]
