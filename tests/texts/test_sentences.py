"""What is told of a match of Wizards Cup is well written, in every language."""

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.random_matches import BLACK, CUP, EYES, WHITE, random_match
from tests.texts.message_uses import calls, listed
from wizardhall.core.cards import CardId
from wizardhall.core.events import Event, Resigned
from wizardhall.core.text import LANGUAGES, text
from wizardhall.cup.cards import Power
from wizardhall.cup.editions import EDITIONS
from wizardhall.cup.events import Discarded, GameEnded, Idle
from wizardhall.cup.powers import VERBS
from wizardhall.match import Match


@cache
def matches() -> list[Match]:
    return [random_match(f"told {number}", edition) for number in range(10) for edition in EDITIONS]


def teller(language: str) -> Any:
    return CUP.teller(CUP.cards(), text(language), {})


def well_written(sentence: str, language: str) -> bool:
    """No hole, no placeholder, no word of the machinery, no space where none belongs."""
    bad = r"[{}$]|\bNone\b|\bnone\b|^\s|\s$|\s\s|\s[.,)\]]|[(\[]\s|cup-"
    return not re.search(bad + (r"|\s[:;!?]" if language == "en" else ""), sentence)


RARE: list[Event] = [
    Resigned(BLACK),
    GameEnded((BLACK, WHITE), "CUP-G2", {BLACK: 30, WHITE: 30}, "shared"),
    GameEnded((BLACK, WHITE), "CUP-G2", {BLACK: 30, WHITE: 30}, "draw"),
    GameEnded((WHITE,), "CUP-G2", {BLACK: 31, WHITE: 30}),
    GameEnded((BLACK,), "CUP-G1"),
    Discarded(BLACK, CardId("dancer"), "deck", "CUP-E3"),
    Discarded(BLACK, CardId("dancer"), "waiting", "CUP-K4"),
    *(
        Idle(BLACK, CardId("detective"), because, "CUP-K7")
        for because in sorted({words for call in calls("cup/", "idle") for words in call[1]})
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_match_is_told_through_any_eyes(language: str) -> None:
    tell = teller(language).event
    told = {tell(event) for match in matches() for eyes in EYES for event in match.events(eyes)}
    told |= {tell(event) for event in RARE}
    assert [sentence for sentence in sorted(told) if not well_written(sentence, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_match_is_told(language: str) -> None:
    why = teller(language).why
    told = {sentence for match in matches() for eyes in EYES for event in match.events(eyes) for sentence in why(event)}
    told |= {sentence for event in RARE for sentence in why(event)}
    assert [sentence for sentence in sorted(told) if not well_written(sentence, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_an_idle_power_has_a_sentence_of_its_own(language: str) -> None:
    idle = [event for event in RARE if isinstance(event, Idle)]
    assert len(idle) >= 7
    assert len({teller(language).event(event) for event in idle}) == len(idle)


def test_the_matches_show_nearly_everything_that_can_happen() -> None:
    """If they did not, the tests above would say little."""
    shown = {event.__struct_config__.tag for match in matches() for event in match.events(BLACK)}
    assert shown == listed()["cup-event-"] - {"resigned"}
    reasons = {why.kind for m in matches() for e in m.events(BLACK) for why in getattr(e, "reasons", ())}
    assert len(listed()["cup-why-"] - reasons) <= 3


POWERS = [
    Power("bonus", amount=3),
    Power("bonus", amount=-3, element="fire"),
    Power("win against", element="void"),
    Power("win against", at_least=5),
    Power("win against", at_most=5),
    Power("win against", type="dormant"),
    Power("win against", element="void", at_least=5, at_most=9, type="dormant"),
    *(Power(verb) for verb in VERBS if verb not in ("bonus", "win against")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("power", POWERS, ids=lambda power: msgspec.json.encode(power).decode())
def test_every_power_is_told_in_a_well_written_phrase(power: Power, language: str) -> None:
    assert well_written(teller(language).power(power), language), repr(teller(language).power(power))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wizard_is_told_in_words(language: str) -> None:
    words = teller(language)
    for wizard in CUP.cards().wizards.values():  # type: ignore[attr-defined]
        assert words.card(wizard.id) == text(language)(f"cup-card-{wizard.id}")
        assert words.element(wizard) == text(language)(f"cup-element-{wizard.element}")
        assert words.type(wizard) == text(language)(f"cup-type-{wizard.type}")
