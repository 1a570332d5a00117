"""Rulings where the rulebooks are silent: CUP-K1 to CUP-K9. Others are in the files of their wizards."""

import pytest
from hypothesis import given, settings, strategies

from tests.cup.cardsets import CARDS, cards_with
from tests.cup.games import Game
from tests.cup.scenes import both_editions, duel, settle
from wizardhall.core.cards import CardId
from wizardhall.core.dice import HashDice
from wizardhall.cup.events import Buried, Declined, Discarded, DuelDecided, Idle, Peeked
from wizardhall.cup.judge import Plan, Round
from wizardhall.cup.seats import BLACK, WHITE


@both_editions
def test_CUP_K1_of_two_just_placed_with_equal_values_black_resolves_first(edition: str) -> None:
    shaman_of_two = cards_with(shaman={"value": 2})
    escaped = duel("detective, waiting necromancer", "shaman", edition=edition, choices=[True], cards=shaman_of_two)
    condemned = duel("shaman", "detective, waiting necromancer", edition=edition, cards=shaman_of_two)

    assert escaped.black == "nobody, open waiting detective, pile necromancer"
    assert condemned.asked == []
    assert condemned.white == "nobody, waiting necromancer, pile detective"


@both_editions
def test_CUP_K2_a_decided_duel_stops_no_immediate_power_but_an_exchange(edition: str) -> None:
    botanist = duel("shaman, waiting hermit", "botanist", edition=edition)
    detective = duel("shaman", "detective, waiting hermit", edition=edition)

    assert botanist.black == "nobody, pile hermit shaman"
    assert detective.told(Idle) == ["idle white detective condemned CUP-K2"]
    assert detective.white == "nobody, waiting hermit, pile detective"


def test_CUP_K3_the_waiting_card_counts_as_just_placed_and_the_detective_waits_face_up() -> None:
    game = Game("detective", "hermit")
    game.answer(black="rogues soldier matron dancer gardener", white="rogues soldier matron dancer gardener")
    game.answer(black="detective soldier matron dancer gardener", white="hermit rogues soldier matron dancer")
    assert game.asks[BLACK].purpose == "exchange"

    game.answer(black=True)

    assert game.asks[BLACK].purpose == "rearrange"
    assert game.view(WHITE).sides[BLACK].zone == "rogues"
    assert game.view(WHITE).sides[BLACK].waiting == "detective"
    assert game.view(WHITE).sides[BLACK].known == ("detective", "rogues")
    assert game.view(WHITE).sides[WHITE].waiting == "gardener"
    assert game.view(BLACK).sides[WHITE].waiting is None


@pytest.mark.parametrize(
    ("edition", "pile"), [("revised", "pile hermit necromancer"), ("first", "pile necromancer hermit")]
)
def test_CUP_K6_the_revolutionary_takes_a_card_however_it_wins(edition: str, pile: str) -> None:
    revolutionary_of_light = cards_with(revolutionary={"element": "light"})
    scene = duel("revolutionary", "necromancer, deck hermit dancer", edition=edition, cards=revolutionary_of_light)

    assert scene.verdict == "white loses by B (CUP-D12)"
    assert scene.white == f"nobody, deck dancer, {pile}"


def test_CUP_K6_the_revolutionary_takes_a_card_each_time() -> None:
    scene = settle(
        "revolutionary hermit soldier matron necromancer | shaman",
        "detective hermit traveler rogues soldier | shaman",
    )

    assert scene.ruling
    assert [discard.card for discard in scene.ruling.discarded] == ["hermit", "rogues"]
    assert duel("revolutionary", "traveler").told(Idle) == ["idle black revolutionary no-deck CUP-K6"]


@both_editions
@pytest.mark.parametrize(
    ("black", "white", "asked"),
    [
        ("detective, waiting hermit", "rogues", ["black exchange"]),
        ("detective", "rogues", []),
        ("detective, waiting hermit", "shaman", []),
        ("rogues, deck hermit dancer", "soldier", ["black rearrange"]),
        ("rogues, deck hermit", "soldier", []),
        ("rogues", "soldier", []),
        ("astronomer", "hermit, deck rogues dancer", ["black bury"]),
        ("astronomer", "hermit, deck rogues", []),
        ("astronomer", "hermit", []),
    ],
)
def test_CUP_K8_an_optional_power_asks_only_when_there_is_something_to_decide(
    black: str, white: str, asked: list[str], edition: str
) -> None:
    assert duel(black, white, edition=edition).asked == asked


def test_CUP_K8_a_single_card_is_only_looked_at() -> None:
    scene = duel("astronomer", "hermit, deck rogues")

    assert scene.told(Peeked, Buried, Declined) == ["peeked black white astronomer rogues"]


def test_CUP_K9_the_longest_round() -> None:
    scene = settle(
        "blacksmith gardener alchemist pyrotechnician botanist | hermit",
        "geomancer pyrotechnician gardener alchemist blacksmith | soldier",
    )

    assert len(scene.duels) == 9
    assert scene.ruling
    assert scene.ruling.winners == ("white",)


@settings(deadline=None)
@given(
    black=strategies.permutations(CARDS.ids),
    white=strategies.permutations(CARDS.ids),
    edition=strategies.sampled_from(["revised", "first"]),
    key=strategies.binary(max_size=4),
)
def test_CUP_K9_every_duel_discards_a_wizard_and_so_a_round_ends(
    black: list[CardId], white: list[CardId], edition: str, key: bytes
) -> None:
    plans = {BLACK: Plan(tuple(black[:5]), black[5]), WHITE: Plan(tuple(white[:5]), white[5])}
    settled, dice = Round(CARDS, edition, plans), HashDice(key)
    while settled.ask is not None:
        settled.answer(settled.ask[1].random(dice))
    fought = [event for event in settled.events if isinstance(event, DuelDecided)]
    beaten = [event for event in settled.events if isinstance(event, Discarded) and event.place == "duel"]

    assert 1 <= len(fought) <= 9
    assert len(fought) <= len(beaten) <= 10
    assert settled.winners
