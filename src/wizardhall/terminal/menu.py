"""What an ask looks like as a numbered menu, and what somebody who types means by it."""

from rich.console import RenderableType
from rich.text import Text

from wizardhall.core.ask_text import ask_text, has_ask_text
from wizardhall.core.asks import AnyAsk, Arrange, Choose, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.choices import AnyChoice, CardChoice
from wizardhall.core.errors import HallError
from wizardhall.core.game import View
from wizardhall.core.text import LANGUAGES
from wizardhall.core.text import Text as HallText
from wizardhall.core.text import text as text_in
from wizardhall.terminal.draft import KEEP, NO, YES, Draft
from wizardhall.terminal.name_matcher import Matcher, without_article
from wizardhall.terminal.painter import Painter

__all__ = ["Menu"]

_WORDS = {KEEP: "terminal-word-keep", YES: "terminal-word-yes", NO: "terminal-word-no"}


class Menu:
    """A draft with its words: title, options with numbers and labels, and how far it is."""

    def __init__(self, ask: AnyAsk, view: View, painter: Painter, matcher: Matcher, text: HallText) -> None:
        self.draft = Draft(ask)
        self.painter = painter
        self._view = view
        self._text = text
        named = {option: painter.called(self._choice(option), view) for option in self._named()}
        others = {option: called for option, called in named.items() if called}
        self._matcher = matcher.also(others, {option: self._short(option) for option in others}) if others else matcher

    @property
    def ask(self) -> AnyAsk:
        return self.draft.ask

    def title(self) -> str:
        card = self.ask.card if isinstance(self.ask, YesNo) else None
        return self._say(
            card=self.painter.teller.card(card) if card else "–",
            number=self.ask.number if isinstance(self.ask, (Pick, Arrange)) else 1,
        )

    def full_title(self) -> Text:
        """The title, and beside it what the table above may hide on a small screen."""
        beside = self.painter.beside_title(self.ask, self._view)
        return Text(self.title(), "bold").append_text(Text(" ").append_text(beside) if beside else Text())

    def number(self, choice: CardId) -> int:
        """What to type for a choice; 0 leaves everything as it is."""
        options = [option for option in self.draft.options if option != KEEP]
        return 0 if choice == KEEP else options.index(choice) + 1

    def label(self, choice: CardId) -> Text:
        """A choice in words, with all that there is to say about it."""
        return self._word(choice) or self.painter.sentence(choice, self._view)

    def details(self, choice: CardId) -> Text:
        """All that is printed on the card that a choice is about."""
        if isinstance(self.ask, YesNo):
            card = self.ask.card
        else:
            card = None if choice == KEEP else self.painter.about(self._choice(choice), self._view)
        return Text() if card is None else self.painter.sentence(card, self._view)

    def row(self, choice: CardId) -> Text:
        """A choice in one line of aligned columns."""
        return self._word(choice) or self.painter.row(choice, self._view)

    def mark(self, choice: CardId) -> str:
        """Its place in the order, or that it is taken."""
        if choice not in self.draft.chosen:
            return " "
        return str(self.draft.chosen.index(choice) + 1) if isinstance(self.ask, Arrange) and choice != KEEP else "✓"

    def take(self, typed: str) -> CardId | None:
        """Take, or drop, all that a typed line says by number, word or name; the last of it.

        Raises `HallError` with the reason, and leaves the draft as it was, if any of it cannot be.
        """
        steps = 0
        last = None
        words = typed.replace(",", " ").replace(";", " ").split()
        try:
            while words:
                last, used = self._meant(words)
                self.draft.toggle(last)
                steps += 1
                del words[:used]
        except HallError:
            for _ in range(steps):
                self.draft.undo()
            raise
        return last

    def _meant(self, words: list[str]) -> tuple[CardId, int]:
        """The choice that a list of words begins with, and how many of them say it."""
        for option in self.draft.options:
            if words[0] == str(self.number(option)) or words[0].lower() in _aliases(option):
                return option, 1
        if isinstance(self.ask, YesNo):
            self.ask.check(None)  # says what would be right
        return self._matcher.find_first(words, self._named())

    def closest(self, typed: str) -> CardId | None:
        """The first choice that a line which is still being typed may mean."""
        for option in self.draft.options:
            if typed == str(self.number(option)):
                return option
        return next(iter(self._matcher.matching(typed, self._named())), None)

    def state(self) -> str:
        """What is chosen, or what is asked next."""
        if self.draft.complete:
            return self.chosen() or self._say("empty")
        if self.draft.slot is not None:
            question = self._say(f"slot-{self.draft.slot}")
            return f"{self.chosen()} → {question}" if self.draft.cards else question
        if isinstance(self.ask, YesNo):
            return self._text("terminal-yes-or-no")
        wanted = self.ask.number if isinstance(self.ask, (Pick, Arrange)) else 1
        return self._text(
            "terminal-incomplete", given=len(self.draft.cards), wanted=wanted, chosen=self.chosen() or "–"
        )

    def chosen(self) -> str:
        """What is chosen, named; and what that leaves, where it matters."""
        separator = " › " if isinstance(self.ask, Arrange) else " → " if isinstance(self.ask, Fill) else ", "
        chosen = separator.join(map(self._short, self.draft.chosen))
        left = self.draft.rest if self.draft.cards and self.draft.complete else []
        if left and has_ask_text(self._text, self.painter.game, self.ask.purpose, "rest"):
            cards = ", ".join(map(self._short, left))
            chosen += self._text("terminal-rest", what=self._say("rest"), cards=cards)
        return chosen

    def piles(self, width: int) -> list[RenderableType]:
        return self.painter.piles(self._view, width)

    def piles_described(self) -> list[str]:
        return self.painter.piles_described(self._view)

    def tally(self) -> Text | None:
        return self.painter.tally(self.ask, self._view, self.draft.cards)

    def _named(self) -> list[CardId]:
        """The choices that have names."""
        return [option for option in self.draft.options if option not in _WORDS]

    def _short(self, choice: CardId) -> str:
        word = self._word(choice)
        return without_article(self.painter.teller.card(choice)) if word is None else word.plain

    def _word(self, choice: CardId) -> Text | None:
        if choice == KEEP:
            return Text(self._say("decline"))
        if choice in (YES, NO):
            return Text(self._say("yes" if choice == YES else "no"))
        return self.painter.option(self._choice(choice), self._view)

    def _choice(self, key: CardId) -> AnyChoice:
        """What an option of the ask is; all asks but one have nothing but cards."""
        return self.ask.choice(key) if isinstance(self.ask, Choose) else CardChoice(key)

    def _say(self, part: str | None = None, **arguments: str | int) -> str:
        """The question, or another part of what the game says about this ask."""
        return ask_text(self._text, self.painter.game, self.ask.purpose, part, **arguments)


def _aliases(choice: CardId) -> set[str]:
    if choice not in _WORDS:
        return set()
    return {word for language in LANGUAGES for word in text_in(language)(_WORDS[choice]).split()}
