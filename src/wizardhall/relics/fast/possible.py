"""Whom a verb can reach, what it can choose from, and so whether it can be done at all (REL-W8)."""

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Book, State
from wizardhall.relics.fast.piles import has_cards
from wizardhall.relics.fast.power import ignored
from wizardhall.relics.fast.rows import after, fights, fits, is_wizard, no_options, push, row, said

__all__: list[str] = []


@part
def reach(book: Book, s: State, seat: int, to: int) -> int:
    """The players that a target can mean become the targets (REL-W3); outside a battle only oneself."""
    s[at.TARGETS] = 0
    if to in (at.SELF, at.ALL):
        push(s, at.TARGETS, seat)
    if to != at.SELF and fights(s, seat):
        for steps in range(1, book[at.PLAYERS]):
            rival = after(book, seat, steps)
            if fights(s, rival):
                push(s, at.TARGETS, rival)
    return s[at.TARGETS]


@part
def fitting_options(book: Book, s: State, place: int, wizards: bool, relics: bool, wanted: int) -> int:
    """The cards of a row that are of a kind and fit become the options."""
    options = no_options(book, s)
    for i in range(place + 1, place + 1 + s[place]):
        if (wizards if is_wizard(book, s[i]) else relics) and fits(book, wanted, s[i]):
            push(s, options, s[i])
    return s[options]


@part
def slots(book: Book, s: State, own: bool, seat: int, with_ignored: bool) -> int:
    """The places of relics in play become the options: one's own, or the rivals'."""
    options = no_options(book, s)
    reach(book, s, seat, at.SELF if own else at.RIVALS)
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        relics = row(book, s[t], at.RELICS)
        for i in range(s[relics]):
            if with_ignored or not ignored(book, s, s[t], s[relics + 1 + i]):
                push(s, options, s[t] * at.SLOT + i)
    return s[options]


@part
def decks_to_peek_at(book: Book, s: State, seat: int) -> int:
    options = no_options(book, s)
    reach(book, s, seat, at.RIVALS)
    for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
        if has_cards(book, s, s[t]):
            push(s, options, s[t])
    return s[options]


@part
def possible(book: Book, s: State, seat: int, sentence: int) -> bool:
    """REL-W8: what is impossible is skipped."""
    do, to, wanted = said(book, sentence, at.DO), said(book, sentence, at.TO), said(book, sentence, at.CARD_FILTER)
    if do == at.LOOK:
        return has_cards(book, s, seat)
    if do == at.TAKE_BACK:
        return fitting_options(book, s, row(book, seat, at.DISCARD), True, True, wanted) > 0
    if do == at.PEEK:
        return decks_to_peek_at(book, s, seat) > 0
    if do in (at.DRAW, at.DISCARD_DECK, at.DISCARD_HAND):
        reach(book, s, seat, to)
        for t in range(at.TARGETS + 1, at.TARGETS + 1 + s[at.TARGETS]):
            if s[row(book, s[t], at.HAND)] > 0 if do == at.DISCARD_HAND else has_cards(book, s, s[t]):
                return True
        return False
    if not fights(s, seat):
        return False
    if do == at.ENTER_FROM_HAND or do == at.ADD_RELIC:
        if said(book, sentence, at.IF_MAY):
            return True
        wizards = do == at.ENTER_FROM_HAND
        return fitting_options(book, s, row(book, seat, at.HAND), wizards, not wizards, wanted) > 0
    if do == at.ENTER_FROM_DISCARD:
        return fitting_options(book, s, row(book, seat, at.DISCARD), True, False, wanted) > 0
    if do == at.EXCHANGE_RELIC:
        return s[row(book, seat, at.RELICS)] > 0 and slots(book, s, False, seat, True) > 0
    if do == at.IGNORE_RELIC and to == at.RIVAL:
        return slots(book, s, False, seat, False) > 0
    return reach(book, s, seat, to) > 0
