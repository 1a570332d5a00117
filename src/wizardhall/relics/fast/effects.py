"""How a sentence resolves: its condition, its "may", its verb, and what it sets off. As the referee's `effects`."""

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Book, State
from wizardhall.relics.fast.piles import has_top, refill, replenish
from wizardhall.relics.fast.power import has_advantage
from wizardhall.relics.fast.rows import (
    after,
    ask,
    fights,
    fits,
    flag,
    holds_item,
    no_options,
    of_card,
    plan,
    push,
    row,
    said,
    take_at,
)
from wizardhall.relics.fast.verbs.choosing import DONE, fitting_options
from wizardhall.relics.fast.verbs.dispatch import begin, go_on, possible
from wizardhall.relics.piles import LOW

__all__: list[str] = []


@part
def effect_task(book: Book, s: State, task: int, a: int, b: int, c: int, d: int) -> None:
    if task == tasks.SETTLE:
        settle(book, s)
    elif task == tasks.MEET_ON:
        meet_on(book, s, a, b, c)
    elif task == tasks.RESOLVE:
        resolve(book, s, a, b, c)
    elif task == tasks.MEET_WIZARD:
        meet_wizard(book, s, a, b)
    elif task == tasks.USE_ABILITY:
        use_ability(book, s, a, b)
    elif task == tasks.GO_ON:
        act_on(book, s, a, b, c, go_on(book, s, a, b, c, d))
    elif task == tasks.USED:
        if s[at.CHOSEN]:
            act(book, s, a, b, c)
    elif task == tasks.SHOWN:
        if s[at.CHOSEN] != at.UNKNOWN and possible(book, s, a, b):
            use(book, s, a, b, c)
    elif task == tasks.USE:
        use(book, s, a, b, c)
    elif task == tasks.ACT:
        act(book, s, a, b, c)
    elif task == tasks.TRIGGERED:
        trigger(book, s, a, s[at.CHOSEN])
    else:
        meet_by(book, s, a, b, c, s[at.CHOSEN])


# A sentence


@part
def perform(book: Book, s: State, seat: int, sentence: int, wizard: int) -> None:
    """Resolve an ability, then everything that it set off: newcomers, Replenish, discard triggers."""
    plan(book, s, tasks.SETTLE, 0, 0, 0, 0)
    resolve(book, s, seat, sentence, wizard)


@part
def resolve(book: Book, s: State, seat: int, sentence: int, wizard: int) -> None:
    """REL-W8: mandatory unless it says "may", and skipped where it is impossible."""
    if not possible(book, s, seat, sentence):
        return
    tests = said(book, sentence, at.TESTS)
    if tests:
        place = book[at.AT_TESTS] + tests
        while book[place] != at.T_END:
            test, wanted = book[place], book[place + 1]
            if test == at.T_REVEAL:
                plan(book, s, tasks.SHOWN, seat, sentence, wizard, 0)
                fitting_options(book, s, row(book, seat, at.HAND), True, True, wanted)
                ask(s, at.A_REVEAL, seat, 1)
                return
            if not holds(book, s, seat, test, wanted):
                return
            place += 2
        if not possible(book, s, seat, sentence):
            return
    use(book, s, seat, sentence, wizard)


@part
def use(book: Book, s: State, seat: int, sentence: int, wizard: int) -> None:
    """The condition is met; a "may" is asked for, unless it is part of choosing a card from hand."""
    if said(book, sentence, at.ASK_USE):
        no_options(book, s)
        plan(book, s, tasks.USED, seat, sentence, wizard, 0)
        ask(s, at.A_USE, seat, 0)
    else:
        act(book, s, seat, sentence, wizard)


@part
def act(book: Book, s: State, seat: int, sentence: int, wizard: int) -> None:
    act_on(book, s, seat, sentence, wizard, begin(book, s, seat, sentence, wizard))


@part
def act_on(book: Book, s: State, seat: int, sentence: int, wizard: int, outcome: int) -> None:
    """What follows, if this was done and as far as it is possible."""
    while outcome == DONE:
        sentence = said(book, sentence, at.THEN)
        if sentence < 0 or not possible(book, s, seat, sentence):
            return
        outcome = begin(book, s, seat, sentence, wizard)


@part
def holds(book: Book, s: State, seat: int, test: int, wanted: int) -> bool:
    """Is one part of a condition met? The top of a deck comes after all that can be seen without it (REL-W7)."""
    if test == at.T_OWN:
        return some_fit(book, s, row(book, seat, at.WIZARDS), wanted)
    if test == at.T_RIVAL:
        for steps in range(1, book[at.PLAYERS]):
            rival = after(book, seat, steps)
            if fights(s, rival) and some_fit(book, s, row(book, rival, at.WIZARDS), wanted):
                return True
        return False
    if test == at.T_ADVANTAGE:
        return has_advantage(book, s, seat) == (wanted != 0)
    if test == at.T_SHRINE:
        helps = book[book[at.AT_SHRINE_RECORDS] + s[at.SHRINE] * at.SHRINE_RECORD + at.HELPS]
        return ((helps >> wanted) & 1) != 0
    if test == at.T_HAND:
        return s[row(book, seat, at.HAND)] >= wanted
    if test == at.T_DRAWN:
        return s[row(book, seat, at.SIDE) + at.DRAWN] >= wanted
    if test == at.T_DISCARD:
        return s[row(book, seat, at.DISCARD)] >= wanted
    if test == at.T_HALL:
        return s[row(book, seat, at.HALL)] >= wanted
    if test == at.T_BEHIND:
        behind = False
        for steps in range(1, book[at.PLAYERS]):
            rival = after(book, seat, steps)
            behind |= fights(s, rival) and s[row(book, rival, at.HALL)] > s[row(book, seat, at.HALL)]
        return behind == (wanted != 0)
    if test == at.T_MASTER:
        return (s[at.MASTER] == seat) == (wanted != 0)
    if test == at.T_AGAIN:
        return (s[at.BATTLE] > 1) == (wanted != 0)
    deck = row(book, seat, at.DECK)
    return has_top(book, s, seat) and fits(book, wanted, s[deck + s[deck]])


@part
def some_fit(book: Book, s: State, place: int, wanted: int) -> bool:
    for i in range(place + 1, place + 1 + s[place]):  # noqa: SIM110 (numba knows no any())
        if fits(book, wanted, s[i]):
            return True
    return False


# Wizards go through their steps


@part
def meet_wizard(book: Book, s: State, seat: int, wizard: int) -> None:
    """REL-C4: every ability of the shrine whose condition the wizard meets applies to it, once."""
    flag(book, s, wizard, at.MET)
    meet_on(book, s, seat, wizard, due_to(book, s, wizard))


@part
def due_to(book: Book, s: State, wizard: int) -> int:
    """A bit for each ability of the shrine: does the wizard meet its condition?"""
    record = book[at.AT_SHRINE_RECORDS] + s[at.SHRINE] * at.SHRINE_RECORD
    due = 0
    for place in range(book[record + at.ABILITIES]):
        due |= fits(book, said(book, shrine_ability(book, s, place), at.MEETS), wizard) << place
    return due


@part
def shrine_ability(book: Book, s: State, place: int) -> int:
    records = book[at.AT_SHRINE_RECORDS]
    return book[records + book[records + s[at.SHRINE] * at.SHRINE_RECORD + at.FIRST_ABILITY] + place]


@part
def meet_on(book: Book, s: State, seat: int, wizard: int, due: int) -> None:
    """The abilities that are due; where their order can matter, the player chooses it (REL-W10)."""
    if due == 0 or not holds_item(s, row(book, seat, at.WIZARDS), wizard):
        return
    options = no_options(book, s)
    matters = False
    place = 0
    while due >> place:
        if (due >> place) & 1:
            ability = shrine_ability(book, s, place)
            push(s, options, place)
            matters |= said(book, ability, at.TESTS) != 0 or said(book, ability, at.GIVES_POWER) == 0
        place += 1
    if s[options] > 1 and matters:
        plan(book, s, tasks.MEET_CHOSEN, seat, wizard, due, 0)
        ask(s, at.A_SHRINE, seat, 0)
    else:
        meet_by(book, s, seat, wizard, due, s[options + 1])


@part
def meet_by(book: Book, s: State, seat: int, wizard: int, due: int, place: int) -> None:
    left = due & ~(1 << place)
    if left:
        plan(book, s, tasks.MEET_ON, seat, wizard, left, 0)
    perform(book, s, seat, shrine_ability(book, s, place), wizard)


@part
def use_ability(book: Book, s: State, seat: int, wizard: int) -> None:
    """The wizard's own ability, once, while it is in play."""
    flag(book, s, wizard, at.ACTED)
    ability = of_card(book, wizard, at.ABILITY)
    if ability >= 0 and holds_item(s, row(book, seat, at.WIZARDS), wizard):
        perform(book, s, seat, ability, wizard)


# What an action or effect set off


@part
def calm(book: Book, s: State) -> bool:
    """Is there nothing to settle? Mostly so, and then what comes next need not be put on the agenda."""
    for seat in range(book[at.PLAYERS]):
        if s[row(book, seat, at.HAND)] <= LOW or s[row(book, seat, at.PENDING)] > 0:
            return False
        if book[at.AT_ONCE] and s[row(book, seat, at.DECK)] == 0:
            return False
    return s[book[at.AT_NEWCOMERS]] == 0 and s[at.KIND] == at.NONE


@part
def settle(book: Book, s: State) -> None:
    """Low hands are replenished (REL-B1); newcomers go through their steps (REL-P5); then triggers (REL-W10)."""
    if calm(book, s):
        return
    while replenish_one(book, s):
        pass
    newcomers = book[at.AT_NEWCOMERS]
    if s[newcomers] > 0:
        seat = take_at(s, newcomers, 0)
        wizard = take_at(s, newcomers, 0)
        plan(book, s, tasks.SETTLE, 0, 0, 0, 0)
        plan(book, s, tasks.USE_ABILITY, seat, wizard, 0, 0)
        meet_wizard(book, s, seat, wizard)
        return
    for steps in range(book[at.PLAYERS]):
        seat = after(book, s[at.MASTER], steps)
        if s[row(book, seat, at.PENDING)] > 0:
            plan(book, s, tasks.SETTLE, 0, 0, 0, 0)
            next_trigger(book, s, seat)
            return


@part
def replenish_one(book: Book, s: State) -> bool:
    """The first player from the Master Wizard clockwise whose deck or hand is to be filled."""
    for steps in range(book[at.PLAYERS]):
        seat = after(book, s[at.MASTER], steps)
        if refill(book, s, seat) or replenish(book, s, seat):
            return True
    return False


@part
def next_trigger(book: Book, s: State, seat: int) -> None:
    pending, options = row(book, seat, at.PENDING), no_options(book, s)
    for i in range(pending + 1, pending + 1 + s[pending], 2):
        push(s, options, s[i])
    if s[options] > 1:
        plan(book, s, tasks.TRIGGERED, seat, 0, 0, 0)
        ask(s, at.A_TRIGGER, seat, 0)
    else:
        trigger(book, s, seat, s[pending + 1])


@part
def trigger(book: Book, s: State, seat: int, card: int) -> None:
    sentence = of_card(book, card, at.TRIGGER)
    pending, index = row(book, seat, at.PENDING), 0
    while s[pending + 1 + index] != card:
        index += 2
    s[pending + 2 + index] -= 1
    if s[pending + 2 + index] == 0:
        take_at(s, pending, index)
        take_at(s, pending, index)
    plan(book, s, tasks.RESOLVE, seat, sentence, at.UNKNOWN, 0)
