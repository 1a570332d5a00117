"""The Shaman, Void 1, Immediate: both wizards of this duel lose."""

from tests.cup.scenes import both_editions, duel
from wizardhall.cup.events import Idle, PowerDecided, Silenced


@both_editions
def test_both_wizards_lose(edition: str) -> None:
    scene = duel("shaman", "necromancer, stayed", edition=edition)

    assert scene.told(PowerDecided) == ["power-decided black shaman both lose black white CUP-D3"]
    assert scene.verdict == "both lose by A (CUP-D3)"
    assert (scene.black, scene.white) == ("nobody, pile shaman", "nobody, pile necromancer")


@both_editions
def test_does_not_trigger_again_when_it_stays(edition: str) -> None:
    assert duel("shaman, stayed", "hermit", edition=edition).verdict == "black loses by C (CUP-D13)"


@both_editions
def test_two_shamans_lose_the_power(edition: str) -> None:
    alike = duel("shaman", "shaman", edition=edition)
    helped = duel("shaman, pile geomancer", "shaman", edition=edition)

    assert alike.told(Silenced) == ["silenced shaman CUP-D9"]
    assert alike.verdict == "both lose by C (CUP-D13)"
    assert helped.verdict == "white loses by C (CUP-D13)"


def test_comes_too_late_for_a_dancer_that_stayed_in_the_revised_edition() -> None:
    scene = duel("shaman", "dancer, stayed", edition="revised")

    assert scene.told(PowerDecided) == ["power-decided white dancer win against black CUP-D4"]
    assert scene.told(Idle) == ["idle black shaman decided CUP-D8"]
    assert scene.verdict == "black loses by A (CUP-D4)"
    assert scene.white == "dancer"


def test_comes_before_a_dancer_that_stayed_in_the_first_edition() -> None:
    assert duel("shaman", "dancer, stayed", edition="first").verdict == "both lose by A (CUP-D3)"


@both_editions
def test_comes_before_a_dancer_just_placed(edition: str) -> None:
    assert duel("dancer", "shaman", edition=edition).verdict == "both lose by A (CUP-D3)"


@both_editions
def test_triggers_when_it_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting shaman", "necromancer", edition=edition, choices=[True])

    assert scene.verdict == "both lose by A (CUP-D3)"
    assert (scene.black, scene.white) == ("nobody, open waiting detective, pile shaman", "nobody, pile necromancer")


@both_editions
def test_condemns_a_detective_before_it_can_exchange(edition: str) -> None:
    scene = duel("shaman", "detective, waiting hermit", edition=edition)

    assert scene.asked == []
    assert scene.told(Idle) == ["idle white detective condemned CUP-K2"]
    assert scene.verdict == "both lose by A (CUP-D3)"
    assert scene.white == "nobody, waiting hermit, pile detective"


@both_editions
def test_keeps_the_revolutionary_from_winning(edition: str) -> None:
    scene = duel("shaman, deck hermit", "revolutionary, stayed", edition=edition)

    assert scene.verdict == "both lose by A (CUP-D3)"
    assert scene.black == "nobody, deck hermit, pile shaman"


@both_editions
def test_a_shield_does_not_save_a_wizard_from_it(edition: str) -> None:
    scene = duel("shaman", "hermit, pile soldier", edition=edition)

    assert scene.white == "nobody, pile soldier hermit"
