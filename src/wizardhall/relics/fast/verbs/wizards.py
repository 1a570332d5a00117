"""Wizards into play. Verb for verb the referee's `verbs.wizards`."""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Book, State
from wizardhall.relics.fast.rows import ask, fights, plan, push, row, said, take
from wizardhall.relics.fast.verbs.choosing import DONE, UNDONE, WAITING, ask_if_several, fitting_options

__all__: list[str] = []

ENTER_FROM_HAND: Final = at.verb_code("enter from hand")
ENTER_FROM_DISCARD: Final = at.verb_code("enter from discard")
A_ENTER: Final = at.ask_code("enter")


@part
def possible(book: Book, s: State, seat: int, sentence: int) -> bool:
    if not fights(s, seat):
        return False
    if said(book, sentence, at.DO) == ENTER_FROM_HAND:
        return said(book, sentence, at.IF_MAY) != 0 or wizards_of(book, s, seat, at.HAND, sentence) > 0
    return wizards_of(book, s, seat, at.DISCARD, sentence) > 0


@part
def wizards_of(book: Book, s: State, seat: int, pile: int, sentence: int) -> int:
    """The wizards of a pile that fit become the options."""
    return fitting_options(book, s, row(book, seat, pile), True, False, said(book, sentence, at.CARD_FILTER))


@part
def begin(book: Book, s: State, seat: int, sentence: int, wizard: int) -> int:
    if said(book, sentence, at.DO) == ENTER_FROM_HAND:
        plan(book, s, tasks.GO_ON, seat, sentence, wizard, 0)
        wizards_of(book, s, seat, at.HAND, sentence)
        ask(s, A_ENTER, seat, said(book, sentence, at.IF_MAY))
        return WAITING
    wizards_of(book, s, seat, at.DISCARD, sentence)
    if ask_if_several(book, s, A_ENTER, seat, sentence, wizard, 0):
        return WAITING
    enter(book, s, seat, sentence, at.DISCARD)
    return DONE


@part
def go_on(book: Book, s: State, seat: int, sentence: int) -> int:
    if s[at.CHOSEN] == at.UNKNOWN:
        return UNDONE
    enter(book, s, seat, sentence, at.HAND if said(book, sentence, at.DO) == ENTER_FROM_HAND else at.DISCARD)
    return DONE


@part
def enter(book: Book, s: State, seat: int, sentence: int, pile: int) -> None:
    """REL-P5: it replaces whoever was there, unless it joins, and has its steps to go through."""
    card, wizards, side = s[at.CHOSEN], row(book, seat, at.WIZARDS), row(book, seat, at.SIDE)
    take(s, row(book, seat, pile), card)
    if not (said(book, sentence, at.IF_JOINS) or book[at.LATE_JOINS]):
        aside = row(book, seat, at.ASIDE)
        for i in range(wizards + 1, wizards + 1 + s[wizards]):
            push(s, aside, s[i])
        s[wizards] = 0
        s[side + at.HELD] = 0
        s[side + at.RULE] = s[side + at.BASE_RULE]
        if s[side + at.COUNTING]:
            counted = row(book, seat, at.COUNTED)
            for i in range(book[at.PLAYERS] * book[at.COUNTERS]):
                s[counted + 2 * i + 1] = 0
    s[book[at.AT_FLAGS] + card] = at.UP
    push(s, wizards, card)
    push(s, book[at.AT_NEWCOMERS], seat)
    push(s, book[at.AT_NEWCOMERS], card)
