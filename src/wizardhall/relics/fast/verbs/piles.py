"""Hand, deck and discard pile. Verb for verb the referee's `verbs.piles`."""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.piles import discard_from_deck, discard_hand, discard_picked, draw, has_cards
from wizardhall.relics.fast.power import count
from wizardhall.relics.fast.rows import plan, push, row, said, take
from wizardhall.relics.fast.verbs.choosing import DONE, UNDONE, WAITING, ask_if_several, fitting_options, reach

__all__: list[str] = []

DRAW: Final = at.verb_code("draw")
DISCARD: Final = at.verb_code("discard")
DISCARD_FROM_DECK: Final = at.verb_code("discard from deck")
TAKE_BACK: Final = at.verb_code("take back")
A_DISCARD: Final = at.ask_code("discard")
A_TAKE_BACK: Final = at.ask_code("take-back")


@part
def possible(program: Program, s: State, seat: int, sentence: int) -> bool:
    do = said(program, sentence, at.DO)
    if do == TAKE_BACK:
        return cards_to_take_back(program, s, seat, sentence) > 0
    reach(program, s, seat, said(program, sentence, at.TO))
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        if s[row(program, s[t], at.HAND)] > 0 if do == DISCARD else has_cards(program, s, s[t]):
            return True
    return False


@part
def begin(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    do, amount = said(program, sentence, at.DO), said(program, sentence, at.AMOUNT)
    if do == TAKE_BACK:
        return take_back(program, s, seat, sentence, wizard, amount)
    if do == DISCARD:
        return ask_to_discard(program, s, seat, sentence, wizard, amount)
    counter, moved = said(program, sentence, at.COUNTER), 0
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        if do == DRAW:
            # counted for each of them, as drawing may change what is counted
            times = 1 if counter < 0 else count(program, s, seat, counter)
            moved += draw(program, s, s[t], amount * times)
        else:
            moved += discard_from_deck(program, s, s[t], amount)
    return DONE if moved > 0 else UNDONE


@part
def go_on(program: Program, s: State, seat: int, sentence: int, wizard: int, stage: int) -> int:
    if said(program, sentence, at.DO) == TAKE_BACK:
        into_hand(program, s, seat)
        return take_back(program, s, seat, sentence, wizard, stage - 1)
    discard_all(program, s)
    return DONE


@part
def ask_to_discard(program: Program, s: State, seat: int, sentence: int, wizard: int, amount: int) -> int:
    """Each chooses from the own hand, all at the same time (REL-W1); those with too few discard all."""
    with_cards = 0
    s[at.QUEUE] = 0
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        hand = row(program, s[t], at.HAND)
        with_cards += s[hand] > 0
        s[row(program, s[t], at.PICKED)] = -1
        if s[hand] > amount:
            push(s, at.QUEUE, s[t])
    if with_cards == 0:
        return UNDONE
    if s[at.QUEUE] == 0:
        discard_all(program, s)
        return DONE
    plan(program, s, tasks.GO_ON, seat, sentence, wizard, 0)
    plan(program, s, tasks.SIMULTANEOUSLY, A_DISCARD, amount, 0, 0)
    return WAITING


@part
def discard_all(program: Program, s: State) -> None:
    """What each target has picked; a target that was not asked, the whole hand."""
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        picked = row(program, s[t], at.PICKED)
        if s[picked] < 0:
            s[picked] = 0
            discard_hand(program, s, s[t])
        else:
            discard_picked(program, s, s[t])


@part
def into_hand(program: Program, s: State, seat: int) -> None:
    take(s, row(program, seat, at.DISCARD), s[at.CHOSEN])
    push(s, row(program, seat, at.HAND), s[at.CHOSEN])


@part
def cards_to_take_back(program: Program, s: State, seat: int, sentence: int) -> int:
    """The cards of the own discard pile that fit become the options."""
    return fitting_options(
        program, s, row(program, seat, at.DISCARD), True, True, said(program, sentence, at.CARD_FILTER)
    )


@part
def take_back(program: Program, s: State, seat: int, sentence: int, wizard: int, left: int) -> int:
    """From the own discard pile into hand, this many more; that is not drawing (REL-W2)."""
    while left > 0 and cards_to_take_back(program, s, seat, sentence) > 0:
        if ask_if_several(program, s, A_TAKE_BACK, seat, sentence, wizard, left):
            return WAITING
        into_hand(program, s, seat)
        left -= 1
    return DONE
