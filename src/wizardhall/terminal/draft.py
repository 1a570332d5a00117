"""An answer in the making: take, drop, move and undo, until it is legal and can be locked. Knows no screen."""

from typing import Final

from wizardhall.core.asks import Answer, AnyAsk, Arrange, Choose, Declinable, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.errors import IllegalAnswer

__all__ = ["KEEP", "NO", "YES", "Draft"]

KEEP: Final = CardId("=keep")
YES: Final = CardId("=yes")
NO: Final = CardId("=no")
"""What can be chosen besides the options of an ask, which are named by their keys; no card has such an id."""


class Draft:
    """What is chosen so far for an ask. Legality is the ask's own `check`, here as everywhere."""

    def __init__(self, ask: AnyAsk) -> None:
        self.ask = ask
        self._history: list[tuple[CardId, ...]] = [()]

    @property
    def chosen(self) -> tuple[CardId, ...]:
        return self._history[-1]

    @property
    def cards(self) -> tuple[CardId, ...]:
        """The cards among what is chosen."""
        return tuple(choice for choice in self.chosen if choice not in (KEEP, YES, NO))

    @property
    def rest(self) -> tuple[CardId, ...]:
        """The cards to choose from that are not chosen."""
        return tuple(choice for choice in self.options if choice not in (*self.chosen, KEEP, YES, NO))

    @property
    def slot(self) -> str | None:
        """The slot that is being filled."""
        if not isinstance(self.ask, Fill):
            return None
        slots = tuple(self.ask.slots)
        return slots[min(len(self.cards), len(slots) - 1)]

    @property
    def options(self) -> tuple[CardId, ...]:
        """What there is to choose from now, chosen or not."""
        match self.ask:
            case YesNo():
                return (YES, NO)
            case Pick():
                return self.ask.options
            case Arrange():
                return (*self._keep(), *self.ask.options)
            case Fill():
                assert self.slot is not None
                keep = () if self.cards else self._keep()
                return (*keep, *self.ask.slots[self.slot])
            case Choose():
                return (*self._keep(), *map(CardId, self.ask.keys))

    @property
    def complete(self) -> bool:
        try:
            self.answer()
        except IllegalAnswer:
            return False
        return True

    def answer(self) -> Answer:
        """The answer as it stands; raises `IllegalAnswer` with the reason while it cannot be locked."""
        return self._checked(self.chosen)

    def toggle(self, choice: CardId) -> None:
        """Take it, or drop a card that is taken; raises `IllegalAnswer` if there is no room for it."""
        if choice in (KEEP, YES, NO):
            self._become((choice,))
        elif choice in self.chosen:
            self._become(tuple(other for other in self.chosen if other != choice))
        elif isinstance(self.ask, Choose) or (isinstance(self.ask, Fill) and self.complete):
            self._become((*self.cards[:-1], choice))
        else:
            if self.cards and self.complete:
                self._checked((*self.cards, choice))
            self._become((*self.cards, choice))

    def move(self, choice: CardId, by: int) -> bool:
        """Move a taken card earlier (-1) or later (+1) in an order."""
        if not isinstance(self.ask, Arrange) or choice not in self.cards:
            return False
        order = list(self.cards)
        here = order.index(choice)
        there = here + by
        if not 0 <= there < len(order):
            return False
        order[here], order[there] = order[there], order[here]
        self._become(tuple(order))
        return True

    def undo(self) -> bool:
        """Take back the last step; `False` if there is none."""
        if len(self._history) == 1:
            return False
        self._history.pop()
        return True

    def _keep(self) -> tuple[CardId, ...]:
        return (KEEP,) if isinstance(self.ask, Declinable) and self.ask.may else ()

    def _become(self, chosen: tuple[CardId, ...]) -> None:
        self._history.append(chosen)

    def _checked(self, chosen: tuple[CardId, ...]) -> Answer:
        match self.ask:
            case YesNo():
                return self.ask.check(chosen == (YES,) if chosen else None)
            case Pick():
                return self.ask.check(chosen)
            case Arrange():
                return self.ask.check(None if chosen == (KEEP,) else chosen)
            case Fill():
                return self.ask.check(None if chosen == (KEEP,) else dict(zip(self.ask.slots, chosen, strict=False)))
            case Choose():
                return self.ask.check(None if chosen == (KEEP,) else next(iter(chosen), ""))
