"""A round played by two strategies, one of which need not be known to the end.

The walk stops where a card of the unknown plan is needed, and where the unknown player must decide; it goes on from
there when more is known. That is how all plans with the same first cards share the beginning of their rounds.

What stands where is told by places in a plan (0 to 4 in order, 5 for the Waiting card), so that a state is good for
every plan that fits it. What a player has seen is one number, a hash of all that came to light of the other side and
of all that was decided in the open; with the player's own plan that is all the player knows, and a strategy decides
by that number alone. Two rounds that look the same to a player stop at the same moments: what happens depends on
nothing that is hidden from both. On a sight that it does not foresee a strategy goes by the *aspect* of the moment,
much less: what is asked, in which of its places its wizard stands, what that faces, how many cards the other has left
and what became of the other's Waiting card; without the last two it is a *broad* aspect, the last resort.

Everything is in one memory of numbers: states, plans (-1 is a card not known yet) and rules, pairs of a sight and a
choice, sorted by sight.
"""

from typing import Final, TypeAlias

import numpy as np

from wizardhall.compiled import Address, part
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.round import BURY, FACTORIALS, REARRANGE, arranged, side_after
from wizardhall.cup.fast.tables import ASKS, BEGIN, LEAF_ONLY_LOSES, VISIBLE

__all__ = [
    "ASKED",
    "ASPECTS",
    "BETWEEN",
    "BROAD",
    "NEEDS",
    "PURPOSES",
    "RULES_BEGIN",
    "RULES_END",
    "STRATEGY",
    "WAITING",
    "WHITE_ASKED",
    "WORDS",
    "Duels",
    "Memory",
    "aspect",
    "class_of",
    "decide",
    "note_sights",
    "result",
    "set_out",
    "walk",
]

Memory: TypeAlias = Address[np.int64]
Duels: TypeAlias = Address[np.int32]

WORDS: Final = 5
"""A state: Black's side, White's side, what Black has seen, what White has seen, where to go on."""

BETWEEN: Final = 1 << 40
"""Where to go on between two duels: this plus the losers of the last; in a duel it is a tree."""

NEEDS: Final = 3
"""The walk returns 0, 1 or 2 (Black lost, both won, Black won), this plus the place of the card that it needs,"""
ASKED: Final = 16
"""or this plus the purpose of the ask that it stands at, and `WHITE_ASKED` more if that is White's."""
WHITE_ASKED: Final = 4

WAITING: Final = 5
"""The place of the Waiting card in a plan."""
FRESH_SIDE: Final = 0 | 1 << 5 | 2 << 10 | 3 << 15 | 4 << 20 | 5 << 25 | (WAITING + 1) << 31
DECK: Final = 0x1FFFFFF

DISCARDS, WAITING_GONE, EXCHANGED, FORESEEN = 1 << 6, 1 << 8, 1 << 10, 1 << 14
"""Bits of a leaf by which cards come to light: Black's; White's are one place to the left."""
UNVEILS: Final = 3 * (DISCARDS | WAITING_GONE | EXCHANGED | FORESEEN)

RULES_BEGIN, RULES_END, STRATEGY = 6, 7, 8
"""A strategy: six cards, where its rules begin and end counted from the first strategy; how many words that is."""

PURPOSES: Final = 6 * (SET_SIZE + 1) ** 2
BROAD: Final = 3 * PURPOSES
ASPECTS: Final = BROAD * (1 + 3 * 6)
"""How many broad aspects of each purpose there are, and of all three; how many of all: numbers from 0 on, which sights
are hardly ever."""

SEES_PLACED, SEES_EXCHANGED, SEES_ANSWER, SEES_WAITING_FALL, SEES_DECK_FALL, SEES_TOP = 1, 40, 80, 100, 140, 180


@part
def class_of(duels: Duels, card: int) -> int:
    """What the card is as a visible discard; -1 is no card."""
    return duels[VISIBLE + card + 1]


@part
def set_out(m: Memory, at: int) -> None:
    """A round about to begin."""
    m[at] = FRESH_SIDE
    m[at + 1] = FRESH_SIDE
    m[at + 2] = 0
    m[at + 3] = 0
    m[at + 4] = BETWEEN + 3


@part
def seen(sight: int, what: int) -> int:
    mixed = (sight ^ what) * -7046029254386353131
    return mixed ^ (mixed >> 29)


@part
def side(zone: int, deck: int, left: int, visible: int, waiting: int) -> int:
    return deck | left << 25 | zone << 28 | waiting << 31 | visible << 34


@part
def store(m: Memory, at: int, black: int, white: int, sight_b: int, sight_w: int, where: int) -> None:
    m[at], m[at + 1] = black, white
    m[at + 2], m[at + 3] = sight_b, sight_w
    m[at + 4] = where


@part
def note_sights(m: Memory, at: int, trail: int) -> None:
    m[trail] += 1
    m[trail + 2 * m[trail] - 1] = m[at + 2]
    m[trail + 2 * m[trail]] = m[at + 3]


@part
def choice(m: Memory, begin: int, end: int, sight: int, moment: int) -> int:
    """What a strategy does, by its rules from `begin` to `end`: for the sight, for the aspect, for the broad one."""
    chosen = rule_for(m, begin, end, sight)
    if chosen < 0:
        chosen = rule_for(m, begin, end, moment)
    if chosen < 0:
        chosen = rule_for(m, begin, end, moment % BROAD)
    return max(chosen, 0)


@part
def rule_for(m: Memory, begin: int, end: int, sight: int) -> int:
    low, high = 0, (end - begin) >> 1
    while low < high:
        middle = (low + high) >> 1
        if m[begin + 2 * middle] < sight:
            low = middle + 1
        else:
            high = middle
    rule = begin + 2 * low
    return m[rule + 1] if rule < end and m[rule] == sight else -1


@part
def aspect(m: Memory, purpose: int, mine: int, cards: int, theirs: int) -> int:
    """Of an ask: the sides of the player who is asked and of the other one, whose plan is at `cards`."""
    top = m[cards + (theirs & 31)] + 1 if purpose == BURY else 0
    facing = m[cards + (theirs >> 28 & 7)] + 1
    broad = ((purpose * 6 + (mine >> 28 & 7)) * (SET_SIZE + 1) + facing) * (SET_SIZE + 1) + top
    waiting = theirs >> 31 & 7
    waits = 0 if waiting == 0 else 1 if waiting == WAITING + 1 else 2
    return broad + BROAD * (1 + waits * 6 + (theirs >> 25 & 7))


@part
def decide(duels: Duels, m: Memory, at: int, me: int, purpose: int, option: int) -> None:
    """Answer the ask that the walk stands at: 0 declines; for a rearrangement k is the k-th order."""
    if purpose == REARRANGE and option:
        mine = m[at + me]
        left = mine >> 25 & 7
        m[at + me] = mine >> 25 << 25 | arranged(mine & DECK, left, (option - 1) % FACTORIALS[left])
    yes = 1 if option else 0
    m[at + 2] = seen(m[at + 2], SEES_ANSWER + 2 * purpose + yes)
    m[at + 3] = seen(m[at + 3], SEES_ANSWER + 2 * purpose + yes)
    m[at + 4] = duels[m[at + 4] + 1 + yes]


@part
def walk(duels: Duels, m: Memory, at: int, cb: int, cw: int, stops: int, begin: int, end: int, trail: int) -> int:
    """Go on until the round ends, a card is needed that is unknown, or a player of the mask `stops` must decide.

    Black's plan is at `cb`, White's at `cw`. A player who is not to be waited for has the rules from `begin` to `end`.
    Where a card is missing, the state is the last one before, from which the walk will come here again. At `trail`, if
    that is not 0, is noted what both have seen before each duel: a count, and a pair of sights for each.
    """
    classes = duels[0]
    sb, sw, gb, gw, tree = m[at], m[at + 1], m[at + 2], m[at + 3], m[at + 4]
    db, nb, zb, wb, vb = sb & DECK, sb >> 25 & 7, sb >> 28 & 7, sb >> 31 & 7, sb >> 34
    dw, nw, zw, ww, vw = sw & DECK, sw >> 25 & 7, sw >> 28 & 7, sw >> 31 & 7, sw >> 34
    while True:
        if tree >= BETWEEN:
            losers = tree - BETWEEN
            assert losers, "a duel that nobody lost"
            lb, lw = losers & 1, losers >> 1
            if nb < lb:
                return 1 if nw < lw else 0
            if nw < lw:
                return 2
            store(m, at, side(zb, db, nb, vb, wb), side(zw, dw, nw, vw, ww), gb, gw, tree)
            if trail:
                note_sights(m, at, trail)
            if lb:
                zb = db & 31
                if m[cb + zb] < 0:
                    return NEEDS + zb
                db >>= 5
                nb -= 1
                gw = seen(gw, SEES_PLACED + m[cb + zb])
            if lw:
                zw = dw & 31
                if m[cw + zw] < 0:
                    return NEEDS + zw
                dw >>= 5
                nw -= 1
                gb = seen(gb, SEES_PLACED + m[cw + zw])
            ab = class_of(duels, m[cb + vb - 1]) if vb else 0
            aw = class_of(duels, m[cw + vw - 1]) if vw else 0
            pair = (losers * SET_SIZE + m[cb + zb]) * SET_SIZE + m[cw + zw]
            first = duels[BEGIN + (pair * classes + ab) * classes + aw]
            if first < LEAF_ONLY_LOSES:
                if first & 1:
                    vb = zb + 1
                if first & 2:
                    vw = zw + 1
                tree = BETWEEN + first
                continue
            tree = first - LEAF_ONLY_LOSES
        while tree >= 0:
            sight = duels[tree]
            if sight == 0:
                value = class_of(duels, m[cb + vb - 1]) if vb else 0
            elif sight == 1:
                value = class_of(duels, m[cw + vw - 1]) if vw else 0
            elif sight == 2:
                value = m[cb + wb - 1] + 1 if wb else 0
                if wb and value == 0 and not same_for_all(duels, tree):
                    return NEEDS + wb - 1
                value = value if value or not wb else 1
            elif sight == 3:
                value = m[cw + ww - 1] + 1 if ww else 0
                if ww and value == 0 and not same_for_all(duels, tree):
                    return NEEDS + ww - 1
                value = value if value or not ww else 1
            elif sight == 4:
                value = nb
            else:
                value = nw
            tree = duels[tree + 1 + value]
        leaf = ~tree
        code = duels[leaf]
        if code & UNVEILS:
            missing = unveiled(m, cb, code, db, wb)
            if missing < 0:
                missing = unveiled(m, cw, code >> 1, dw, ww)
            if missing >= 0:
                return NEEDS + missing
            gw = sees(m, gw, cb, code, zb, db, wb)
            gb = sees(m, gb, cw, code >> 1, zw, dw, ww)
        zb, db, nb, wb, fb = side_after(code, zb, db, nb, wb)
        zw, dw, nw, ww, fw = side_after(code >> 1, zw, dw, nw, ww)
        if fb:
            vb = fb
        if fw:
            vw = fw
        if not code & ASKS:
            tree = BETWEEN + (code & 3)
            continue
        purpose, player = code >> 20 & 3, code >> 19 & 1
        if stops >> player & 1:
            store(m, at, side(zb, db, nb, vb, wb), side(zw, dw, nw, vw, ww), gb, gw, leaf)
            return ASKED + purpose + WHITE_ASKED * player
        sb, sw = side(zb, db, nb, vb, wb), side(zw, dw, nw, vw, ww)
        now = aspect(m, purpose, sw, cb, sb) if player else aspect(m, purpose, sb, cw, sw)
        option = choice(m, begin, end, gw if player else gb, now)
        yes = 1 if option else 0
        if purpose == REARRANGE and option:
            if player == 0:
                db = arranged(db, nb, (option - 1) % FACTORIALS[nb])
            else:
                dw = arranged(dw, nw, (option - 1) % FACTORIALS[nw])
        gb = seen(gb, SEES_ANSWER + 2 * purpose + yes)
        gw = seen(gw, SEES_ANSWER + 2 * purpose + yes)
        tree = duels[leaf + 1 + yes]


@part
def same_for_all(duels: Duels, tree: int) -> bool:
    """Is it enough that there is a Waiting card, whichever it is?"""
    same = True
    for card in range(2, SET_SIZE + 1):
        same = same and duels[tree + 1 + card] == duels[tree + 2]
    return same


@part
def unveiled(m: Memory, cards: int, code: int, deck: int, waiting: int) -> int:
    """The place of an unknown card that comes to light by what the leaf says of this side; -1 if there is none."""
    if code & (DISCARDS | FORESEEN) and m[cards + (deck & 31)] < 0:
        return deck & 31
    if code & (EXCHANGED | WAITING_GONE) and m[cards + waiting - 1] < 0:
        return waiting - 1
    return -1


@part
def sees(m: Memory, sight: int, cards: int, code: int, zone: int, deck: int, waiting: int) -> int:
    """What the other player sees of this side in a leaf."""
    if code & FORESEEN:
        sight = seen(sight, SEES_TOP + m[cards + (deck & 31)])
    if code & DISCARDS:
        sight = seen(sight, SEES_DECK_FALL + m[cards + (deck & 31)])
    if code & EXCHANGED:
        sight = seen(sight, SEES_EXCHANGED + m[cards + waiting - 1])
    if code & WAITING_GONE:
        sight = seen(sight, SEES_WAITING_FALL + m[cards + (zone if code & EXCHANGED else waiting - 1)])
    return sight


@part
def result(duels: Duels, m: Memory, at: int, strategies: int, black: int, white: int) -> int:
    """The round of two of the strategies that begin at `strategies`."""
    set_out(m, at)
    b, w = strategies + black * STRATEGY, strategies + white * STRATEGY
    begin, end = strategies + m[w + RULES_BEGIN], strategies + m[w + RULES_END]
    while True:
        found = walk(duels, m, at, b, w, 1, begin, end, 0)
        if found < ASKED:
            return found
        now = aspect(m, found - ASKED, m[at], w, m[at + 1])
        option = choice(m, strategies + m[b + RULES_BEGIN], strategies + m[b + RULES_END], m[at + 2], now)
        decide(duels, m, at, 0, found - ASKED, option)
