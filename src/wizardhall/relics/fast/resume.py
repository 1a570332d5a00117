"""Resume a match from its open ask: find the agenda that asks it.

At the main decisions (the mulligan, the lay, discarding down, the spoils) the ask says it all. Inside an ability the
candidates are tried one after the other, each on a copy, until one of them asks exactly that and changes nothing.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from wizardhall.core.asks import Ask
from wizardhall.core.errors import HallError
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.entry_points import count_answers, go, step
from wizardhall.relics.fast.layout import Pile, StateArray
from wizardhall.relics.fast.lowering import Rules
from wizardhall.relics.fast.open_ask import items, open_ask
from wizardhall.relics.purposes import RIVAL
from wizardhall.relics.verbs import VERBS

__all__ = ["CannotResume", "resume"]

Frame = tuple[int, ...]

FOLLOWS: Final = {
    (before.name, after.name)
    for verb in VERBS.values()
    for before, after in pairwise(each for each in verb.asks if each is not RIVAL)
}
"""The purposes of two asks of the same verb, one right after the other."""


class CannotResume(HallError):
    """No ability in play asks what is asked."""


def resume(rules: Rules, state: StateArray, seat: int, ask: Ask[Any], *, known: bool) -> None:
    """Set the agenda of a state so that it asks a seat just this.

    `known`: the state says which cards have had their moment, and need not be guessed by whose turn it is.
    """
    wanted = (rules.seats[seat], ask)
    _set_order(rules, state)
    for frames, had in _courses(rules, state, seat, ask, known=known):
        tried = state.copy()
        for card in had:
            tried[rules.program[at.AT_FLAGS] + card] |= at.MET | at.ACTED | at.RESOLVED
        _put(rules, tried, frames)
        go(rules.program, tried)
        for reached in _from_here(rules, tried, seat, ask.purpose):
            if open_ask(rules, reached) == wanted and _same_piles(rules, state, reached):
                state[:] = reached
                return
    raise CannotResume("relics-error-cannot-resume", purpose=ask.purpose)


def _from_here(rules: Rules, state: StateArray, seat: int, purpose: str) -> Iterator[StateArray]:
    """The state itself; with this seat asked first of several; or past a choice that comes before (REL-W6)."""
    yield state
    asked, queue = at.PURPOSES[state[at.KIND]] if state[at.KIND] < at.OVER_NOW else "", items(state, at.QUEUE)
    if asked == purpose and at.LAST_YES_NO < state[at.KIND] <= at.LAST_PICK and seat in queue:
        seats = [seat, int(state[at.ASKED]), *(each for each in queue if each != seat)]
        state[at.QUEUE : at.QUEUE + 1 + len(seats)] = [len(seats), *seats]
        state[at.KIND] = at.NONE
        go(rules.program, state)
        yield state
    if (asked, purpose) in FOLLOWS:
        for action in range(count_answers(rules.program, state)):
            further = state.copy()
            step(rules.program, further, action)
            yield further


def _set_order(rules: Rules, state: StateArray) -> None:
    players, master = len(rules.seats), int(state[at.MASTER])
    clockwise = [(master + steps) % players for steps in range(players)]
    order = [seat for seat in clockwise if state[at.FIGHTERS] >> seat & 1]
    state[at.ORDER : at.ORDER + 1 + len(order)] = [len(order), *order]


def _put(rules: Rules, state: StateArray, frames: list[Frame]) -> None:
    """The agenda, the last thing to be done first."""
    begin = int(rules.program[at.AT_AGENDA])
    for depth, frame in enumerate(frames):
        place = begin + depth * at.FRAME
        state[place : place + at.FRAME] = (*frame, *[0] * (at.FRAME - len(frame)))
    state[at.DEPTH] = len(frames)
    state[at.KIND] = at.NONE


def _same_piles(rules: Rules, before: StateArray, now: StateArray) -> bool:
    piles = (Pile.DECK, Pile.HAND, Pile.DISCARD, Pile.WIZARDS, Pile.RELICS)
    rows = [rules.row(seat, pile) for seat in range(len(rules.seats)) for pile in piles]
    return all(items(before, place) == items(now, place) for place in rows)


def _courses(
    rules: Rules, state: StateArray, seat: int, ask: Ask[Any], *, known: bool
) -> Iterator[tuple[list[Frame], set[int]]]:
    """Agendas that could ask that, and the cards that have had their moment by then."""
    players = range(len(rules.seats))
    match ask.purpose:
        case "mulligan":
            yield from _together(state, seat, list(players), [(tasks.MULLIGANED,)], at.A_MULLIGAN)
        case "lay":
            yield from _together(state, seat, items(state, at.ORDER), [(tasks.LAID,)], at.A_LAY)
        case "down":
            over = [each for each in players if state[rules.row(each, Pile.HAND)] > 7]
            for base in _spoils(rules, state):
                yield from _together(state, seat, over, [base, (tasks.DOWN,)], at.A_DOWN)
        case "spoils":
            yield [(tasks.SPOILS, seat)], set()
        case _:
            yield from _inside_an_ability(rules, state, seat, ask.purpose, known=known)


def _together(
    state: StateArray, seat: int, seats: list[int], frames: list[Frame], kind: int
) -> Iterator[tuple[list[Frame], set[int]]]:
    queue = [seat, *(each for each in seats if each != seat)]
    state[at.QUEUE : at.QUEUE + 1 + len(queue)] = [len(queue), *queue]
    yield [*frames, (tasks.SIMULTANEOUSLY, kind)], set()


def _spoils(rules: Rules, state: StateArray) -> Iterator[Frame]:
    """Who has won the round: who has a Hall and nothing in play, while others have. Else nobody has."""
    players = range(len(rules.seats))
    in_play = [seat for seat in players if state[rules.row(seat, Pile.WIZARDS)]]
    for seat in players:
        if seat not in in_play and in_play and state[rules.row(seat, Pile.HALL)]:
            yield tasks.SPOILS, seat
    yield (tasks.NOBODY,)


def _inside_an_ability(
    rules: Rules, state: StateArray, seat: int, purpose: str, *, known: bool
) -> Iterator[tuple[list[Frame], set[int]]]:
    order = items(state, at.ORDER)
    for base, turn, had in _bases(rules, state, order, seat, known=known):
        if purpose == "order":
            yield [(tasks.ENCHANT, turn)], had
        if purpose == "trigger":
            yield [base, (tasks.SETTLE,)], had
        for actor in dict.fromkeys([seat, *order]):
            for frames, card in _abilities(rules, state, actor):
                spent = had if card is None else had | {card}
                yield [base, (tasks.SETTLE,), *frames], spent


def _bases(
    rules: Rules, state: StateArray, order: list[int], seat: int, *, known: bool
) -> Iterator[tuple[Frame, int, set[int]]]:
    """What comes after the ability, whose turn it is, and the cards that have had their moment."""
    phase = int(state[at.PHASE])
    turn = order.index(seat) if seat in order else 0
    before = set() if known else _cards_in_play(rules, state, order[:turn])
    everybody = set() if known else _cards_in_play(rules, state, order, wizards_only=True)
    if phase == at.P_WIZARDS:
        yield (tasks.MEET, turn) if known else (tasks.ABILITIES, turn), turn, before | _own(rules, state, seat, known)
    elif phase == at.P_RELICS:
        yield (tasks.ENCHANT, turn), turn, before | everybody
    elif phase == at.P_PLAY and all(state[rules.row(each, Pile.WIZARDS)] for each in order):
        yield (tasks.REVEAL,), turn, set()
    elif phase == at.P_PLAY:
        yield (tasks.FIND, turn), turn, set()
    elif any(state[rules.row(each, pile)] for each in range(len(rules.seats)) for pile in (Pile.ASIDE, Pile.WIZARDS)):
        for base in _spoils(rules, state):
            yield base, turn, set()
    else:
        yield (tasks.ROUND,), turn, set()


def _own(rules: Rules, state: StateArray, seat: int, known: bool) -> set[int]:
    return set() if known else set(items(state, rules.row(seat, Pile.WIZARDS)))


def _cards_in_play(rules: Rules, state: StateArray, seats: list[int], *, wizards_only: bool = False) -> set[int]:
    piles = (Pile.WIZARDS,) if wizards_only else (Pile.WIZARDS, Pile.RELICS)
    return {card for seat in seats for pile in piles for card in items(state, rules.row(seat, pile)) if card >= 0}


def _abilities(rules: Rules, state: StateArray, actor: int) -> Iterator[tuple[list[Frame], int | None]]:
    """The abilities that a player's cards can be resolving, the latest first, at each of their points."""
    program = rules.program
    wizards = items(state, rules.row(actor, Pile.WIZARDS))
    for wizard in reversed(wizards):
        for ability in _shrine_abilities(rules, state):
            due = [(tasks.USE_ABILITY, actor, wizard)] if state[program[at.AT_FLAGS] + wizard] & at.ACTED == 0 else []
            yield from (([*due, frame], None) for frame in _points(rules, actor, ability, wizard))
        yield [(tasks.MEET_WIZARD, actor, wizard)], None
    for wizard in reversed(wizards):
        ability = int(program[program[at.AT_CARDS] + wizard * program[at.CARD] + at.ABILITY])
        yield from (([frame], wizard) for frame in _points(rules, actor, ability, wizard))
    for pile, field in ((Pile.RELICS, at.ABILITY), (Pile.DISCARD, at.TRIGGER), (Pile.HAND, at.TRIGGER)):
        for card in reversed(items(state, rules.row(actor, pile))):
            ability = int(program[program[at.AT_CARDS] + card * program[at.CARD] + field])
            spent = card if pile == Pile.RELICS else None
            yield from (([frame], spent) for frame in _points(rules, actor, ability, at.UNKNOWN))


def _shrine_abilities(rules: Rules, state: StateArray) -> list[int]:
    records = int(rules.program[at.AT_SHRINE_RECORDS])
    record = records + int(state[at.SHRINE]) * at.SHRINE_RECORD
    first = records + int(rules.program[record + at.FIRST_ABILITY])
    found: list[int] = rules.program[first : first + rules.program[record + at.ABILITIES]].tolist()
    return found


def _points(rules: Rules, actor: int, sentence: int, wizard: int) -> Iterator[Frame]:
    """From its beginning; after its condition; after its "may"; and what follows it."""
    if sentence < 0:
        return
    yield tasks.RESOLVE, actor, sentence, wizard
    yield tasks.USE, actor, sentence, wizard
    yield tasks.ACT, actor, sentence, wizard
    then = rules.said(sentence, at.THEN)
    if then >= 0:
        yield tasks.ACT, actor, then, wizard
