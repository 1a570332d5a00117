"""Before the first round: REL-S1 to REL-S6."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from tests.relics.scenes import HOUSE, relic, rounds, shrine, side, wizard
from wizardhall.core.dice import Dice, HashDice
from wizardhall.core.seats import SPECTATOR
from wizardhall.relics import RELICS
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.events import CardDiscarded, Dealt, Drew, HandKept, MasterChosen, Triggered
from wizardhall.relics.judge import StillDice
from wizardhall.relics.seats import NORTH, SEATS, SOUTH

T = TypeVar("T")

FEW = RelicsSet(
    "few",
    (
        *(wizard("red", 1, {"when": "discarded", "do": "draw"}, name=f"w{number}") for number in range(20)),
        *(relic(1, {"when": "discarded", "do": "draw"}, name=f"r{number}") for number in range(20)),
        shrine(),
    ),
)
"""Decks of five wizards and five relics, all of which would react to being discarded."""


RARITIES_OF_A_DECK = {"glorious": 3, "superb": 6, "common": 6}


class ListeningDice(StillDice):
    """Nothing is shuffled, but what would be is written down."""

    def __init__(self) -> None:
        self.thrown: list[tuple[str, tuple[Any, ...]]] = []

    def draw(self, name: str, items: Sequence[T], count: int) -> list[T]:
        self.thrown.append((name, tuple(items)))
        return super().draw(name, items, count)


class Opening:
    """A game up to some ask of its beginning."""

    def __init__(self, players: int = 2, cards: RelicsSet = HOUSE, dice: Dice | None = None) -> None:
        self.table = RELICS.lay(RELICS.complete_options({"players": str(players)}), cards)
        self._play = RELICS.play(self.table, dice or StillDice())
        self.asks = next(self._play)

    def answer(self, *answers: tuple[str, ...]) -> None:
        given = zip(self.asks, answers, strict=True)
        self.asks = self._play.send({seat: self.asks[seat].check(answer) for seat, answer in given})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_REL_S1_each_player_gets_a_deck_of_thirty_and_the_spare_decks_are_out_of_the_game(players: int) -> None:
    opening = Opening(players, dice=HashDice(b"deal"))
    decks = {seat: (*side.hand, *side.deck) for seat, side in opening.table.sides.items()}

    assert tuple(decks) == SEATS[players]
    for deck in decks.values():
        kinds = Counter((HOUSE.cards[card].kind, getattr(HOUSE.cards[card], "rarity", "")) for card in deck)
        assert kinds == {(kind, r): n for kind in ("wizard", "relic") for r, n in RARITIES_OF_A_DECK.items()}
    assert len({card for deck in decks.values() for card in deck}) == 30 * players


def test_REL_S1_each_of_six_piles_is_shuffled_and_every_deck() -> None:
    dice = ListeningDice()
    Opening(2, dice=dice)

    assert [(name, len(items)) for name, items in dice.thrown[:8]] == [
        ("common wizard pile", 24),
        ("superb wizard pile", 24),
        ("glorious wizard pile", 12),
        ("common relic pile", 24),
        ("superb relic pile", 24),
        ("glorious relic pile", 12),
        ("north deck", 30),
        ("south deck", 30),
    ]


def test_REL_S2_a_player_may_read_the_own_deck_and_nobody_elses() -> None:
    opening = Opening(2, dice=HashDice(b"deal"))
    dealt = [event for event in opening.table.events if isinstance(event, Dealt)]
    mine = opening.table.sides[NORTH]

    assert dealt[0].seen_by(NORTH) == Dealt(NORTH, tuple(sorted((*mine.hand, *mine.deck))))
    assert dealt[0].seen_by(SOUTH) == dealt[0].seen_by(SPECTATOR) == Dealt(NORTH, None)
    assert RELICS.view(opening.table, NORTH).sides[NORTH].deck == tuple(sorted(mine.deck))
    assert RELICS.view(opening.table, SOUTH).sides[NORTH].deck is None


def test_REL_S3_the_shrines_are_shuffled_into_one_pile_of_which_only_the_height_is_seen() -> None:
    dice = ListeningDice()
    opening = Opening(2, dice=dice)
    view = RELICS.view(opening.table, NORTH)

    assert ("shrines", tuple(HOUSE.shrines)) in dice.thrown
    assert (view.shrine, view.shrines_left) == (None, 24)


def test_REL_S4_seven_cards_of_which_any_number_is_set_aside_drawn_anew_and_shuffled_back() -> None:
    dice = ListeningDice()
    opening = Opening(2, FEW, dice)
    north, south = opening.table.sides[NORTH], opening.table.sides[SOUTH]
    first, rest, others = list(north.hand), list(north.deck), list(south.hand)
    assert (len(first), len(rest)) == (7, 3)
    assert [ask.purpose for ask in opening.asks.values()] == ["mulligan", "mulligan"]
    assert opening.asks[NORTH].count() == 2**7

    opening.answer(tuple(first[:3]), ())

    assert north.hand == [*first[3:], *rest], "the new cards come from the deck, not from those set aside"
    assert north.deck == first[:3]
    assert ("north deck", tuple(first[:3])) in dice.thrown
    assert south.hand == others


def test_REL_S4_it_is_offered_once_is_no_discarding_and_triggers_nothing() -> None:
    opening = Opening(2, FEW)
    opening.answer(tuple(opening.table.sides[NORTH].hand[:2]), tuple(opening.table.sides[SOUTH].hand[:3]))

    assert [ask.purpose for ask in opening.asks.values()] == ["lay", "lay"]
    assert [e for e in opening.table.events if isinstance(e, CardDiscarded | Triggered)] == []
    assert [e.number for e in opening.table.events if isinstance(e, Drew)] == [7, 7, 2, 3]
    assert opening.table.sides[NORTH].discard == []
    assert opening.table.sides[NORTH].drawn == 0, "these cards were drawn before the round"


def test_REL_S4_others_see_how_many_were_set_aside_and_not_which() -> None:
    opening = Opening(2, FEW)
    aside = tuple(opening.table.sides[NORTH].hand[:2])
    opening.answer(aside, ())
    kept = next(event for event in opening.table.events if isinstance(event, HandKept))

    assert kept.seen_by(NORTH) == HandKept(NORTH, 2, aside)
    assert kept.seen_by(SOUTH) == HandKept(NORTH, 2, None)
    assert RELICS.view(opening.table, SOUTH).sides[NORTH].hand is None
    assert RELICS.view(opening.table, SOUTH).sides[NORTH].hand_size == 7


def test_REL_S5_chance_makes_any_of_the_players_the_first_master_wizard() -> None:
    dice = ListeningDice()
    opening = Opening(3, dice=dice)
    opening.answer((), (), ())
    assert ("master", SEATS[3]) in dice.thrown
    assert MasterChosen(opening.table.master, "REL-S5") in opening.table.events

    masters = set()
    for seed in range(20):
        opening = Opening(3, dice=HashDice(b"%d" % seed))
        opening.answer((), (), ())
        masters.add(opening.table.master)
    assert masters == set(SEATS[3])


def test_REL_S6_everybody_sees_the_discard_piles() -> None:
    scene = rounds(
        north=side(wizard("red", 5), relic(1), hand=3, deck=5, discard=[wizard("blue", 2)]),
        south=side(wizard("red", 3), relic(2), hand=3, deck=5),
    )

    for eyes in ("north", "south", SPECTATOR):
        assert scene.view(eyes).sides[NORTH].discard == ("blue-2", "relic-1")
        assert scene.view(eyes).sides[SOUTH].discard == ("red-3", "relic-2")
