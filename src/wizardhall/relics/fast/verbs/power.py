"""Power and advantage. Verb for verb the referee's `verbs.power`."""

from typing import Final

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import fights, holds_item, row, said
from wizardhall.relics.fast.verbs.choosing import DONE, reach

__all__: list[str] = []

GAIN: Final = at.verb_code("gain")
HAVE_ADVANTAGE: Final = at.verb_code("have advantage")
LOSE_ADVANTAGE: Final = at.verb_code("lose advantage")


@part
def possible(program: Program, s: State, seat: int, sentence: int) -> bool:
    return fights(s, seat) and reach(program, s, seat, said(program, sentence, at.TO)) > 0


@part
def begin(program: Program, s: State, seat: int, sentence: int, wizard: int) -> int:
    do = said(program, sentence, at.DO)
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        target = s[t]
        held = target == seat and wizard >= 0 and holds_item(s, row(program, seat, at.WIZARDS), wizard)
        if do == GAIN:
            gain(
                program, s, target, said(program, sentence, at.AMOUNT), said(program, sentence, at.COUNTER), seat, held
            )
        else:
            rule_advantage(program, s, target, at.RULED_HAS if do == HAVE_ADVANTAGE else at.RULED_NOT, held)
    return DONE


@part
def gain(program: Program, s: State, target: int, amount: int, counter: int, counts_for: int, held: bool) -> None:
    """A bonus for this battle; what is counted live is kept by what it counts, and for whom."""
    side = row(program, target, at.SIDE)
    if counter < 0:
        s[side + (at.HELD if held else at.LOOSE)] += amount
    else:
        s[side + at.COUNTING] = 1
        s[row(program, target, at.COUNTED) + 2 * (counter * program[at.PLAYERS] + counts_for) + held] += amount


@part
def rule_advantage(program: Program, s: State, target: int, rule: int, held: bool) -> None:
    side = row(program, target, at.SIDE)
    s[side + at.RULE] = rule
    if not held:
        s[side + at.BASE_RULE] = rule
