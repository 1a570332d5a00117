"""Any game in words: what the terminal draws of a game that nobody has written a painter for.

It works from the view, the events and the list of cards alone. A field `score` of a view is called as the text
`<game>-view-score` says, else by its name.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wizardhall.core.asks import AnyAsk
from wizardhall.core.cards import CardId, CardSet
from wizardhall.core.choices import AnyChoice, WordChoice
from wizardhall.core.events import Event
from wizardhall.core.game import Game, Teller, View
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text as HallText
from wizardhall.match import Frame
from wizardhall.terminal.painter import Painter

__all__ = ["PlainPainter"]

UNSEEN = "?"
SHARED = {"round": "core-view-round"}
"""Words for what every view has."""
UNTOLD = ("eyes",)
"""Fields of a view that everybody knows who looks at it."""


class PlainPainter(Painter):
    def __init__(
        self,
        game: Game[Any],
        cards: CardSet,
        text: HallText,
        players: Mapping[Seat, str],
        headings: Mapping[Seat, str],
    ) -> None:
        super().__init__(headings)
        self.game = game.name
        self.text = text
        self._aid = game.player_aid
        self._teller = game.teller(cards, text, players)
        self._listed = {card.id: card for card in game.listing(cards, text.language)}
        self._seats = frozenset(seat for each in _all_options(game) for seat in game.seats(each))
        self.ids = tuple(self._listed)

    @property
    def teller(self) -> Teller:
        return self._teller

    # Cards and other choices

    def row(self, card: CardId, view: View | None = None) -> Text:
        return Text(self._said(card), no_wrap=True, overflow="ellipsis")

    def sentence(self, card: CardId, view: View | None = None) -> Text:
        return Text(self._said(card))

    def option(self, choice: AnyChoice, view: View) -> Text | None:
        if isinstance(choice, WordChoice):
            return Text(self._word("choice", choice.key))
        return super().option(choice, view)

    def called(self, choice: AnyChoice, view: View) -> list[str]:
        shown = self.option(choice, view)
        return [] if shown is None else [choice.key, shown.plain]

    def tally(self, ask: AnyAsk, view: View, chosen: Sequence[CardId]) -> Text | None:
        return None

    # The table

    def setting(self, ask: AnyAsk, view: View, width: int) -> list[RenderableType]:
        return [self.picture(view, width)]

    def picture(self, view: View, width: int) -> RenderableType:
        return Panel(Text("\n".join(self.described(view))), box=box.ROUNDED, border_style="dim")

    def described(self, view: View) -> list[str]:
        fields: dict[str, Any] = msgspec.to_builtins(view)
        return [line for field, value in fields.items() if field not in UNTOLD for line in self._lines(field, value)]

    def _lines(self, field: str, value: Any) -> Iterator[str]:
        """A field in one line; one that has more than a word for each seat in a line for each."""
        label = self._word("view", field)
        if isinstance(value, dict) and any(isinstance(each, dict) for each in value.values()):
            for key, each in value.items():
                yield f"{label}, {self._value(key)}: {self._value(each)}"
        else:
            yield f"{label}: {self._value(value)}"

    def _value(self, value: Any) -> str:
        match value:
            case None:
                return UNSEEN
            case bool():
                return self.text("core-ask.yes" if value else "core-ask.no")
            case dict():
                pairs = (f"{self._key(key)} {self._value(each)}" for key, each in value.items())
                return ", ".join(pairs) or "–"
            case list():
                return ", ".join(map(self._value, value)) or "–"
            case str() if value in self._listed:
                return self.teller.card(CardId(value))
            case str() if value in self._seats:
                return self.heading(Seat(value))
        return str(value)

    def _key(self, key: str) -> str:
        return self.heading(Seat(key)) if key in self._seats else self._word("view", key)

    # What happens

    def line(self, event: Event) -> Text:
        return Text(self.teller.event(event))

    def opens(self, event: Event) -> bool:
        return False

    def closes(self, event: Event) -> bool:
        return False

    # The whole

    def summary(self, frames: Sequence[Frame], view: View) -> list[RenderableType]:
        return list(self.described(view))

    def catalogue(self, width: int) -> list[RenderableType]:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for card in self._listed.values():
            table.add_row(Text(card.name, "bold"), card.text)
        return [table]

    def reminder(self) -> str:
        """The player aid in sentences: what loses to what, what is compared, and the parts of a round."""
        said = [
            self.text(
                "core-aid-weak-to", what=self._word("aid", what), stronger=self.text.listed(self._aid_words(stronger))
            )
            for what, stronger in self._aid.weak_to.items()
            if stronger
        ]
        for part, listed in (("criteria", self._aid.criteria), ("phases", self._aid.phases)):
            if listed:
                said.append(self.text(f"core-aid-{part}", listed=", ".join(self._aid_words(listed))))
        return " ".join(said)

    def _aid_words(self, words: Sequence[str]) -> list[str]:
        return [self._word("aid", word) for word in words]

    def _word(self, family: str, word: str) -> str:
        """A word of the game, as its texts have it in this family; else a card's name; else as it is."""
        message = f"{self.game}-{family}-{word}"
        if self.text.has(message):
            return self.text(message)
        if word in SHARED:
            return self.text(SHARED[word])
        return self.teller.card(CardId(word)) if word in self._listed else word.replace("_", " ").replace("-", " ")

    def _said(self, card: CardId) -> str:
        text = self._listed[card].text
        return f"{self.teller.card(card)} · {text}" if text else self.teller.card(card)


def _all_options(game: Game[Any]) -> Iterator[dict[str, str]]:
    """The usual options, and each other value in turn."""
    usual = game.complete_options({})
    yield usual
    for option in game.options:
        for value in option.values:
            yield {**usual, option.name: value}
