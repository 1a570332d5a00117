"""What the rules ask for. Every ask has a purpose, and each purpose has one record, with what it is a choice of.

The purposes of the rules themselves stand here; those of a verb stand with the verb, which adds them to `PURPOSES`.
The fast path numbers its asks by this table, and bots take their rule of thumb from it.
"""

from enum import Enum, auto
from typing import Final, NamedTuple

__all__ = ["PURPOSES", "REVEAL", "RIVAL", "USE", "Kind", "Prefer", "Purpose", "Shows", "declare"]


class Kind(Enum):
    """What an answer is. The first four choose one of some."""

    CARD = auto()
    SEAT = auto()
    RELIC = auto()
    """A relic in play, named by its owner and its place."""
    ABILITY = auto()
    """An ability of the shrine, named by its place."""
    YES_NO = auto()
    PICK = auto()
    """Some cards of the hand, while others may be picking theirs."""
    LAY = auto()
    """A wizard and a relic."""
    ARRANGE = auto()
    """The order of the top cards of the own deck."""


class Prefer(Enum):
    """A rule of thumb for bots that do not search."""

    FIRST = auto()
    """Any will do."""
    STRONGEST = auto()
    """The strongest card, the player with the most power; for a yes or no: yes, if the card is a strong one."""
    WEAKEST = auto()
    YES = auto()


class Shows(Enum):
    """Which hidden cards the ask itself shows to whoever is asked."""

    NOTHING = auto()
    OWN_DECK = auto()
    """Its options are the top of the own deck."""
    RIVAL_DECK = auto()
    """Its card is the top of a rival's deck."""


class Purpose(NamedTuple):
    name: str
    kind: Kind
    prefer: Prefer = Prefer.FIRST
    shows: Shows = Shows.NOTHING


PURPOSES: Final[dict[str, Purpose]] = {}
"""Every purpose by its name: first those of the rules, then those of the verbs in their order."""


def declare(purpose: Purpose) -> Purpose:
    """Add a purpose to the table. Two verbs may share one, if they mean the same by it."""
    known = PURPOSES.setdefault(purpose.name, purpose)
    if known != purpose:
        raise ValueError(f"two meanings of the purpose {purpose.name!r}")
    return purpose


SPOILS: Final = declare(Purpose("spoils", Kind.CARD, Prefer.STRONGEST))
ORDER: Final = declare(Purpose("order", Kind.CARD))
SHRINE: Final = declare(Purpose("shrine", Kind.ABILITY))
TRIGGER: Final = declare(Purpose("trigger", Kind.CARD))
RIVAL: Final = declare(Purpose("rival", Kind.SEAT, Prefer.STRONGEST))
REVEAL: Final = declare(Purpose("reveal", Kind.CARD))
USE: Final = declare(Purpose("use", Kind.YES_NO, Prefer.YES))
MULLIGAN: Final = declare(Purpose("mulligan", Kind.PICK, Prefer.WEAKEST))
DOWN: Final = declare(Purpose("down", Kind.PICK, Prefer.WEAKEST))
LAY: Final = declare(Purpose("lay", Kind.LAY, Prefer.STRONGEST))
