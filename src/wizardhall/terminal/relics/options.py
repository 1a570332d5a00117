"""Choices of Wizards & Relics that are no cards: a player, the place of a relic, what a shrine does, to draw."""

from typing import TYPE_CHECKING

from rich.text import Text

from wizardhall.core.cards import CardId
from wizardhall.core.choices import AbilityChoice, AnyChoice, PlaceChoice, SeatChoice
from wizardhall.core.seats import Seat
from wizardhall.core.text import LANGUAGES, text
from wizardhall.relics.round import DRAW
from wizardhall.relics.view import RelicsView, RelicView

if TYPE_CHECKING:
    from wizardhall.terminal.relics.painter import RelicsPainter

__all__ = ["called", "loser_with", "option", "relic_in"]


def option(painter: "RelicsPainter", choice: AnyChoice, view: RelicsView) -> Text | None:
    """A choice in words; `None` if it is a card or a player."""
    match choice:
        case AbilityChoice():
            return Text(_ability(painter, choice))
        case PlaceChoice():
            return _place(painter, choice, relic_in(choice, view))
    return Text(painter.text("relics-choice-draw")) if choice == DRAW else None


def called(painter: "RelicsPainter", choice: AnyChoice, view: RelicsView) -> list[str]:
    """The words for it in every language, and the name of the relic that lies there."""
    match choice:
        case SeatChoice():
            return _players(painter, choice.seat)
        case AbilityChoice():
            return [_ability(painter, choice)]
        case PlaceChoice():
            relic = relic_in(choice, view).card
            places = [f"{owner} {choice.number}" for owner in _players(painter, choice.seat)]
            return [*places, painter.teller.card(relic)] if relic else places
    return _words_for_drawing() if choice == DRAW else []


def relic_in(place: PlaceChoice, view: RelicsView) -> RelicView:
    """What lies in a place, as far as the eyes know it."""
    return view.sides[place.seat].relics[place.number - 1]


def loser_with(card: CardId, view: RelicsView) -> Seat | None:
    """During Spoils: on whose side of the table a card lies, if not on one's own."""
    if view.phase != "spoils":
        return None
    for seat, side in view.sides.items():
        if seat != view.eyes and card in (*side.aside, *(relic.card for relic in side.relics)):
            return seat
    return None


def _ability(painter: "RelicsPainter", choice: AbilityChoice) -> str:
    return painter.teller.sentence(painter.cards.shrines[choice.card].abilities[choice.number - 1])


def _place(painter: "RelicsPainter", choice: PlaceChoice, relic: RelicView) -> Text:
    return Text(
        painter.text(
            "relics-choice-relic",
            player=painter.heading(choice.seat),
            number=choice.number,
            card=painter.teller.card(relic.card) if relic.card else "none",
            ignored="yes" if relic.ignored else "no",
        )
    )


def _players(painter: "RelicsPainter", seat: Seat) -> list[str]:
    """What a player can be called."""
    return [seat, painter.teller.player(seat), *(text(language)(f"relics-seat-{seat}") for language in LANGUAGES)]


def _words_for_drawing() -> list[str]:
    return [word for language in LANGUAGES for word in text(language)("relics-choice-draw.typed").split()]
