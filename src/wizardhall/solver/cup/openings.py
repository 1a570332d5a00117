"""The book of openings: what to play in the first round, solved beforehand.

For every pair of drawn cards it has the mixes of both players in the *plain* round, in which nobody uses an optional
power, and how much both could still gain there together. Seats do not matter in it, so a pair and its mirror image are
one.

For every drawn card it has a *guard*: a mix of plans without cards that ask, or with the drawn one waiting, made to
stand against everything that an opponent can do, optional powers included; and what it earns at least.
"""

import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from importlib.resources import files
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

from wizardhall.core.errors import RecordError
from wizardhall.core.files import atomic_write, reading
from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.solver.cup.best_response import BLACK, EVERY_CARD, WHITE, Side
from wizardhall.solver.cup.buffers import Cup
from wizardhall.solver.cup.checkpoint import load as load_search
from wizardhall.solver.cup.checkpoint import save as save_search
from wizardhall.solver.cup.equilibrium import Contest, Search
from wizardhall.solver.cup.mixes import Mix
from wizardhall.solver.cup.strategies import Strategy

__all__ = ["PAIRS", "Book", "Guard", "book_for", "from_book", "load", "write"]

FORMAT: Final = 1
PAIRS: Final = tuple(combinations_with_replacement(range(SET_SIZE), 2))
CARDS: Final = 6
"""In a plan."""
NEIGHBOURS: Final = 8
"""A pair begins with the plans of the round of any Decks, and of so many others that have a card in common with it."""

GUARDED: Final = 0.1
"""Guards begin with a solution in which both players together could gain no more than this, and end with one,"""
GUARD_TURNS: Final = 3
"""or after so many turns."""

Progress = Callable[[int, tuple[int, ...], float], object]
"""Told how many pairs are done, which one is on its way, and how much both could gain there; no cards while the round
of any Decks is solved, with whose plans all begin. After the pairs come the guards: no cards while they are solved,
then the one whose guard is certified."""


class _Mix(msgspec.Struct, array_like=True):
    plans: bytes
    """Six cards each."""
    weights: list[float]


class _Opening(msgspec.Struct, array_like=True):
    gap: float
    mixes: tuple[_Mix, _Mix]
    """Of the player with the first card of the pair, and of the other."""


class _Guard(msgspec.Struct, array_like=True):
    least: float
    mix: _Mix


class _File(msgspec.Struct):
    format: int
    cards: str
    edition: str
    openings: dict[str, _Opening]
    guards: dict[int, _Guard]


class Guard(NamedTuple):
    least: float
    """What it earns at least, whatever the opponent does."""
    mix: Mix


class Book:
    """Openings of a card set under an edition."""

    def __init__(self, file: _File) -> None:
        self._file = file

    def __len__(self) -> int:
        return len(self._file.openings)

    def fits(self, cards: CupSet, edition: str) -> bool:
        return self._file.cards == cards.digest and self._file.edition == edition

    def gap(self, drawn: tuple[int, int]) -> float | None:
        """What both players together could gain in the plain round with these cards; None if it is not in the book."""
        found = self._file.openings.get(_key(drawn))
        return None if found is None else found.gap

    def mixes(self, drawn: tuple[int, int]) -> tuple[Mix, Mix] | None:
        """The mixes of the player with the first card and of the other; None if they are not in the book."""
        found = self._file.openings.get(_key(drawn))
        if found is None:
            return None
        first, second = (_unpacked(mix) for mix in found.mixes)
        return (first, second) if drawn[0] <= drawn[1] else (second, first)

    def guard(self, drawn: int) -> Guard | None:
        """For the player with this card; None if it is not in the book."""
        found = self._file.guards.get(drawn)
        return None if found is None else Guard(found.least, _unpacked(found.mix))


def load(file: Path) -> Book:
    """Raises `RecordError` if it is no book."""
    try:
        with reading(file):
            return _read(file.read_bytes())
    except (msgspec.MsgspecError, zlib.error):
        raise RecordError(file.name, 0, "lab-error-no-openings") from None


@lru_cache(maxsize=4)
def book_for(cards: CupSet, edition: str) -> Book | None:
    """The book that comes with the hall, if there is one for these cards."""
    file = files(__package__) / "books" / f"{edition}.openings"
    book = _read(file.read_bytes()) if file.is_file() else None
    return book if book is not None and book.fits(cards, edition) else None


def _read(content: bytes) -> Book:
    file = msgspec.msgpack.decode(zlib.decompress(content), type=_File)
    if file.format != FORMAT:
        raise msgspec.ValidationError(f"a book of format {file.format}, not {FORMAT}")
    return Book(file)


def from_book(contest: Contest) -> tuple[tuple[Strategy, ...], tuple[Strategy, ...]]:
    """What the book has for a contest: plans of both sides to begin with, none if it is not in the book."""
    black, white = (side.held.bit_length() - 1 for side in contest.sides)
    book = book_for(contest.cup.cards, contest.cup.edition)
    if book is None or min(black, white) < 0 or contest != _contest(contest.cup, (black, white)):
        return (), ()
    found = book.mixes((black, white))
    return ((), ()) if found is None else (found[BLACK].strategies, found[WHITE].strategies)


def write(cup: Cup, file: Path, within: float, progress: Progress) -> Book:
    """Solve all that is not in the file yet; it is whole after every opening, and at any time."""
    saved = _File(FORMAT, cup.cards.digest, cup.edition, {}, {})
    if file.exists():
        book = load(file)
        if not book.fits(cup.cards, cup.edition):
            raise RecordError(file.name, 0, "lab-error-other-openings")
        saved = book._file
    missing = [(number, drawn) for number, drawn in enumerate(PAIRS) if _key(drawn) not in saved.openings]
    if missing:
        whole = Search(Contest(cup, (Side(), Side()), plain=True))
        whole.approach(within, lambda bounds: progress(missing[0][0], (), bounds.gap))
        for number, drawn in missing:
            search = Search(_contest(cup, drawn), _known(saved, drawn, whole))
            while search.bounds.gap > within and not search.settled:
                progress(number, drawn, search.bounds.gap)
                search.turn()
            mixes = _packed(search.mixes[BLACK]), _packed(search.mixes[WHITE])
            saved.openings[_key(drawn)] = _Opening(search.bounds.gap, mixes)
            _save(saved, file)
    _add_guards(cup, saved, file, progress)
    return Book(saved)


def _add_guards(cup: Cup, saved: _File, file: Path, progress: Progress) -> None:
    """Solve the round of a player without cards that ask; guards begin with that. Its state is in a file beside."""
    side = Side(EVERY_CARD & ~cup.askers)
    missing = [card for card in range(SET_SIZE) if card not in saved.guards]
    if not missing or len(side.cards) < CARDS:
        return
    contest, state = Contest(cup, (side, Side())), file.with_name(f"{file.name}.guards")
    search = load_search(state, contest) if state.exists() else Search(contest)
    with suppress(MemoryError):  # then guards begin with the best mix so far
        while search.bounds.gap > GUARDED and not search.settled:
            progress(len(PAIRS), (), search.bounds.gap)
            search.turn()
            save_search(state, search)
    for card in missing:
        search = _guarded(cup, search, card, partial(progress, len(PAIRS), (card,)))
        saved.guards[card] = _Guard(search.bounds.lower, _packed(search.mixes[BLACK]))
        _save(saved, file)
    state.unlink(missing_ok=True)


def _with(card: int, plan: tuple[int, ...]) -> tuple[int, ...]:
    """A plan with a card in it: as the Waiting card, if it is not there already."""
    return plan if card in plan else (*plan[:-1], card)


def _guarding(cup: Cup, card: int) -> Side:
    """Plans with this drawn card and without cards that ask; if it is one of them, it waits."""
    drawn = 1 << card
    return Side(EVERY_CARD & ~cup.askers | drawn, drawn, drawn if cup.askers & drawn else EVERY_CARD)


def _guarded(cup: Cup, last: Search, card: int, progress: Callable[[float], object]) -> Search:
    """Some turns of the round with this drawn card, begun with the lines of another one; its best mix is the guard."""
    mine, theirs = last.repertoire.strategies
    known = [Strategy(plan) for plan in dict.fromkeys(_with(card, strategy.plan) for strategy in mine)]
    search = Search(Contest(cup, (_guarding(cup, card), Side())), (known, theirs))
    with suppress(MemoryError):  # then it is the best one so far
        while search.bounds.gap > GUARDED and search.bounds.turns < GUARD_TURNS and not search.settled:
            progress(search.bounds.gap)
            search.turn()
    return search


def _save(saved: _File, file: Path) -> None:
    with atomic_write(file) as written:
        written.write(zlib.compress(msgspec.msgpack.encode(saved), 9))


def _contest(cup: Cup, drawn: tuple[int, int]) -> Contest:
    return Contest(cup, (Side(held=1 << drawn[BLACK]), Side(held=1 << drawn[WHITE])), plain=True)


def _known(saved: _File, drawn: tuple[int, int], whole: Search) -> tuple[list[Strategy], list[Strategy]]:
    """What a pair begins with, by owner: plans of the round of any Decks, and of pairs with a card in common."""
    black, white = (list(dict.fromkeys(_plans_with(saved, card, whole))) for card in drawn)
    return black, white


def _plans_with(saved: _File, card: int, whole: Search) -> Iterator[Strategy]:
    yield from (Strategy(_with(card, strategy.plan)) for mix in whole.mixes for strategy in mix.strategies)
    near = [(pair, saved.openings[_key(pair)]) for pair in PAIRS if card in pair and _key(pair) in saved.openings]
    for pair, found in near[-NEIGHBOURS:]:
        for owner, mix in zip(pair, found.mixes, strict=True):
            if owner == card:
                yield from _unpacked(mix).strategies


def _key(drawn: tuple[int, int]) -> str:
    return f"{min(drawn)} {max(drawn)}"


def _packed(mix: Mix) -> _Mix:
    return _Mix(bytes(card for strategy in mix.strategies for card in strategy.plan), mix.weights.tolist())


def _unpacked(mix: _Mix) -> Mix:
    plans = np.frombuffer(mix.plans, np.uint8).reshape(-1, 6).tolist()
    return Mix(tuple(Strategy(tuple(plan)) for plan in plans), np.array(mix.weights))
