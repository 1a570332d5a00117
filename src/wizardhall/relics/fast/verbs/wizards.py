"""Wizards into play. Verb for verb the referee's `verbs.wizards`."""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import ask, fights, plan, push, row, said, take
from wizardhall.relics.fast.verbs.choosing import DONE, UNDONE, WAITING, ask_if_several, fitting_options

__all__: list[str] = []

ENTER_FROM_HAND: Final = at.verb_code("enter from hand")
ENTER_FROM_DISCARD: Final = at.verb_code("enter from discard")
A_ENTER: Final = at.ask_code("enter")


@part
def possible(program: Program, s: State, seat: int, sentence: int) -> bool:
    if not fights(s, seat):
        return False
    if said(program, sentence, at.DO) == ENTER_FROM_HAND:
        return said(program, sentence, at.IF_MAY) != 0 or wizards_of(program, s, seat, at.HAND, sentence) > 0
    return wizards_of(program, s, seat, at.DISCARD, sentence) > 0


@part
def wizards_of(program: Program, s: State, seat: int, pile: int, sentence: int) -> int:
    """The wizards of a pile that fit become the options."""
    return fitting_options(program, s, row(program, seat, pile), True, False, said(program, sentence, at.CARD_FILTER))


@part
def begin(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    if said(program, sentence, at.DO) == ENTER_FROM_HAND:
        plan(program, s, tasks.GO_ON, seat, sentence, wizard, 0)
        wizards_of(program, s, seat, at.HAND, sentence)
        ask(s, A_ENTER, seat, said(program, sentence, at.IF_MAY))
        return WAITING
    wizards_of(program, s, seat, at.DISCARD, sentence)
    if ask_if_several(program, s, A_ENTER, seat, sentence, wizard, 0):
        return WAITING
    enter(program, s, seat, sentence, at.DISCARD)
    return DONE


@part
def go_on(program: Program, s: State, seat: int, sentence: int) -> int:
    if s[at.CHOSEN] == at.UNKNOWN:
        return UNDONE
    enter(program, s, seat, sentence, at.HAND if said(program, sentence, at.DO) == ENTER_FROM_HAND else at.DISCARD)
    return DONE


@part
def enter(program: Program, s: State, seat: int, sentence: int, pile: int) -> None:
    """REL-P5: it replaces whoever was there, unless it joins, and has its steps to go through."""
    card, wizards, side = s[at.CHOSEN], row(program, seat, at.WIZARDS), row(program, seat, at.SIDE)
    take(s, row(program, seat, pile), card)
    if not (said(program, sentence, at.IF_JOINS) or program[at.LATE_JOINS]):
        aside = row(program, seat, at.ASIDE)
        for i in range(wizards + 1, wizards + 1 + s[wizards]):
            push(s, aside, s[i])
        s[wizards] = 0
        s[side + at.HELD] = 0
        s[side + at.RULE] = s[side + at.BASE_RULE]
        if s[side + at.COUNTING]:
            counted = row(program, seat, at.COUNTED)
            for i in range(program[at.PLAYERS] * program[at.COUNTERS]):
                s[counted + 2 * i + 1] = 0
    s[program[at.AT_FLAGS] + card] = at.UP
    push(s, wizards, card)
    push(s, program[at.AT_NEWCOMERS], seat)
    push(s, program[at.AT_NEWCOMERS], card)
