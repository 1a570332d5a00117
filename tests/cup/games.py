"""Whole games for tests: scripted draws, answers as sentences, and what each pair of eyes learns."""

from tests.cup.cardsets import CARDS
from tests.cup.event_lines import lines
from tests.cup.scenes import as_cards
from wizardhall.core.dice import ScriptedDice
from wizardhall.core.events import Event
from wizardhall.core.game import Result
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.cup import CUP
from wizardhall.cup.cards import CupSet
from wizardhall.cup.seats import BLACK, WHITE
from wizardhall.cup.view import CupView

FIVE = "necromancer soldier revolutionary matron traveler"
STRONG = "necromancer hermit soldier revolutionary matron"
WEAK = "hermit soldier revolutionary matron traveler"
"""The Necromancer on top of STRONG beats all of WEAK; two players with STRONG lose all their wizards in pairs."""


class Game:
    """A whole game. `black` and `white` are the drawn cards; answers are given by seat."""

    def __init__(
        self, black: str = "hermit", white: str = "hermit", edition: str = "revised", cards: CupSet = CARDS
    ) -> None:
        self.table = CUP.lay({"edition": edition}, cards)
        self.result: Result | None = None
        dice = ScriptedDice(("black drawn card", [black]), ("white drawn card", [white]))
        self._play = CUP.play(self.table, dice)
        self.asks = next(self._play)
        dice.finish()

    def answer(self, black: object = None, white: object = None) -> None:
        """Answer all open asks at once."""
        given = {BLACK: as_cards(black), WHITE: as_cards(white)}
        try:
            self.asks = self._play.send({seat: self.asks[seat].check(given[seat]) for seat in self.asks})
        except StopIteration as stop:
            self.asks, self.result = {}, stop.value

    def view(self, eyes: Seat) -> CupView:
        return CUP.view(self.table, eyes)

    def told(self, *kinds: type[Event], eyes: Seat = ALL_SEEING) -> list[str]:
        seen = (event.seen_by(eyes) for event in self.table.events)
        return lines([event for event in seen if event is not None], kinds)


def teams(edition: str = "revised") -> Game:
    """Both have drawn a Hermit and picked FIVE."""
    game = Game("hermit", "hermit", edition)
    game.answer(black=FIVE, white=FIVE)
    return game


def after_round_one() -> Game:
    """Black has won a round with its Necromancer alone."""
    game = teams()
    game.answer(black=STRONG, white=WEAK)
    return game
