"""A verb: one record with all that the rest of the program needs to know of it."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from wizardhall.core.asks import Play
from wizardhall.relics.cards import Sentence
from wizardhall.relics.purposes import RIVAL, Purpose, declare
from wizardhall.relics.scene import Scene

__all__ = ["VERBS", "Verb", "can_be_done", "verb"]

Act: TypeAlias = Callable[[Scene, Sentence], Play[bool]]
Possible: TypeAlias = Callable[[Scene, Sentence], bool]
Unused: TypeAlias = Callable[[Sentence], frozenset[str]]


class Verb(NamedTuple):
    """What a verb does, what its sentences may say, what it asks, and hints for bots."""

    words: str
    """Its name in card files."""
    act: Act
    possible: Possible
    takes: frozenset[str]
    """The fields of a sentence that mean something to it, beyond those that all have."""
    asks: tuple[Purpose, ...] = ()
    """The purposes that it can ask with, in the order in which it asks."""
    from_hand: bool = False
    """It chooses a card from the hand; a "may" is then part of that choice."""
    when_discarded: bool = False
    """A discarded card can do it: it needs no card in play, and brings none into play."""
    gives_power: bool = False
    """All it does is to add its amount, which may be negative, to somebody's power."""
    brings_wizard: bool = False
    """A wizard may enter by it, who then goes through the steps of entering."""
    discards_from_deck: bool = False
    """It discards cards of decks, which may react in turn (REL-K16)."""
    unused: Unused = lambda _: frozenset()
    """Fields that it takes in general, but not in this sentence."""
    worth: float = 0.5
    """For bots: about how much power it is worth to do it once."""

    @property
    def topic(self) -> str:
        """The module that it stands in."""
        return self.act.__module__.rpartition(".")[2]

    @property
    def targeted(self) -> bool:
        """It acts on the players that `to` means, one rival of several being chosen first."""
        return RIVAL in self.asks


VERBS: Final[dict[str, Verb]] = {}
"""The vocabulary, in the order of the rules document. The fast path numbers its verbs by this order."""


def can_be_done(scene: Scene, sentence: Sentence) -> bool:
    return VERBS[sentence.do].possible(scene, sentence)


def verb(
    words: str,
    possible: Possible,
    *takes: str,
    asks: tuple[Purpose, ...] = (),
    from_hand: bool = False,
    when_discarded: bool = False,
    gives_power: bool = False,
    brings_wizard: bool = False,
    discards_from_deck: bool = False,
    unused: Unused = lambda _: frozenset(),
    worth: float = 0.5,
) -> Callable[[Act], Act]:
    """Register a function as a verb."""

    def register(act: Act) -> Act:
        VERBS[words] = Verb(
            words,
            act,
            possible,
            frozenset(takes),
            asks,
            from_hand,
            when_discarded,
            gives_power,
            brings_wizard,
            discards_from_deck,
            unused,
            worth,
        )
        for purpose in asks:
            declare(purpose)
        return act

    return register
