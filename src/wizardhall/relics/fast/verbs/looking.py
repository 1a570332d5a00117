"""Looks at the top of a deck. Verb for verb the referee's `verbs.looking`."""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Book, State
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
def possible(book: Book, s: State, seat: int, sentence: int) -> bool:
    if said(book, sentence, at.DO) == LOOK:
        return has_cards(book, s, seat)
    return decks_to_peek_at(book, s, seat) > 0


@part
def decks_to_peek_at(book: Book, s: State, seat: int) -> int:
    options = no_options(book, s)
    reach(book, s, seat, at.RIVALS)
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        if has_cards(book, s, s[t]):
            push(s, options, s[t])
    return s[options]


@part
def begin(book: Book, s: State, seat: int, sentence: int, wizard: int) -> int:
    if said(book, sentence, at.DO) == LOOK:
        return look(book, s, seat, sentence, wizard)
    decks_to_peek_at(book, s, seat)
    if ask_if_several(book, s, A_PEEK, seat, sentence, wizard, TO_PEEK):
        return WAITING
    return peek(book, s, seat, sentence, wizard, s[at.CHOSEN])


@part
def go_on(book: Book, s: State, seat: int, sentence: int, wizard: int, stage: int) -> int:
    if said(book, sentence, at.DO) == LOOK:
        order_top(book, s, seat)
    elif stage == TO_PEEK:
        return peek(book, s, seat, sentence, wizard, s[at.CHOSEN])
    elif s[at.CHOSEN]:
        bury(book, s, stage)
    return DONE


@part
def look(book: Book, s: State, seat: int, sentence: int, wizard: int) -> int:
    """At the top of the own deck; the cards go back in any order."""
    top = top_cards(book, s, seat, said(book, sentence, at.AMOUNT))
    if top <= 1:
        return DONE
    options, deck = no_options(book, s), row(book, seat, at.DECK)
    for i in range(top):
        push(s, options, s[deck + s[deck] - i])
    s[at.NUMBER] = top
    plan(book, s, tasks.GO_ON, seat, sentence, wizard, 0)
    ask(s, A_LOOK, seat, 0)
    return WAITING


@part
def order_top(book: Book, s: State, seat: int) -> None:
    picked, deck = row(book, seat, at.PICKED), row(book, seat, at.DECK)
    for i in range(s[picked]):
        s[deck + s[deck] - i] = s[picked + 1 + i]
    s[picked] = 0


@part
def peek(book: Book, s: State, seat: int, sentence: int, wizard: int, owner: int) -> int:
    """At the top card of a rival's deck, which may go to the bottom; its owner does not see it."""
    top_cards(book, s, owner, 1)
    deck = row(book, owner, at.DECK)
    if s[deck] <= 1:
        return DONE
    push(s, no_options(book, s), s[deck + s[deck]])
    plan(book, s, tasks.GO_ON, seat, sentence, wizard, owner)
    ask(s, A_BURY, seat, 0)
    return WAITING


@part
def bury(book: Book, s: State, owner: int) -> None:
    deck = row(book, owner, at.DECK)
    top = take_at(s, deck, s[deck] - 1)
    for i in range(deck + s[deck], deck, -1):
        s[i + 1] = s[i]
    s[deck + 1] = top
    s[deck] += 1
