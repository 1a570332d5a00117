"""The Astronomer, Light 9, Immediate: look at the opponent's top card; you may put it on the bottom."""

import pytest

from tests.cup.scenes import both_editions, duel, settle
from wizardhall.cup.events import Buried, Declined, Idle, Peeked, PowerDecided


@both_editions
def test_puts_the_top_card_on_the_bottom(edition: str) -> None:
    scene = duel("astronomer", "hermit, deck necromancer dancer soldier", edition=edition, choices=[True])

    assert scene.told(Peeked, Buried) == [
        "peeked black white astronomer necromancer",
        "buried black white astronomer necromancer",
    ]
    assert scene.white == "nobody, deck dancer soldier necromancer, pile hermit"
    assert scene.verdict == "white loses by C (CUP-D13)"


@both_editions
def test_may_leave_it_where_it_is(edition: str) -> None:
    scene = duel("astronomer", "hermit, deck necromancer dancer", edition=edition, choices=[False])

    assert scene.told(Peeked, Buried, Declined) == [
        "peeked black white astronomer necromancer",
        "declined black astronomer",
    ]
    assert scene.white == "nobody, deck necromancer dancer, pile hermit"


@both_editions
def test_only_looks_at_the_last_card(edition: str) -> None:
    scene = duel("astronomer", "hermit, deck necromancer", edition=edition)

    assert scene.asked == []
    assert scene.told(Peeked, Buried, Declined) == ["peeked black white astronomer necromancer"]


@both_editions
def test_an_empty_deck_has_nothing_to_see(edition: str) -> None:
    scene = duel("astronomer", "hermit", edition=edition)

    assert scene.told(Idle) == ["idle black astronomer no-deck CUP-K8"]


@both_editions
def test_two_astronomers_lose_the_power(edition: str) -> None:
    scene = duel("astronomer, deck hermit dancer", "astronomer, deck hermit dancer", edition=edition)

    assert scene.asked == []
    assert scene.told(Peeked) == []
    assert scene.verdict == "both lose by C (CUP-D13)"


@both_editions
def test_does_not_trigger_again_when_it_stays(edition: str) -> None:
    scene = duel("astronomer, stayed", "hermit, deck necromancer dancer", edition=edition)

    assert scene.told(Peeked) == []


@both_editions
def test_triggers_when_it_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting astronomer", "hermit, deck rogues dancer", edition=edition, choices=[True, True])

    assert scene.asked == ["black exchange", "black bury"]
    assert scene.white == "nobody, deck dancer rogues, pile hermit"


@both_editions
def test_triggers_even_when_the_shaman_has_already_condemned_it(edition: str) -> None:
    scene = duel("astronomer", "shaman, deck rogues dancer", edition=edition, choices=[True])

    assert scene.told(PowerDecided, Peeked) == [
        "power-decided white shaman both lose black white CUP-D3",
        "peeked black white astronomer rogues",
    ]
    assert scene.white == "nobody, deck dancer rogues, pile shaman"


@both_editions
@pytest.mark.parametrize("other", ["blacksmith", "geomancer", "gardener"])
def test_loses_to_fire_water_and_nature_but_looks_first(other: str, edition: str) -> None:
    scene = duel("astronomer", f"{other}, deck rogues", edition=edition)

    assert scene.told(Peeked) == ["peeked black white astronomer rogues"]
    assert scene.verdict == "black loses by B (CUP-D12)"


@both_editions
def test_looks_after_the_rogues_have_rearranged(edition: str) -> None:
    scene = duel("astronomer", "rogues, deck hermit dancer", edition=edition, choices=["dancer hermit", False])

    assert scene.asked == ["white rearrange", "black bury"]
    assert scene.told(Peeked) == ["peeked black white astronomer dancer"]


def test_a_buried_card_comes_last() -> None:
    scene = settle(
        "astronomer hermit soldier matron traveler | shaman",
        "rogues necromancer hermit soldier matron | shaman",
        choices=[None, True],
    )

    assert scene.duels[:2] == [
        "astronomer - rogues: white loses by B (CUP-D12)",
        "astronomer - hermit: white loses by C (CUP-D13)",
    ]
