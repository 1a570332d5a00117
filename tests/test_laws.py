"""Laws that hold in every match of every game, whatever is drawn and whatever is answered."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_matches import step_by_step
from tests.table_kinds import TABLES, Kind
from wizardhall.core.asks import AnyAsk, Arrange, Choose, Fill, Pick, YesNo
from wizardhall.core.changes import apply_changes
from wizardhall.core.errors import IllegalAnswer
from wizardhall.core.events import Event, PrivateEvent
from wizardhall.core.game import View
from wizardhall.core.seats import ALL_SEEING
from wizardhall.cup.events import DuelDecided, RoundBegan
from wizardhall.cup.view import CupView
from wizardhall.games import game, games
from wizardhall.match import ChangeRecorder, Match, OpenAsk, Record, Replay
from wizardhall.relics.events import BattleBegan
from wizardhall.relics.view import RelicsView

seeds = st.integers(min_value=0, max_value=2**32).map(str)
everywhere = pytest.mark.parametrize("kind", TABLES, ids=str)
some = settings(max_examples=25)


@everywhere
@some
@given(seed=seeds)
def test_a_match_ends(kind: Kind, seed: str) -> None:
    match = kind.random_match(seed)

    assert match.result is not None
    assert match.open == {}
    assert set(match.result.winners) <= set(kind.seats)
    assert_within_bounds(match)


def assert_within_bounds(match: Match) -> None:
    """CUP-K9 and three rounds; REL-T5."""
    events = match.events(ALL_SEEING)
    assert sum(isinstance(event, RoundBegan) for event in events) <= 3
    assert all(event.duel <= 10 for event in events if isinstance(event, DuelDecided))
    assert all(event.battle <= 10 for event in events if isinstance(event, BattleBegan))


@everywhere
@some
@given(seed=seeds)
def test_every_card_is_in_exactly_one_place_after_every_event(kind: Kind, seed: str) -> None:
    replay = Replay(kind.random_match(seed).record, kind.game)

    for frame in replay.frames(ALL_SEEING):
        assert_in_one_place(frame.view, replay.match.cards)


@everywhere
@settings(max_examples=8)
@given(seed=seeds)
def test_what_changes_leads_from_every_view_to_the_next(kind: Kind, seed: str) -> None:
    """What each pair of eyes is sent, event by event, makes the view that the game shows them."""
    record = kind.random_match(seed).record
    replay = Replay(record, kind.game)
    recorder = ChangeRecorder(*replay.eyes)
    match = Match.rebuild(record, kind.game, watch=recorder.watch)

    for eyes in replay.eyes:
        recorder.look(match)
        _, changed, rest = recorder.take(eyes)
        view: Any = None
        for frame, change in zip(replay.frames(eyes), changed, strict=True):
            view = apply_changes(view, _plain(change.changes))
            assert view == _plain(frame.view)
            assert change.event == frame.event
        assert apply_changes(view, _plain(rest)) == _plain(match.view(eyes))


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def assert_in_one_place(view: View, cards: Any) -> None:
    match view:
        case CupView():
            for side in view.sides.values():
                assert side.team is not None
                assert side.aside is not None
                assert sorted((*side.team, *side.aside)) == sorted(cards.ids)
                lying = [card for card in (*side.deck, side.waiting, side.zone, *side.discard) if card is not None]
                assert not lying or sorted(lying) == sorted(side.team)
        case RelicsView():
            found = [
                card
                for side in view.sides.values()
                for card in (
                    *(side.hand or ()),
                    *(side.deck or ()),
                    *side.discard,
                    *side.hall,
                    *side.wizards,
                    *(relic.card for relic in side.relics),
                    *side.aside,
                )
            ]
            assert len(set(found)) == len(found)
            assert len(found) in (0, 30 * len(view.sides)) or view.phase == "set-up"


@everywhere
@settings(max_examples=10)
@given(seed=seeds)
def test_every_ask_has_legal_answers_and_refuses_others_with_a_reason(kind: Kind, seed: str) -> None:
    match = kind.start(seed)
    while match.open:
        for opened in list(match.open.values()):
            assert opened.ask.count() > 0
            legal = next(iter(opened.ask.legal()))
            assert opened.ask.check(legal) == legal
            for wrong in wrong_answers(opened.ask):
                with pytest.raises(IllegalAnswer) as refused:
                    match.answer(opened.seat, opened.id, wrong)
                assert refused.value.in_language("fr") != refused.value.in_language("en")
        next(step_by_step(match, seed))


def wrong_answers(ask: AnyAsk) -> list[object]:
    wrong: list[object] = ["no such card", 7, ["no such card"], {"out": "botanist"}]
    match ask:
        case Pick() | Arrange():
            first = ask.options[0]
            wrong += [[first, first], [*ask.options, first], True]
        case Fill():
            more = {**{slot: cards[0] for slot, cards in ask.slots.items()}, "more": "y"}
            wrong += [True, [], dict.fromkeys(ask.slots, "nobody"), more]
        case YesNo():
            wrong += [None, "yes", 1]
        case Choose():
            wrong += [True, list(ask.keys)]
    if not getattr(ask, "may", False):
        wrong.append(None)
    return wrong


@everywhere
@some
@given(seed=seeds)
def test_a_record_replays_to_the_same_events_byte_for_byte(kind: Kind, seed: str) -> None:
    match = kind.random_match(seed)

    again = Replay(Record.parse(match.record.lines()), kind.game).match

    assert again.record.lines() == match.record.lines()
    for eyes in kind.eyes:
        assert msgspec.json.encode(again.events(eyes)) == msgspec.json.encode(match.events(eyes))
        assert msgspec.json.encode(again.view(eyes)) == msgspec.json.encode(match.view(eyes))


@everywhere
@settings(max_examples=10)
@given(seed=seeds)
def test_events_views_and_asks_survive_a_round_trip_through_json(kind: Kind, seed: str) -> None:
    match = kind.start(seed)
    for opened in step_by_step(match, seed):
        assert round_trip(opened, OpenAsk) == opened
        for eyes in kind.eyes:
            view = match.view(eyes)
            assert round_trip(view, type(view)) == view
    for eyes in kind.eyes:
        for event in match.events(eyes):
            assert round_trip(event, type(event)) == event


def round_trip(value: object, type_: Any) -> object:
    return msgspec.json.decode(msgspec.json.encode(value), type=type_)


@pytest.mark.parametrize("name", games())
def test_every_kind_of_event_of_a_game_has_a_tag_of_its_own(name: str) -> None:
    module = game(name).events.__name__
    kinds = [kind for kind in [*Event.__subclasses__(), *PrivateEvent.__subclasses__()] if kind.__module__ == module]

    tags = [kind.__struct_config__.tag for kind in kinds]

    assert len(set(tags)) == len(tags) > 1


@pytest.mark.long
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_twenty_thousand_random_matches_of_relics_all_end(players: str) -> None:
    kind = Kind("relics", {"players": players})

    for number in range(20_000 // 3 + 1):
        assert kind.random_match(f"long {number}").result is not None
