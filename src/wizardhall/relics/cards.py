"""Wizards, relics and shrines (REL-C1 to REL-C6), and the sentences that their abilities are made of.

A sentence is *when* (trigger), *if* (condition), *do* (verb, amount, target), *may*. `filter`s say which cards are
meant: every field that is given must fit.
"""

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from wizardhall.core.cards import CardId, content_hash

__all__ = [
    "ADVANTAGE_OVER",
    "COLOURS",
    "CONDITIONS",
    "COUNTS",
    "KINDS",
    "RARITIES",
    "TARGETS",
    "TRIGGERS",
    "AnyCard",
    "Filter",
    "Kind",
    "Relic",
    "RelicsSet",
    "Sentence",
    "Shrine",
    "Wizard",
]

Kind: TypeAlias = Literal["wizard", "relic", "shrine"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
RARITIES: Final = ("common", "superb", "glorious")
ADVANTAGE_OVER: Final = {"green": "blue", "blue": "red", "red": "green"}
"""REL-C6: each colour and the one that it has advantage over."""
COLOURS: Final = tuple(ADVANTAGE_OVER)

TRIGGERS: Final = ("entering", "revealed", "shrine", "discarded")
"""A wizard enters play; a relic is revealed; a shrine meets a wizard; a card is discarded from hand or deck."""
TARGETS: Final = ("self", "rival", "rivals", "all")
"""The player of the card; one rival of that player's choice; each rival; every player of the battle."""
COUNTS: Final = ("drawn", "hand", "discard", "hall", "rival", "relic")
"""What an amount can be multiplied by: cards that its player has drawn this round, has in hand, in the discard pile,
in the Hall; rivals; relics of that player in play that are not ignored."""


class Filter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    kind: str | None = None
    colour: str | None = None
    subtype: str | None = None
    rarity: str | None = None
    plain: bool | None = None
    """Devoted or Basic (true); Enlightened or Enchanted (false)."""
    power: int | None = None

    def fits(self, card: "AnyCard") -> bool:
        if isinstance(card, Shrine):
            return False
        return (
            (self.kind is None or self.kind == card.kind)
            and (self.rarity is None or self.rarity == card.rarity)
            and (self.plain is None or self.plain == (card.ability is None))
            and (self.power is None or self.power == card.power)
            and (self.colour is None or (isinstance(card, Wizard) and self.colour == card.colour))
            and (self.subtype is None or (isinstance(card, Wizard) and self.subtype == card.subtype))
        )


class Condition(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must be true when the sentence resolves; every part that is given must be."""

    own: Filter | None = None
    """A wizard of its player's in play fits."""
    rival: Filter | None = None
    """A rival's wizard in play fits."""
    advantage: bool | None = None
    """Its player's wizard has advantage, or has not."""
    shrine: str | None = None
    """The shrine in play has an ability for this colour, or for `plain` or `enlightened` wizards."""
    hand: int | None = None
    """At least that many cards in its player's hand; likewise the next three."""
    drawn: int | None = None
    discard: int | None = None
    hall: int | None = None
    behind: bool | None = None
    """Some rival has more wizards in the Hall than its player."""
    master: bool | None = None
    """Its player is the Master Wizard, or is not."""
    again: bool | None = None
    """This is a new battle after a tie, or is not."""
    top: Filter | None = None
    """The top card of its player's deck is revealed and fits; it stays there (REL-W7)."""
    reveal: Filter | None = None
    """Its player may reveal a card from hand that fits, and does (REL-W7)."""


CONDITIONS: Final = tuple(Condition.__struct_fields__)


class Sentence(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    rename={"condition": "if", "meets": "for"},
):
    """In card files `condition` is called `if`, and `meets` is called `for`."""

    do: str
    when: str = "entering"
    amount: int = 1
    per: str | None = None
    to: str = "self"
    card: Filter | None = None
    """Which cards the verb acts on, where it acts on cards."""
    condition: Condition | None = None
    may: bool = False
    joins: bool = False
    """A wizard that is brought into play joins the one that is there (REL-P5)."""
    meets: Filter | None = None
    """For shrines: the wizards that it helps (REL-C4)."""
    then: "Sentence | None" = None
    """What follows, if this was done."""


class Wizard(msgspec.Struct, frozen=True, tag="wizard", tag_field="kind"):
    id: CardId
    colour: str
    subtype: str
    rarity: str
    power: int
    ability: Sentence | None
    names: dict[str, str]
    source: dict[str, str]

    @property
    def kind(self) -> Kind:
        return "wizard"

    @property
    def over(self) -> str:
        """The colour that it has advantage over."""
        return ADVANTAGE_OVER[self.colour]


class Relic(msgspec.Struct, frozen=True, tag="relic", tag_field="kind"):
    id: CardId
    rarity: str
    power: int
    ability: Sentence | None
    names: dict[str, str]
    source: dict[str, str]

    @property
    def kind(self) -> Kind:
        return "relic"


class Shrine(msgspec.Struct, frozen=True, tag="shrine", tag_field="kind"):
    id: CardId
    abilities: tuple[Sentence, ...]
    names: dict[str, str]
    source: dict[str, str]

    @property
    def kind(self) -> Kind:
        return "shrine"


AnyCard: TypeAlias = Wizard | Relic | Shrine


class RelicsSet:
    """A set that can be dealt. Only what the rules can tell apart goes into the digest."""

    def __init__(self, name: str, cards: tuple[AnyCard, ...]) -> None:
        self.name = name
        self.cards: dict[CardId, AnyCard] = {card.id: card for card in cards}
        self.wizards = {card.id: card for card in cards if isinstance(card, Wizard)}
        self.relics = {card.id: card for card in cards if isinstance(card, Relic)}
        self.shrines = {card.id: card for card in cards if isinstance(card, Shrine)}
        plain = [msgspec.structs.replace(card, names={}, source={}) for card in cards]
        self.digest = content_hash(plain)
