"""The end of a duel, of a round and of the game: CUP-E, CUP-R and CUP-G."""

import pytest

from tests.cup.games import STRONG, WEAK, after_round_one, teams
from tests.cup.scenes import both_editions, duel, settle
from wizardhall.cup.events import Discarded, GameEnded, Revealed, RoundEnded
from wizardhall.cup.seats import BLACK, SEATS, WHITE


@both_editions
def test_CUP_E1_losers_go_face_up_on_their_own_piles_and_a_winner_stays(edition: str) -> None:
    one = duel("hermit, pile dancer", "soldier, pile matron", edition=edition)
    both = duel("hermit, pile dancer", "rogues, pile matron", edition=edition)

    assert one.told(Discarded) == ["discarded white soldier duel CUP-E1"]
    assert (one.black, one.white) == ("hermit, pile dancer", "nobody, pile matron soldier")
    assert both.told(Discarded) == ["discarded black hermit duel CUP-E1", "discarded white rogues duel CUP-E1"]
    assert (both.black, both.white) == ("nobody, pile dancer hermit", "nobody, pile matron rogues")


def test_CUP_E2_the_empty_place_is_filled_and_a_new_duel_begins() -> None:
    scene = settle(f"{STRONG} | traveler", f"{WEAK} | necromancer")

    assert scene.told(Revealed) == [
        "revealed 1 black=necromancer white=hermit",
        "revealed 2 white=soldier",
        "revealed 3 white=revolutionary",
        "revealed 4 white=matron",
        "revealed 5 white=traveler",
    ]
    assert len(scene.duels) == 5


@pytest.mark.parametrize(
    ("edition", "discards"),
    [
        ("revised", ["discarded white hermit deck CUP-E3", "discarded white traveler duel CUP-E1"]),
        ("first", ["discarded white traveler duel CUP-E1", "discarded white hermit deck CUP-E3"]),
    ],
)
def test_CUP_E3_the_card_from_the_deck_and_the_losing_wizard(edition: str, discards: list[str]) -> None:
    scene = duel("revolutionary", "traveler, deck hermit rogues", edition=edition)

    assert scene.told(Discarded) == discards


def test_CUP_R1_no_card_in_deck_and_duel_zone_loses_the_round() -> None:
    game = after_round_one()

    assert game.told(RoundEnded) == ["round-ended 1 black black=1 white=0 CUP-R1"]


def test_CUP_R1_the_last_wizard_fights_on_without_a_deck() -> None:
    scene = settle(
        "traveler matron soldier hermit necromancer | dancer",
        "lightkeeper hermit soldier matron traveler | shaman",
    )

    assert scene.duels[-1].startswith("necromancer - lightkeeper: black loses")
    assert (scene.black, scene.white.split(",")[0]) == (
        "nobody, waiting dancer, pile traveler matron soldier hermit necromancer",
        "lightkeeper",
    )
    assert scene.ruling
    assert scene.ruling.winners == ("white",)


@both_editions
def test_CUP_R2_both_out_of_cards_at_once_both_win_the_round(edition: str) -> None:
    game = teams(edition)
    game.answer(black=STRONG, white=STRONG)

    assert game.told(RoundEnded) == ["round-ended 1 black white black=1 white=1 CUP-R2"]


def test_CUP_G1_two_tokens_win_the_game() -> None:
    game = after_round_one()
    game.answer(black=None, white=None)
    game.answer(black=STRONG, white=WEAK)

    assert game.told(GameEnded) == ["game-ended black CUP-G1 - -"]
    assert game.result
    assert (game.result.winners, game.result.clause) == ((BLACK,), "CUP-G1")


def test_CUP_G1_one_token_each_takes_a_third_round() -> None:
    game = after_round_one()
    game.answer(black=None, white=None)
    game.answer(black=WEAK, white=STRONG)
    assert game.result is None

    game.answer(black=None, white=None)
    game.answer(black=WEAK, white=STRONG)

    assert game.told(RoundEnded)[2] == "round-ended 3 white black=1 white=2 CUP-R1"
    assert game.told(GameEnded) == ["game-ended white CUP-G1 - -"]


@both_editions
def test_CUP_G2_the_lower_total_of_the_current_deck_wins(edition: str) -> None:
    game = teams(edition)
    game.answer(black=STRONG, white=STRONG)
    game.answer(black=None, white={"out": "traveler", "in": "shaman"})
    game.answer(black=STRONG, white=STRONG)

    assert game.told(GameEnded) == ["game-ended white CUP-G2 black=37 white=34 -"]
    assert game.result
    assert game.result.winners == (WHITE,)


@pytest.mark.parametrize(("edition", "name"), [("revised", "shared"), ("first", "draw")])
def test_CUP_G2_equal_totals_are_shared_under_one_name_or_the_other(edition: str, name: str) -> None:
    game = teams(edition)
    game.answer(black=STRONG, white=STRONG)
    game.answer(black=None, white=None)
    game.answer(black=STRONG, white=STRONG)

    assert game.told(GameEnded) == [f"game-ended black white CUP-G2 black=37 white=37 {name}"]
    assert game.result
    assert game.result.winners == SEATS
