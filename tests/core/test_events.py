"""Who sees what of an event."""

from typing import ClassVar

import msgspec
import pytest

from wizardhall.core.events import Event, PrivateEvent
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat

BLACK, WHITE = Seat("black"), Seat("white")
EVERYBODY = (BLACK, WHITE, SPECTATOR, ALL_SEEING)


class BellRang(Event, frozen=True):
    times: int


class HandDealt(PrivateEvent, frozen=True):
    hidden: ClassVar = ("cards", "joker")
    number: int
    cards: tuple[str, ...] | None
    joker: str | None


class NoteTaken(PrivateEvent, frozen=True):
    unannounced: ClassVar = True
    hidden: ClassVar = ("words",)
    words: str | None


class Whispered(PrivateEvent, frozen=True):
    """Two seats are in the secret."""

    hidden: ClassVar = ("words",)
    listener: Seat
    words: str | None

    def insiders(self) -> tuple[Seat, ...]:
        return (self.seat, self.listener)


DEALT = HandDealt(BLACK, 2, ("ace", "king"), "fool")
NOTE = NoteTaken(BLACK, "a secret")


@pytest.mark.parametrize("eyes", EVERYBODY)
def test_everybody_sees_a_public_event_whole(eyes: Seat) -> None:
    event = BellRang(3)
    assert event.seen_by(eyes) == event


@pytest.mark.parametrize("eyes", [BLACK, ALL_SEEING])
@pytest.mark.parametrize("event", [DEALT, NOTE])
def test_its_owner_and_the_referee_see_a_private_event_whole(event: PrivateEvent, eyes: Seat) -> None:
    assert event.seen_by(eyes) == event


@pytest.mark.parametrize("eyes", [WHITE, SPECTATOR])
def test_others_see_a_private_event_with_the_hidden_fields_empty(eyes: Seat) -> None:
    assert DEALT.seen_by(eyes) == HandDealt(BLACK, 2, None, None)


@pytest.mark.parametrize("eyes", [WHITE, SPECTATOR])
def test_no_hidden_word_is_in_what_others_receive(eyes: Seat) -> None:
    received = msgspec.json.encode(DEALT.seen_by(eyes))
    assert not any(word in received for word in (b"ace", b"king", b"fool"))


@pytest.mark.parametrize("eyes", [WHITE, SPECTATOR])
def test_others_hear_nothing_of_an_unannounced_event(eyes: Seat) -> None:
    assert NOTE.seen_by(eyes) is None


def test_two_secrets_look_alike_to_others() -> None:
    other = HandDealt(BLACK, 2, ("two", "three"), None)
    assert DEALT.seen_by(WHITE) == other.seen_by(WHITE)
    assert DEALT.seen_by(BLACK) != other.seen_by(BLACK)


def test_looking_changes_nothing() -> None:
    event = HandDealt(BLACK, 2, ("ace", "king"), "fool")
    event.seen_by(WHITE)
    assert event == DEALT


def test_all_insiders_see_the_secret_and_nobody_else_does() -> None:
    event = Whispered(BLACK, WHITE, "a secret")
    assert event.seen_by(BLACK) == event.seen_by(WHITE) == event.seen_by(ALL_SEEING) == event
    assert event.seen_by(SPECTATOR) == Whispered(BLACK, WHITE, None)
    assert event.seen_by(Seat("red")) == Whispered(BLACK, WHITE, None)


def test_an_event_is_tagged_with_its_name_in_words() -> None:
    assert msgspec.to_builtins(BellRang(3)) == {"event": "bell-rang", "times": 3}
