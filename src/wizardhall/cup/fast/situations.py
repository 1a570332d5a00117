"""Every duel situation, found by asking the referee.

The referee is run on a table of which nothing is known but the two wizards in the Duel zone. As soon as it looks at
something else (a Waiting card, the size of a Deck, the visible discard) the run is broken off, every value that the
thing can have is laid out, and the referee is run again on each. So a situation is told apart from another only where
the rules tell them apart, and nothing of the rules is written here.

Whether there is a Waiting card, and which, are two looks: who declines an exchange has not asked for the second.

The answer is a decision tree per pair of wizards. Its leaves say what changed on the table (`Change`); a leaf at which
a player must decide goes on with one tree for every answer.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from wizardhall.core.asks import Arrange
from wizardhall.core.asks import Ask as TableAsk
from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import CupSet, Power, Wizard
from wizardhall.cup.duel import fight
from wizardhall.cup.editions import Edition
from wizardhall.cup.seats import BLACK, SEATS, WHITE
from wizardhall.cup.table import CupTable, Side

__all__ = [
    "ENTRANCES",
    "Ask",
    "Branch",
    "Change",
    "Look",
    "Tree",
    "Visibles",
    "duel_tree",
]

ENTRANCES: Final[dict[int, tuple[Seat, ...]]] = {1: (BLACK,), 2: (WHITE,), 3: SEATS}
"""Who has just entered the Duel zone: those whose wizards lost the duel before, or both at the start."""

DECK_SIZES: Final = range(5)
"""How many cards a Deck can still have once its first wizard is in the Duel zone."""

UNTOUCHED, ZONE, WAITING, DECK = range(4)
"""Where the card came from that is now visible on a discard pile."""


class Look(NamedTuple):
    """Something that the referee looks at: `place` is `visible`, `waiting` or `deck`."""

    seat: Seat
    place: str


_LOOKS: Final = {seat: tuple(Look(seat, place) for place in ("visible", "waiting", "deck")) for seat in SEATS}


class SideChange(NamedTuple):
    """What happened to one side since the last leaf."""

    loses: bool = False
    visible: int = UNTOUCHED
    """Where the card came from that now lies on top of the discard pile."""
    discards: bool = False
    """The top card of the Deck was discarded."""
    waiting_gone: bool = False
    exchanged: bool = False
    """The wizard and the Waiting card changed places."""
    buried: bool = False
    """The top card of the Deck went to the bottom."""
    foreseen: bool = False
    """The opponent looked at the top card of the Deck."""


class Ask(NamedTuple):
    """A player must decide: `exchange`, `rearrange` or `bury`. A tree for each answer."""

    seat: Seat
    purpose: str
    no: "Tree"
    yes: "Tree"


class Change(NamedTuple):
    """A leaf: what changed on both sides, and then the end of the duel or an ask."""

    sides: tuple[SideChange, SideChange]
    ask: Ask | None = None


class Branch(NamedTuple):
    """The referee looked at `look`: a tree for each of its values."""

    look: Look
    trees: tuple["Tree", ...]


Tree: TypeAlias = Change | Branch

IMPOSSIBLE: Final = Change((SideChange(), SideChange()))
"""Stands in a branch for a value that the thing cannot have."""


class Visibles:
    """Cards that make no difference as the visible discard share a class: only Dormant powers apply there (CUP-D5).

    Class 0 is an empty pile and every card without a Dormant power.
    """

    def __init__(self, cards: CupSet) -> None:
        self.examples: list[Wizard | None] = [None]
        classes: dict[Power | None, int] = {None: 0}
        self.of: dict[CardId, int] = {}
        for wizard in cards.wizards.values():
            dormant = wizard.power if wizard.type == "dormant" else None
            if dormant not in classes:
                classes[dormant] = len(self.examples)
                self.examples.append(wizard)
            self.of[wizard.id] = classes[dormant]


class _Looked(Exception):
    """The referee looked at something that is not laid out yet."""

    def __init__(self, look: Look) -> None:
        self.look = look


class _Unknown(list[Any]):
    """A pile that tells when it is looked at. Laying a card on it is not looking."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def __len__(self) -> int:
        return super().__len__() or self._look()

    def __bool__(self) -> bool:
        return bool(super().__len__() or self._look())

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(index) if super().__len__() else self._look()

    def __iter__(self) -> Iterator[Any]:
        self._look()
        return super().__iter__()

    def _look(self) -> int:
        raise _Looked(self.look)


class _FaceDownId(str):
    """The id of a card that nobody has looked at: it can be passed on, but not compared."""

    look: Look

    def _look(self, _: object = None) -> Any:
        raise _Looked(self.look)

    __eq__ = __ne__ = __hash__ = _look


class _FaceDown:
    """A Waiting card of which only is known that it is there."""

    def __init__(self, look: Look) -> None:
        self._looked_at = look
        self.id = _FaceDownId()
        self.id.look = look

    def __getattr__(self, name: str) -> Any:
        raise _Looked(self._looked_at)


class _ProbedSide(Side):
    """A side of which only what is laid out can be seen."""

    __slots__ = ("_waiting",)

    @property
    def waiting(self) -> Any:
        if isinstance(self._waiting, Look):
            raise _Looked(self._waiting)
        return self._waiting

    @waiting.setter
    def waiting(self, card: Any) -> None:
        self._waiting: Wizard | _FaceDown | Look | None = card


_HIDDEN: Final = tuple(Wizard(CardId(f"deck {place}"), 0, "void", "none", None, {}, {}) for place in DECK_SIZES)
"""Stand for the cards of a Deck: what they are must not matter in a duel before they are in it."""

_BY_NAME: Final = {card.id: card for card in _HIDDEN}


class _ProbedTable(CupTable):
    def wizard(self, card: CardId) -> Wizard:
        return _BY_NAME.get(card) or super().wizard(card)


_Laid: TypeAlias = dict[Look, int]
"""What is laid out: the class of a visible discard, the size of a Deck, the place of a Waiting card (0: none)."""

_SOMEBODY: Final = -1
"""Laid out for a Waiting card: there is one."""


def duel_tree(
    cards: CupSet, edition: Edition, visibles: Visibles, zone: tuple[CardId, CardId], entered: Sequence[Seat]
) -> Tree:
    return _Explorer(cards, edition, visibles, zone, entered).grow({}, ())


class _Explorer:
    def __init__(
        self,
        cards: CupSet,
        edition: Edition,
        visibles: Visibles,
        zone: tuple[CardId, CardId],
        entered: Sequence[Seat],
    ) -> None:
        self.visibles = visibles
        self.zone = {seat: cards.wizards[card] for seat, card in zip(SEATS, zone, strict=True)}
        self.entered = entered
        self.waiting = [None, *cards.wizards.values()]
        self.seen = cards.ids
        self.values = {"visible": len(visibles.examples), "waiting": len(self.waiting), "deck": len(DECK_SIZES)}
        self.table = _ProbedTable(edition, cards)
        self.table.sides = {seat: _ProbedSide(seat, cards) for seat in SEATS}

    def grow(self, laid: _Laid, answers: tuple[bool, ...]) -> Tree:
        """The tree of what happens after these answers, as far as it depends on what is not laid out yet."""
        try:
            return self.run(laid, answers)
        except _Looked as looked:
            look = looked.look
        values = range(self.values[look.place])
        if look.place == "waiting" and look not in laid:
            nobody, somebody = (self.grow({**laid, look: value}, answers) for value in (0, _SOMEBODY))
            return Branch(look, (nobody, *[somebody] * len(values[1:])))
        return Branch(
            look,
            tuple(
                self.grow({**laid, look: value}, answers) if self.possible(look, value) else IMPOSSIBLE
                for value in values
            ),
        )

    def possible(self, look: Look, value: int) -> bool:
        """A wizard in the Duel zone is not also the Waiting card, and one that is looked at is there."""
        return look.place != "waiting" or (value > 0 and self.waiting[value] is not self.zone[look.seat])

    def run(self, laid: _Laid, answers: tuple[bool, ...]) -> Tree:
        """Play the duel on what is laid out, up to the first decision after these answers."""
        table = self.lay(laid)
        play = fight(table, self.entered)
        before = _snapshot(table)
        try:
            asks = next(play)
            for number, answer in enumerate(answers, 1):
                if number == len(answers):
                    before = _snapshot(table)
                asks = play.send({seat: _reply(ask, answer) for seat, ask in asks.items()})
        except StopIteration:
            return Change(self.changes(table, before))
        ((seat, ask),) = asks.items()
        change = self.changes(table, before)
        no, yes = (self.grow(laid, (*answers, answer)) for answer in (False, True))
        return Change(change, Ask(seat, ask.purpose, no, yes))

    def lay(self, laid: _Laid) -> CupTable:
        """The one table of this explorer, reset in all that a duel can touch."""
        self.table.events = []
        for seat, side in self.table.sides.items():
            visible, waiting, deck = _LOOKS[seat]
            side.zone = self.zone[seat]
            side.seen, side.peeked = list(self.seen), []
            side.discard = self.pile(visible, laid)
            side.deck = _Unknown(deck)
            if deck in laid:
                side.stack(list(_HIDDEN[: laid[deck]]))
            side.waiting, side.waiting_open = self.waiting_card(waiting, laid), False
        return self.table

    def pile(self, look: Look, laid: _Laid) -> list[Wizard]:
        if look not in laid:
            return _Unknown(look)
        example = self.visibles.examples[laid[look]]
        return [example] if example else []

    def waiting_card(self, look: Look, laid: _Laid) -> Any:
        if look not in laid:
            return look
        return _FaceDown(look) if laid[look] == _SOMEBODY else self.waiting[laid[look]]

    def changes(self, table: CupTable, before: "_Snapshot") -> tuple[SideChange, SideChange]:
        black, white = (_change(was, now) for was, now in zip(before, _snapshot(table), strict=True))
        return black, white


class _SideShot(NamedTuple):
    zone: Wizard | None
    waiting: object
    deck: list[Wizard]
    discard: list[Wizard]
    foreseen: int


_Snapshot: TypeAlias = tuple[_SideShot, _SideShot]


def _snapshot(table: CupTable) -> _Snapshot:
    black, white = (_shot(table.sides[seat]) for seat in SEATS)
    return black, white


def _shot(side: Side) -> _SideShot:
    assert isinstance(side, _ProbedSide)
    return _SideShot(side.zone, side._waiting, list.copy(side.deck), list.copy(side.discard), len(side.peeked))


def _change(was: _SideShot, now: _SideShot) -> SideChange:
    """What must be done to `was` to get `now`: an exchange first, and the rest after it."""
    fallen = now.discard[len(was.discard) :]
    fought = [card for card in fallen if card not in _HIDDEN]
    wizard = now.zone if now.zone is not None else fought[-1]
    exchanged = wizard is was.waiting
    waiting = was.zone if exchanged else was.waiting
    discards = len(fought) < len(fallen)
    rest = was.deck[1:] if discards else was.deck
    visible = UNTOUCHED
    if fallen:
        visible = ZONE if fallen[-1] is wizard else WAITING if fallen[-1] is waiting else DECK
    if now.deck not in (rest, [*rest[1:], *rest[:1]]) or wizard not in (was.zone, was.waiting):
        raise AssertionError(f"the fast path has no word for this change: {was} to {now}")
    return SideChange(
        loses=now.zone is None,
        visible=visible,
        discards=discards,
        waiting_gone=now.waiting is None and waiting is not None,
        exchanged=exchanged,
        buried=now.deck != rest,
        foreseen=now.foreseen > was.foreseen,
    )


def _reply(ask: TableAsk[Any], answer: bool) -> object:
    """Yes to a rearrangement lays the Deck as it was; the order is the player's, not the duel's."""
    if isinstance(ask, Arrange):
        return ask.options if answer else None
    return answer
