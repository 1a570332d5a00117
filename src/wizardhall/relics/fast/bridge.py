"""From the referee's table, or from what one seat sees of it, to a state.

Neither says where in the rules a match stands; the open ask does, and `resume` puts the agenda together from it.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from wizardhall.core.asks import Arrange, Ask, Choose, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import COUNTS, Filter
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.determinization import determinize
from wizardhall.relics.fast.layout import Pile, StateArray
from wizardhall.relics.fast.lowering import Rules
from wizardhall.relics.fast.open_ask import items
from wizardhall.relics.fast.resume import resume
from wizardhall.relics.purposes import PURPOSES, Shows
from wizardhall.relics.table import RelicsTable, Side
from wizardhall.relics.verbs import VERBS
from wizardhall.relics.view import RelicsView, SideView

__all__ = ["from_table", "from_view"]

NOTHING: Mapping[Seat, tuple[CardId, ...]] = MappingProxyType({})


def from_table(rules: Rules, table: RelicsTable, seat: Seat, ask: Ask[Any], seed: int = 0) -> StateArray:
    """The state of a table at an open ask of a seat; of several who are asked at the same time, that seat first.

    Raises `CannotResume` where the ask fits no ability in play.
    """
    filling = _Filling(rules, seed)
    filling.head(table.round, table.battle, table.phase, table.seats.index(table.master), table.fighters)
    state, program = filling.state, rules.program
    state[at.REACTIONS], state[at.WITHOUT_WINNER] = table.reactions, table.rounds_without_winner
    state[at.SHRINE] = -1 if table.shrine is None else rules.numbers[table.shrine.id]
    filling.row(int(program[at.AT_SHRINES]), reversed(table.shrines))
    filling.row(int(program[at.AT_USED]), table.used_shrines)
    for newcomer, wizard in table.newcomers:
        filling.push(int(program[at.AT_NEWCOMERS]), table.seats.index(newcomer))
        filling.push(int(program[at.AT_NEWCOMERS]), rules.numbers[wizard.card.id])
    for number, side in enumerate(table.sides.values()):
        filling.side_of_table(number, table, side)
    resume(rules, state, table.seats.index(seat), ask, known=True)
    return state


def from_view(
    rules: Rules,
    view: RelicsView,
    ask: Ask[Any],
    hands: Mapping[Seat, tuple[CardId, ...]] = NOTHING,
    used_shrines: Iterable[CardId] = (),
) -> StateArray:
    """The state that the asked seat sees: unknown cards are marked so, for `determinize` to deal.

    A view has no memory. What the seat has learnt otherwise can be added: cards that others have in hand, and shrines
    that have been used. How often discarded cards have reacted in this battle (REL-K16), and how many rounds in a row
    had no winner (REL-K17), is counted from here. What a view does not tell of effects in force is inferred from the
    parts of each power.
    Raises `CannotResume` where the ask fits no ability in play.
    """
    filling = _Filling(rules, 0)
    eyes = rules.seats.index(view.eyes)
    filling.head(view.round, view.battle, view.phase, rules.seats.index(view.master), view.fighters)
    state, used = filling.state, list(used_shrines)
    state[at.SHRINE] = -1 if view.shrine is None else rules.numbers[view.shrine]
    left = [shrine for shrine in rules.shrines if shrine != view.shrine and shrine not in used]
    filling.row(int(rules.program[at.AT_SHRINES]), left[: view.shrines_left])
    filling.row(int(rules.program[at.AT_USED]), [*used, *left[view.shrines_left :]])
    for number, side in enumerate(view.sides.values()):
        filling.side_of_view(number, side, hands.get(side.seat, ()), own=number == eyes)
    for number, side in enumerate(view.sides.values()):
        filling.rule_of_view(number, view, side)
    shows = PURPOSES[ask.purpose].shows if ask.purpose in PURPOSES else Shows.NOTHING
    if shows is Shows.RIVAL_DECK and isinstance(ask, YesNo) and ask.card is not None:
        filling.known_top(view, ask.card)
    if shows is Shows.OWN_DECK and isinstance(ask, Arrange):
        filling.looked_at(eyes, ask.options)
    if isinstance(ask, Choose) and ask.purpose == "trigger":
        filling.pending(eyes, dict.fromkeys(map(CardId, ask.keys), 1))
    guess = state.copy()
    determinize(rules.program, guess, eyes, np.uint64(1))
    resume(rules, guess, eyes, ask, known=False)
    _copy_course(rules, guess, state)
    return state


def _copy_course(rules: Rules, guess: StateArray, state: StateArray) -> None:
    """Take over from a guess where the match stands and what is asked, but none of the cards that were guessed."""
    for word in range(at.KIND, at.KNOWN_TOP):
        state[word] = guess[word]
    for begin, end in (
        (rules.program[at.AT_OPTIONS], rules.program[at.AT_SHRINES]),
        (rules.program[at.AT_AGENDA], rules.program[at.SIZE]),
    ):
        state[begin:end] = guess[begin:end]
    for seat in range(len(rules.seats)):
        for pile in (Pile.PENDING, Pile.PICKED):
            begin = rules.row(seat, pile)
            end = begin + 1 + max(0, int(guess[begin]))
            state[begin:end] = guess[begin:end]


class _Filling:
    """A state that is being filled."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.state = np.zeros(rules.size, dtype=np.int16)
        self.state[at.WINNER] = -1
        self.state[at.SEED : at.SEED + 4] = np.array([seed], dtype=np.uint64).view(np.int16)

    def head(self, round_: int, battle: int, phase: str, master: int, fighters: Iterable[Seat]) -> None:
        self.state[at.ROUND], self.state[at.BATTLE] = round_, battle
        self.state[at.PHASE], self.state[at.MASTER] = at.PHASES.index(phase), master
        self.state[at.FIGHTERS] = sum(1 << self.rules.seats.index(seat) for seat in fighters)

    def push(self, place: int, item: int) -> None:
        self.state[place] += 1
        self.state[place + self.state[place]] = item

    def row(self, place: int, cards: Iterable[CardId | None]) -> None:
        for card in cards:
            self.push(place, at.UNKNOWN if card is None else self.rules.numbers[card])

    def pile(self, seat: int, pile: Pile, cards: Iterable[CardId | None]) -> None:
        self.row(self.rules.row(seat, pile), cards)

    def pending(self, seat: int, triggers: Mapping[CardId, int]) -> None:
        for card, often in triggers.items():
            self.pile(seat, Pile.PENDING, [card])
            self.push(self.rules.row(seat, Pile.PENDING), often)

    def flag(self, card: CardId | None, flags: int) -> None:
        if card is not None:
            self.state[self.rules.program[at.AT_FLAGS] + self.rules.numbers[card]] = flags

    def scalar(self, seat: int, word: int) -> int:
        return self.rules.row(seat, Pile.SIDE) + word

    def side_of_table(self, seat: int, table: RelicsTable, side: Side) -> None:
        self.pile(seat, Pile.DECK, reversed(side.deck))
        self.pile(seat, Pile.HAND, side.hand)
        self.pile(seat, Pile.DISCARD, side.discard)
        self.pile(seat, Pile.ASIDE, side.aside)
        self.pile(seat, Pile.HALL, side.hall)
        self.pile(seat, Pile.WIZARDS, (wizard.card.id for wizard in side.wizards))
        self.pile(seat, Pile.RELICS, (relic.card.id for relic in side.relics))
        self.pending(seat, {card: often for (owner, card), often in table.pending.items() if owner == side.seat})
        for wizard in side.wizards:
            self.flag(wizard.card.id, at.UP * wizard.face_up | at.MET * wizard.met | at.ACTED * wizard.acted)
        for relic in side.relics:
            known = sum(at.KNOWN << table.seats.index(each) for each in relic.known_to)
            seen = at.UP * relic.face_up | at.IGNORED * relic.ignored | at.RESOLVED * relic.resolved
            self.flag(relic.card.id, seen | known)
        self.state[self.scalar(seat, at.DRAWN)] = side.drawn
        for bonus in side.bonuses:
            counts_for = table.seats.index(bonus.counted_for)
            counter = None if bonus.per is None else self.counter(bonus.per, bonus.card)
            self.bonus(seat, bonus.amount, counter, counts_for, held=bonus.wizard is not None)
        for rule in side.advantage_rules:
            self.rule(seat, has=rule.has, held=rule.wizard is not None)
        for ignoring in side.ignores:
            self.state[self.scalar(seat, at.IGNORING)] = 1
            self.state[self.rules.row(seat, Pile.IGNORES) + self.ignorer(ignoring)] = 1

    def side_of_view(self, seat: int, side: SideView, in_hand: tuple[CardId, ...], *, own: bool) -> None:
        hidden: list[CardId | None] = [None] * (side.hand_size - len(in_hand))
        hand = side.hand if side.hand is not None else (*in_hand, *hidden)
        self.pile(seat, Pile.DECK, side.deck if side.deck is not None else [None] * side.deck_size)
        self.pile(seat, Pile.HAND, hand)
        self.pile(seat, Pile.DISCARD, side.discard)
        self.pile(seat, Pile.ASIDE, side.aside)
        self.pile(seat, Pile.HALL, side.hall)
        self.pile(seat, Pile.WIZARDS, side.wizards)
        self.pile(seat, Pile.RELICS, (relic.card for relic in side.relics))
        revealed = at.UP if self.state[at.PHASE] >= at.P_WIZARDS else 0
        for wizard in side.wizards:
            self.flag(wizard, revealed)
        for relic in side.relics:
            known = at.KNOWN << seat if own else 0
            self.flag(relic.card, at.UP * relic.face_up | at.IGNORED * relic.ignored | known)
        self.state[self.scalar(seat, at.DRAWN)] = side.drawn
        for part in side.parts:
            if part.kind in ("shrine", "ability", "modifier"):
                amount, counter = self.counted_bonus(part.card)
                held = part.kind != "modifier"
                self.bonus(seat, part.amount if counter is None else amount, counter, seat, held=held)

    def rule_of_view(self, seat: int, view: RelicsView, side: SideView) -> None:
        """If advantage is not what the colours say, an effect says so."""
        colours = self.rules.cards.wizards
        theirs = {
            colours[wizard].colour
            for rival, other in view.sides.items()
            if rival != side.seat and rival in view.fighters
            for wizard in other.wizards
            if wizard is not None
        }
        by_colour = any(colours[wizard].over in theirs for wizard in side.wizards if wizard is not None)
        has = any(part.kind == "advantage" for part in side.parts)
        if has != by_colour and self.state[at.PHASE] in (at.P_WIZARDS, at.P_RELICS):
            self.rule(seat, has=has, held=False)

    def known_top(self, view: RelicsView, top: CardId) -> None:
        """The card that the eyes have just looked at lies on the deck of a rival who can have it."""
        for seat, side in enumerate(view.sides.values()):
            if side.seat != view.eyes and side.seat in view.fighters and side.deck_size:
                deck = self.rules.row(seat, Pile.DECK)
                self.state[deck + self.state[deck]] = self.rules.numbers[top]
                return

    def looked_at(self, seat: int, top: tuple[CardId, ...]) -> None:
        """The eyes look at the top cards of the own deck."""
        deck = self.rules.row(seat, Pile.DECK)
        numbers = [self.rules.numbers[card] for card in reversed(top)]
        below = [card for card in items(self.state, deck) if card not in numbers]
        self.state[deck + 1 : deck + 1 + self.state[deck]] = [*below, *numbers]
        self.state[at.KNOWN_TOP] = len(top)

    def bonus(self, seat: int, amount: int, counter: int | None, counts_for: int, *, held: bool) -> None:
        if counter is None:
            self.state[self.scalar(seat, at.HELD if held else at.LOOSE)] += amount
        else:
            self.state[self.scalar(seat, at.COUNTING)] = 1
            place = 2 * (counter * len(self.rules.seats) + counts_for) + held
            self.state[self.rules.row(seat, Pile.COUNTED) + place] += amount

    def rule(self, seat: int, *, has: bool, held: bool) -> None:
        said = at.RULED_HAS if has else at.RULED_NOT
        self.state[self.scalar(seat, at.RULE)] = said
        if not held:
            self.state[self.scalar(seat, at.BASE_RULE)] = said

    def counter(self, per: str, card: Filter | None) -> int:
        wanted = (COUNTS.index(per), -1 if card is None else self.rules.filters[card])
        begin = int(self.rules.program[at.AT_COUNTERS])
        pairs = self.rules.program[begin : begin + 2 * self.rules.program[at.COUNTERS]].reshape(-1, 2)
        return next(number for number, pair in enumerate(pairs.tolist()) if tuple(pair) == wanted)

    def ignorer(self, ignoring: Filter) -> int:
        begin = int(self.rules.program[at.AT_IGNORERS])
        found: list[int] = self.rules.program[begin : begin + self.rules.program[at.IGNORERS]].tolist()
        return found.index(self.rules.filters[ignoring])

    def counted_bonus(self, source: CardId) -> tuple[int, int | None]:
        """What a card gives for each of something, if all that it gives is counted."""
        card = self.rules.cards.cards[source]
        abilities = card.abilities if hasattr(card, "abilities") else (card.ability,)
        gains = [
            sentence
            for ability in abilities
            if ability is not None
            for sentence in (ability, ability.then)
            if sentence is not None and VERBS[sentence.do].gives_power
        ]
        if len(gains) == 1 and gains[0].per is not None:
            return gains[0].amount, self.counter(gains[0].per, gains[0].card)
        return 0, None
