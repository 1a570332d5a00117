"""The exact best response of a round: over all plans, with every optional power used as well as can be.

The plans are walked as a tree of their first cards. At every node stand the rounds against all strategies of the
opponent, each as far as the cards so far decide it. What is counted is not what is won but what is lost compared to
winning every round, so that at any node the losses so far already bound what all plans below are worth.

Where a round needs the Waiting card before it is chosen, it goes on once for every kind of Waiting card. Where the
responder must decide, the rounds that look the same to the responder form a *group*, go on once for every answer, and
the best answer of the group counts. A rearrangement waits until all cards of the Deck are known; what comes of it
depends on which cards are still to come but not on their order, so it is kept for the other orders. Who holds a card
that may change places with the Waiting card chooses the Waiting card right after it.
"""

import numpy as np

from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.round import FACTORIALS, REARRANGE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.layout import (
    ALLOWED,
    AT_GROUPS,
    AT_KEPT,
    AT_ROUNDS,
    AT_STACK,
    AT_STAKES,
    AT_STAMPS,
    AT_STRATEGIES,
    BEST,
    BY_CARD,
    CARDS,
    COMBINATIONS,
    CURSOR,
    DRAWN,
    EARLY,
    ENTRY,
    EPOCHS,
    EXCHANGERS,
    FIXED,
    FLOOR,
    FOR_ALL,
    FOR_CARD,
    FOR_CLASS,
    FREE_STAKES,
    FULL,
    GROUP,
    GROUPS,
    KEEP,
    KNOWN,
    LEVELS,
    LIMIT,
    LOSSES,
    ME,
    MOST,
    NEED,
    NOTING,
    OFFSET,
    OPEN,
    OPPONENTS,
    OPTIONS,
    ORDERED,
    ORDERS,
    PARENT,
    PICKED,
    PLACE,
    ROOM,
    ROUND,
    SIGHT,
    STACK,
    STAKE,
    STAKE_ROOM,
    STAKES,
    STATE,
    TAG,
    WAITED,
    WHOLE,
    Floats,
    FloatWords,
    J,
    Numbers,
)
from wizardhall.solver.cup.walk import (
    ASKED,
    NEEDS,
    RULES_BEGIN,
    RULES_END,
    STRATEGY,
    WAITING,
    Duels,
    Memory,
    class_of,
    decide,
    set_out,
    walk,
)
from wizardhall.table.compiled import address, entry, part

__all__ = ["note_rules", "search"]

ORDER = 6
"""What a rearrangement needs: all cards of the Deck."""


STRETCH = 8
"""After so many rounds it is seen whether too much is lost in groups."""


@part
def rounds_at(m: Memory, level: int) -> int:
    return m[AT_ROUNDS] + level * m[ROOM] * ROUND


@part
def stakes_at(m: Memory, level: int) -> int:
    return m[AT_STAKES] + level * m[STAKE_ROOM]


@part
def used(m: Memory, card: int) -> bool:
    """Is it one of the cards chosen so far?"""
    found = False
    for place in range(6):
        found = found or m[CARDS + place] == card
    return found


@part
def copy_round(m: Memory, here: int, there: int) -> None:
    for word in range(ROUND):
        m[there + word] = m[here + word]


@part
def keep(m: Memory, level: int, at: int, need: int) -> None:
    """The round at `at` stays open on this level."""
    number = m[OPEN + level]
    if number == m[ROOM]:
        m[FULL] = 1
        return
    there = rounds_at(m, level) + number * ROUND
    copy_round(m, at, there)
    m[there + NEED] = need
    m[OPEN + level] = number + 1


@part
def group_of(m: Memory, f: FloatWords, level: int, old: int, parent: int, sight: int, options: int) -> int:
    """Where the stakes begin of the group, of those since `old`, with this sight; a new one if need be."""
    count = m[GROUPS + level]
    for number in range(old, count):
        group = m[AT_GROUPS] + number * GROUP
        if m[group + SIGHT] == sight and m[group + PARENT] == parent:
            return m[group + OFFSET]
    offset = m[STAKES + level]
    if count == m[ROOM] or offset + options > m[STAKE_ROOM]:
        m[FULL] = 1
        return FREE_STAKES
    group = m[AT_GROUPS] + count * GROUP
    m[group + PARENT], m[group + SIGHT] = parent, sight
    m[group + OFFSET], m[group + OPTIONS] = offset, options
    stakes = stakes_at(m, level)
    for option in range(options):
        f[stakes + offset + option] = 0.0
    m[STAKES + level] = offset + options
    m[GROUPS + level] = count + 1
    return offset


@part
def fork_waiting(duels: Duels, m: Memory, at: int, height: int) -> int:
    """Put the round on the stack once for every kind of Waiting card; how high the stack is then."""
    stack, seen_classes = m[AT_STACK], 0
    origin = stack + (STACK - 1) * ROUND
    copy_round(m, at, origin)
    for card in range(SET_SIZE):
        if not m[ALLOWED] >> card & 1 or used(m, card):
            continue
        kind = class_of(duels, card)
        if not m[BY_CARD]:
            if seen_classes >> kind & 1:
                continue
            seen_classes |= 1 << kind
        there = stack + height * ROUND
        copy_round(m, origin, there)
        m[there + TAG] = card
        m[there + STAKE] = FOR_CARD + card if m[BY_CARD] else FOR_CLASS + kind
        height += 1
    return height


@part
def go_on(duels: Duels, m: Memory, f: FloatWords, level: int, old: int, height: int) -> bool:
    """Walk the rounds on the stack and keep what stops. False if too much is lost already."""
    me, waiting, stack, stakes = m[ME], m[CARDS + WAITING], m[AT_STACK], stakes_at(m, level)
    while height:
        height -= 1
        at = stack + height * ROUND
        j, tag, stake = m[at + J], m[at + TAG], m[at + STAKE]
        if m[at + NEED] == ORDER:  # it stands at the ask already
            found = ASKED + REARRANGE
            m[at + NEED] = -1
        else:
            other = m[AT_STRATEGIES] + j * STRATEGY
            rules = m[AT_STRATEGIES]
            if tag >= 0:
                m[CARDS + WAITING] = tag
            found = walk(duels, m, at, CARDS, other, me, rules + m[other + RULES_BEGIN], rules + m[other + RULES_END])
            m[CARDS + WAITING] = waiting
        if found < NEEDS:
            f[stakes + stake] += f[LOSSES + 3 * j + (2 - found if me else found)]
            if stake == FOR_ALL and f[stakes] <= f[LIMIT]:
                return False
        elif found >= ASKED:
            purpose = found - ASKED
            if purpose == REARRANGE and not m[WHOLE]:
                m[at + ENTRY] = level
                if stake == FOR_ALL:
                    m[ORDERS + level] |= 1 << level
                keep(m, level, at, ORDER)
                continue
            options = 1 + FACTORIALS[m[at + me] >> 25 & 7] if purpose == REARRANGE else 2
            offset = group_of(m, f, level, old, stake, m[at + 2 + me], options)
            for option in range(options - 1, -1, -1):
                there = at + option * ROUND
                if option:
                    copy_round(m, at, there)
                m[there + STAKE] = offset + option
                decide(duels, m, there, me, purpose, option)
            height += options
        elif found - NEEDS == WAITING and stake == FOR_ALL and not m[EARLY]:
            height = fork_waiting(duels, m, at, height)
        else:
            keep(m, level, at, found - NEEDS)
    return True


@part
def begin_level(m: Memory, f: FloatWords, level: int, after: int) -> None:
    """The next level begins as this one is, with no open rounds."""
    here, there = stakes_at(m, level), stakes_at(m, after)
    for stake in range(m[STAKES + level]):
        f[there + stake] = f[here + stake]
    m[STAKES + after] = m[STAKES + level]
    m[GROUPS + after] = m[GROUPS + level]
    m[OPEN + after] = 0
    m[ORDERS + after] = m[ORDERS + level]


@part
def expand(duels: Duels, m: Memory, f: FloatWords, level: int, place: int) -> bool:
    """From `level` to the next, now that the card of `place` is chosen. False if too much is lost already."""
    after = level + 1
    begin_level(m, f, level, after)
    m[EPOCHS + after] += 1
    m[KNOWN + after] = m[KNOWN + level] | (0 if place == WAITING else 1 << m[CARDS + place])
    if not walk_on(duels, m, f, level, place, False):
        return False
    if not m[WHOLE]:
        return True
    if m[ORDERS + level] and not m[NOTING]:
        rearrange(duels, m, f, after)
        if f[stakes_at(m, after)] <= f[LIMIT]:
            return False
    return walk_on(duels, m, f, level, place, True)


@part
def walk_on(duels: Duels, m: Memory, f: FloatWords, level: int, place: int, rearranging: bool) -> bool:
    """The rounds of `level` go on to the next one: those at a rearrangement if all cards are known, or the others."""
    after, old, at = level + 1, m[GROUPS + level], rounds_at(m, level) - ROUND
    for number in range(m[OPEN + level]):
        at += ROUND
        need, tag = m[at + NEED], m[at + TAG]
        if (need == ORDER and m[WHOLE]) != rearranging:
            continue
        if number % STRETCH == STRETCH - 1 and old and bound(duels, m, f, after) <= f[LIMIT]:
            return False
        if tag >= 0:
            stand_in = another(duels, m, tag, m[CARDS + place], place)
            if stand_in < 0:
                continue
            tag = stand_in
        copy_round(m, at, m[AT_STACK])
        m[m[AT_STACK] + TAG] = tag
        if need == place or (rearranging and (m[NOTING] or m[at + STAKE] != FOR_ALL)):
            if not go_on(duels, m, f, after, old, 1):
                return False
        elif not rearranging:
            keep(m, after, m[AT_STACK], need)
    return True


@part
def another(duels: Duels, m: Memory, tag: int, card: int, place: int) -> int:
    """The card that stands for the Waiting card now that `card` is chosen; -1 if no Waiting card can be meant."""
    kind = class_of(duels, tag)
    if place == WAITING:
        return card if tag == card or (not m[BY_CARD] and kind == class_of(duels, card)) else -1
    if tag != card:
        return tag
    if not m[BY_CARD]:
        for other in range(SET_SIZE):
            if m[ALLOWED] >> other & 1 and class_of(duels, other) == kind and not used(m, other):
                return other
    return -1


@part
def combination(cards: int) -> int:
    """The number of a set of up to four cards among all sets of as many."""
    number, size = 0, 0
    for card in range(SET_SIZE):
        if cards >> card & 1:
            size += 1
            ways = card
            for k in range(2, size + 1):
                ways = ways * (card - k + 1) // k
            number += ways
    return number


@part
def rearrange(duels: Duels, m: Memory, f: FloatWords, level: int) -> None:
    """Add what is lost in the rounds that wait for a rearrangement, all cards being known now."""
    stakes = stakes_at(m, level)
    for came in range(1, level):
        if not m[ORDERS + level] >> came & 1:
            continue
        number = came * COMBINATIONS + combination(m[KNOWN + level] & ~m[KNOWN + came])
        kept = m[AT_KEPT] + number * SET_SIZE
        if m[m[AT_STAMPS] + number] != m[EPOCHS + came]:
            m[m[AT_STAMPS] + number] = m[EPOCHS + came]
            rearrange_anew(duels, m, f, level, came, kept)
        for card in range(SET_SIZE):
            f[stakes + FOR_CARD + card] += f[kept + card]
    m[ORDERS + level] = 0


@part
def rearrange_anew(duels: Duels, m: Memory, f: FloatWords, level: int, came: int, kept: int) -> None:
    """The same for the rounds that came there at the level `came`, with every Waiting card that there can be."""
    waiting, early, limit = m[CARDS + WAITING], m[EARLY], f[LIMIT]
    if waiting >= 0 and not m[WAITED + came]:
        m[CARDS + WAITING], m[EARLY] = -1, 0
    f[LIMIT] = -np.inf
    stakes = stakes_at(m, ORDERED)
    for stake in range(FREE_STAKES):
        f[stakes + stake] = 0.0
    m[STAKES + ORDERED] = m[STAKES + level]
    m[GROUPS + ORDERED] = m[GROUPS + level]
    m[OPEN + ORDERED] = 0
    old = m[GROUPS + level]
    at = rounds_at(m, level - 1)
    for _ in range(m[OPEN + level - 1]):
        if m[at + NEED] == ORDER and m[at + STAKE] == FOR_ALL and m[at + ENTRY] == came:
            copy_round(m, at, m[AT_STACK])
            go_on(duels, m, f, ORDERED, old, 1)
        at += ROUND
    settle(duels, m, f, ORDERED, old, kept)
    m[CARDS + WAITING], m[EARLY], f[LIMIT] = waiting, early, limit


@part
def fold(m: Memory, f: FloatWords, level: int, first: int) -> int:
    """Where the stakes of the level lie when each group since `first` has given its best option to its parent."""
    here, folded = stakes_at(m, level), stakes_at(m, LEVELS)
    if m[GROUPS + level] == first:
        return here
    for stake in range(m[STAKES + level]):
        f[folded + stake] = f[here + stake]
    for number in range(m[GROUPS + level] - 1, first - 1, -1):
        group = m[AT_GROUPS] + number * GROUP
        offset = folded + m[group + OFFSET]
        best = 0
        for option in range(1, m[group + OPTIONS]):
            if f[offset + option] > f[offset + best] + 1e-15:
                best = option
        m[group + PICKED] = best
        f[folded + m[group + PARENT]] += f[offset + best]
    return folded


@part
def settle(duels: Duels, m: Memory, f: FloatWords, level: int, first: int, out: int) -> None:
    """What a whole plan loses with each Waiting card that there can be (0 with others), from the group `first` on."""
    waiting = m[CARDS + WAITING]
    folded = fold(m, f, level, first)
    for card in range(SET_SIZE):
        f[out + card] = 0.0
        if waiting >= 0:
            if card != waiting:
                continue
        elif not m[ALLOWED] >> card & 1 or used(m, card):
            continue
        if m[OPEN + level]:
            folded = try_waiting(duels, m, f, level, first, card)
        f[out + card] = f[folded] + f[folded + FOR_CARD + card] + f[folded + FOR_CLASS + class_of(duels, card)]
    m[CARDS + WAITING] = waiting


@part
def try_waiting(duels: Duels, m: Memory, f: FloatWords, level: int, first: int, card: int) -> int:
    """Fold with this Waiting card, which some rounds of groups still need."""
    trial = level + 1
    begin_level(m, f, level, trial)
    m[CARDS + WAITING] = card
    limit, early = f[LIMIT], m[EARLY]
    f[LIMIT], m[EARLY] = -np.inf, 1
    old = m[GROUPS + level]
    at = rounds_at(m, level)
    for _ in range(m[OPEN + level]):
        copy_round(m, at, m[AT_STACK])
        go_on(duels, m, f, trial, old, 1)
        at += ROUND
    f[LIMIT], m[EARLY] = limit, early
    m[CARDS + WAITING] = -1
    return fold(m, f, trial, first)


@part
def bound(duels: Duels, m: Memory, f: FloatWords, level: int) -> float:
    """At least so much is lost below this node, whatever comes (a number that is not above zero)."""
    folded = fold(m, f, level, 0)
    waiting, least = m[CARDS + WAITING], -np.inf
    for card in range(SET_SIZE):
        if card == waiting or (waiting < 0 and m[ALLOWED] >> card & 1 and not used(m, card)):
            lost = f[folded + FOR_CARD + card] + f[folded + FOR_CLASS + class_of(duels, card)]
            least = max(least, lost)
    return f[folded] + least


@part
def start(m: Memory, f: FloatWords) -> None:
    for place in range(6):
        m[CARDS + place] = -1
    for stake in range(FREE_STAKES):
        f[stakes_at(m, 0) + stake] = 0.0
    m[STAKES], m[GROUPS], m[OPEN], m[KNOWN], m[ORDERS], m[WHOLE], m[EARLY] = FREE_STAKES, 0, 0, 0, 0, 0, 0
    at = m[AT_STACK]
    set_out(m, at + STATE)
    m[at + ENTRY], m[at + STAKE], m[at + TAG] = 0, FOR_ALL, -1
    for j in range(m[OPPONENTS]):
        m[at + J] = j
        keep(m, 0, at, 0)


@part
def next_card(m: Memory, here: int, card: int) -> int:
    """The next card that may lie in this place, from `card` on; `SET_SIZE` if there is none."""
    drawn, fixed = m[DRAWN], m[FIXED + here]
    must = drawn >= 0 and not used(m, drawn) and last_place(m, here)
    while card < SET_SIZE and (
        not m[ALLOWED] >> card & 1 or used(m, card) or (fixed >= 0 and fixed != card) or (must and card != drawn)
    ):
        card += 1
    return card


@part
def last_place(m: Memory, here: int) -> bool:
    """Are all other places taken?"""
    last = True
    for place in range(6):
        last = last and (place == here or m[CARDS + place] >= 0)
    return last


@part
def deck_known(m: Memory) -> int:
    """How many cards of the Deck are known."""
    known = 0
    while known < WAITING and m[CARDS + known] >= 0:
        known += 1
    return known


@part
def look_around(m: Memory, f: FloatWords, values: FloatWords, known: int) -> int:
    """Set what the next step needs to know of the cards chosen so far; the bucket of the plan, -1 if it is open."""
    m[WHOLE] = known == WAITING
    m[EARLY] = 0
    for place in range(WAITING):
        card = m[CARDS + place]
        if card >= 0 and m[EXCHANGERS] >> card & 1:
            m[EARLY] = 1
    floor = max(f[FLOOR], f[FLOOR] + f[KEEP] * (f[BEST] - f[FLOOR]))
    bucket = -1
    if known >= 2:
        bucket = m[CARDS] * SET_SIZE + m[CARDS + 1]
        floor = max(floor, values[bucket])
    f[LIMIT] = floor - f[MOST]
    return bucket


@entry
def search(duels: IntArray, numbers: Numbers, floats: Floats, values: Floats, plans: Numbers) -> None:
    """Fill `values` and `plans` (rows of six) with the best plan for every pair of first cards.

    A pair is left as it is if no plan of it is worth more than its value there, nor more than the floor.
    """
    best_plans(address(duels), address(numbers), address(floats), address(values), address(plans))


@part
def best_plans(duels: Duels, m: Memory, f: FloatWords, values: FloatWords, plans: Memory) -> None:
    start(m, f)
    m[CURSOR] = 0
    m[PLACE] = WAITING if m[FIXED + WAITING] >= 0 else 0
    level = 0
    while level >= 0 and not m[FULL]:
        here = m[PLACE + level]
        m[CARDS + here] = -1
        card = next_card(m, here, m[CURSOR + level])
        if card == SET_SIZE:
            level -= 1
            continue
        m[CURSOR + level] = card + 1
        m[CARDS + here] = card
        known = deck_known(m)
        bucket = look_around(m, f, values, known)
        m[WAITED + level + 1] = m[CARDS + WAITING] >= 0
        if not expand(duels, m, f, level, here):
            continue
        wants_waiting = m[EARLY] and m[CARDS + WAITING] < 0
        if known == WAITING and not wants_waiting:
            finish(duels, m, f, level + 1, bucket, values, plans)
        elif bound(duels, m, f, level + 1) > f[LIMIT]:
            level += 1
            m[CURSOR + level] = 0
            m[PLACE + level] = WAITING if wants_waiting else known


@part
def finish(duels: Duels, m: Memory, f: FloatWords, level: int, bucket: int, values: FloatWords, plans: Memory) -> None:
    """A whole plan: note it if it is the best of its bucket, with the Waiting card that suits it best."""
    out = stakes_at(m, LEVELS + 1)
    settle(duels, m, f, level, 0, out)
    waiting, drawn = m[CARDS + WAITING], m[DRAWN]
    only = drawn if drawn >= 0 and not used(m, drawn) else waiting
    for card in range(SET_SIZE):
        if only >= 0:
            if card != only:
                continue
        elif not m[ALLOWED] >> card & 1 or used(m, card):
            continue
        worth = f[MOST] + f[out + card]
        if f[out + card] > f[LIMIT] and worth > values[bucket]:
            values[bucket] = worth
            f[BEST] = max(f[BEST], worth)
            for place in range(WAITING):
                plans[6 * bucket + place] = m[CARDS + place]
            plans[6 * bucket + WAITING] = card


@entry
def note_rules(duels: IntArray, numbers: Numbers, floats: Floats, rules: Numbers) -> int:
    """Write the rules of the one whole plan that is fixed, pairs of a sight and a choice; how many words."""
    return rules_of(address(duels), address(numbers), address(floats), address(rules))


@part
def rules_of(duels: Duels, m: Memory, f: FloatWords, rules: Memory) -> int:
    """What the player does at each sight that can come up if all earlier decisions are followed, in no order."""
    start(m, f)
    f[LIMIT] = -np.inf
    for level in range(6):
        place = WAITING if level == 0 else level - 1
        m[CARDS + place] = m[FIXED + place]
        m[WHOLE] = level == WAITING
        m[EARLY] = 1
        expand(duels, m, f, level, place)
    reached = fold(m, f, 6, 0)
    for stake in range(m[STAKES + 6]):
        f[reached + stake] = 1.0 if stake < FREE_STAKES else 0.0
    written = 0
    for number in range(m[GROUPS + 6]):
        group = m[AT_GROUPS] + number * GROUP
        if f[reached + m[group + PARENT]] > 0.0:
            picked = m[group + PICKED]
            f[reached + m[group + OFFSET] + picked] = 1.0
            if picked:
                rules[written], rules[written + 1] = m[group + SIGHT], picked
                written += 2
    return written
