"""How a sentence resolves: its condition, its "may", its verb, and what it sets off. As the referee's `effects`."""

from wizardhall.compiled import part
from wizardhall.relics.effects import MOST_REACTIONS
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.layout import Program, State
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
def effect_task(program: Program, s: State, task: int, a: int, b: int, c: int, d: int) -> None:
    if task == tasks.SETTLE:
        settle(program, s)
    elif task == tasks.MEET_ON:
        meet_on(program, s, a, b, c)
    elif task == tasks.RESOLVE:
        resolve(program, s, a, b, c)
    elif task == tasks.MEET_WIZARD:
        meet_wizard(program, s, a, b)
    elif task == tasks.USE_ABILITY:
        use_ability(program, s, a, b)
    elif task == tasks.GO_ON:
        act_on(program, s, a, b, c, go_on(program, s, a, b, c, d))
    elif task == tasks.USED:
        if s[at.CHOSEN]:
            act(program, s, a, b, c)
    elif task == tasks.SHOWN:
        if s[at.CHOSEN] != at.UNKNOWN and possible(program, s, a, b):
            use(program, s, a, b, c)
    elif task == tasks.USE:
        use(program, s, a, b, c)
    elif task == tasks.ACT:
        act(program, s, a, b, c)
    elif task == tasks.TRIGGERED:
        trigger(program, s, a, s[at.CHOSEN])
    else:
        meet_by(program, s, a, b, c, s[at.CHOSEN])


# A sentence


@part
def perform(program: Program, s: State, seat: int, sentence: int, wizard: int) -> None:
    """Resolve an ability, then everything that it set off: newcomers, Replenish, discard triggers."""
    plan(program, s, tasks.SETTLE, 0, 0, 0, 0)
    resolve(program, s, seat, sentence, wizard)


@part
def resolve(program: Program, s: State, seat: int, sentence: int, wizard: int) -> None:
    """REL-W8: mandatory unless it says "may", and skipped where it is impossible."""
    if not possible(program, s, seat, sentence):
        return
    tests = said(program, sentence, at.TESTS)
    if tests:
        place = program[at.AT_TESTS] + tests
        while program[place] != at.T_END:
            test, wanted = program[place], program[place + 1]
            if test == at.T_REVEAL:
                plan(program, s, tasks.SHOWN, seat, sentence, wizard, 0)
                fitting_options(program, s, row(program, seat, at.HAND), True, True, wanted)
                ask(s, at.A_REVEAL, seat, 1)
                return
            if not holds(program, s, seat, test, wanted):
                return
            place += 2
        if not possible(program, s, seat, sentence):
            return
    use(program, s, seat, sentence, wizard)


@part
def use(program: Program, s: State, seat: int, sentence: int, wizard: int) -> None:
    """The condition is met; a "may" is asked for, unless it is part of choosing a card from hand."""
    if said(program, sentence, at.ASK_USE):
        no_options(program, s)
        plan(program, s, tasks.USED, seat, sentence, wizard, 0)
        ask(s, at.A_USE, seat, 0)
    else:
        act(program, s, seat, sentence, wizard)


@part
def act(program: Program, s: State, seat: int, sentence: int, wizard: int) -> None:
    act_on(program, s, seat, sentence, wizard, begin(program, s, seat, sentence, wizard))


@part
def act_on(program: Program, s: State, seat: int, sentence: int, wizard: int, outcome: int) -> None:
    """What follows, if this was done and as far as it is possible."""
    while outcome == DONE:
        sentence = said(program, sentence, at.THEN)
        if sentence < 0 or not possible(program, s, seat, sentence):
            return
        outcome = begin(program, s, seat, sentence, wizard)


@part
def holds(program: Program, s: State, seat: int, test: int, wanted: int) -> bool:
    """Is one part of a condition met? The top of a deck comes after all that can be seen without it (REL-W7)."""
    if test == at.T_OWN:
        return some_fit(program, s, row(program, seat, at.WIZARDS), wanted)
    if test == at.T_RIVAL:
        for steps in range(1, program[at.PLAYERS]):
            rival = after(program, seat, steps)
            if fights(s, rival) and some_fit(program, s, row(program, rival, at.WIZARDS), wanted):
                return True
        return False
    if test == at.T_ADVANTAGE:
        return has_advantage(program, s, seat) == (wanted != 0)
    if test == at.T_SHRINE:
        helps = program[program[at.AT_SHRINE_RECORDS] + s[at.SHRINE] * at.SHRINE_RECORD + at.HELPS]
        return ((helps >> wanted) & 1) != 0
    if test == at.T_HAND:
        return s[row(program, seat, at.HAND)] >= wanted
    if test == at.T_DRAWN:
        return s[row(program, seat, at.SIDE) + at.DRAWN] >= wanted
    if test == at.T_DISCARD:
        return s[row(program, seat, at.DISCARD)] >= wanted
    if test == at.T_HALL:
        return s[row(program, seat, at.HALL)] >= wanted
    if test == at.T_BEHIND:
        behind = False
        for steps in range(1, program[at.PLAYERS]):
            rival = after(program, seat, steps)
            behind |= fights(s, rival) and s[row(program, rival, at.HALL)] > s[row(program, seat, at.HALL)]
        return behind == (wanted != 0)
    if test == at.T_MASTER:
        return (s[at.MASTER] == seat) == (wanted != 0)
    if test == at.T_AGAIN:
        return (s[at.BATTLE] > 1) == (wanted != 0)
    deck = row(program, seat, at.DECK)
    return has_top(program, s, seat) and fits(program, wanted, s[deck + s[deck]])


@part
def some_fit(program: Program, s: State, place: int, wanted: int) -> bool:
    for i in range(place + 1, place + 1 + s[place]):  # noqa: SIM110 (numba knows no any())
        if fits(program, wanted, s[i]):
            return True
    return False


# Wizards go through their steps


@part
def meet_wizard(program: Program, s: State, seat: int, wizard: int) -> None:
    """REL-C4: every ability of the shrine whose condition the wizard meets applies to it, once."""
    flag(program, s, wizard, at.MET)
    meet_on(program, s, seat, wizard, due_to(program, s, wizard))


@part
def due_to(program: Program, s: State, wizard: int) -> int:
    """A bit for each ability of the shrine: does the wizard meet its condition?"""
    record = program[at.AT_SHRINE_RECORDS] + s[at.SHRINE] * at.SHRINE_RECORD
    due = 0
    for place in range(program[record + at.ABILITIES]):
        due |= fits(program, said(program, shrine_ability(program, s, place), at.MEETS), wizard) << place
    return due


@part
def shrine_ability(program: Program, s: State, place: int) -> int:
    records = program[at.AT_SHRINE_RECORDS]
    return program[records + program[records + s[at.SHRINE] * at.SHRINE_RECORD + at.FIRST_ABILITY] + place]


@part
def meet_on(program: Program, s: State, seat: int, wizard: int, due: int) -> None:
    """The abilities that are due; where their order can matter, the player chooses it (REL-W10)."""
    if due == 0 or not holds_item(s, row(program, seat, at.WIZARDS), wizard):
        return
    options = no_options(program, s)
    matters = False
    place = 0
    while due >> place:
        if (due >> place) & 1:
            ability = shrine_ability(program, s, place)
            push(s, options, place)
            matters |= said(program, ability, at.TESTS) != 0 or said(program, ability, at.GIVES_POWER) == 0
        place += 1
    if s[options] > 1 and matters:
        plan(program, s, tasks.MEET_CHOSEN, seat, wizard, due, 0)
        ask(s, at.A_SHRINE, seat, 0)
    else:
        meet_by(program, s, seat, wizard, due, s[options + 1])


@part
def meet_by(program: Program, s: State, seat: int, wizard: int, due: int, place: int) -> None:
    left = due & ~(1 << place)
    if left:
        plan(program, s, tasks.MEET_ON, seat, wizard, left, 0)
    perform(program, s, seat, shrine_ability(program, s, place), wizard)


@part
def use_ability(program: Program, s: State, seat: int, wizard: int) -> None:
    """The wizard's own ability, once, while it is in play."""
    flag(program, s, wizard, at.ACTED)
    ability = of_card(program, wizard, at.ABILITY)
    if ability >= 0 and holds_item(s, row(program, seat, at.WIZARDS), wizard):
        perform(program, s, seat, ability, wizard)


# What an action or effect set off


@part
def calm(program: Program, s: State) -> bool:
    """Is there nothing to settle? Mostly so, and then what comes next need not be put on the agenda."""
    for seat in range(program[at.PLAYERS]):
        if s[row(program, seat, at.HAND)] <= LOW or s[row(program, seat, at.PENDING)] > 0:
            return False
        if program[at.AT_ONCE] and s[row(program, seat, at.DECK)] == 0:
            return False
    return s[program[at.AT_NEWCOMERS]] == 0 and s[at.KIND] == at.NONE


@part
def settle(program: Program, s: State) -> None:
    """Low hands are replenished (REL-B1); newcomers go through their steps (REL-P5); then triggers (REL-W10)."""
    if calm(program, s):
        return
    while replenish_one(program, s):
        pass
    newcomers = program[at.AT_NEWCOMERS]
    if s[newcomers] > 0:
        seat = take_at(s, newcomers, 0)
        wizard = take_at(s, newcomers, 0)
        plan(program, s, tasks.SETTLE, 0, 0, 0, 0)
        plan(program, s, tasks.USE_ABILITY, seat, wizard, 0, 0)
        meet_wizard(program, s, seat, wizard)
        return
    if s[at.REACTIONS] >= MOST_REACTIONS:
        stop_reactions(program, s)
        return
    for steps in range(program[at.PLAYERS]):
        seat = after(program, s[at.MASTER], steps)
        if s[row(program, seat, at.PENDING)] > 0:
            plan(program, s, tasks.SETTLE, 0, 0, 0, 0)
            next_trigger(program, s, seat)
            return


@part
def stop_reactions(program: Program, s: State) -> None:
    """REL-K16: cards that set each other off without end stop here."""
    for seat in range(program[at.PLAYERS]):
        s[row(program, seat, at.PENDING)] = 0


@part
def replenish_one(program: Program, s: State) -> bool:
    """The first player from the Master Wizard clockwise whose deck or hand is to be filled."""
    for steps in range(program[at.PLAYERS]):
        seat = after(program, s[at.MASTER], steps)
        if refill(program, s, seat) or replenish(program, s, seat):
            return True
    return False


@part
def next_trigger(program: Program, s: State, seat: int) -> None:
    pending, options = row(program, seat, at.PENDING), no_options(program, s)
    for i in range(pending + 1, pending + 1 + s[pending], 2):
        push(s, options, s[i])
    if s[options] > 1:
        plan(program, s, tasks.TRIGGERED, seat, 0, 0, 0)
        ask(s, at.A_TRIGGER, seat, 0)
    else:
        trigger(program, s, seat, s[pending + 1])


@part
def trigger(program: Program, s: State, seat: int, card: int) -> None:
    s[at.REACTIONS] += 1
    sentence = of_card(program, card, at.TRIGGER)
    pending, index = row(program, seat, at.PENDING), 0
    while s[pending + 1 + index] != card:
        index += 2
    s[pending + 2 + index] -= 1
    if s[pending + 2 + index] == 0:
        take_at(s, pending, index)
        take_at(s, pending, index)
    plan(program, s, tasks.RESOLVE, seat, sentence, at.UNKNOWN, 0)
