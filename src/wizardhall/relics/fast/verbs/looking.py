"""Looks at the top of a deck. Verb for verb the referee's `verbs.looking`."""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.piles import has_cards, top_cards
from wizardhall.relics.fast.rows import ask, no_options, plan, push, row, said, take_at
from wizardhall.relics.fast.verbs.choosing import DONE, WAITING, ask_if_several, reach

__all__: list[str] = []

LOOK: Final = at.verb_code("look")
PEEK: Final = at.verb_code("peek")
A_LOOK: Final = at.ask_code("look")
A_PEEK: Final = at.ask_code("peek")
A_BURY: Final = at.ask_code("bury")

TO_PEEK: Final = -1
"""How far a peek has come: its player chooses whose deck. Then it is that player."""


@part
def possible(program: Program, s: State, seat: int, sentence: int) -> bool:
    if said(program, sentence, at.DO) == LOOK:
        return has_cards(program, s, seat)
    return decks_to_peek_at(program, s, seat) > 0


@part
def decks_to_peek_at(program: Program, s: State, seat: int) -> int:
    options = no_options(program, s)
    reach(program, s, seat, at.RIVALS)
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        if has_cards(program, s, s[t]):
            push(s, options, s[t])
    return s[options]


@part
def begin(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    if said(program, sentence, at.DO) == LOOK:
        return look(program, s, seat, sentence, wizard)
    decks_to_peek_at(program, s, seat)
    if ask_if_several(program, s, A_PEEK, seat, sentence, wizard, TO_PEEK):
        return WAITING
    return peek(program, s, seat, sentence, wizard, s[at.CHOSEN])


@part
def go_on(program: Program, s: State, seat: int, sentence: int, wizard: int, stage: int) -> int:
    if said(program, sentence, at.DO) == LOOK:
        order_top(program, s, seat)
    elif stage == TO_PEEK:
        return peek(program, s, seat, sentence, wizard, s[at.CHOSEN])
    elif s[at.CHOSEN]:
        bury(program, s, stage)
    return DONE


@part
def look(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    """At the top of the own deck; the cards go back in any order."""
    top = top_cards(program, s, seat, said(program, sentence, at.AMOUNT))
    if top <= 1:
        return DONE
    options, deck = no_options(program, s), row(program, seat, at.DECK)
    for i in range(top):
        push(s, options, s[deck + s[deck] - i])
    s[at.NUMBER] = top
    plan(program, s, tasks.GO_ON, seat, sentence, wizard, 0)
    ask(s, A_LOOK, seat, 0)
    return WAITING


@part
def order_top(program: Program, s: State, seat: int) -> None:
    picked, deck = row(program, seat, at.PICKED), row(program, seat, at.DECK)
    for i in range(s[picked]):
        s[deck + s[deck] - i] = s[picked + 1 + i]
    s[picked] = 0


@part
def peek(program: Program, s: State, seat: int, sentence: int, wizard: int, owner: int) -> int:
    """At the top card of a rival's deck, which may go to the bottom; its owner does not see it."""
    top_cards(program, s, owner, 1)
    deck = row(program, owner, at.DECK)
    if s[deck] <= 1:
        return DONE
    push(s, no_options(program, s), s[deck + s[deck]])
    plan(program, s, tasks.GO_ON, seat, sentence, wizard, owner)
    ask(s, A_BURY, seat, 0)
    return WAITING


@part
def bury(program: Program, s: State, owner: int) -> None:
    deck = row(program, owner, at.DECK)
    top = take_at(s, deck, s[deck] - 1)
    for i in range(deck + s[deck], deck, -1):
        s[i + 1] = s[i]
    s[deck + 1] = top
    s[deck] += 1
