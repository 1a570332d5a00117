"""The trees of all duels as one flat array that compiled code can walk, made for a card set and an edition.

How it is packed: `codec.py`. Equal branches and leaves are kept once.
"""

import hashlib
import shutil
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from wizardhall.compiled import cache_folder
from wizardhall.core import progress
from wizardhall.core.files import atomic_write
from wizardhall.cup.cardfile import HOUSE_SET, read_card_file
from wizardhall.cup.cards import CupSet
from wizardhall.cup.editions import EDITIONS, edition
from wizardhall.cup.fast.codec import (
    BEGIN,
    LOOK_AT,
    VERDICTS,
    VISIBLE_DISCARD,
    IntArray,
    encode_leaf,
    is_verdict,
    looked_at_side,
    looked_at_thing,
    tree_for,
)
from wizardhall.cup.fast.situations import ENTRANCES, Change, Tree, Visibles, duel_tree

__all__ = ["IntArray", "duel_tables", "make_tables", "ship"]

SHIPPED: Final = Path(__file__).with_name("shipped")
"""Tables that nobody waits for, the house set's among them. `make tables` makes them again."""
MOST_IN_MEMORY: Final = 8
"""Tables of a process; those that nobody has asked for longest are forgotten."""
MOST_ON_DISK: Final = 200
"""Tables that are kept on disk; the oldest are removed."""


def duel_tables(cards: CupSet, edition_name: str) -> IntArray:
    """Shipped for the house set; for another set computed at the first call, which takes seconds, and kept on disk."""
    key = cards.digest, edition_name
    tables = _TABLES.pop(key, None)
    _TABLES[key] = found_or_made(cards, edition_name, cache_folder() / "cup") if tables is None else tables
    if len(_TABLES) > MOST_IN_MEMORY:
        del _TABLES[next(iter(_TABLES))]
    return _TABLES[key]


_TABLES: Final[dict[tuple[str, str], IntArray]] = {}
"""Those that were asked for last are the last."""


def found_or_made(cards: CupSet, edition_name: str, folder: Path) -> IntArray:
    """Shipped, or kept in the folder, or made now and kept there."""
    name = f"{cards.digest[:16]}-{edition_name}"
    kept = folder / f"{name}-{_rules()}.npz"
    for file in (SHIPPED / f"{name}.npz", kept):
        try:
            with file.open("rb") as opened, np.load(opened) as arrays:
                tables: IntArray = arrays["duels"]
                return tables
        except (OSError, ValueError, KeyError, BadZipFile):
            continue
    made = make_tables(cards, edition_name)
    _keep(kept, made)
    return made


@cache
def _rules() -> str:
    """Another one whenever the rules of a duel are written otherwise, or its tables laid out otherwise."""
    here = Path(__file__).parent
    files = [*(here / name for name in ("codec.py", "situations.py", "tables.py")), *sorted(here.parent.glob("*.py"))]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def _keep(file: Path, made: IntArray) -> None:
    """A read-only home is no error."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(file) as written:
            np.savez_compressed(written, duels=made)
        kept = sorted(file.parent.glob("*.npz"), key=lambda each: each.stat().st_mtime)
        for oldest in kept[:-MOST_ON_DISK]:
            oldest.unlink(missing_ok=True)
    except OSError:
        return


def make_tables(cards: CupSet, edition_name: str) -> IntArray:
    """Run the referee over every duel of a set."""
    visibles, ids = Visibles(cards), cards.ids
    classes = len(visibles.examples)
    firsts = np.zeros((len(ENTRANCES) + 1, len(ids), len(ids), classes, classes), np.int32)
    flat = _Flat(BEGIN + firsts.size, classes)
    pairs = list(product(ENTRANCES, enumerate(ids), enumerate(ids)))
    for last, (i, black), (j, white) in progress.track("cup-tables-made", pairs):
        tree = flat.tree(duel_tree(cards, edition(edition_name), visibles, (black, white), ENTRANCES[last]))
        for vb, vw in product(range(classes), repeat=2):
            firsts[last, i, j, vb, vw] = flat.first(tree, vb, vw)
    head = [classes, 0, *(visibles.of[card] for card in ids)]
    return np.concatenate([head, firsts.ravel(), flat.words]).astype(np.int32)


def ship(*others: Path) -> None:
    """Make the tables of the house set again, and of other card files, for the package."""
    shutil.rmtree(SHIPPED, ignore_errors=True)
    for file in (HOUSE_SET, *others):
        cards = read_card_file(file)
        for name in EDITIONS:
            _keep(SHIPPED / f"{cards.digest[:16]}-{name}.npz", make_tables(cards, name))


class _Flat:
    """Branches and leaves, laid one after the other from `start` on."""

    def __init__(self, start: int, classes: int) -> None:
        self.start, self.classes = start, classes
        self.words: list[int] = []
        self._known: dict[tuple[int, ...], int] = {}

    def tree(self, tree: Tree) -> int:
        if isinstance(tree, Change):
            return ~self._place(self._leaf(tree))
        different = {id(child): child for child in tree.trees}
        flat = {key: self.tree(child) for key, child in different.items()}
        children = [flat[id(child)] for child in tree.trees]
        return children[0] if len(set(children)) == 1 else self._place((LOOK_AT[tree.look], *children))

    def first(self, tree: int, vb: int, vw: int) -> int:
        """The tree with both visible discards looked at already, since nearly every comparison of Values does."""
        while tree >= 0 and looked_at_thing(self._word(tree)) == VISIBLE_DISCARD:
            tree = self._word(tree_for(tree, vw if looked_at_side(self._word(tree)) else vb))
        if tree < 0 and is_verdict(self._word(~tree)):
            return self._word(~tree)
        look_at_anything = self._place((0, *[tree] * self.classes)) if tree < 0 else tree
        return VERDICTS + look_at_anything

    def _leaf(self, change: Change) -> tuple[int, ...]:
        if (ask := change.ask) is None:
            return (encode_leaf(change.sides),)
        return encode_leaf(change.sides, ask.seat, ask.purpose), self.tree(ask.no), self.tree(ask.yes)

    def _word(self, place: int) -> int:
        return self.words[place - self.start]

    def _place(self, words: tuple[int, ...]) -> int:
        if words not in self._known:
            self._known[words] = self.start + len(self.words)
            self.words += words
        return self._known[words]
