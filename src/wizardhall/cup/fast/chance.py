"""Random numbers for compiled matches: a stream for every match, so that any part of a batch can be played again."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import jit

__all__ = ["Stream", "below", "mixed"]

Stream: TypeAlias = npt.NDArray[np.uint64]
"""One number, which moves on with every draw."""


@jit
def mixed(number: int | np.uint64) -> np.uint64:
    """SplitMix64 (Steele, Lea and Flood 2014): every bit of the number has a part in every bit of the outcome."""
    z = np.uint64(number) + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@jit
def below(stream: Stream, limit: int) -> int:
    """A number from 0 to `limit` - 1."""
    stream[0] = mixed(stream[0])
    return int(np.int64((stream[0] >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32)))
