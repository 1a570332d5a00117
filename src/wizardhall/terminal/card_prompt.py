"""A prompt for cards by name, one after the other, as somebody reads them off a real table."""

from collections.abc import Iterator, Sequence

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from wizardhall.core.cards import CardId
from wizardhall.core.errors import HallError
from wizardhall.terminal.name_matcher import Matcher, NotOneCard
from wizardhall.terminal.painter import Painter
from wizardhall.terminal.screen import Screen

__all__ = ["name_cards"]


def name_cards(screen: Screen, painter: Painter, matcher: Matcher, questions: Sequence[str]) -> list[CardId]:
    """A different card for each question. A line may name several, and `undo` takes the last one back.

    A name that is nearly right is offered, and an empty line takes the offer.
    """
    named: list[CardId] = []
    offered: CardId | None = None
    while len(named) < len(questions):
        left = [card for card in painter.ids if card not in named]
        typed = screen.line(questions[len(named)], _Names(matcher, painter, left))
        if not typed and offered is not None:
            named.append(offered)
            offered = None
            continue
        offered = None
        if typed.lower() in screen.words("terminal-word-undo"):
            screen.tell("terminal-undone" if named else "terminal-nothing-to-undo")
            named = named[:-1]
            continue
        try:
            named += _read(matcher, typed, left, len(questions) - len(named))
        except HallError as error:
            screen.say(error.in_language(screen.text.language))
            offered = error.nearly if isinstance(error, NotOneCard) else None
            if offered is not None:
                screen.tell("terminal-judge-offer", card=painter.teller.card(offered))
    return named


def _read(matcher: Matcher, typed: str, left: list[CardId], wanted: int) -> list[CardId]:
    """All cards that a line names, each once; no more than are wanted."""
    read: list[CardId] = []
    words = typed.replace(",", " ").split()
    while words:
        card, used = matcher.find_first(words, [card for card in left if card not in read])
        read.append(card)
        del words[:used]
    if len(read) > wanted:
        raise HallError("terminal-error-too-many", given=len(read), wanted=wanted)
    return read


class _Names(Completer):
    """Completes what is typed, in any language, to a name in the chosen one."""

    def __init__(self, matcher: Matcher, painter: Painter, left: list[CardId]) -> None:
        self._matcher = matcher
        self._painter = painter
        self._left = left

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor.rpartition(",")[2].lstrip()
        for card in self._matcher.matching(typed, self._left):
            name = self._painter.teller.card(card)
            yield Completion(name, -len(typed), display_meta=self._painter.sentence(card).plain.partition(" · ")[2])
