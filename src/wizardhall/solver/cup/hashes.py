"""The hashes of the solver: of states and observations, where speed counts, and of sequences and information sets.

Observations and information sets are told apart by their 64-bit hashes alone. A hash table of states compares the
states themselves as well.
"""

from wizardhall.compiled import inner, jit, part

__all__ = ["extend_observation", "hash_combine", "hash_pair", "prefix_key"]


@inner
def hash_pair(one: int, two: int) -> int:
    """One multiplication: enough for hash tables, and for observations."""
    number = (one ^ two) * -7046029254386353131
    return number ^ (number >> 32 & 0xFFFFFFFF)


@inner
def extend_observation(observation: int, more: int) -> int:
    """What the responder has observed after observing more."""
    return hash_pair(observation + 0x51ED27, more)


@jit
def prefix_key(strategy: int, observation: int) -> int:
    """Of an observation on the way to one in a strategy's power policy; never 0."""
    return hash_pair(strategy + 1, observation) | 1


@part
def hash_combine(number: int, more: int) -> int:
    """Two multiplications, for sequences and information sets, which are built up from one another."""
    number = (number ^ (more + 0x632BE59BD9B4E019)) * -7046029254386353131
    number ^= number >> 31 & 0x1FFFFFFFF
    number *= -4417276706812531889
    return number ^ (number >> 29 & 0x7FFFFFFFF)
