"""Relics in play: one more, ignored ones, exchanged ones. Verb for verb the referee's `verbs.relics`."""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import ask, fights, flag, plan, push, row, said, take
from wizardhall.relics.fast.verbs.choosing import (
    DONE,
    UNDONE,
    WAITING,
    ask_if_several,
    fitting_options,
    reach,
    slots,
)

__all__: list[str] = []

ADD_RELIC: Final = at.verb_code("add relic")
IGNORE_RELIC: Final = at.verb_code("ignore relic")
EXCHANGE_RELIC: Final = at.verb_code("exchange relic")
A_ADD: Final = at.ask_code("add")
A_IGNORE: Final = at.ask_code("ignore")
A_GIVE: Final = at.ask_code("give")
A_TAKE: Final = at.ask_code("take")

TO_GIVE: Final = -1
"""How far an exchange has come: its player chooses what to give. Then it is the place of that relic."""


@part
def possible(program: Program, s: State, seat: int, sentence: int) -> bool:
    if not fights(s, seat):
        return False
    do, to = said(program, sentence, at.DO), said(program, sentence, at.TO)
    if do == ADD_RELIC:
        return said(program, sentence, at.IF_MAY) != 0 or relics_in_hand(program, s, seat, sentence) > 0
    if do == EXCHANGE_RELIC:
        return s[row(program, seat, at.RELICS)] > 0 and slots(program, s, False, seat, True) > 0
    if to == at.RIVAL:
        return slots(program, s, False, seat, False) > 0
    return reach(program, s, seat, to) > 0


@part
def relics_in_hand(program: Program, s: State, seat: int, sentence: int) -> int:
    """The relics of the hand that fit become the options."""
    return fitting_options(
        program, s, row(program, seat, at.HAND), False, True, said(program, sentence, at.CARD_FILTER)
    )


@part
def begin(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    do = said(program, sentence, at.DO)
    if do == ADD_RELIC:
        plan(program, s, tasks.GO_ON, seat, sentence, wizard, 0)
        relics_in_hand(program, s, seat, sentence)
        ask(s, A_ADD, seat, said(program, sentence, at.IF_MAY))
        return WAITING
    if do == IGNORE_RELIC:
        return begin_ignoring(program, s, seat, sentence, wizard)
    slots(program, s, True, seat, True)
    if ask_if_several(program, s, A_GIVE, seat, sentence, wizard, TO_GIVE):
        return WAITING
    return exchange_for(program, s, seat, sentence, wizard, s[at.CHOSEN] % at.SLOT)


@part
def go_on(program: Program, s: State, seat: int, sentence: int, wizard: int, stage: int) -> int:
    do = said(program, sentence, at.DO)
    if do == ADD_RELIC:
        if s[at.CHOSEN] == at.UNKNOWN:
            return UNDONE
        add_relic(program, s, seat, s[at.CHOSEN])
    elif do == IGNORE_RELIC:
        ignore(program, s)
    elif stage == TO_GIVE:
        return exchange_for(program, s, seat, sentence, wizard, s[at.CHOSEN] % at.SLOT)
    else:
        exchange(program, s, seat, stage)
    return DONE


@part
def add_relic(program: Program, s: State, seat: int, card: int) -> None:
    """REL-W9: face down; revealed at once if relics are being revealed."""
    take(s, row(program, seat, at.HAND), card)
    s[program[at.AT_FLAGS] + card] = (at.KNOWN << seat) | (at.UP if s[at.PHASE] == at.P_RELICS else 0)
    push(s, row(program, seat, at.RELICS), card)


@part
def begin_ignoring(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    """REL-W5: one relic of a rival's, or every relic of some players' that fits."""
    to = said(program, sentence, at.TO)
    if to == at.RIVAL:
        slots(program, s, False, seat, False)
        if ask_if_several(program, s, A_IGNORE, seat, sentence, wizard, 0):
            return WAITING
        ignore(program, s)
        return DONE
    reach(program, s, seat, to)
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        s[row(program, s[t], at.SIDE) + at.IGNORING] = 1
        s[row(program, s[t], at.IGNORES) + said(program, sentence, at.IGNORER)] = 1
    return DONE


@part
def ignore(program: Program, s: State) -> None:
    owner, place = s[at.CHOSEN] // at.SLOT, s[at.CHOSEN] % at.SLOT
    flag(program, s, s[row(program, owner, at.RELICS) + 1 + place], at.IGNORED)


@part
def exchange_for(program: Program, s: State, seat: int, sentence: int, wizard: int, given: int) -> int:
    """One's own relic is chosen; now a rival's."""
    slots(program, s, False, seat, True)
    if ask_if_several(program, s, A_TAKE, seat, sentence, wizard, given):
        return WAITING
    exchange(program, s, seat, given)
    return DONE


@part
def exchange(program: Program, s: State, seat: int, given: int) -> None:
    """REL-W6: the relics change hands, with all that happened to them; both players know both now."""
    owner, taken = s[at.CHOSEN] // at.SLOT, s[at.CHOSEN] % at.SLOT
    ours = row(program, seat, at.RELICS) + 1 + given
    theirs = row(program, owner, at.RELICS) + 1 + taken
    relic = s[ours]
    s[ours] = s[theirs]
    s[theirs] = relic
    flag(program, s, s[ours], at.KNOWN << seat)
    flag(program, s, s[theirs], at.KNOWN << owner)
