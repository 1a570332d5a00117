"""The vocabulary of abilities: to each topic its own verbs.

A topic has a module here, as it has in the referee's `verbs`. It says whether a verb can be done (`possible`), does it
as far as it goes without an answer (`begin`), and takes it further with the answer (`go_on`). A verb that waits for an
answer has put itself on the agenda.
"""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import ask, no_options, plan, push, said
from wizardhall.relics.fast.verbs.choosing import WAITING, reach
from wizardhall.relics.fast.verbs.looking import begin as begin_looking
from wizardhall.relics.fast.verbs.looking import go_on as go_on_looking
from wizardhall.relics.fast.verbs.looking import possible as possible_looking
from wizardhall.relics.fast.verbs.piles import begin as begin_piles
from wizardhall.relics.fast.verbs.piles import go_on as go_on_piles
from wizardhall.relics.fast.verbs.piles import possible as possible_piles
from wizardhall.relics.fast.verbs.power import begin as begin_power
from wizardhall.relics.fast.verbs.power import possible as possible_power
from wizardhall.relics.fast.verbs.relics import begin as begin_relics
from wizardhall.relics.fast.verbs.relics import go_on as go_on_relics
from wizardhall.relics.fast.verbs.relics import possible as possible_relics
from wizardhall.relics.fast.verbs.wizards import begin as begin_wizards
from wizardhall.relics.fast.verbs.wizards import go_on as go_on_wizards
from wizardhall.relics.fast.verbs.wizards import possible as possible_wizards

__all__ = ["COMPILED", "begin", "go_on", "possible"]

COMPILED: Final = frozenset(at.COMPILED)
"""The verbs that can be done here."""

POWER: Final = at.last_verb_code("power")
"""The last verb of a topic; likewise the next ones. Those of `looking` come last."""
WIZARDS: Final = at.last_verb_code("wizards")
RELICS: Final = at.last_verb_code("relics")
PILES: Final = at.last_verb_code("piles")

RIVAL_CHOSEN: Final = -2
"""How far a verb has come: it has its target. Verbs count their own steps from -1."""


@part
def possible(program: Program, s: State, seat: int, sentence: int) -> bool:
    """REL-W8: what is impossible is skipped."""
    do = said(program, sentence, at.DO)
    if do <= POWER:
        return possible_power(program, s, seat, sentence)
    if do <= WIZARDS:
        return possible_wizards(program, s, seat, sentence)
    if do <= RELICS:
        return possible_relics(program, s, seat, sentence)
    if do <= PILES:
        return possible_piles(program, s, seat, sentence)
    return possible_looking(program, s, seat, sentence)


@part
def begin(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    """Do what a sentence says, as far as it goes without an answer."""
    if said(program, sentence, at.TARGETED):
        to = said(program, sentence, at.TO)
        if reach(program, s, seat, to) > 1 and to == at.RIVAL:
            options = no_options(program, s)
            for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
                push(s, options, s[t])
            plan(program, s, tasks.GO_ON, seat, sentence, wizard, RIVAL_CHOSEN)
            ask(s, at.A_RIVAL, seat, 0)
            return WAITING
    return begin_on_targets(program, s, seat, sentence, wizard)


@part
def begin_on_targets(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    do = said(program, sentence, at.DO)
    if do <= POWER:
        return begin_power(program, s, seat, sentence, wizard)
    if do <= WIZARDS:
        return begin_wizards(program, s, seat, sentence, wizard)
    if do <= RELICS:
        return begin_relics(program, s, seat, sentence, wizard)
    if do <= PILES:
        return begin_piles(program, s, seat, sentence, wizard)
    return begin_looking(program, s, seat, sentence, wizard)


@part
def go_on(program: Program, s: State, seat: int, sentence: int, wizard: int, stage: int) -> int:
    """Take a verb further now that the answer is there."""
    if stage == RIVAL_CHOSEN:
        s[at.TARGETS] = 1
        s[at.TARGETS + 1] = s[at.CHOSEN]
        return begin_on_targets(program, s, seat, sentence, wizard)
    do = said(program, sentence, at.DO)
    if do <= WIZARDS:
        return go_on_wizards(program, s, seat, sentence)
    if do <= RELICS:
        return go_on_relics(program, s, seat, sentence, wizard, stage)
    if do <= PILES:
        return go_on_piles(program, s, seat, sentence, wizard, stage)
    return go_on_looking(program, s, seat, sentence, wizard, stage)
