"""An answer to any ask in a few words, as told after the match."""

from collections.abc import Sequence

from wizardhall.core.ask_text import ask_text, has_ask_text
from wizardhall.core.asks import Answer
from wizardhall.core.cards import CardId
from wizardhall.core.choices import AnyChoice
from wizardhall.core.game import View
from wizardhall.terminal.name_matcher import without_article
from wizardhall.terminal.painter import Painter

__all__ = ["answer_in_words"]


def answer_in_words(
    painter: Painter, purpose: str, answer: Answer, view: View, choices: Sequence[AnyChoice] = ()
) -> str:
    """`choices` are what the ask had to choose from, where it was for one of some."""

    def say(part: str, **arguments: str) -> str:
        return ask_text(painter.text, painter.game, purpose, part, **arguments)

    match answer:
        case None | ():
            return say("declined")
        case bool():
            return say("yes" if answer else "no")
        case str():
            return _choice(painter, next(choice for choice in choices if choice.key == answer), view)
        case dict() if has_ask_text(painter.text, painter.game, purpose, "answer"):
            return say("answer", **{slot: _card(painter, card) for slot, card in answer.items()})
        case dict():
            return " + ".join(_card(painter, card) for card in answer.values())
    return ", ".join(_card(painter, card) for card in answer)


def _choice(painter: Painter, choice: AnyChoice, view: View) -> str:
    option = painter.option(choice, view)
    return _card(painter, CardId(choice.key)) if option is None else option.plain


def _card(painter: Painter, card: CardId) -> str:
    return without_article(painter.teller.card(card))
