"""The open decision of a state, as the ask that the referee would put."""

from typing import Any

from wizardhall.core.asks import Arrange, Ask, Choose, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.lowering import Rules
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
    options = items(state, int(rules.book[at.AT_OPTIONS]))
    if kind <= at.LAST_CHOICE:
        return Choose(purpose, tuple(_option(rules, kind, option) for option in options), may=bool(state[at.MAY]))
    if kind <= at.LAST_YES_NO:
        return YesNo(purpose, _subject(rules, state, kind))
    cards = tuple(rules.names[card] for card in options)
    if kind == at.A_MULLIGAN:
        return Pick(purpose, cards, len(cards), 0)
    if kind <= at.LAST_PICK:
        return Pick(purpose, cards, number)
    if kind == at.A_LOOK:
        return Arrange(purpose, cards, number)
    slots = {"wizard": cards[:number], "relic": cards[number:]}
    return Fill(purpose, {slot: cards for slot, cards in slots.items() if cards})


def _option(rules: Rules, kind: int, option: int) -> str:
    match at.PURPOSES[kind]:
        case "shrine":
            return str(option + 1)
        case "rival" | "peek":
            return rules.seats[option]
        case "ignore" | "give" | "take":
            return f"{rules.seats[option // at.SLOT]} {option % at.SLOT + 1}"
        case "spoils" if option == at.TO_DRAW:
            return DRAW
    return rules.names[option]


def _subject(rules: Rules, state: at.StateArray, kind: int) -> CardId:
    """The card that a yes or no is about: whose ability may be used, or which top card may be buried."""
    frame = int(rules.book[at.AT_AGENDA]) + (int(state[at.DEPTH]) - 1) * at.FRAME
    _, _, sentence, _, stage = (int(word) for word in state[frame : frame + at.FRAME])
    if kind == at.A_BURY:
        return rules.names[items(state, rules.row(stage, at.Pile.DECK))[-1]]
    source = rules.said(sentence, at.SOURCE)
    return rules.names[source] if source >= 0 else rules.shrines[-1 - source]


def items(state: at.StateArray, place: int) -> list[int]:
    """The items of a row."""
    found: list[int] = state[place + 1 : place + 1 + max(0, int(state[place]))].tolist()
    return found
