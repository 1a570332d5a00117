"""Whom a verb can reach, what it can choose from, and how its player chooses."""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.power import ignored
from wizardhall.relics.fast.rows import after, ask, fights, fits, is_wizard, no_options, plan, push, row

__all__: list[str] = []

UNDONE: Final = 0
"""What came of a verb: nothing; it was done; or it waits for an answer, and has put itself on the agenda."""
DONE: Final = 1
WAITING: Final = 2


@part
def reach(program: Program, s: State, seat: int, to: int) -> int:
    """The players that a target can mean become the targets (REL-W3); outside a battle only oneself."""
    s[at.TARGETS] = 0
    if to in (at.SELF, at.ALL):
        push(s, at.TARGETS, seat)
    if to != at.SELF and fights(s, seat):
        for steps in range(1, program[at.PLAYERS]):
            rival = after(program, seat, steps)
            if fights(s, rival):
                push(s, at.TARGETS, rival)
    return s[at.TARGETS]


@part
def fitting_options(program: Program, s: State, place: int, wizards: bool, relics: bool, wanted: int) -> int:
    """The cards of a row that are of a kind and fit become the options."""
    options = no_options(program, s)
    for i in range(place + 1, place + 1 + s[place]):
        if (wizards if is_wizard(program, s[i]) else relics) and fits(program, wanted, s[i]):
            push(s, options, s[i])
    return s[options]


@part
def slots(program: Program, s: State, own: bool, seat: int, with_ignored: bool) -> int:
    """The places of relics in play become the options: one's own, or the rivals'."""
    options = no_options(program, s)
    reach(program, s, seat, at.SELF if own else at.RIVALS)
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        relics = row(program, s[t], at.RELICS)
        for i in range(s[relics]):
            if with_ignored or not ignored(program, s, s[t], s[relics + 1 + i]):
                push(s, options, s[t] * at.SLOT + i)
    return s[options]


@part
def ask_if_several(program: Program, s: State, kind: int, seat: int, sentence: int, wizard: int, stage: int) -> bool:
    """One of some that everybody can see; where there is only one, nobody is asked."""
    options = program[at.AT_OPTIONS]
    if s[options] == 1:
        s[at.CHOSEN] = s[options + 1]
        return False
    plan(program, s, tasks.GO_ON, seat, sentence, wizard, stage)
    ask(s, kind, seat, 0)
    return True
