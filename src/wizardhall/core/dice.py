"""Chance, by name.

Rules ask for *named* draws, so that a test can script them and a reader of the rules sees what is random.
The stream is ours to promise: HMAC-SHA-512 of the draw's name under the match's key, the same on any machine
and under any version of Python.
"""

import hmac
import math
from collections.abc import Sequence
from typing import Protocol, TypeVar

__all__ = ["Dice", "HashDice", "ScriptedDice"]

T = TypeVar("T")

_SPARE_BITS = 128
"""Bits drawn beyond those needed: the bias of a remainder is then below 2**-128."""


class Dice(Protocol):
    def below(self, name: str, limit: int) -> int:
        """A number from 0 to `limit - 1`."""
        ...

    def draw(self, name: str, items: Sequence[T], count: int) -> list[T]:
        """`count` different items in random order."""
        ...


class HashDice:
    """Draws from a keyed hash. The same name drawn again gives the next number of that name's stream."""

    __slots__ = ("_drawn", "_key")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._drawn: dict[str, int] = {}

    def below(self, name: str, limit: int) -> int:
        turn = self._drawn.get(name, 0)
        self._drawn[name] = turn + 1
        bits = limit.bit_length() + _SPARE_BITS
        blocks = [
            hmac.digest(self._key, f"{name}\n{turn}\n{block}".encode(), "sha512") for block in range(-(-bits // 512))
        ]
        return int.from_bytes(b"".join(blocks), "big") % limit

    def draw(self, name: str, items: Sequence[T], count: int) -> list[T]:
        pool = list(items)
        rank = self.below(name, math.perm(len(pool), count))
        drawn = []
        for size in range(len(pool), len(pool) - count, -1):
            rank, place = divmod(rank, size)
            drawn.append(pool.pop(place))
        return drawn


class ScriptedDice:
    """Dice that fall as a test says, in its order; `finish` fails if some were never thrown."""

    def __init__(self, *script: tuple[str, object]) -> None:
        self._script = list(script)

    def below(self, name: str, limit: int) -> int:
        number = self._next(name)
        assert isinstance(number, int)
        assert 0 <= number < limit, f"{name}: {number} is not below {limit}"
        return number

    def draw(self, name: str, items: Sequence[T], count: int) -> list[T]:
        wanted = self._next(name)
        assert isinstance(wanted, (list, tuple))
        drawn: list[T] = list(wanted)
        assert len(drawn) == count, f"{name}: {count} to draw"
        pool = list(items)
        for item in drawn:
            assert item in pool, f"{name}: {item} is not there to be drawn"
            pool.remove(item)
        return drawn

    def finish(self) -> None:
        assert not self._script, f"never thrown: {self._script}"

    def _next(self, name: str) -> object:
        assert self._script, f"no throw left for {name}"
        scripted, result = self._script.pop(0)
        assert scripted == name, f"the rules throw {name}, the script says {scripted}"
        return result
