"""Those who answer at the same time: asked one after the other, their answers face down until all are there."""

from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Book, State
from wizardhall.relics.fast.rows import ask, is_wizard, no_options, plan, push, row, take_at
from wizardhall.relics.piles import HAND_SIZE
from wizardhall.table.compiled import part

__all__: list[str] = []


@part
def ask_next(book: Book, s: State, kind: int, number: int) -> None:
    """The next of those in the queue."""
    if s[at.QUEUE] == 0:
        return
    seat = take_at(s, at.QUEUE, 0)
    if s[at.QUEUE] > 0:
        plan(book, s, tasks.SECRETLY, kind, number, 0, 0)
    options, hand = no_options(book, s), row(book, seat, at.HAND)
    if kind == at.A_LAY:
        for wizards in (True, False):
            for i in range(hand + 1, hand + 1 + s[hand]):
                if is_wizard(book, s[i]) == wizards:
                    push(s, options, s[i])
            if wizards:
                s[at.NUMBER] = s[options]
    else:
        for i in range(hand + 1, hand + 1 + s[hand]):
            push(s, options, s[i])
        s[at.NUMBER] = s[hand] - HAND_SIZE if kind == at.A_DOWN else number
    s[row(book, seat, at.PICKED)] = 0
    ask(s, kind, seat, 0)
