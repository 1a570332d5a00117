"""The opening book: strategies for the first round, solved beforehand.

For every pair of drawn cards it has the equilibrium of the *plain* round, in which every optional power is declined,
and its exploitability there. Seats do not matter in it, so a pair and its mirror image are one.

For every drawn card it has a *guard*, a safe strategy: a mixture of plans without cards that ask, or with the drawn one
waiting, close to maximin against everything that an opponent can do, optional powers included; and what it earns at
least.
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
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.checkpoint import load as load_checkpoint
from wizardhall.solver.cup.checkpoint import save as save_checkpoint
from wizardhall.solver.cup.double_oracle import DoubleOracle
from wizardhall.solver.cup.round_game import BLACK, EVERY_CARD, WHITE, PlanSpace, RoundGame
from wizardhall.solver.cup.strategies import MixedStrategy, Strategy

__all__ = ["PAIRS", "Guard", "OpeningBook", "book_for", "book_strategies", "load", "write"]

FORMAT: Final = 1
PAIRS: Final = tuple(combinations_with_replacement(range(SET_SIZE), 2))
CARDS: Final = 6
"""In a plan."""
NEIGHBOURS: Final = 8
"""A pair starts with the plans of the round of any Decks, and of as many other pairs that share a card with it."""

GUARD_GAP: Final = 0.1
"""Guards start with a solution whose exploitability is no more than this, and end with one,"""
GUARD_ITERATIONS: Final = 3
"""or after as many iterations."""

Progress = Callable[[int, tuple[int, ...], float], object]
"""Takes how many pairs are done, the drawn cards of the pair being solved, and its exploitability so far. There are no
cards while the round of any Decks is solved, with whose plans all pairs start. After the pairs come the guards: no
cards while their common start is solved, then the card whose guard is being certified."""


class _MixedStrategy(msgspec.Struct, array_like=True):
    plans: bytes
    """Six cards each."""
    weights: list[float]


class _Opening(msgspec.Struct, array_like=True):
    gap: float
    profile: tuple[_MixedStrategy, _MixedStrategy]
    """Of the player with the first card of the pair, and of the other."""


class _Guard(msgspec.Struct, array_like=True):
    guarantee: float
    strategy: _MixedStrategy


class _File(msgspec.Struct):
    format: int
    cards: str
    edition: str
    openings: dict[str, _Opening]
    guards: dict[int, _Guard]


class Guard(NamedTuple):
    guarantee: float
    """What it earns at least, whatever the opponent does."""
    strategy: MixedStrategy


class OpeningBook:
    """Openings of a card set under an edition."""

    def __init__(self, file: _File) -> None:
        self._file = file

    def __len__(self) -> int:
        return len(self._file.openings)

    def fits(self, cards: CupSet, edition: str) -> bool:
        return self._file.cards == cards.digest and self._file.edition == edition

    def gap(self, drawn: tuple[int, int]) -> float | None:
        """The exploitability in the plain round with these cards; None if it is not in the book."""
        found = self._file.openings.get(_key(drawn))
        return None if found is None else found.gap

    def profile(self, drawn: tuple[int, int]) -> tuple[MixedStrategy, MixedStrategy] | None:
        """The strategies of the player with the first card and of the other; None if they are not in the book."""
        found = self._file.openings.get(_key(drawn))
        if found is None:
            return None
        first, second = (_unpacked(each) for each in found.profile)
        return (first, second) if drawn[0] <= drawn[1] else (second, first)

    def guard(self, drawn: int) -> Guard | None:
        """For the player with this card; None if it is not in the book."""
        found = self._file.guards.get(drawn)
        return None if found is None else Guard(found.guarantee, _unpacked(found.strategy))


def load(file: Path) -> OpeningBook:
    """Raises `RecordError` if it is no book."""
    try:
        with reading(file):
            return _read(file.read_bytes())
    except (msgspec.MsgspecError, zlib.error):
        raise RecordError(file.name, 0, "lab-error-no-openings") from None


@lru_cache(maxsize=4)
def book_for(cards: CupSet, edition: str) -> OpeningBook | None:
    """The book that comes with the package, if there is one for these cards."""
    file = files(__package__) / "books" / f"{edition}.openings"
    book = _read(file.read_bytes()) if file.is_file() else None
    return book if book is not None and book.fits(cards, edition) else None


def _read(content: bytes) -> OpeningBook:
    file = msgspec.msgpack.decode(zlib.decompress(content), type=_File)
    if file.format != FORMAT:
        raise msgspec.ValidationError(f"a book of format {file.format}, not {FORMAT}")
    return OpeningBook(file)


def book_strategies(game: RoundGame) -> tuple[tuple[Strategy, ...], tuple[Strategy, ...]]:
    """What the book has for a game: strategies of both players to start with, none if it is not in the book."""
    black, white = (space.held.bit_length() - 1 for space in game.plan_spaces)
    book = book_for(game.tables.cards, game.tables.edition)
    if book is None or min(black, white) < 0 or game != _plain_game(game.tables, (black, white)):
        return (), ()
    found = book.profile((black, white))
    return ((), ()) if found is None else (found[BLACK].strategies, found[WHITE].strategies)


def write(tables: CardTables, file: Path, within: float, progress: Progress) -> OpeningBook:
    """Solve all that is not in the file yet; it is whole at any time, and grows with every opening."""
    saved = _File(FORMAT, tables.cards.digest, tables.edition, {}, {})
    if file.exists():
        book = load(file)
        if not book.fits(tables.cards, tables.edition):
            raise RecordError(file.name, 0, "lab-error-other-openings")
        saved = book._file
    missing = [(number, drawn) for number, drawn in enumerate(PAIRS) if _key(drawn) not in saved.openings]
    if missing:
        any_decks = DoubleOracle(RoundGame(tables, (PlanSpace(), PlanSpace()), plain=True))
        any_decks.solve(within, lambda bounds: progress(missing[0][0], (), bounds.gap))
        for number, drawn in missing:
            oracle = DoubleOracle(_plain_game(tables, drawn), _initial_strategies(saved, drawn, any_decks))
            while oracle.bounds.gap > within and not oracle.converged:
                progress(number, drawn, oracle.bounds.gap)
                oracle.iterate()
            profile = _packed(oracle.profile[BLACK]), _packed(oracle.profile[WHITE])
            saved.openings[_key(drawn)] = _Opening(oracle.bounds.gap, profile)
            _save(saved, file)
    _add_guards(tables, saved, file, progress)
    return OpeningBook(saved)


def _add_guards(tables: CardTables, saved: _File, file: Path, progress: Progress) -> None:
    """Solve the round of a player without cards that ask, with which all guards start, in a checkpoint beside."""
    space = PlanSpace(EVERY_CARD & ~tables.askers)
    missing = [card for card in range(SET_SIZE) if card not in saved.guards]
    if not missing or len(space.cards) < CARDS:
        return
    game, state = RoundGame(tables, (space, PlanSpace())), file.with_name(f"{file.name}.guards")
    oracle = load_checkpoint(state, game) if state.exists() else DoubleOracle(game)
    with suppress(MemoryError):  # then guards start with the best strategy so far
        while oracle.bounds.gap > GUARD_GAP and not oracle.converged:
            progress(len(PAIRS), (), oracle.bounds.gap)
            oracle.iterate()
            save_checkpoint(state, oracle)
    for card in missing:
        oracle = _guarded(tables, oracle, card, partial(progress, len(PAIRS), (card,)))
        saved.guards[card] = _Guard(oracle.bounds.lower, _packed(oracle.profile[BLACK]))
        _save(saved, file)
    state.unlink(missing_ok=True)


def _with(card: int, plan: tuple[int, ...]) -> tuple[int, ...]:
    """A plan with a card in it: as the Waiting card, if it is not there already."""
    return plan if card in plan else (*plan[:-1], card)


def _guard_space(tables: CardTables, card: int) -> PlanSpace:
    """Plans with this drawn card and without cards that ask; if it is one of them, it waits."""
    drawn = 1 << card
    return PlanSpace(EVERY_CARD & ~tables.askers | drawn, drawn, drawn if tables.askers & drawn else EVERY_CARD)


def _guarded(tables: CardTables, last: DoubleOracle, card: int, progress: Callable[[float], object]) -> DoubleOracle:
    """A few iterations with this drawn card, started with the plans of another one; its best strategy is the guard."""
    mine, theirs = last.restricted_game.strategies
    known = [Strategy(plan) for plan in dict.fromkeys(_with(card, strategy.plan) for strategy in mine)]
    oracle = DoubleOracle(RoundGame(tables, (_guard_space(tables, card), PlanSpace())), (known, theirs))
    with suppress(MemoryError):  # then it is the best one so far
        while oracle.bounds.gap > GUARD_GAP and oracle.bounds.iterations < GUARD_ITERATIONS and not oracle.converged:
            progress(oracle.bounds.gap)
            oracle.iterate()
    return oracle


def _save(saved: _File, file: Path) -> None:
    with atomic_write(file) as written:
        written.write(zlib.compress(msgspec.msgpack.encode(saved), 9))


def _plain_game(tables: CardTables, drawn: tuple[int, int]) -> RoundGame:
    spaces = PlanSpace(held=1 << drawn[BLACK]), PlanSpace(held=1 << drawn[WHITE])
    return RoundGame(tables, spaces, plain=True)


def _initial_strategies(
    saved: _File, drawn: tuple[int, int], any_decks: DoubleOracle
) -> tuple[list[Strategy], list[Strategy]]:
    """What a pair starts with, by owner: plans of the round of any Decks, and of pairs with a card in common."""
    black, white = (list(dict.fromkeys(_plans_with(saved, card, any_decks))) for card in drawn)
    return black, white


def _plans_with(saved: _File, card: int, any_decks: DoubleOracle) -> Iterator[Strategy]:
    yield from (Strategy(_with(card, strategy.plan)) for each in any_decks.profile for strategy in each.strategies)
    near = [(pair, saved.openings[_key(pair)]) for pair in PAIRS if card in pair and _key(pair) in saved.openings]
    for pair, found in near[-NEIGHBOURS:]:
        for owner, packed in zip(pair, found.profile, strict=True):
            if owner == card:
                yield from _unpacked(packed).strategies


def _key(drawn: tuple[int, int]) -> str:
    return f"{min(drawn)} {max(drawn)}"


def _packed(mixed: MixedStrategy) -> _MixedStrategy:
    return _MixedStrategy(
        bytes(card for strategy in mixed.strategies for card in strategy.plan), mixed.weights.tolist()
    )


def _unpacked(packed: _MixedStrategy) -> MixedStrategy:
    plans = np.frombuffer(packed.plans, np.uint8).reshape(-1, CARDS).tolist()
    return MixedStrategy(tuple(Strategy(tuple(plan)) for plan in plans), np.array(packed.weights))
