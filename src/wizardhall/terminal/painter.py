"""What a game must be able to draw, so that the terminal can play it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from wizardhall.cup import CUP
from wizardhall.match import Frame
from wizardhall.table.cards import CardId
from wizardhall.table.errors import UnknownName
from wizardhall.table.events import Event
from wizardhall.table.game import Teller, View
from wizardhall.table.seats import Seat
from wizardhall.table.text import Text as Words
from wizardhall.terminal.cup_paint import CupPainter

__all__ = ["Painter", "drawable", "painter_for"]


class Painter(Protocol):
    """Draws one game in one language. Views and events are given as somebody's eyes see them."""

    @property
    def teller(self) -> Teller: ...

    @property
    def ids(self) -> tuple[CardId, ...]: ...

    def row(self, card: CardId) -> Text:
        """A card in one line of aligned columns."""
        ...

    def sentence(self, card: CardId) -> Text:
        """A card with everything that is printed on it."""
        ...

    def tally(self, view: View, chosen: Sequence[CardId]) -> Text:
        """What the chosen cards come to."""
        ...

    def setting(self, view: View) -> list[RenderableType]:
        """What to have before one's eyes when deciding."""
        ...

    def picture(self, view: View, width: int) -> RenderableType: ...

    def described(self, view: View) -> list[str]:
        """The picture in words."""
        ...

    def line(self, event: Event) -> Text:
        """The event's sentence, in colours."""
        ...

    def opens(self, event: Event) -> bool:
        """Does a new scene begin, that wants a picture?"""
        ...

    def closes(self, event: Event) -> bool:
        """Does a round end with it?"""
        ...

    def summary(self, frames: Sequence[Frame], view: View) -> list[RenderableType]:
        """How a match went, and how the table lies at its end, when nothing is secret any more."""
        ...

    def catalogue(self, width: int) -> list[RenderableType]:
        """All cards with all that is printed on them, and where it comes from."""
        ...

    def reminder(self) -> str:
        """The rules in a nutshell."""
        ...


def painter_for(game: str, cards: Any, words: Words, players: Mapping[Seat, str]) -> Painter:
    """The painter of a game; raises `UnknownName` if the terminal cannot draw it."""
    drawable(game)
    return CupPainter(cards, words, players)


def drawable(game: str) -> None:
    """Raises `UnknownName` if the terminal cannot draw a game."""
    if game != CUP.name:
        raise UnknownName("table-error-unknown-game", name=game, known=CUP.name)
