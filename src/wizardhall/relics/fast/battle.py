"""A wizard battle: lay in secret, reveal wizards, reveal relics, add up the power. As the referee's `battle`."""

from wizardhall.compiled import part
from wizardhall.relics.battle import MOST_NEW_HANDS
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.effects import calm, due_to, meet_on, perform
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.piles import discard_hand, leave_play
from wizardhall.relics.fast.power import ignored, power
from wizardhall.relics.fast.rows import (
    after,
    ask,
    copy_row,
    fights,
    flag,
    flagged,
    is_wizard,
    no_options,
    of_card,
    plan,
    push,
    row,
    take,
)
from wizardhall.relics.fast.simultaneous import ask_next
from wizardhall.relics.round import MOST_BATTLES

__all__: list[str] = []


@part
def battle_task(program: Program, s: State, task: int, a: int, b: int) -> None:
    if task == tasks.BATTLE:
        begin_battle(program, s)
    elif task == tasks.FIND:
        find_both_kinds(program, s, a, b)
    elif task == tasks.LAID:
        lay(program, s)
    elif task == tasks.REVEAL:
        reveal_wizards(program, s)
    elif task == tasks.MEET:
        next_to_meet(program, s, a)
    elif task == tasks.ABILITIES:
        next_to_act(program, s, a)
    elif task == tasks.ENCHANT:
        next_enchantment(program, s, a)
    else:
        enchant(program, s, a, s[at.CHOSEN])


# Phase 2


@part
def begin_battle(program: Program, s: State) -> None:
    s[at.BATTLE] += 1
    s[at.REACTIONS] = 0
    s[at.PHASE] = at.P_PLAY
    set_order(program, s)
    find_both_kinds(program, s, 0, 0)


@part
def set_order(program: Program, s: State) -> None:
    """The fighters, from the Master Wizard clockwise (REL-P3, REL-T4)."""
    s[at.ORDER] = 0
    for steps in range(program[at.PLAYERS]):
        seat = after(program, s[at.MASTER], steps)
        if fights(s, seat):
            push(s, at.ORDER, seat)


@part
def kinds_in(program: Program, s: State, place: int) -> int:
    """Bits: 1 if there is a wizard in a row, 2 if there is a relic."""
    found = 0
    for i in range(place + 1, place + 1 + s[place]):
        found |= 1 if is_wizard(program, s[i]) else 2
    return found


@part
def find_both_kinds(program: Program, s: State, turn: int, tries: int) -> None:
    """REL-B3: a hand without a wizard or a relic is discarded and replenished, as long as that can help."""
    able = turn == 0
    while turn < s[at.ORDER]:
        seat = s[at.ORDER + 1 + turn]
        lacking = 3 & ~kinds_in(program, s, row(program, seat, at.HAND))
        if lacking and tries < MOST_NEW_HANDS:
            elsewhere = kinds_in(program, s, row(program, seat, at.DECK)) | kinds_in(
                program, s, row(program, seat, at.DISCARD)
            )
            if elsewhere & lacking:
                discard_hand(program, s, seat)
                plan(program, s, tasks.FIND, turn, tries + 1, 0, 0)
                plan(program, s, tasks.SETTLE, 0, 0, 0, 0)
                return
        able &= not lacking & 1
        turn, tries = turn + 1, 0
    if not able:  # or somebody was looked at before others had to look for their cards
        let_sit_out(program, s)
    ask_to_lay(program, s)


@part
def let_sit_out(program: Program, s: State) -> None:
    """REL-B4: those who have no wizard."""
    for seat in range(program[at.PLAYERS]):
        if fights(s, seat) and not kinds_in(program, s, row(program, seat, at.HAND)) & 1:
            s[at.FIGHTERS] &= ~(1 << seat)
    set_order(program, s)


@part
def ask_to_lay(program: Program, s: State) -> None:
    """REL-P2: all at the same time."""
    if s[at.FIGHTERS] == 0:
        plan(program, s, tasks.NO_WINNER, 0, 0, 0, 0)
        return
    copy_row(s, at.ORDER, at.QUEUE)
    plan(program, s, tasks.LAID, 0, 0, 0, 0)
    ask_next(program, s, at.A_LAY, 0)


@part
def lay(program: Program, s: State) -> None:
    """Everybody's wizard and relic, face down; without a relic, a wizard alone (REL-B4)."""
    for i in range(s[at.ORDER]):
        seat = s[at.ORDER + 1 + i]
        hand, picked = row(program, seat, at.HAND), row(program, seat, at.PICKED)
        for place in range(s[picked]):
            card = s[picked + 1 + place]
            take(s, hand, card)
            s[program[at.AT_FLAGS] + card] = 0 if place == 0 else at.KNOWN << seat
            push(s, row(program, seat, at.WIZARDS if place == 0 else at.RELICS), card)
        s[picked] = 0
    if calm(program, s):
        reveal_wizards(program, s)
    else:
        plan(program, s, tasks.REVEAL, 0, 0, 0, 0)
        plan(program, s, tasks.SETTLE, 0, 0, 0, 0)


# Phase 3, wizards


@part
def reveal_wizards(program: Program, s: State) -> None:
    """REL-P3: all wizards; then shrine abilities, then wizard abilities, each from the Master Wizard clockwise."""
    s[at.PHASE] = at.P_WIZARDS
    for i in range(s[at.ORDER]):
        flag(program, s, s[row(program, s[at.ORDER + 1 + i], at.WIZARDS) + 1], at.UP)
    next_to_meet(program, s, 0)


@part
def next_to_meet(program: Program, s: State, turn: int) -> None:
    """The next wizard in the order that has not met the shrine, and has something to expect of it."""
    while turn < s[at.ORDER]:
        seat = s[at.ORDER + 1 + turn]
        wizards = row(program, seat, at.WIZARDS)
        for i in range(wizards + 1, wizards + 1 + s[wizards]):
            if not flagged(program, s, s[i], at.MET):
                flag(program, s, s[i], at.MET)
                due = due_to(program, s, s[i])
                if due:
                    plan(program, s, tasks.MEET, turn, 0, 0, 0)
                    meet_on(program, s, seat, s[i], due)
                    return
        turn += 1
    next_to_act(program, s, 0)


@part
def next_to_act(program: Program, s: State, turn: int) -> None:
    """The next wizard in the order that has not used its ability, and has one."""
    while turn < s[at.ORDER]:
        seat = s[at.ORDER + 1 + turn]
        wizards = row(program, seat, at.WIZARDS)
        for i in range(wizards + 1, wizards + 1 + s[wizards]):
            if not flagged(program, s, s[i], at.ACTED):
                flag(program, s, s[i], at.ACTED)
                ability = of_card(program, s[i], at.ABILITY)
                if ability >= 0:
                    plan(program, s, tasks.ABILITIES, turn, 0, 0, 0)
                    perform(program, s, seat, ability, s[i])
                    return
        turn += 1
    reveal_relics(program, s)


# Phase 3, relics


@part
def reveal_relics(program: Program, s: State) -> None:
    """REL-P4: all relics; then their enchantments from the Master Wizard clockwise."""
    s[at.PHASE] = at.P_RELICS
    for i in range(s[at.ORDER]):
        relics = row(program, s[at.ORDER + 1 + i], at.RELICS)
        for place in range(s[relics]):
            flag(program, s, s[relics + 1 + place], at.UP)
    next_enchantment(program, s, 0)


@part
def next_enchantment(program: Program, s: State, turn: int) -> None:
    """The player whose turn it is, in an order of choice; for a relic gained too late, a further turn (REL-W6)."""
    idle = 0
    while idle < s[at.ORDER]:
        if turn == s[at.ORDER]:
            turn = 0
        seat = s[at.ORDER + 1 + turn]
        options = enchanted(program, s, seat)
        if s[options] > 1:
            plan(program, s, tasks.ORDERED, turn, 0, 0, 0)
            ask(s, at.A_ORDER, seat, 0)
            return
        if s[options] == 1:
            enchant(program, s, turn, s[options + 1])
            return
        turn, idle = turn + 1, idle + 1
    add_up(program, s)


@part
def enchanted(program: Program, s: State, seat: int) -> int:
    """The relics of a player whose enchantment is due become the options."""
    options, relics = no_options(program, s), row(program, seat, at.RELICS)
    for i in range(relics + 1, relics + 1 + s[relics]):
        relic = s[i]
        due = of_card(program, relic, at.ABILITY) >= 0 and not flagged(program, s, relic, at.RESOLVED)
        if due and not ignored(program, s, seat, relic):
            push(s, options, relic)
    return options


@part
def enchant(program: Program, s: State, turn: int, relic: int) -> None:
    flag(program, s, relic, at.RESOLVED)
    plan(program, s, tasks.ENCHANT, turn, 0, 0, 0)
    perform(program, s, s[at.ORDER + 1 + turn], of_card(program, relic, at.ABILITY), at.UNKNOWN)


# The end of the battle


@part
def add_up(program: Program, s: State) -> None:
    """REL-V1: the highest power wins; shared: a tie, and those alone battle again (REL-T1 to REL-T5)."""
    best, highest, number = -(1 << 30), 0, 0
    for i in range(s[at.ORDER]):
        seat = s[at.ORDER + 1 + i]
        total = power(program, s, seat)
        if total > best:
            best, highest, number = total, 0, 0
        if total == best:
            highest |= 1 << seat
            number += 1
    if number == 1:
        seat = 0
        while highest != 1 << seat:
            seat += 1
        plan(program, s, tasks.WON, seat, 0, 0, 0)
    elif s[at.BATTLE] == MOST_BATTLES:
        plan(program, s, tasks.NO_WINNER, 0, 0, 0, 0)
    else:
        for seat in range(program[at.PLAYERS]):
            leave_play(program, s, seat)
        s[at.FIGHTERS] = highest
        begin_battle(program, s)
