"""Wizards Cup in colours: cards, and what is said about them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wizardhall.core.asks import AnyAsk, Pick
from wizardhall.core.cards import CardId
from wizardhall.core.events import Event
from wizardhall.core.game import View
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text as HallText
from wizardhall.cup.cards import CupSet, Wizard
from wizardhall.cup.elements import ELEMENTS
from wizardhall.cup.events import DuelDecided, GameEnded, Revealed, RoundEnded
from wizardhall.cup.teller import CupTeller
from wizardhall.cup.view import CupView
from wizardhall.match import Frame
from wizardhall.terminal.cup import catalogue, scene, summary
from wizardhall.terminal.cup.symbols import COLOURS, SYMBOLS
from wizardhall.terminal.name_matcher import without_article
from wizardhall.terminal.painter import Painter

__all__ = ["CupPainter"]


class CupPainter(Painter):
    game = "cup"

    def __init__(
        self, cards: CupSet, text: HallText, players: Mapping[Seat, str], headings: Mapping[Seat, str] | None = None
    ) -> None:
        super().__init__(headings or {})
        self.cards = cards
        self.text = text
        self.ids = cards.ids
        self._teller = CupTeller(cards, text, players)
        wizards = cards.wizards.values()
        self._name_width = max(len(self.teller.card(wizard.id)) for wizard in wizards)
        self._element_width = max(len(self.element(wizard)) for wizard in wizards)
        self._type_width = max(len(self.teller.type(wizard)) for wizard in wizards)

    @property
    def teller(self) -> CupTeller:
        return self._teller

    def element(self, wizard: Wizard) -> Text:
        return Text(f"{SYMBOLS[wizard.element]} {self.teller.element(wizard)}", COLOURS[wizard.element])

    def power(self, wizard: Wizard) -> str:
        """The type of the power and what it does, or that there is none."""
        if wizard.power is None:
            return self.teller.power(None)
        return self.text("terminal-cup-power", type=self.teller.type(wizard), power=self.teller.power(wizard.power))

    def row(self, card: CardId, view: View | None = None) -> Text:
        wizard = self.cards.wizards[card]
        element = self.element(wizard)
        element.pad_right(self._element_width - len(element))
        power = self.teller.power(wizard.power) if wizard.power else ""
        type_ = self.teller.type(wizard) if wizard.power else "–"
        row = Text(no_wrap=True, overflow="ellipsis")
        row.append_text(element).append(f" {wizard.value:>2}  ", "bold")
        row.append(self.teller.card(card).ljust(self._name_width), COLOURS[wizard.element])
        return row.append(f"  {type_:<{self._type_width}}  {power}")

    def sentence(self, card: CardId, view: View | None = None) -> Text:
        wizard = self.cards.wizards[card]
        name = Text(self.teller.card(card), f"bold {COLOURS[wizard.element]}")
        return name.append(" · ").append_text(self.element(wizard)).append(f" {wizard.value} · {self.power(wizard)}")

    def brief(self, card: CardId) -> Text:
        """Symbol, Value and name, for where there is little room."""
        wizard = self.cards.wizards[card]
        name = without_article(self.teller.card(card))
        return Text(f"{SYMBOLS[wizard.element]}{wizard.value} {name}", COLOURS[wizard.element])

    def card(self, card: CardId | None, width: int, height: int) -> RenderableType:
        """A card drawn as a card, or its empty place."""
        if card is None:
            return Panel("", box=box.ROUNDED, border_style="dim", width=width, height=height)
        wizard = self.cards.wizards[card]
        head = Table.grid(expand=True)
        head.add_column()
        head.add_column(justify="right")
        head.add_row(Text(self.teller.card(card), "bold"), Text(str(wizard.value), "bold"))
        return Panel(
            Group(head, Text(self.power(wizard))),
            title=self.element(wizard),
            title_align="left",
            box=box.ROUNDED,
            border_style=COLOURS[wizard.element],
            width=width,
            height=height,
        )

    def card_height(self, card: CardId | None, width: int) -> int:
        """How high a card of this width must be to show its power."""
        power = "" if card is None else self.power(self.cards.wizards[card])
        return 3 + len(wrap(power, width - 4))

    def beside_title(self, ask: AnyAsk, view: View) -> Text:
        """Of a team that is being picked: the drawn cards, one's own first."""
        sides = cast(CupView, view).sides
        own = sides.get(view.eyes)
        other = next((side for seat, side in sides.items() if seat != view.eyes), None)
        if ask.purpose != "team" or not (own and own.drawn and other and other.drawn):
            return Text()
        cards = {"own": self.brief(own.drawn).plain, "other": self.brief(other.drawn).plain}
        return Text(self.text("terminal-cup-both-drawn", **cards))

    def tally(self, ask: AnyAsk, view: View, chosen: Sequence[CardId]) -> Text | None:
        """Of a team that is being picked: its Elements, and the total of its Values."""
        if not isinstance(ask, Pick):
            return None
        side = cast(CupView, view).sides.get(view.eyes)
        team = {*chosen, *((side.drawn,) if side and side.drawn and cast(CupView, view).phase == "team" else ())}
        wizards = [self.cards.wizards[card] for card in team]
        counted = Counter(wizard.element for wizard in wizards)
        tally = Text()
        for element in ELEMENTS:
            if counted[element]:
                word = self.text(f"cup-element-{element}")
                tally.append(f"{SYMBOLS[element]} {word} ×{counted[element]}", COLOURS[element]).append("  ")
        return tally.append(self.text("terminal-cup-total", total=sum(wizard.value for wizard in wizards)))

    def setting(self, ask: AnyAsk, view: View, width: int) -> list[RenderableType]:
        return scene.setting(self, cast(CupView, view))

    def picture(self, view: View, width: int) -> RenderableType:
        return scene.picture(self, cast(CupView, view), width)

    def described(self, view: View) -> list[str]:
        return scene.described(self, cast(CupView, view))

    def line(self, event: Event) -> Text:
        style = "bold" if isinstance(event, (DuelDecided, RoundEnded, GameEnded)) else ""
        line = Text(self.teller.event(event), style)
        for wizard in self.cards.wizards.values():
            line.highlight_words([self.teller.card(wizard.id)], COLOURS[wizard.element])
        return line

    def opens(self, event: Event) -> bool:
        return isinstance(event, Revealed)

    def closes(self, event: Event) -> bool:
        return isinstance(event, RoundEnded)

    def summary(self, frames: Sequence[Frame], view: View) -> list[RenderableType]:
        return summary.summary(self, frames, cast(CupView, view))

    def catalogue(self, width: int) -> list[RenderableType]:
        return catalogue.catalogue(self, width)

    def reminder(self) -> str:
        return self.text("terminal-cup-reminder")
