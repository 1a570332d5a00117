"""Power (REL-V1), and advantage, live (REL-C6, REL-P6). Function for function the referee's `power`."""

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import after, fights, fits, flagged, of_card, row

__all__ = ["power"]


@part
def power(program: Program, s: State, seat: int) -> int:
    """What a player's cards, advantage and modifiers add up to, as far as they lie face up."""
    side, wizards, relics = row(program, seat, at.SIDE), row(program, seat, at.WIZARDS), row(program, seat, at.RELICS)
    total = s[side + at.LOOSE] + s[side + at.HELD] + has_advantage(program, s, seat)
    for i in range(wizards + 1, wizards + 1 + s[wizards]):
        if flagged(program, s, s[i], at.UP):
            total += of_card(program, s[i], at.POWER)
    for i in range(relics + 1, relics + 1 + s[relics]):
        if flagged(program, s, s[i], at.UP) and not ignored(program, s, seat, s[i]):
            total += of_card(program, s[i], at.POWER)
    if s[side + at.COUNTING]:
        total += counted(program, s, seat)
    return total


@part
def counted(program: Program, s: State, seat: int) -> int:
    """The bonuses that are counted live."""
    place = row(program, seat, at.COUNTED)
    total = 0
    for counter in range(program[at.COUNTERS]):
        for other in range(program[at.PLAYERS]):
            amount = s[place] + s[place + 1]
            if amount:
                total += amount * count(program, s, other, counter)
            place += 2
    return total


@part
def count(program: Program, s: State, seat: int, counter: int) -> int:
    """How many there are of something for a player, now."""
    what, wanted = program[program[at.AT_COUNTERS] + 2 * counter], program[program[at.AT_COUNTERS] + 2 * counter + 1]
    found = 0
    if what == at.PER_DRAWN:
        found = s[row(program, seat, at.SIDE) + at.DRAWN] + 0
    elif what == at.PER_HAND:
        found = fitting(program, s, row(program, seat, at.HAND), wanted)
    elif what == at.PER_DISCARD:
        found = fitting(program, s, row(program, seat, at.DISCARD), wanted)
    elif what == at.PER_HALL:
        found = s[row(program, seat, at.HALL)] + 0
    elif what == at.PER_RIVAL:
        for steps in range(1, program[at.PLAYERS]):
            found += fights(s, after(program, seat, steps))
    else:
        relics = row(program, seat, at.RELICS)
        for i in range(relics + 1, relics + 1 + s[relics]):
            found += not ignored(program, s, seat, s[i])
    return found


@part
def fitting(program: Program, s: State, place: int, wanted: int) -> int:
    """How many cards of a row fit a filter."""
    if wanted < 0:
        return s[place] + 0
    found = 0
    for i in range(place + 1, place + 1 + s[place]):
        found += fits(program, wanted, s[i])
    return found


@part
def ignored(program: Program, s: State, seat: int, relic: int) -> bool:
    """REL-W5: by itself, or by a filter as soon as it lies face up."""
    flags = s[program[at.AT_FLAGS] + relic]
    if flags & at.IGNORED:
        return True
    if not (flags & at.UP) or not s[row(program, seat, at.SIDE) + at.IGNORING]:
        return False
    ignores = row(program, seat, at.IGNORES)
    for i in range(program[at.IGNORERS]):
        if s[ignores + i] and fits(program, program[program[at.AT_IGNORERS] + i], relic):
            return True
    return False


@part
def has_advantage(program: Program, s: State, seat: int) -> bool:
    """Over some rival's wizard in play, or as the last effect on it says; +1 at most (REL-C6)."""
    wizards = row(program, seat, at.WIZARDS)
    over = 0
    for i in range(wizards + 1, wizards + 1 + s[wizards]):
        if flagged(program, s, s[i], at.UP):
            over |= 1 << of_card(program, s[i], at.OVER)
    if over == 0:
        return False
    rule = s[row(program, seat, at.SIDE) + at.RULE]
    if rule:
        return rule == at.RULED_HAS
    for steps in range(1, program[at.PLAYERS]):
        rival = after(program, seat, steps)
        if fights(s, rival):
            theirs = row(program, rival, at.WIZARDS)
            for i in range(theirs + 1, theirs + 1 + s[theirs]):
                if flagged(program, s, s[i], at.UP) and (over >> of_card(program, s[i], at.COLOUR)) & 1:
                    return True
    return False
