"""An answer to any ask in a few words, as one would say it looking back."""

from wizardhall.core.asks import Answer
from wizardhall.core.cards import CardId
from wizardhall.core.game import View
from wizardhall.terminal.names import without_article
from wizardhall.terminal.painter import Painter

__all__ = ["answer_in_words"]


def answer_in_words(painter: Painter, purpose: str, answer: Answer, view: View) -> str:
    words = painter.words
    match answer:
        case None if purpose == "swap":
            return words("lab-no-swap")
        case None | ():
            return words("terminal-answer-none")
        case bool():
            return words("terminal-yes" if answer else "terminal-no")
        case str():
            return _choice(painter, answer, view)
        case dict() if purpose == "swap":
            return words("terminal-answer-swap", **{slot: _card(painter, card) for slot, card in answer.items()})
        case dict():
            return " + ".join(_card(painter, card) for card in answer.values())
    return ", ".join(_card(painter, card) for card in answer)


def _choice(painter: Painter, choice: str, view: View) -> str:
    option = painter.option(choice, view)
    return _card(painter, CardId(choice)) if option is None else option.plain


def _card(painter: Painter, card: CardId) -> str:
    return without_article(painter.teller.card(card))
