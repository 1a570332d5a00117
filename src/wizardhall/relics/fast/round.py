"""Set-up, and a round around its battles: shrine, victory, spoils. As the referee's `game` and `round`."""

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.battle import begin_battle
from wizardhall.relics.fast.effects import calm
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.piles import discard_picked, draw, forget_modifiers, put_away
from wizardhall.relics.fast.rows import (
    after,
    ask,
    holds_item,
    is_wizard,
    move_all,
    no_options,
    plan,
    push,
    row,
    shuffle,
    take,
    throw,
)
from wizardhall.relics.fast.simultaneous import ask_next
from wizardhall.relics.game import DECKS, MOST_ROUNDS_WITHOUT_WINNER
from wizardhall.relics.piles import HAND_SIZE
from wizardhall.relics.round import LOSER_DRAWS, WINNER_DRAWS

__all__: list[str] = []


@part
def round_task(program: Program, s: State, task: int, a: int, b: int) -> None:
    if task == tasks.SIMULTANEOUSLY:
        ask_next(program, s, a, b)
    elif task == tasks.ROUND:
        begin_round(program, s)
    elif task == tasks.WON:
        enter_hall(program, s, a)
    elif task == tasks.NO_WINNER:
        end_without_winner(program, s)
    elif task == tasks.DOWN:
        discard_down(program, s)
    elif task == tasks.SPOILS:
        ask_for_spoils(program, s, a)
    elif task == tasks.SPOILS_CHOSEN:
        share_spoils(program, s, a)
    elif task == tasks.NOBODY:
        draw_as_losers(program, s)
    else:
        change_hands(program, s)


# Set-up


@part
def deal(program: Program, s: State) -> None:
    """REL-S1 to REL-S4: piles into decks, decks and shrines shuffled, seven cards each, and what to set aside."""
    pile, source = program[at.AT_SCRATCH], program[at.AT_DEAL]
    for _ in range(6):
        size = program[source]
        s[pile] = size
        for i in range(1, size + 1):
            s[pile + i] = program[source + i]
        source += 1 + size
        shuffle(s, pile)
        for seat in range(program[at.PLAYERS]):
            deck = row(program, seat, at.DECK)
            end = deck + s[deck]
            for i in range(seat, size, DECKS):
                end += 1
                s[end] = s[pile + size - i]
            s[deck] = end - deck
    for seat in range(program[at.PLAYERS]):
        shuffle(s, row(program, seat, at.DECK))
    for shrine in range(program[at.SHRINES]):
        push(s, program[at.AT_SHRINES], shrine)
    shuffle(s, program[at.AT_SHRINES])
    s[at.QUEUE] = 0
    for seat in range(program[at.PLAYERS]):
        draw(program, s, seat, HAND_SIZE)
        push(s, at.QUEUE, seat)
    plan(program, s, tasks.MULLIGANED, 0, 0, 0, 0)
    plan(program, s, tasks.SIMULTANEOUSLY, at.A_MULLIGAN, 0, 0, 0)


@part
def change_hands(program: Program, s: State) -> None:
    """REL-S4, REL-S5: cards set aside are replaced and shuffled back; then the first Master Wizard by lot."""
    for seat in range(program[at.PLAYERS]):
        hand, deck, picked = row(program, seat, at.HAND), row(program, seat, at.DECK), row(program, seat, at.PICKED)
        for i in range(picked + 1, picked + 1 + s[picked]):
            take(s, hand, s[i])
        draw(program, s, seat, min(s[picked], s[deck]))
        move_all(s, picked, deck)
        shuffle(s, deck)
    s[at.MASTER] = throw(s, program[at.PLAYERS])
    begin_round(program, s)


# Shrine


@part
def begin_round(program: Program, s: State) -> None:
    """REL-P1, REL-B6: a shrine is turned up; everybody battles, unless too many rounds had no winner (REL-K17)."""
    if s[at.WITHOUT_WINNER] >= MOST_ROUNDS_WITHOUT_WINNER:
        end_by_halls(program, s)
        return
    s[at.ROUND] += 1
    s[at.BATTLE] = 0
    s[at.PHASE] = at.P_SHRINE
    for seat in range(program[at.PLAYERS]):
        s[row(program, seat, at.SIDE) + at.DRAWN] = 0
    shrines, used = program[at.AT_SHRINES], program[at.AT_USED]
    if s[at.SHRINE] >= 0:
        push(s, used, s[at.SHRINE])
    if s[shrines] == 0:
        move_all(s, used, shrines)
        shuffle(s, shrines)
    s[at.SHRINE] = s[shrines + s[shrines]]
    s[shrines] -= 1
    s[at.FIGHTERS] = (1 << program[at.PLAYERS]) - 1
    begin_battle(program, s)


@part
def end_by_halls(program: Program, s: State) -> None:
    """REL-K17: whoever has the fullest Hall wins; nobody in particular, if several do."""
    most, winner = -1, -1
    for seat in range(program[at.PLAYERS]):
        size = s[row(program, seat, at.HALL)]
        if size > most:
            most, winner = size, seat
        elif size == most:
            winner = -1
    s[at.PHASE] = at.P_OVER
    s[at.WINNER] = winner
    s[at.KIND] = at.OVER_NOW


# Victory and spoils


@part
def enter_hall(program: Program, s: State, winner: int) -> None:
    """REL-V2, REL-V3: the wizard that entered last goes to the Hall, all else of the winner's to the discard pile."""
    s[at.FIGHTERS] = 0
    s[at.WITHOUT_WINNER] = 0
    s[at.PHASE] = at.P_VICTORY
    wizards, discard, hall = (
        row(program, winner, at.WIZARDS),
        row(program, winner, at.DISCARD),
        row(program, winner, at.HALL),
    )
    push(s, hall, s[wizards + s[wizards]])
    s[wizards] -= 1
    move_all(s, wizards, discard)
    move_all(s, row(program, winner, at.RELICS), discard)
    forget_modifiers(program, s, winner)
    if s[hall] >= program[at.HALL_TO_WIN]:
        s[at.PHASE] = at.P_OVER
        s[at.WINNER] = winner
        s[at.KIND] = at.OVER_NOW
        return
    s[at.PHASE] = at.P_SPOILS
    if too_many(program, s) or not calm(program, s):
        plan(program, s, tasks.SPOILS, winner, 0, 0, 0)
        ask_to_discard_down(program, s)
    else:
        ask_for_spoils(program, s, winner)


@part
def end_without_winner(program: Program, s: State) -> None:
    """REL-T5."""
    s[at.WITHOUT_WINNER] += 1
    s[at.FIGHTERS] = 0
    s[at.PHASE] = at.P_SPOILS
    too_many(program, s)
    plan(program, s, tasks.NOBODY, 0, 0, 0, 0)
    ask_to_discard_down(program, s)


@part
def too_many(program: Program, s: State) -> bool:
    """REL-L1: those with more than seven cards become the queue; is there anybody?"""
    s[at.QUEUE] = 0
    for steps in range(program[at.PLAYERS]):
        seat = after(program, s[at.MASTER], steps)
        s[row(program, seat, at.PICKED)] = 0
        if s[row(program, seat, at.HAND)] > HAND_SIZE:
            push(s, at.QUEUE, seat)
    return s[at.QUEUE] > 0


@part
def ask_to_discard_down(program: Program, s: State) -> None:
    """All of the queue at the same time."""
    plan(program, s, tasks.DOWN, 0, 0, 0, 0)
    plan(program, s, tasks.SIMULTANEOUSLY, at.A_DOWN, 0, 0, 0)


@part
def discard_down(program: Program, s: State) -> None:
    for steps in range(program[at.PLAYERS]):
        discard_picked(program, s, after(program, s[at.MASTER], steps))
    plan(program, s, tasks.SETTLE, 0, 0, 0, 0)


@part
def ask_for_spoils(program: Program, s: State, winner: int) -> None:
    """REL-L2: draw, or take a relic that a losing player had in play this round."""
    options = no_options(program, s)
    push(s, options, at.TO_DRAW)
    for steps in range(1, program[at.PLAYERS]):
        loser = after(program, winner, steps)
        relics, aside = row(program, loser, at.RELICS), row(program, loser, at.ASIDE)
        for i in range(relics + 1, relics + 1 + s[relics]):
            push(s, options, s[i])
        for i in range(aside + 1, aside + 1 + s[aside]):
            if not is_wizard(program, s[i]):
                push(s, options, s[i])
    if s[options] > 1:
        plan(program, s, tasks.SPOILS_CHOSEN, winner, 0, 0, 0)
        ask(s, at.A_SPOILS, winner, 0)
    else:
        s[at.CHOSEN] = at.TO_DRAW
        share_spoils(program, s, winner)


@part
def share_spoils(program: Program, s: State, winner: int) -> None:
    """REL-L2 to REL-L4."""
    if s[at.CHOSEN] == at.TO_DRAW:
        draw(program, s, winner, WINNER_DRAWS)
    else:
        take_relic(program, s, winner, s[at.CHOSEN])
    for steps in range(1, program[at.PLAYERS]):
        draw(program, s, after(program, winner, steps), LOSER_DRAWS)
    for seat in range(program[at.PLAYERS]):
        put_away(program, s, seat)
    s[at.MASTER] = winner
    if calm(program, s):
        begin_round(program, s)
    else:
        plan(program, s, tasks.ROUND, 0, 0, 0, 0)
        plan(program, s, tasks.SETTLE, 0, 0, 0, 0)


@part
def take_relic(program: Program, s: State, winner: int, relic: int) -> None:
    """From now on it is the winner's card."""
    for steps in range(1, program[at.PLAYERS]):
        loser = after(program, winner, steps)
        for pile in (at.RELICS, at.ASIDE):
            if holds_item(s, row(program, loser, pile), relic):
                take(s, row(program, loser, pile), relic)
                push(s, row(program, winner, at.HAND), relic)
                return


@part
def draw_as_losers(program: Program, s: State) -> None:
    """REL-T5: everybody draws as a loser, and the Master Wizard stays."""
    for seat in range(program[at.PLAYERS]):
        put_away(program, s, seat)
    for steps in range(program[at.PLAYERS]):
        draw(program, s, after(program, s[at.MASTER], steps), LOSER_DRAWS)
    plan(program, s, tasks.ROUND, 0, 0, 0, 0)
    plan(program, s, tasks.SETTLE, 0, 0, 0, 0)
