"""Planning: CUP-P."""

import pytest

from tests.cup.games import Game
from wizardhall.core.asks import Arrange
from wizardhall.core.errors import IllegalAnswer
from wizardhall.core.seats import SPECTATOR
from wizardhall.cup import CUP
from wizardhall.cup.events import Planned, Revealed
from wizardhall.cup.seats import BLACK, SEATS, WHITE
from wizardhall.match import Match

PLAN = "rogues hermit soldier matron dancer"
OTHER = "soldier hermit matron dancer gardener"


def teams() -> Game:
    """Black has the cards of PLAN and a Shaman, White those of OTHER and a Shaman."""
    game = Game("shaman", "shaman")
    game.answer(black=PLAN, white=OTHER)
    return game


def test_CUP_P1_five_of_the_six_are_put_in_order_and_the_first_is_played_first() -> None:
    game = teams()
    ask = game.asks[BLACK]
    assert isinstance(ask, Arrange)
    assert (len(ask.options), ask.number, ask.may) == (6, 5, False)

    game.answer(black=PLAN, white=OTHER)

    assert game.told(Revealed) == ["revealed 1 black=rogues white=soldier"]
    assert game.view(BLACK).sides[BLACK].deck == ("hermit", "soldier", "matron", "dancer")


@pytest.mark.parametrize(
    "plan",
    [
        "rogues hermit soldier matron",
        "rogues hermit soldier matron dancer shaman",
        "rogues hermit soldier matron matron",
        "rogues hermit soldier matron necromancer",
    ],
)
def test_CUP_P1_neither_fewer_nor_more_nor_one_twice_nor_a_stranger(plan: str) -> None:
    with pytest.raises(IllegalAnswer):
        teams().answer(black=plan, white=OTHER)


def test_CUP_P2_the_sixth_waits_face_down() -> None:
    game = teams()
    game.answer(black=PLAN, white=OTHER)
    own, other = game.view(BLACK).sides[BLACK], game.view(WHITE).sides[BLACK]

    assert (own.has_waiting, own.waiting) == (True, "shaman")
    assert (other.has_waiting, other.waiting) == (True, None)


def test_CUP_P3_nothing_of_a_plan_is_visible_before_its_cards_are_revealed() -> None:
    game = teams()
    game.answer(black=PLAN, white=OTHER)

    assert game.told(Planned, eyes=WHITE) == ["planned black - -", f"planned white {OTHER} shaman"]
    assert game.told(Planned, eyes=SPECTATOR) == ["planned black - -", "planned white - -"]
    for eyes in (WHITE, SPECTATOR):
        assert game.view(eyes).sides[BLACK].deck == (None, None, None, None)
        assert game.view(eyes).sides[BLACK].known == ("shaman", "rogues")


def test_CUP_P3_both_plan_at_the_same_time() -> None:
    match = Match.start(CUP, seed="plan")
    for seat in SEATS:
        match.answer(seat, match.open[seat].id, next(iter(match.open[seat].ask.legal())))
    assert list(match.open) == [BLACK, WHITE]
    before = match.view(WHITE), match.events(WHITE)

    opened = match.open[BLACK]
    match.answer(BLACK, opened.id, next(iter(opened.ask.legal())))

    assert list(match.open) == [WHITE]
    assert (match.view(WHITE), match.events(WHITE)) == before
