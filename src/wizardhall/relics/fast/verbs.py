"""The vocabulary of abilities. Verb for verb the referee's `verbs`.

A verb is done, not done, or waits for an answer; then it has put itself on the agenda and `go_on` takes it further.
"""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Book, State
from wizardhall.relics.fast.piles import discard_from_deck, discard_hand, discard_picked, draw, top_cards
from wizardhall.relics.fast.possible import decks_to_peek_at, fitting_options, reach, slots
from wizardhall.relics.fast.power import count
from wizardhall.relics.fast.rows import (
    ask,
    flag,
    holds_item,
    no_options,
    plan,
    push,
    row,
    said,
    take,
    take_at,
)

__all__: list[str] = []

UNDONE: Final = 0
DONE: Final = 1
WAITING: Final = 2

RIVAL_CHOSEN: Final = 1
ALL_PICKED: Final = 2


@part
def begin(book: Book, s: State, seat: int, sentence: int, wizard: int) -> int:
    """Do what a sentence says, as far as it goes without an answer."""
    do, wanted = said(book, sentence, at.DO), said(book, sentence, at.CARD_FILTER)
    outcome = DONE
    if do <= at.LAST_TARGETED:
        outcome = choose_target(book, s, seat, sentence, wizard)
    elif do == at.ENTER_FROM_HAND or do == at.ADD_RELIC:
        plan(book, s, tasks.GO_ON, seat, sentence, wizard, 0)
        wizards = do == at.ENTER_FROM_HAND
        fitting_options(book, s, row(book, seat, at.HAND), wizards, not wizards, wanted)
        ask(s, at.A_ENTER if wizards else at.A_ADD, seat, said(book, sentence, at.IF_MAY))
        outcome = WAITING
    elif do == at.ENTER_FROM_DISCARD:
        fitting_options(book, s, row(book, seat, at.DISCARD), True, False, wanted)
        if ask_if_several(book, s, at.A_ENTER, seat, sentence, wizard, 0):
            outcome = WAITING
        else:
            enter(book, s, seat, sentence, at.DISCARD)
    elif do == at.IGNORE_RELIC:
        outcome = begin_ignoring(book, s, seat, sentence, wizard)
    elif do == at.EXCHANGE_RELIC:
        slots(book, s, True, seat, True)
        if ask_if_several(book, s, at.A_GIVE, seat, sentence, wizard, -1):
            outcome = WAITING
        else:
            outcome = exchange_for(book, s, seat, sentence, wizard, s[at.CHOSEN] % at.SLOT)
    elif do == at.TAKE_BACK:
        outcome = take_back(book, s, seat, sentence, wizard, said(book, sentence, at.AMOUNT))
    elif do == at.LOOK:
        outcome = look(book, s, seat, sentence, wizard)
    else:
        decks_to_peek_at(book, s, seat)
        if ask_if_several(book, s, at.A_PEEK, seat, sentence, wizard, -1):
            outcome = WAITING
        else:
            outcome = peek(book, s, seat, sentence, wizard, s[at.CHOSEN])
    return outcome


@part
def go_on(book: Book, s: State, seat: int, sentence: int, wizard: int, stage: int) -> int:
    """Take a verb further now that the answer is there."""
    do = said(book, sentence, at.DO)
    outcome = DONE
    if do <= at.LAST_TARGETED:
        if stage == RIVAL_CHOSEN:
            s[at.TARGETS] = 1
            s[at.TARGETS + 1] = s[at.CHOSEN]
            outcome = on_targets(book, s, seat, sentence, wizard)
        else:
            discard_all(book, s)
    elif do == at.ENTER_FROM_HAND:
        if s[at.CHOSEN] == at.UNKNOWN:
            outcome = UNDONE
        else:
            enter(book, s, seat, sentence, at.HAND)
    elif do == at.ADD_RELIC:
        if s[at.CHOSEN] == at.UNKNOWN:
            outcome = UNDONE
        else:
            add_relic(book, s, seat, s[at.CHOSEN])
    elif do == at.ENTER_FROM_DISCARD:
        enter(book, s, seat, sentence, at.DISCARD)
    elif do == at.IGNORE_RELIC:
        ignore(book, s)
    elif do == at.EXCHANGE_RELIC:
        if stage < 0:
            outcome = exchange_for(book, s, seat, sentence, wizard, s[at.CHOSEN] % at.SLOT)
        else:
            exchange(book, s, seat, stage)
    elif do == at.TAKE_BACK:
        into_hand(book, s, seat)
        outcome = take_back(book, s, seat, sentence, wizard, stage - 1)
    elif do == at.LOOK:
        order_top(book, s, seat)
    elif stage < 0:
        outcome = peek(book, s, seat, sentence, wizard, s[at.CHOSEN])
    elif s[at.CHOSEN]:
        bury(book, s, stage)
    return outcome


@part
def ask_if_several(book: Book, s: State, kind: int, seat: int, sentence: int, wizard: int, stage: int) -> bool:
    """One of some that everybody can see; where there is only one, nobody is asked."""
    options = book[at.AT_OPTIONS]
    if s[options] == 1:
        s[at.CHOSEN] = s[options + 1]
        return False
    plan(book, s, tasks.GO_ON, seat, sentence, wizard, stage)
    ask(s, kind, seat, 0)
    return True


# Verbs that act on players


@part
def choose_target(book: Book, s: State, seat: int, sentence: int, wizard: int) -> int:
    to = said(book, sentence, at.TO)
    if reach(book, s, seat, to) > 1 and to == at.RIVAL:
        options = no_options(book, s)
        for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
            push(s, options, s[t])
        plan(book, s, tasks.GO_ON, seat, sentence, wizard, RIVAL_CHOSEN)
        ask(s, at.A_RIVAL, seat, 0)
        return WAITING
    return on_targets(book, s, seat, sentence, wizard)


@part
def on_targets(book: Book, s: State, seat: int, sentence: int, wizard: int) -> int:
    do, amount = said(book, sentence, at.DO), said(book, sentence, at.AMOUNT)
    if do == at.DISCARD_HAND:
        return ask_to_discard(book, s, seat, sentence, wizard, amount)
    counter = said(book, sentence, at.COUNTER)
    moved = 0
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        target = s[t]
        if do == at.GAIN:
            held = target == seat and wizard >= 0 and holds_item(s, row(book, seat, at.WIZARDS), wizard)
            gain(book, s, target, amount, counter, seat, held)
        elif do == at.DRAW:
            # counted anew for each, as drawing may change what is counted
            times = 1 if counter < 0 else count(book, s, seat, counter)
            moved += draw(book, s, target, amount * times)
        elif do == at.DISCARD_DECK:
            moved += discard_from_deck(book, s, target, amount)
        else:
            held = target == seat and wizard >= 0 and holds_item(s, row(book, seat, at.WIZARDS), wizard)
            rule = at.RULED_HAS if do == at.HAVE_ADVANTAGE else at.RULED_NOT
            side = row(book, target, at.SIDE)
            s[side + at.RULE] = rule
            if not held:
                s[side + at.BASE_RULE] = rule
    return DONE if moved > 0 or do <= at.LOSE_ADVANTAGE else UNDONE


@part
def gain(book: Book, s: State, target: int, amount: int, counter: int, counts_for: int, held: bool) -> None:
    """A bonus for this battle; what is counted live is kept by what it counts, and for whom."""
    side = row(book, target, at.SIDE)
    if counter < 0:
        s[side + (at.HELD if held else at.LOOSE)] += amount
    else:
        s[side + at.COUNTING] = 1
        s[row(book, target, at.COUNTED) + 2 * (counter * book[at.PLAYERS] + counts_for) + held] += amount


@part
def ask_to_discard(book: Book, s: State, seat: int, sentence: int, wizard: int, amount: int) -> int:
    """Each chooses from the own hand, all at the same time (REL-W1); those with too few discard all."""
    with_cards = 0
    s[at.QUEUE] = 0
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        hand = row(book, s[t], at.HAND)
        with_cards += s[hand] > 0
        s[row(book, s[t], at.PICKED)] = -1
        if s[hand] > amount:
            push(s, at.QUEUE, s[t])
    if with_cards == 0:
        return UNDONE
    if s[at.QUEUE] == 0:
        discard_all(book, s)
        return DONE
    plan(book, s, tasks.GO_ON, seat, sentence, wizard, ALL_PICKED)
    plan(book, s, tasks.SECRETLY, at.A_DISCARD, amount, 0, 0)
    return WAITING


@part
def discard_all(book: Book, s: State) -> None:
    """What each target has picked; a target that was not asked, the whole hand."""
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        picked = row(book, s[t], at.PICKED)
        if s[picked] < 0:
            s[picked] = 0
            discard_hand(book, s, s[t])
        else:
            discard_picked(book, s, s[t])


# Wizards into play


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


# Relics


@part
def add_relic(book: Book, s: State, seat: int, card: int) -> None:
    """REL-W9: face down; revealed at once if relics are being revealed."""
    take(s, row(book, seat, at.HAND), card)
    s[book[at.AT_FLAGS] + card] = (at.KNOWN << seat) | (at.UP if s[at.PHASE] == at.P_RELICS else 0)
    push(s, row(book, seat, at.RELICS), card)


@part
def begin_ignoring(book: Book, s: State, seat: int, sentence: int, wizard: int) -> int:
    """REL-W5: one relic of a rival's, or every relic of some players' that fits."""
    to = said(book, sentence, at.TO)
    if to == at.RIVAL:
        slots(book, s, False, seat, False)
        if ask_if_several(book, s, at.A_IGNORE, seat, sentence, wizard, 0):
            return WAITING
        ignore(book, s)
        return DONE
    reach(book, s, seat, to)
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        s[row(book, s[t], at.SIDE) + at.IGNORING] = 1
        s[row(book, s[t], at.IGNORES) + said(book, sentence, at.IGNORER)] = 1
    return DONE


@part
def ignore(book: Book, s: State) -> None:
    owner, place = s[at.CHOSEN] // at.SLOT, s[at.CHOSEN] % at.SLOT
    flag(book, s, s[row(book, owner, at.RELICS) + 1 + place], at.IGNORED)


@part
def exchange_for(book: Book, s: State, seat: int, sentence: int, wizard: int, given: int) -> int:
    """One's own relic is chosen; now a rival's."""
    slots(book, s, False, seat, True)
    if ask_if_several(book, s, at.A_TAKE, seat, sentence, wizard, given):
        return WAITING
    exchange(book, s, seat, given)
    return DONE


@part
def exchange(book: Book, s: State, seat: int, given: int) -> None:
    """REL-W6: the relics change hands, with all that happened to them; both players know both now."""
    owner, taken = s[at.CHOSEN] // at.SLOT, s[at.CHOSEN] % at.SLOT
    ours = row(book, seat, at.RELICS) + 1 + given
    theirs = row(book, owner, at.RELICS) + 1 + taken
    relic = s[ours]
    s[ours] = s[theirs]
    s[theirs] = relic
    flag(book, s, s[ours], at.KNOWN << seat)
    flag(book, s, s[theirs], at.KNOWN << owner)


# Hand, deck and discard pile


@part
def into_hand(book: Book, s: State, seat: int) -> None:
    take(s, row(book, seat, at.DISCARD), s[at.CHOSEN])
    push(s, row(book, seat, at.HAND), s[at.CHOSEN])


@part
def take_back(book: Book, s: State, seat: int, sentence: int, wizard: int, left: int) -> int:
    """From the own discard pile into hand, so many more; that is not drawing (REL-W2)."""
    discard, wanted = row(book, seat, at.DISCARD), said(book, sentence, at.CARD_FILTER)
    while left > 0 and fitting_options(book, s, discard, True, True, wanted) > 0:
        if ask_if_several(book, s, at.A_TAKE_BACK, seat, sentence, wizard, left):
            return WAITING
        into_hand(book, s, seat)
        left -= 1
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
    ask(s, at.A_LOOK, seat, 0)
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
    if s[row(book, owner, at.DECK)] <= 1:
        return DONE
    plan(book, s, tasks.GO_ON, seat, sentence, wizard, owner)
    ask(s, at.A_BURY, seat, 0)
    return WAITING


@part
def bury(book: Book, s: State, owner: int) -> None:
    deck = row(book, owner, at.DECK)
    top = take_at(s, deck, s[deck] - 1)
    for i in range(deck + s[deck], deck, -1):
        s[i + 1] = s[i]
    s[deck + 1] = top
    s[deck] += 1
