"""What is packed into a number comes out of it again."""

from itertools import permutations, product

import pytest

from wizardhall.cup.fast.codec import (
    BURIED,
    DISCARDS,
    EXCHANGED,
    FORESEEN,
    LOSES,
    REARRANGE,
    WAITING_GONE,
    asked_purpose,
    asked_side,
    asks,
    encode_leaf,
    losers_of,
    shows_loser,
    shows_top,
    shows_waiting,
    side_of_leaf,
)
from wizardhall.cup.fast.plans import (
    STANCES,
    arranged,
    card_at,
    laid_at,
    number_of_options,
    option_of,
    top_to_bottom,
    with_places_swapped,
)
from wizardhall.cup.fast.sides import Side, pack_side, side_of
from wizardhall.cup.fast.situations import DECK, UNTOUCHED, WAITING, ZONE, SideChange
from wizardhall.cup.purposes import POWER_PURPOSES
from wizardhall.cup.seats import SEATS

FLAGS = {
    "loses": LOSES,
    "discards": DISCARDS,
    "waiting_gone": WAITING_GONE,
    "exchanged": EXCHANGED,
    "buried": BURIED,
    "foreseen": FORESEEN,
}
NOTHING = SideChange()


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("visible", [UNTOUCHED, ZONE, WAITING, DECK])
def test_every_change_of_a_side_is_read_as_it_was_written(side: int, visible: int) -> None:
    for flags in product((False, True), repeat=len(FLAGS)):
        change = SideChange(visible=visible, **dict(zip(FLAGS, flags, strict=True)))
        word = encode_leaf((NOTHING, change) if side else (change, NOTHING))
        fields = side_of_leaf(word, side)

        assert {name: fields & bit != 0 for name, bit in FLAGS.items()} == dict(zip(FLAGS, flags, strict=True))
        assert shows_waiting(fields) == (visible == WAITING)
        assert shows_top(fields) == (visible == DECK)
        assert shows_loser(fields) == (change.loses and visible in (UNTOUCHED, ZONE))
        assert losers_of(word) == change.loses << side
        assert side_of_leaf(word, 1 - side) == 0
        assert not asks(word)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("purpose", POWER_PURPOSES)
def test_an_ask_is_read_as_it_was_written(seat: str, purpose: str) -> None:
    word = encode_leaf((NOTHING, SideChange(foreseen=True)), seat, purpose)  # type: ignore[arg-type]
    assert asks(word)
    assert SEATS[asked_side(word)] == seat
    assert POWER_PURPOSES[asked_purpose(word)] == purpose
    assert side_of_leaf(word, 1) == FORESEEN


def test_a_side_is_read_as_it_was_written() -> None:
    for side in (Side(0, 0, 0, 0, 0), Side((1 << 25) - 1, 5, 17, 18, 18), Side(laid_at(3, 4), 2, 1, 0, 9)):
        assert side_of(pack_side(side)) == side


def test_a_deck_is_laid_in_every_order() -> None:
    cards = (7, 3, 11)
    deck = sum(laid_at(card, place) for place, card in enumerate(cards))
    found = [tuple(card_at(arranged(deck, 3, order), place) for place in range(3)) for order in range(6)]
    assert found == list(permutations(cards))
    assert [card_at(top_to_bottom(deck, 3), place) for place in range(3)] == [3, 11, 7]
    assert [card_at(with_places_swapped(deck, 0, 2), place) for place in range(3)] == [11, 3, 7]


def test_there_is_one_stance_for_every_way_to_answer() -> None:
    purposes = range(len(POWER_PURPOSES))
    ways = {tuple(option_of(stance, purpose) for purpose in purposes) for stance in range(STANCES)}
    options = [range(number_of_options(purpose, 4)) for purpose in purposes]
    assert ways == set(product(*options))
    assert number_of_options(REARRANGE, 4) == 25
