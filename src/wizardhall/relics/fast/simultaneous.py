"""Simultaneous asks: one seat is asked after the other, and the answers lie face down until all are there."""

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import ask, copy_row, is_wizard, plan, row, take_at
from wizardhall.relics.piles import HAND_SIZE

__all__: list[str] = []


@part
def ask_next(program: Program, s: State, kind: int, number: int) -> None:
    """The next of those in the queue."""
    if s[at.QUEUE] == 0:
        return
    seat = take_at(s, at.QUEUE, 0)
    if s[at.QUEUE] > 0:
        plan(program, s, tasks.SIMULTANEOUSLY, kind, number, 0, 0)
    options, hand = program[at.AT_OPTIONS], row(program, seat, at.HAND)
    if kind == at.A_LAY:
        s[at.NUMBER] = put_kind(program, s, hand, options, True)
        s[options] = s[at.NUMBER] + put_kind(program, s, hand, options + s[at.NUMBER], False)
    else:
        copy_row(s, hand, options)
        s[at.NUMBER] = s[hand] - HAND_SIZE if kind == at.A_DOWN else number
    s[row(program, seat, at.PICKED)] = 0
    ask(s, kind, seat, 0)


@part
def put_kind(program: Program, s: State, hand: int, place: int, wizards: bool) -> int:
    """The wizards of a hand, or its relics, behind a place; how many there are.

    Which card is which cannot be guessed, so nothing branches on it: what is not wanted is written over.
    """
    found = 0
    for i in range(hand + 1, hand + 1 + s[hand]):
        s[place + 1 + found] = s[i]
        found += is_wizard(program, s[i]) == wizards
    return found
