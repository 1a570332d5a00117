"""Wizards & Relics in colours: cards, and what is said about them."""

import re
from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from wizardhall.core.asks import AnyAsk
from wizardhall.core.cards import CardId
from wizardhall.core.choices import AnyChoice, PlaceChoice
from wizardhall.core.events import Event
from wizardhall.core.game import View
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text as HallText
from wizardhall.match import Frame
from wizardhall.relics.cards import RelicsSet, Shrine, Wizard
from wizardhall.relics.events import (
    BattleDecided,
    EnteredHall,
    GameWon,
    NoWinner,
    RelicAdded,
    RelicsRevealed,
    RoundWon,
    Triggered,
    WizardEntered,
    WizardsRevealed,
)
from wizardhall.relics.listing import listing
from wizardhall.relics.teller import RelicsTeller
from wizardhall.relics.view import RelicsView
from wizardhall.terminal.name_matcher import without_article
from wizardhall.terminal.painter import Painter
from wizardhall.terminal.relics import (
    catalogue,
    described,
    options,
    picture,
    setting,
    summary,
)
from wizardhall.terminal.relics.power import reasons
from wizardhall.terminal.relics.symbols import COLOURS, RELIC, SHRINE, SYMBOLS

__all__ = ["RelicsPainter"]

_FEW = 4


class RelicsPainter(Painter):
    game = "relics"

    def __init__(
        self, cards: RelicsSet, text: HallText, players: Mapping[Seat, str], headings: Mapping[Seat, str] | None = None
    ) -> None:
        super().__init__(headings or {})
        self.cards = cards
        self.text = text
        self.ids = tuple(cards.cards)
        self._teller = RelicsTeller(cards, text, players)
        self._name_width = max(len(self.teller.card(card)) for card in (*cards.wizards, *cards.relics))
        self._subtype_width = max(len(self.teller.subtype(wizard.subtype)) for wizard in cards.wizards.values())
        named = {self.teller.card(wizard.id): COLOURS[wizard.colour] for wizard in cards.wizards.values()}
        self._named = named
        self._any_name = re.compile("|".join(map(re.escape, sorted(named, key=len, reverse=True))))

    @property
    def teller(self) -> RelicsTeller:
        return self._teller

    # Cards

    def symbol(self, card: CardId) -> Text:
        """Two cells that say what a card is: `R▲` for a Red wizard."""
        found = self.cards.cards[card]
        if isinstance(found, Wizard):
            letter = self.text(f"relics-colour-{found.colour}")[0]
            return Text(letter + SYMBOLS[found.colour], COLOURS[found.colour])
        return Text(SHRINE if isinstance(found, Shrine) else RELIC, "yellow")

    def row(self, card: CardId, view: View | None = None) -> Text:
        found = self.cards.cards[card]
        assert not isinstance(found, Shrine)
        kind = self.teller.subtype(found.subtype) if isinstance(found, Wizard) else self._owner(card, view)
        row = Text(no_wrap=True, overflow="ellipsis")
        symbol = self.symbol(card)
        symbol.pad_right(2 - len(symbol))
        row.append_text(symbol).append(f" {found.power:>2}  ", "bold")
        row.append(self.teller.card(card).ljust(self._name_width), symbol.style)
        return row.append(f"  {kind:<{self._subtype_width}}  {self.teller.abilities(found)}")

    def sentence(self, card: CardId, view: View | None = None) -> Text:
        found = self.cards.cards[card]
        sentence = Text(self.teller.card(card), f"bold {self.symbol(card).style}").append(" · ")
        if isinstance(found, Wizard):
            kind = self.text("terminal-relics-wizard", colour=self._colour(found), subtype=self._subtype(found))
            sentence.append(f"{kind} ").append(str(found.power), "bold").append(" · ")
        elif not isinstance(found, Shrine):
            sentence.append(f"{self.text('terminal-relics-relic')} ").append(str(found.power), "bold").append(" · ")
        if not isinstance(found, Shrine):
            sentence.append(self.text(f"relics-rarity-{found.rarity}") + " · ")
        sentence.append(self.teller.abilities(found))
        owner = self._owner(card, view)
        return sentence.append(f" · {owner}") if owner else sentence

    def brief(self, card: CardId) -> Text:
        """Symbol, power and name, for where there is little room."""
        found = self.cards.cards[card]
        power = "" if isinstance(found, Shrine) else found.power
        brief = self.symbol(card)
        return brief.append(f"{power} {without_article(self.teller.card(card))}")

    def by_kind(self, cards: Sequence[CardId]) -> list[CardId]:
        """In the order of the card file: wizards by colour, then relics."""
        return [card for card in self.ids if card in cards]

    def text_of(self, card: CardId) -> str | None:
        """What a card does; nothing for one without an ability."""
        found = self.cards.cards[card]
        if not isinstance(found, Shrine) and found.ability is None:
            return None
        return self.text("terminal-relics-note", card=self.teller.card(card), text=self.teller.abilities(found))

    def _colour(self, wizard: Wizard) -> str:
        return self.text(f"relics-colour-{wizard.colour}")

    def _subtype(self, wizard: Wizard) -> str:
        return self.teller.subtype(wizard.subtype)

    def _owner(self, card: CardId, view: View | None) -> str:
        """Whose spoils a relic would be."""
        owner = options.loser_with(card, cast(RelicsView, view)) if view is not None else None
        return "" if owner is None else self.text("terminal-relics-of", player=self.teller.player(owner))

    # Choices

    def option(self, choice: AnyChoice, view: View) -> Text | None:
        return options.option(self, choice, cast(RelicsView, view)) or super().option(choice, view)

    def called(self, choice: AnyChoice, view: View) -> list[str]:
        return options.called(self, choice, cast(RelicsView, view)) or super().called(choice, view)

    def about(self, choice: AnyChoice, view: View) -> CardId | None:
        if isinstance(choice, PlaceChoice):
            return options.relic_in(choice, cast(RelicsView, view)).card
        return super().about(choice, view)

    def tally(self, ask: AnyAsk, view: View, chosen: Sequence[CardId]) -> Text | None:
        """The printed powers of what is being laid, added up. What else will count only the battle can say."""
        if ask.purpose != "lay":
            return None
        if not chosen:
            return Text()
        powers = [card.power for each in chosen if not isinstance(card := self.cards.cards[each], Shrine)]
        added = f"{' + '.join(map(str, powers))} = {sum(powers)}" if len(powers) > 1 else str(sum(powers))
        return Text(self.text("terminal-relics-printed", sum=added), "dim")

    # The table

    def setting(self, ask: AnyAsk, view: View, width: int) -> list[RenderableType]:
        return setting.setting(self, ask, cast(RelicsView, view), width)

    def piles(self, view: View, width: int) -> list[RenderableType]:
        return setting.piles(self, cast(RelicsView, view), width)

    def piles_described(self, view: View) -> list[str]:
        return described.piles(self, cast(RelicsView, view))

    def picture(self, view: View, width: int) -> RenderableType:
        return picture.picture(self, cast(RelicsView, view), width)

    def described(self, view: View) -> list[str]:
        return described.described(self, cast(RelicsView, view))

    # What happens

    def line(self, event: Event) -> Text:
        style = "bold" if isinstance(event, (BattleDecided, RoundWon, NoWinner, GameWon)) else ""
        line = Text(self.teller.event(event), style)
        for found in self._any_name.finditer(line.plain):
            line.stylize(self._named[found[0]], *found.span())
        return line

    def notes(self, event: Event) -> list[str]:
        match event:
            case WizardsRevealed():
                seen = [*event.cards.values()]
            case RelicsRevealed():
                seen = [card for cards in event.cards.values() for card in cards]
            case WizardEntered() | Triggered(when="discarded"):
                seen = [event.card]
            case RelicAdded(card=str(card), face_up=True):
                seen = [CardId(card)]
            case _:
                seen = []
        return [text for card in seen if (text := self.text_of(card)) is not None]

    def why(self, event: Event) -> list[str]:
        if isinstance(event, BattleDecided):
            return reasons(event, self.teller, self.text)
        return self.teller.why(event)

    def opens(self, event: Event) -> bool:
        return isinstance(event, (WizardsRevealed, RelicsRevealed, BattleDecided))

    def waits_before(self, event: Event, told: int) -> bool:
        """A few lines can still be read above the next picture."""
        return told > _FEW

    def closes(self, event: Event) -> bool:
        return isinstance(event, (EnteredHall, NoWinner))

    # The whole

    def summary(self, frames: Sequence[Frame], view: View) -> list[RenderableType]:
        return summary.summary(self, frames, cast(RelicsView, view))

    def catalogue(self, width: int) -> list[RenderableType]:
        return catalogue.catalogue(listing(self.cards, self.text.language), self.text, width)

    def reminder(self) -> str:
        return self.text("terminal-relics-reminder")
