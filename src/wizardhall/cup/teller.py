"""Wizards Cup in words: what happened, why, and what a power does."""

from collections.abc import Mapping

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.core.teller import NOTHING, EventTeller, TextArguments
from wizardhall.core.text import Text
from wizardhall.cup.cards import CupSet, Power, Wizard
from wizardhall.cup.events import Discarded, DuelDecided, GameEnded, Idle, Reason, RoundEnded
from wizardhall.cup.seats import SEATS

__all__ = ["CupTeller"]


class CupTeller(EventTeller):
    resource = "cup"
    card_fields = frozenset({"card", "cards", "entered", "top", "left", "joined", "waiting", "other"})

    def __init__(self, cards: CupSet, text: Text, players: Mapping[Seat, str]) -> None:
        super().__init__(text, SEATS, players)
        self._cards = cards

    def card(self, card: CardId) -> str:
        return self._text.card_name(f"cup-card-{card}", card, self._cards.wizards[card].names)

    def element(self, wizard: Wizard) -> str:
        return self._text(f"cup-element-{wizard.element}")

    def type(self, wizard: Wizard) -> str:
        return self._text(f"cup-type-{wizard.type}")

    def power(self, power: Power | None) -> str:
        """What a power does, generated from its verb and arguments."""
        if power is None:
            return self._text("cup-power-none")
        arguments: TextArguments = {
            "amount": f"{power.amount:+d}",
            "element": self._text(f"cup-element-{power.element}") if power.element else NOTHING,
            "least": NOTHING if power.at_least is None else power.at_least,
            "most": NOTHING if power.at_most is None else power.at_most,
            "type": self._text(f"cup-type-{power.type}") if power.type else NOTHING,
        }
        return self._text.format(f"cup-power-{power.verb.replace(' ', '-')}", arguments).strip()

    def why(self, event: Event) -> list[str]:
        """The reasons of an outcome, each with its clause."""
        match event:
            case DuelDecided():
                criterion = self._text(f"cup-criterion-{event.criterion.lower()}", clause="CUP-D2")
                return [criterion, *(self.reason(reason) for reason in event.reasons), self._verdict(event)]
            case Discarded(place="duel"):
                return []
            case Discarded() | Idle() | RoundEnded() | GameEnded():
                return [self._text(f"cup-clause-{event.clause[4:].lower()}", clause=event.clause)]
        return []

    def reason(self, reason: Reason) -> str:
        wizard = self._cards.wizards[reason.card]
        arguments = self.arguments(msgspec.structs.asdict(reason))
        arguments["element"] = self.element(wizard)
        arguments["power"] = self.power(wizard.power)
        if reason.other is not None:
            arguments["other-element"] = self.element(self._cards.wizards[reason.other])
        return self._text.format(f"cup-why-{reason.kind}", arguments)

    def _verdict(self, event: DuelDecided) -> str:
        return self._text.format("cup-why-verdict", {**self.players_in("losers", event.losers), "clause": event.clause})
