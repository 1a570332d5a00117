"""Finds the card that somebody means: names in every language, in any spelling."""

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from typing import Any

from wizardhall.core.cards import CardId, CardSet
from wizardhall.core.errors import UnknownName
from wizardhall.core.game import Game, Teller
from wizardhall.core.text import LANGUAGES, Text, text

__all__ = ["Matcher", "NotOneCard", "folded", "without_article"]

_ARTICLES = ("the", "le", "la", "les")
_ARTICLE = re.compile(rf"^(?:(?:{'|'.join(_ARTICLES)})\s+|l['’]\s*)(?=\S)", re.IGNORECASE)
_CLOSE = 0.7
"""How alike a typed word and a name must be, for the name to be suggested."""


class NotOneCard(UnknownName):
    """A typed name that means no card or several. `nearly` is the card that it is nearly the name of."""

    nearly: CardId | None = None


def without_article(name: str) -> str:
    """`Blacksmith` for `The Blacksmith`, `Ermite` for `L'Ermite`."""
    return _ARTICLE.sub("", name.strip())


def folded(name: str) -> str:
    """A name without case, accents, leading article and punctuation."""
    letters = unicodedata.normalize("NFKD", without_article(name)).casefold()
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", kept))


class Matcher:
    """Finds cards by name: the whole of it, its beginning, or the beginning of a word in it."""

    def __init__(self, names: Mapping[CardId, Collection[str]], shown: Callable[[CardId], str], text: Text) -> None:
        self._names = {card: {folded(name) for name in called} for card, called in names.items()}
        self._own = {card: {folded(shown(card))} for card in names}
        self._shown = shown
        self._text = text

    @property
    def cards(self) -> list[CardId]:
        return list(self._names)

    @classmethod
    def of(cls, game: Game[Any], cards: CardSet, ids: Collection[CardId], teller: Teller, language: str) -> "Matcher":
        """A matcher of a card set's names in all languages, that answers in one."""
        tellers = [game.teller(cards, text(each), {}) for each in LANGUAGES]
        names = {card: [card, *(each.card(card) for each in tellers)] for card in ids}
        return cls(names, teller.card, text(language))

    def also(self, names: Mapping[CardId, Collection[str]], shown: Mapping[CardId, str]) -> "Matcher":
        """A matcher that finds some more by name, which is shown as given."""
        more = Matcher({}, lambda card: shown.get(card) or self._shown(card), self._text)
        more._names = self._names | {choice: set(map(folded, called)) for choice, called in names.items()}
        more._own = self._own | {choice: {folded(shown[choice])} for choice in names}
        return more

    def find(self, typed: str, among: Collection[CardId] | None = None) -> CardId:
        """The one card that is meant; raises `NotOneCard`, which says what would be right."""
        cards = list(self._names) if among is None else [card for card in self._names if card in among]
        found = self.matching(typed, cards)
        if len(found) == 1:
            return found[0]
        raise self._error(typed.strip(), found, cards)

    def matching(self, typed: str, among: Collection[CardId]) -> list[CardId]:
        """All cards that may be meant, by the strictest way that gives any; one's own language goes first."""
        wanted = folded(typed)
        if not wanted:
            return []
        for names, fits in (
            (self._names, _whole),
            (self._own, _beginning),
            (self._names, _beginning),
            (self._names, _beginning_of_a_word),
        ):
            if found := [card for card in among if any(fits(wanted, name) for name in names[card])]:
                return found
        return []

    def find_first(self, words: list[str], among: Collection[CardId]) -> tuple[CardId, int]:
        """The card that a list of words begins with, and how many of them name it; raises `NotOneCard`."""
        for number in range(len(words), 1, -1):
            found = self.matching(" ".join(words[:number]), among)
            if len(found) == 1:
                return found[0], number
        named = 2 if len(words) > 1 and words[0].casefold() in _ARTICLES else 1
        return self.find(" ".join(words[:named]), among), named

    def _error(self, typed: str, found: list[CardId], among: list[CardId]) -> NotOneCard:
        if found:
            return self._refusal("terminal-error-name-ambiguous", typed, found)
        if self.matching(typed, self._names):
            return self._refusal("terminal-error-name-elsewhere", typed, among)
        if close := self._close(typed, among):
            error = self._refusal("terminal-error-name-close", typed, close)
            error.nearly = close[0]
            return error
        return self._refusal("terminal-error-name-unknown", typed, among)

    def _refusal(self, message: str, typed: str, cards: list[CardId]) -> NotOneCard:
        return NotOneCard(message, typed=typed, cards=", ".join(map(self._shown, cards)))

    def _close(self, typed: str, among: list[CardId]) -> list[CardId]:
        owners = {name: card for card in among for name in self._names[card]}
        return list(dict.fromkeys(owners[name] for name in get_close_matches(folded(typed), owners, 3, _CLOSE)))


def _whole(wanted: str, name: str) -> bool:
    return wanted == name


def _beginning(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _beginning_of_a_word(wanted: str, name: str) -> bool:
    return f" {wanted}" in name
