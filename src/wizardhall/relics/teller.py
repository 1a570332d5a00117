"""Wizards & Relics in words: what happened, why, and what a card does.

What people read on a card is made from its sentence, so that text and behaviour cannot differ.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.core.teller import NOTHING, EventTeller, TextArguments
from wizardhall.core.text import Text
from wizardhall.relics.cards import AnyCard, Condition, Filter, RelicsSet, Sentence, Shrine, Wizard
from wizardhall.relics.events import BattleDecided, GameWon, MasterChosen, NoWinner, ReactionsStopped
from wizardhall.relics.seats import SEATS
from wizardhall.relics.verbs import VERBS

__all__ = ["RelicsTeller"]


class RelicsTeller(EventTeller):
    resource = "relics"
    card_fields = frozenset({"card", "cards", "shrine", "wizard", "relic", "top", "source", "given", "taken"})

    def __init__(self, cards: RelicsSet, text: Text, players: Mapping[Seat, str]) -> None:
        super().__init__(text, SEATS[4], players)
        self._cards = cards

    def arguments(self, fields: Mapping[str, Any]) -> TextArguments:
        arguments = super().arguments(fields)
        if "amount" in fields:
            arguments["amount"] = f"{fields['amount']:+d}"
        return arguments

    def card(self, card: CardId) -> str:
        return self._text.card_name(f"relicset-card-{card}", card, self._cards.cards[card].names)

    def flavour(self, card: CardId) -> str:
        message = f"relicset-flavour-{card}"
        return self._text(message) if self._text.has(message) else ""

    def subtype(self, subtype: str) -> str:
        return self._text.card_name(f"relicset-subtype-{subtype}", subtype, {})

    def abilities(self, card: AnyCard) -> str:
        """The rules text of a card; for one without an ability the word for that."""
        if isinstance(card, Shrine):
            return " ".join(self.sentence(ability) for ability in card.abilities)
        if card.ability is None:
            return self._text(f"relics-plain-{card.kind}-yes")
        return self.sentence(card.ability)

    def sentence(self, sentence: Sentence) -> str:
        """When, for whom, if, may, do: in this order, each with its colon."""
        opening = []
        if sentence.when == "discarded":
            opening.append(self._text("relics-when-discarded"))
        if sentence.meets is not None:
            opening.append(self._text("relics-for", whom=self.qualities(sentence.meets)))
        if sentence.condition is not None:
            opening.append(self._condition(sentence.condition))
        if sentence.may:
            opening.append(self._text("relics-may"))
        body = self._doing(sentence)
        if sentence.then is not None:
            body = self._text("relics-then", first=body, second=self._doing(sentence.then))
        told = " ".join([*opening, body]) + "."
        return told[0].upper() + told[1:]

    def qualities(self, card: Filter, noun: bool = True) -> str:
        """What a filter asks for: `wizard, Red, Devoted`."""
        kind = card.kind or "wizard"
        found = [self._text(f"relics-kind-{card.kind}")] if noun and card.kind else []
        found += [self._text(f"relics-colour-{card.colour}")] if card.colour else []
        found += [self._text(f"relics-plain-{kind}-{'yes' if card.plain else 'no'}")] if card.plain is not None else []
        found += [self._text(f"relics-of-rarity-{card.rarity}")] if card.rarity else []
        found += [self.subtype(card.subtype)] if card.subtype else []
        found += [self._text("relics-of-power", power=card.power)] if card.power is not None else []
        return self._text.listed(found) if found else NOTHING

    def why(self, event: Event) -> list[str]:
        """The reasons of an outcome, each with its clause."""
        match event:
            case BattleDecided():
                return [*(line for seat in event.parts for line in self._sum(event, seat)), self._verdict(event)]
            case NoWinner() | GameWon() | MasterChosen() | ReactionsStopped():
                return [self._text(f"relics-clause-{event.clause[4:].lower()}", clause=event.clause)]
        return []

    def _sum(self, event: BattleDecided, seat: Seat) -> list[str]:
        parts = [
            self._text(
                f"relics-part-{part.kind}", card=self.card(part.card), amount=f"{part.amount:+d}", clause=part.clause
            )
            for part in event.parts[seat]
        ]
        total = self._text("relics-why-total", player=self.player(seat), amount=event.totals[seat], clause="REL-V1")
        return [*parts, total]

    def _verdict(self, event: BattleDecided) -> str:
        return self._text.format(
            "relics-why-verdict", {**self.players_in("highest", event.highest), "clause": event.clause}
        )

    def _condition(self, condition: Condition) -> str:
        told = []
        for field, value in msgspec.structs.asdict(condition).items():
            if value is None:
                continue
            if isinstance(value, Filter):
                value = self.qualities(value, noun=field in ("top", "reveal"))
            elif isinstance(value, bool):
                value = "yes" if value else "no"
            elif field == "shrine":
                value = self._text(f"relics-shrine-for-{value}")
            told.append(self._text(f"relics-if-{field}", value=value))
        return self._text("relics-if", conditions=self._text.listed(told))

    def _doing(self, sentence: Sentence) -> str:
        arguments: TextArguments = {
            "amount": f"{sentence.amount:+d}" if VERBS[sentence.do].gives_power else sentence.amount,
            "per": self._per(sentence),
            "to": sentence.to,
            "joins": "yes" if sentence.joins else "no",
            "noun": self._noun(sentence.card),
            "which": self.qualities(sentence.card, noun=False) if sentence.card else NOTHING,
        }
        return self._text.format(f"relics-do-{sentence.do.replace(' ', '-')}", arguments)

    def _per(self, sentence: Sentence) -> str:
        if sentence.per is None:
            return NOTHING
        which = self.qualities(sentence.card) if sentence.card else NOTHING
        return self._text(f"relics-per-{sentence.per}", which=which)

    def _noun(self, card: Filter | None) -> str:
        kind = card.kind if card and card.kind else "card"
        return self._text(f"relics-noun-{kind}")

    def line(self, card: AnyCard) -> str:
        """A card in a line: name, and what it is."""
        if isinstance(card, Wizard):
            return self._text(
                "relics-line-wizard",
                name=self.card(card.id),
                colour=self._text(f"relics-colour-{card.colour}"),
                subtype=self.subtype(card.subtype),
                power=card.power,
            )
        if isinstance(card, Shrine):
            return self.card(card.id)
        return self._text("relics-line-relic", name=self.card(card.id), power=card.power)
