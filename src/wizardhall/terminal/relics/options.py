"""Choices of Wizards & Relics that are no cards: a player, the place of a relic, what a shrine does, to draw."""

from typing import TYPE_CHECKING

from rich.text import Text

from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.core.text import LANGUAGES, text
from wizardhall.relics.round import DRAW
from wizardhall.relics.view import RelicsView, RelicView

if TYPE_CHECKING:
    from wizardhall.terminal.relics.painter import RelicsPainter

__all__ = ["about", "called", "loser_with", "option"]


def option(painter: "RelicsPainter", choice: str, view: RelicsView) -> Text | None:
    """A choice in words; `None` if it is a card."""
    if choice == DRAW:
        return Text(painter.words("relics-choice-draw"))
    if choice in view.sides:
        return Text(painter.heading(Seat(choice)))
    if choice.isdigit():
        return Text(_shrine_ability(painter, choice, view))
    if (place := _place(choice, view)) is None:
        return None
    seat, number, relic = place
    return Text(
        painter.words(
            "relics-choice-relic",
            player=painter.heading(seat),
            number=number,
            card=painter.teller.card(relic.card) if relic.card else "none",
            ignored="yes" if relic.ignored else "no",
        )
    )


def called(painter: "RelicsPainter", choice: str, view: RelicsView) -> list[str]:
    """The words for it in every language, and the name of the relic that lies there."""
    if choice == DRAW:
        return [word for language in LANGUAGES for word in text(language)("relics-choice-draw.typed").split()]
    if choice in view.sides:
        return [choice, painter.teller.player(Seat(choice)), *_seat_words(Seat(choice))]
    if choice.isdigit():
        return [_shrine_ability(painter, choice, view)]
    if (place := _place(choice, view)) is None:
        return []
    seat, number, relic = place
    owners = [seat, painter.teller.player(seat), *_seat_words(seat)]
    return [f"{owner} {number}" for owner in owners] + ([painter.teller.card(relic.card)] if relic.card else [])


def about(painter: "RelicsPainter", choice: CardId, view: RelicsView) -> CardId | None:
    """The card itself, or the relic in a place if the eyes know it."""
    if choice in painter.cards.cards:
        return choice
    place = _place(choice, view)
    return None if place is None else place[2].card


def loser_with(card: CardId, view: RelicsView) -> Seat | None:
    """During Spoils: on whose side of the table a card lies, if not on one's own."""
    if view.phase != "spoils":
        return None
    for seat, side in view.sides.items():
        if seat != view.eyes and card in (*side.aside, *(relic.card for relic in side.relics)):
            return seat
    return None


def _shrine_ability(painter: "RelicsPainter", choice: str, view: RelicsView) -> str:
    """What the shrine does in a place."""
    assert view.shrine is not None
    return painter.teller.sentence(painter.cards.shrines[view.shrine].abilities[int(choice) - 1])


def _place(choice: str, view: RelicsView) -> tuple[Seat, int, RelicView] | None:
    seat, _, number = choice.partition(" ")
    if seat not in view.sides or not number.isdigit():
        return None
    return Seat(seat), int(number), view.sides[Seat(seat)].relics[int(number) - 1]


def _seat_words(seat: Seat) -> list[str]:
    return [text(language)(f"relics-seat-{seat}") for language in LANGUAGES]
