"""Between two rounds: CUP-N."""

import pytest

from tests.cup.games import FIVE, STRONG, WEAK, Game, after_round_one, teams
from wizardhall.core.errors import IllegalAnswer
from wizardhall.core.seats import SPECTATOR
from wizardhall.cup.events import Discarded, Revealed, RoundBegan, RoundEnded, Swapped
from wizardhall.cup.seats import BLACK, WHITE


def test_CUP_N1_one_card_may_be_swapped_for_one_aside_the_drawn_card_too() -> None:
    game = after_round_one()
    assert list(game.asks) == [BLACK, WHITE]
    assert {ask.purpose for ask in game.asks.values()} == {"swap"}

    game.answer(black={"out": "hermit", "in": "dancer"}, white=None)

    assert game.told(Swapped, eyes=BLACK) == ["swapped black hermit dancer"]
    black, white = game.view(BLACK).sides[BLACK], game.view(WHITE).sides[WHITE]
    assert set(black.team or ()) == {"dancer", *FIVE.split()}
    assert "hermit" in (black.aside or ())
    assert (len(black.team or ()), len(black.aside or ())) == (6, 12)
    assert set(white.team or ()) == {"hermit", *FIVE.split()}


def test_CUP_N1_nobody_else_hears_of_a_swap() -> None:
    swapped, kept = after_round_one(), after_round_one()
    swapped.answer(black={"out": "traveler", "in": "dancer"}, white=None)
    kept.answer(black=None, white=None)

    for eyes in (WHITE, SPECTATOR):
        assert [e.seen_by(eyes) for e in swapped.table.events] == [e.seen_by(eyes) for e in kept.table.events]
        assert swapped.view(eyes) == kept.view(eyes)


@pytest.mark.parametrize(
    "swap",
    [
        {"out": "dancer", "in": "shaman"},
        {"out": "hermit", "in": "matron"},
        {"out": "hermit"},
        {"in": "dancer"},
    ],
)
def test_CUP_N1_the_deck_is_always_six_cards(swap: dict[str, str]) -> None:
    with pytest.raises(IllegalAnswer):
        after_round_one().answer(black=swap, white=None)


def test_CUP_N1_there_is_no_swap_before_the_first_round() -> None:
    assert {ask.purpose for ask in teams().asks.values()} == {"plan"}


def test_CUP_N2_all_cards_come_back_and_planning_starts_again() -> None:
    game = after_round_one()
    game.answer(black=None, white=None)
    assert {ask.purpose for ask in game.asks.values()} == {"plan"}
    for side in game.view(SPECTATOR).sides.values():
        assert (side.deck, side.zone, side.discard, side.has_waiting) == ((), None, (), False)

    game.answer(black=WEAK, white=STRONG)

    assert game.told(Revealed)[5:7] == ["revealed 1 black=hermit white=necromancer", "revealed 2 black=soldier"]
    assert game.told(RoundEnded)[1] == "round-ended 2 white black=1 white=1 CUP-R1"


def test_CUP_N2_every_phase_of_a_game_in_its_turn() -> None:
    game = Game("hermit", "hermit")
    phases = [game.view(SPECTATOR).phase]
    answers: list[object] = [FIVE, STRONG, None, STRONG]
    for answer in answers:
        game.answer(black=answer, white=answer)
        phases.append(game.view(SPECTATOR).phase)

    assert phases == ["team", "plan", "swap", "plan", "over"]
    assert game.told(RoundBegan) == ["round-began 1", "round-began 2"]


def test_CUP_N3_what_was_face_up_is_known_and_nothing_else() -> None:
    game = after_round_one()

    assert game.view(WHITE).sides[BLACK].known == ("hermit", "necromancer")
    assert sorted(game.view(BLACK).sides[WHITE].known) == sorted(WEAK.split())
    assert game.view(SPECTATOR).sides[BLACK].known == ("hermit", "necromancer")

    game.answer(black={"out": "soldier", "in": "dancer"}, white=None)
    assert game.view(WHITE).sides[BLACK].known == ("hermit", "necromancer")


def test_CUP_N3_a_card_discarded_from_a_deck_or_from_waiting_was_face_up() -> None:
    game = Game("revolutionary", "detective")
    game.answer(black="botanist hermit soldier matron rogues", white="traveler hermit dancer gardener shaman")
    game.answer(black="botanist revolutionary soldier matron rogues", white="gardener detective hermit traveler dancer")

    assert game.told(Discarded)[:2] == ["discarded white shaman waiting CUP-K4", "discarded white gardener duel CUP-E1"]
    assert game.view(BLACK).sides[WHITE].known[:3] == ("detective", "gardener", "shaman")
