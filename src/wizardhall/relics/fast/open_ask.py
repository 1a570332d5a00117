"""The open decision of a state, as the ask that the referee would put."""

from typing import Any

from wizardhall.core.asks import Arrange, Ask, Choose, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.choices import AbilityChoice, AnyChoice, CardChoice, PlaceChoice, SeatChoice
from wizardhall.core.seats import Seat
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.lowering import Rules
from wizardhall.relics.purposes import Kind
from wizardhall.relics.round import DRAW

__all__ = ["open_ask"]


def open_ask(rules: Rules, state: at.StateArray) -> tuple[Seat, Ask[Any]] | None:
    """Who must decide what; nobody once the match is over."""
    kind = int(state[at.KIND])
    if kind == at.OVER_NOW:
        return None
    return rules.seats[state[at.ASKED]], _ask(rules, state, kind)


def _ask(rules: Rules, state: at.StateArray, kind: int) -> Ask[Any]:
    purpose, number = at.PURPOSES[kind], int(state[at.NUMBER])
    options = items(state, int(rules.program[at.AT_OPTIONS]))
    if kind <= at.LAST_CHOICE:
        return Choose(purpose, tuple(_choice(rules, state, kind, each) for each in options), may=bool(state[at.MAY]))
    if kind <= at.LAST_YES_NO:
        return YesNo(purpose, rules.names[options[0]] if options else _source(rules, state))
    cards = tuple(rules.names[card] for card in options)
    if kind == at.A_MULLIGAN:
        return Pick(purpose, cards, len(cards), 0)
    if kind <= at.LAST_PICK:
        return Pick(purpose, cards, number)
    if kind > at.LAST_LAY:
        return Arrange(purpose, cards, number)
    slots = {"wizard": cards[:number], "relic": cards[number:]}
    return Fill(purpose, {slot: cards for slot, cards in slots.items() if cards})


def _choice(rules: Rules, state: at.StateArray, kind: int, option: int) -> AnyChoice:
    match at.ASKS[kind - 1].kind:
        case Kind.ABILITY:
            return AbilityChoice.of(rules.shrines[state[at.SHRINE]], option + 1)
        case Kind.SEAT:
            return SeatChoice(rules.seats[option])
        case Kind.RELIC:
            return PlaceChoice.of(rules.seats[option // at.SLOT], option % at.SLOT + 1)
    return DRAW if option == at.TO_DRAW else CardChoice(rules.names[option])


def _source(rules: Rules, state: at.StateArray) -> CardId:
    """The card whose ability is asking: a yes or no is about that, unless it has another card for an option."""
    frame = int(rules.program[at.AT_AGENDA]) + (int(state[at.DEPTH]) - 1) * at.FRAME
    source = rules.said(int(state[frame + 2]), at.SOURCE)
    return rules.names[source] if source >= 0 else rules.shrines[-1 - source]


def items(state: at.StateArray, place: int) -> list[int]:
    """The items of a row."""
    found: list[int] = state[place + 1 : place + 1 + max(0, int(state[place]))].tolist()
    return found
