"""The vocabulary of Magic powers. A card names a verb; a verb is one function here.

A verb belongs to one type of power and acts at one moment of the duel:

    placed    Immediate: when the wizard enters the Duel zone; may ask its player
    claim     Permanent: at criterion A, does it win the duel outright?
    weakness  Permanent: at criterion B, what is the wizard weak to?
    compare   Permanent: at criterion C, how are the Values compared?
    won       Permanent: when the wizard wins a duel
    visible   Dormant: while it is the top of the discard pile
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from wizardhall.core.asks import Arrange, Play, YesNo, ask_one
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import Power, Wizard
from wizardhall.cup.events import Buried, Declined, Discarded, Exchanged, Peeked, Rearranged
from wizardhall.cup.purposes import BURY, EXCHANGE, REARRANGE
from wizardhall.cup.seats import SEATS, opponent
from wizardhall.cup.table import CupTable, Side

if TYPE_CHECKING:
    from wizardhall.cup.duel import Comparison, Duel

__all__ = ["VERBS", "Verb", "discard", "dormant_bonus", "guarded"]


class Verb(NamedTuple):
    type: str
    moment: str
    act: Callable[..., Any]
    needs: tuple[str, ...]
    """Arguments that must be given."""
    takes: tuple[str, ...]
    """Arguments that may be given."""
    asks: str = ""
    """The purpose of what it asks its player (`purposes.py`)."""


VERBS: Final[dict[str, Verb]] = {}

F = TypeVar("F", bound=Callable[..., Any])


def _verb(
    words: str, type_: str, moment: str, needs: tuple[str, ...] = (), takes: tuple[str, ...] = (), asks: str = ""
) -> Callable[[F], F]:
    def register(act: F) -> F:
        VERBS[words] = Verb(type_, moment, act, needs, takes, asks)
        return act

    return register


# Immediate: when the wizard is placed


@_verb("both lose", "immediate", "placed")
def both_lose(duel: "Duel", seat: Seat) -> None:
    duel.settle_by_power(seat, SEATS, "CUP-D3")


@_verb("discard waiting", "immediate", "placed")
def discard_waiting(duel: "Duel", seat: Seat) -> None:
    """CUP-K4: onto the opponent's discard pile, where its Dormant power counts at once."""
    victim = duel.side(opponent(seat))
    if victim.waiting is None:
        duel.idle(seat, "no-waiting", "CUP-K4")
    elif guarded(victim, "waiting"):
        duel.idle(seat, "shield", "CUP-K7")
    else:
        waiting, victim.waiting = victim.waiting, None
        victim.waiting_open = False
        discard(duel.table, victim, waiting, "waiting", "CUP-K4")


@_verb("exchange with waiting", "immediate", "placed", asks=EXCHANGE)
def exchange_with_waiting(duel: "Duel", seat: Seat) -> Play[None]:
    """CUP-K3: the Waiting card counts as just placed; the wizard becomes the Waiting card, face up."""
    side, wizard = duel.side(seat), duel.wizard(seat)
    if duel.condemned(seat):
        duel.idle(seat, "condemned", "CUP-K2")
    elif side.waiting is None:
        duel.idle(seat, "no-waiting", "CUP-K3")
    elif (seat, wizard.id) in duel.exchanged:
        duel.idle(seat, "exchanged", "CUP-K10")
    elif (yield from ask_one(seat, YesNo(EXCHANGE, side.waiting.id))):
        duel.exchanged.add((seat, wizard.id))
        side.zone, side.waiting, side.waiting_open = side.waiting, wizard, True
        side.show(side.zone)
        duel.table.tell(Exchanged(seat, wizard.id, side.zone.id))
        duel.entered(seat)
    else:
        duel.table.tell(Declined(seat, wizard.id))


@_verb("rearrange deck", "immediate", "placed", asks=REARRANGE)
def rearrange_deck(duel: "Duel", seat: Seat) -> Play[None]:
    """CUP-K5: any order of the whole remaining Deck."""
    side, wizard = duel.side(seat), duel.wizard(seat)
    if len(side.deck) < 2:
        duel.idle(seat, "nothing-to-arrange", "CUP-K8")
        return
    deck = tuple(card.id for card in side.deck)
    order = yield from ask_one(seat, Arrange(REARRANGE, deck, len(deck), may=True))
    if order is None:
        duel.table.tell(Declined(seat, wizard.id))
    else:
        side.stack([duel.table.wizard(card) for card in order])
        duel.table.tell(Rearranged(seat, wizard.id, order))


@_verb("peek and bury", "immediate", "placed", asks=BURY)
def peek_and_bury(duel: "Duel", seat: Seat) -> Play[None]:
    """Look at the opponent's top card; with two or more in that Deck (CUP-K8) it may go to the bottom."""
    wizard, victim = duel.wizard(seat), duel.side(opponent(seat))
    if not victim.deck:
        duel.idle(seat, "no-deck", "CUP-K8")
        return
    top = victim.deck[0].id
    victim.foreseen[0] = True
    if top not in victim.peeked:
        victim.peeked.append(top)
    duel.table.tell(Peeked(seat, victim.seat, wizard.id, top))
    if len(victim.deck) < 2:
        return
    if (yield from ask_one(seat, YesNo(BURY, top))):
        victim.deck.append(victim.take_top())
        victim.foreseen.append(True)
        duel.table.tell(Buried(seat, victim.seat, wizard.id, top))
    else:
        duel.table.tell(Declined(seat, wizard.id))


# Permanent: while the wizard is in the Duel zone


@_verb("win against", "permanent", "claim", takes=("element", "at_least", "at_most", "type"))
def win_against(power: Power, other: Wizard) -> bool:
    """Every argument that is given must fit the opposing wizard; Values here are the printed ones."""
    return (
        (power.element is None or power.element == other.element)
        and (power.at_least is None or power.at_least <= other.value)
        and (power.at_most is None or power.at_most >= other.value)
        and (power.type is None or power.type == other.type)
    )


@_verb("no weakness", "permanent", "weakness")
def no_weakness(weak_to: frozenset[str]) -> frozenset[str]:
    return frozenset()


@_verb("lower value wins", "permanent", "compare")
def lower_value_wins(comparison: "Comparison") -> None:
    comparison.lower_wins = True


@_verb("ignore dormant", "permanent", "compare")
def ignore_dormant(comparison: "Comparison") -> None:
    comparison.bonuses = dict.fromkeys(SEATS, 0)


@_verb("discard from deck on a win", "permanent", "won")
def discard_from_deck_on_a_win(duel: "Duel", seat: Seat) -> None:
    """CUP-K6: the opponent loses the top card of the Deck, unless guarded (CUP-K7)."""
    victim = duel.side(opponent(seat))
    if not victim.deck:
        duel.idle(seat, "no-deck", "CUP-K6")
    elif guarded(victim, "deck"):
        duel.idle(seat, "shield", "CUP-K7")
    else:
        discard(duel.table, victim, victim.take_top(), "deck", "CUP-E3")


# Dormant: while it is the visible card of the discard pile


@_verb("bonus", "dormant", "visible", needs=("amount",), takes=("element",))
def bonus(power: Power, wizard: Wizard) -> int:
    """To its owner's wizard in the Duel zone, of one Element or of any."""
    return power.amount if power.element in (None, wizard.element) else 0


@_verb("shield", "dormant", "visible")
def shield(place: str) -> bool:
    """CUP-K7: the opponent's powers cannot discard from its owner's Deck nor the Waiting card."""
    return place in ("deck", "waiting")


def dormant_bonus(side: Side, wizard: Wizard) -> int:
    visible = side.visible
    if visible is None or visible.power is None or visible.power.verb != "bonus":
        return 0
    return bonus(visible.power, wizard)


def guarded(side: Side, place: str) -> bool:
    visible = side.visible
    return visible is not None and visible.power is not None and visible.power.verb == "shield" and shield(place)


def discard(table: CupTable, side: Side, card: Wizard, place: str, clause: str) -> None:
    """Face up on top of its owner's pile, covering what was visible (CUP-D5)."""
    side.discard.append(card)
    side.show(card)
    table.tell(Discarded(side.seat, card.id, place, clause))
