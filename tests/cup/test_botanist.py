"""The Botanist, Nature 6, Immediate: the opponent's Waiting card is discarded."""

from tests.cup.scenes import both_editions, duel
from wizardhall.cup.events import Discarded, Exchanged, Idle, PowerDecided, Silenced


@both_editions
def test_CUP_K4_discards_the_waiting_card_of_the_opponent(edition: str) -> None:
    scene = duel("botanist, waiting dancer", "gardener, waiting necromancer", edition=edition)

    assert scene.told(Discarded)[0] == "discarded white necromancer waiting CUP-K4"
    assert scene.verdict == "white loses by C (CUP-D13)"
    assert (scene.black, scene.white) == ("botanist, waiting dancer", "nobody, pile necromancer gardener")


@both_editions
def test_CUP_K4_a_dormant_power_counts_at_once(edition: str) -> None:
    scene = duel("botanist", "gardener, waiting traveler", edition=edition)

    assert scene.verdict == "black loses by C (CUP-D13)"
    assert scene.white == "gardener, pile traveler"


@both_editions
def test_CUP_K4_does_nothing_without_a_waiting_card(edition: str) -> None:
    scene = duel("botanist", "hermit", edition=edition)

    assert scene.told(Idle) == ["idle black botanist no-waiting CUP-K4"]
    assert scene.verdict == "black loses by C (CUP-D13)"


@both_editions
def test_a_visible_soldier_stops_it(edition: str) -> None:
    scene = duel("botanist", "hermit, waiting dancer, pile soldier", edition=edition)

    assert scene.told(Idle) == ["idle black botanist shield CUP-K7"]
    assert scene.white == "hermit, waiting dancer, pile soldier"


def test_a_covered_soldier_does_not_stop_it() -> None:
    scene = duel("botanist", "hermit, waiting dancer, pile soldier traveler")

    assert scene.white == "hermit, pile soldier traveler dancer"


def test_its_own_soldier_protects_only_its_own_side() -> None:
    assert duel("botanist, pile soldier", "hermit, waiting dancer").white == "hermit, pile dancer"


@both_editions
def test_two_botanists_lose_the_power(edition: str) -> None:
    scene = duel("botanist, waiting hermit", "botanist, waiting dancer", edition=edition)

    assert scene.told(Silenced) == ["silenced botanist CUP-D9"]
    assert scene.verdict == "both lose by C (CUP-D13)"
    assert scene.black == "nobody, waiting hermit, pile botanist"
    assert scene.white == "nobody, waiting dancer, pile botanist"


@both_editions
def test_does_not_trigger_again_when_it_stays(edition: str) -> None:
    scene = duel("botanist, stayed", "gardener, waiting traveler", edition=edition)

    assert scene.white == "nobody, waiting traveler, pile gardener"


@both_editions
def test_triggers_when_it_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting botanist", "gardener, waiting dancer", edition=edition, choices=[True])

    assert scene.told(Exchanged, Discarded)[:2] == [
        "exchanged black detective botanist",
        "discarded white dancer waiting CUP-K4",
    ]
    assert scene.black == "botanist, open waiting detective"
    assert scene.white == "nobody, pile dancer gardener"


@both_editions
def test_finds_the_detective_waiting_after_an_exchange(edition: str) -> None:
    scene = duel("botanist", "detective, waiting hermit", edition=edition, choices=[True])

    assert scene.white == "hermit, pile detective"
    assert scene.verdict == "black loses by C (CUP-D13)"


@both_editions
def test_triggers_even_when_the_shaman_has_already_condemned_it(edition: str) -> None:
    scene = duel("botanist", "shaman, waiting dancer", edition=edition)

    assert scene.told(PowerDecided, Discarded)[:2] == [
        "power-decided white shaman both lose black white CUP-D3",
        "discarded white dancer waiting CUP-K4",
    ]
    assert scene.verdict == "both lose by A (CUP-D3)"
    assert scene.white == "nobody, pile dancer shaman"


@both_editions
def test_triggers_even_when_it_loses_by_element(edition: str) -> None:
    scene = duel("botanist", "blacksmith, waiting dancer", edition=edition)

    assert scene.verdict == "black loses by B (CUP-D12)"
    assert scene.white == "blacksmith, pile dancer"
