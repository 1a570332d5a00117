"""For the sweep over all cards: battles in which a sentence applies, or does not, made from the sentence itself."""

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tests.relics.card_factory import HOUSE, Card, relic, shrine, side, wizard
from tests.relics.scenes import Scene, battle
from wizardhall.core.cards import CardId
from wizardhall.relics.cards import ADVANTAGE_OVER, AnyCard, Condition, Filter, Relic, Sentence, Shrine, Wizard

OTHER_COLOUR: Final = {"red": "blue", "blue": "green", "green": "red"}
SEATS: Final = ("north", "east", "south")


def ability_of(card: CardId) -> Sentence:
    made = HOUSE.cards[card]
    assert isinstance(made, Wizard | Relic)
    assert made.ability is not None
    return made.ability


def shrine_with(card: CardId, number: int) -> AnyCard:
    """The shrine with one of its abilities alone."""
    made = HOUSE.shrines[card]
    return msgspec.structs.replace(made, abilities=(made.abilities[number],))


def like(which: Filter, colour: str, name: str) -> AnyCard:
    """A wizard that a filter fits."""
    return wizard(
        which.colour or colour,
        2 if which.power is None else which.power,
        {"do": "look"} if which.plain is False else None,
        subtype=which.subtype or "nobody",
        rarity=which.rarity or "common",
        name=name,
    )


def unlike(which: Filter, colour: str, name: str) -> AnyCard:
    """A wizard that differs from such a one in a single quality."""
    fits = like(which, colour, name)
    assert isinstance(fits, Wizard)
    if which.power is not None:
        return msgspec.structs.replace(fits, power=fits.power + 1)
    if which.plain is not None:
        return like(msgspec.structs.replace(which, plain=not which.plain), colour, name)
    if which.colour is not None:
        return msgspec.structs.replace(fits, colour=OTHER_COLOUR[which.colour])
    if which.rarity is not None:
        return msgspec.structs.replace(fits, rarity="common" if which.rarity != "common" else "superb")
    return msgspec.structs.replace(fits, subtype="somebody")


def is_like(card: AnyCard, which: Filter | None) -> bool:
    """Does a filter fit? Said again in other words than the rules have, to check them."""
    wanted = {} if which is None else msgspec.to_builtins(which)
    plain = wanted.pop("plain", None)
    return all(getattr(card, field, None) == value for field, value in wanted.items()) and (
        plain is None or plain == (not isinstance(card, Shrine) and card.ability is None)
    )


@dataclass
class Situation:
    """North is about to do something to East and South. All are of one colour, so that nobody has advantage."""

    colour: str = "red"
    own: Card | None = None
    east: Card | None = None
    south: Card | None = None
    shrine: Card | None = None
    relics: list[Card] = field(default_factory=lambda: [relic(1, name="mine")])
    hand: list[Card] = field(
        default_factory=lambda: [wizard("green", 3, name="in-hand"), relic(3, name="relic-in-hand"), *_fillers(2)]
    )
    deck: list[Card] = field(default_factory=lambda: _fillers(8))
    discard: list[Card] = field(
        default_factory=lambda: [
            wizard("green", 3, name="in-pile"),
            relic(1, name="relic-in-pile"),
            relic(1, name="precious", rarity="glorious"),
        ]
    )
    hall: int = 1
    rivals_hall: int = 1
    drawn: int = 0
    master: str = "north"
    number: int = 1
    reveals: bool = False

    @property
    def north_colour(self) -> str:
        own = HOUSE.cards[CardId(self.own)] if isinstance(self.own, str) else self.own
        return own.colour if isinstance(own, Wizard) else self.colour

    @property
    def south_colour(self) -> str:
        return self.south.colour if isinstance(self.south, Wizard) else self.north_colour

    def prepare(self, sentence: Sentence) -> "Situation":
        """If it takes advantage away, everybody has some: all three colours are there."""
        if sentence.do == "lose advantage":
            over = ADVANTAGE_OVER[self.north_colour]
            self.east = wizard(over, 2, name="east-wizard")
            self.south = wizard(ADVANTAGE_OVER[over], 2, name="south-wizard")
        return self

    def meeting(self, condition: Condition | None) -> "Situation":
        return self._arranged(condition, True)

    def failing(self, condition: Condition | None) -> "Situation":
        assert condition is not None
        return self._arranged(condition, False)

    def _arranged(self, condition: Condition | None, met: bool) -> "Situation":
        make = like if met else unlike
        for name, value in msgspec.structs.asdict(condition).items() if condition else ():
            if value is None:
                continue
            match name:
                case "own":
                    self.own = make(value, self.north_colour, "me")
                case "rival":
                    self.south = make(value, self.north_colour, "south-wizard")
                case "advantage":
                    colour = ADVANTAGE_OVER[self.north_colour] if value == met else self.north_colour
                    self.south = wizard(colour, 2, name="south-wizard")
                case "shrine":
                    kind = {"plain": value == "plain"} if value in ("plain", "enlightened") else {"colour": value}
                    self.shrine = shrine({"for": kind, "do": "look"}) if met else None
                case "hand":
                    self.hand = _fillers(value if met else value - 1)
                case "drawn":
                    self.drawn = value if met else value - 1
                case "discard":
                    self.discard = _fillers(value if met else value - 1)
                case "hall":
                    self.hall = value if met else value - 1
                case "behind":
                    self.rivals_hall = self.hall + (value == met)
                case "master":
                    self.master = "north" if value == met else "south"
                case "again":
                    self.number = 2 if value == met else 1
                case "top":
                    wizards = (value.kind == "wizard") == met
                    self.deck[0] = wizard(name="top") if wizards else relic(name="top")
                case "reveal":
                    self.reveals = met
                    self.hand = [relic(1, {"do": "look"}, name="enchanted"), wizard(), wizard()]
                    if met:
                        self.hand.append(relic(1, rarity=value.rarity or "common", name="shown"))
                case _:
                    raise AssertionError(name)
        return self

    def fight(self, sentence: Sentence | None = None, choices: dict[str, list[object]] | None = None) -> Scene:
        """The battle; with a sentence, what it may do is done."""
        chosen: dict[str, Any] = dict(choices or {})
        if self.reveals:
            chosen["north reveal"] = ["shown"]
        if sentence is not None and sentence.may:
            purpose, answer = {"enter from hand": ("enter", "in-hand"), "add relic": ("add", "relic-in-hand")}.get(
                sentence.do, ("use", True)
            )
            chosen[f"north {purpose}"] = [answer]
        theirs = {
            "east": (self.east or wizard(self.north_colour, 2, name="east-wizard"), relic(2, name="east-relic")),
            "south": (
                self.south or wizard(self.north_colour, 2, name="south-wizard"),
                relic(2, {"when": "discarded", "do": "look"}, name="south-relic", rarity="superb"),
            ),
        }
        return battle(
            shrine=self.shrine,
            master=self.master,
            number=self.number,
            choices=chosen,
            north=side(
                self.own or wizard(self.colour, 2, name="me"),
                *self.relics,
                hand=self.hand,
                deck=self.deck,
                discard=self.discard,
                hall=self.hall,
                drawn=self.drawn,
            ),
            **{
                seat: side(*laid, hand=_fillers(4), deck=_fillers(4), hall=self.rivals_hall)
                for seat, laid in theirs.items()
            },
        )


def _fillers(number: int) -> list[Card]:
    return [relic(name="filler")] * number
