"""Bots: one that the game declares, one for its entry point, one that is named as `rps.bots:Rocky`."""

from typing import Any

from wizardhall.core.asks import Answer, AnyAsk, Pick
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice

from .game import LOSES_TO, RpsView, Signs


class Countering:
    """Throws what would have won the last round."""

    def __init__(self, cards: Signs) -> None:
        self.cards = cards

    def answer(self, view: RpsView, ask: AnyAsk, dice: Dice) -> Answer:
        last = [sign for seat, sign in view.signs.items() if seat != view.eyes]
        return (CardId(LOSES_TO[last[0]]),) if last else ask.random(dice)


class Rocky:
    """Always the first that there is."""

    def answer(self, view: Any, ask: AnyAsk, dice: Dice) -> Answer:
        assert isinstance(ask, Pick)
        return ask.options[:1]


class Stubborn(Rocky):
    """Always the last that there is."""

    def answer(self, view: Any, ask: AnyAsk, dice: Dice) -> Answer:
        assert isinstance(ask, Pick)
        return ask.options[-1:]
