"""The law of the one gate: two matches that differ only in what somebody cannot know look the same to them.

A twin of a match is made by exchanging two cards that a pair of eyes has not seen, in every answer of their owner.
Everything those eyes receive on the way (views, events, asks, error texts) must then be the same to the byte.
"""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st

from tests.random_matches import BLACK, CUP, EDITIONS, WHITE, random_match, start
from wizardhall.core.cards import CardId
from wizardhall.core.errors import HallError
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.cup.events import GameEnded, Peeked, RoundBegan
from wizardhall.cup.view import CupView, SideView
from wizardhall.match import Match

seeds = st.integers(min_value=0, max_value=2**32).map(str)
editions = st.sampled_from(EDITIONS)
owners_and_eyes = st.sampled_from([(BLACK, WHITE), (WHITE, BLACK), (BLACK, SPECTATOR), (WHITE, SPECTATOR)])

Answers = list[tuple[Seat, object]]


@given(seeds, editions, owners_and_eyes, st.data())
def test_a_card_never_shown_could_be_any_other(
    seed: str, edition: str, owner_and_eyes: tuple[Seat, Seat], data: st.DataObject
) -> None:
    owner, eyes = owner_and_eyes
    match = random_match(seed, edition)
    picked = {card for seat, answer in answers(match) if seat == owner for card in named(answer)}
    unseen = [card for card in cards_of_the_set() if card not in side(match, eyes, owner).known]
    mine = data.draw(st.sampled_from([card for card in unseen if card in picked] or unseen))
    other = data.draw(st.sampled_from([card for card in unseen if card != mine]))
    assume(not totals_were_told(match))

    twin = with_cards_exchanged(answers(match), owner, mine, other)

    assert received(seed, edition, twin, eyes) == received(seed, edition, answers(match), eyes)


@given(seeds, editions, owners_and_eyes, st.data())
def test_cards_that_stayed_face_down_could_lie_in_any_order(
    seed: str, edition: str, owner_and_eyes: tuple[Seat, Seat], data: st.DataObject
) -> None:
    owner, eyes = owner_and_eyes
    match = random_match(seed, edition)
    hidden = face_down(match, eyes, owner)
    assume(len(hidden) >= 2)
    one, other = data.draw(st.permutations(hidden))[:2]
    event(f"{len(hidden)} cards face down")

    last_plan = max(n for n, (seat, answer) in enumerate(answers(match)) if seat == owner and is_plan(answer))
    before, after = answers(match)[:last_plan], answers(match)[last_plan:]
    twin = before + with_cards_exchanged(after, owner, one, other)

    assert received(seed, edition, twin, owner) != received(seed, edition, answers(match), owner)
    assert received(seed, edition, twin, eyes) == received(seed, edition, answers(match), eyes)


@given(seeds, editions)
def test_an_answer_says_nothing_before_everybody_has_answered(seed: str, edition: str) -> None:
    one, other = start(seed, edition), start(seed, edition)
    ask = one.open[BLACK]
    assert ask == other.open[BLACK]
    first, last = ask.ask.options[:5], ask.ask.options[-5:]  # type: ignore[union-attr]

    one.answer(BLACK, ask.id, first)
    other.answer(BLACK, ask.id, last)

    for eyes in (WHITE, SPECTATOR):
        assert look(one, eyes) == look(other, eyes)


@given(seeds)
def test_locks_are_all_of_one_length_and_tell_answers_apart_only_by_hash(seed: str) -> None:
    match = random_match(seed)

    assert {len(lock) for lock in match.locks} == {64}
    assert len(set(match.locks)) == len(match.locks)


@pytest.mark.parametrize("eyes", [BLACK, WHITE, SPECTATOR])
def test_nobody_but_the_referee_sees_the_seed(eyes: Seat) -> None:
    match = random_match("a seed that nobody guesses")

    assert b"nobody guesses" not in look(match, eyes)


def received(seed: str, edition: str, given_answers: Answers, eyes: Seat) -> list[bytes]:
    """Every byte that these eyes receive while the answers come in."""
    match = start(seed, edition)
    bytes_received = [look(match, eyes)]
    for seat, answer in given_answers:
        bytes_received.append(b"".join(errors(match, eyes)))
        match.answer(seat, match.open[seat].id, answer)
        bytes_received.append(look(match, eyes))
    return bytes_received


def look(match: Match, eyes: Seat) -> bytes:
    asked = match.open.get(eyes)
    waiting_for = sorted(match.open)
    return msgspec.json.encode([match.view(eyes), match.events(eyes), asked, waiting_for, match.result])


def errors(match: Match, eyes: Seat) -> Iterator[bytes]:
    """What these eyes are told when they answer wrongly."""
    for ask_id in (f"{match.step}-{eyes}", f"{match.step}-{BLACK}", f"{match.step}-{WHITE}", "0-black", "x"):
        for wrong in ("x", 7, ["botanist"], ["hermit"] * 5):
            try:
                match.answer(eyes, ask_id, wrong)
            except HallError as error:
                yield (str(error) + error.in_language("fr")).encode()
            else:
                raise AssertionError("a wrong answer was taken")


def answers(match: Match) -> Answers:
    return [(locked.seat, locked.answer) for locked in match.record.answers]


def with_cards_exchanged(given_answers: Answers, owner: Seat, one: CardId, other: CardId) -> Answers:
    names = {one: other, other: one}

    def renamed(answer: object) -> object:
        match answer:
            case tuple():
                return tuple(names.get(card, card) for card in answer)
            case dict():
                return {slot: names.get(card, card) for slot, card in answer.items()}
        return answer

    return [(seat, renamed(answer) if seat == owner else answer) for seat, answer in given_answers]


def named(answer: object) -> Iterator[CardId]:
    match answer:
        case tuple():
            yield from answer
        case dict():
            yield answer["in"]


def is_plan(answer: object) -> bool:
    return isinstance(answer, tuple) and len(answer) == 5


def side(match: Match, eyes: Seat, owner: Seat) -> SideView:
    view = match.view(eyes)
    assert isinstance(view, CupView)
    return view.sides[owner]


def cards_of_the_set() -> tuple[CardId, ...]:
    ids: tuple[CardId, ...] = CUP.cards().ids  # type: ignore[attr-defined]
    return ids


def totals_were_told(match: Match) -> bool:
    return any(isinstance(event, GameEnded) and event.totals for event in match.events(SPECTATOR))


def face_down(match: Match, eyes: Seat, owner: Seat) -> list[CardId]:
    """The owner's cards that these eyes have not seen in the last round."""
    true, seen = side(match, ALL_SEEING, owner), side(match, eyes, owner)
    hidden = [card for card, shown in zip(true.deck, seen.deck, strict=True) if card and not shown]
    if true.waiting and not seen.waiting:
        hidden.append(true.waiting)
    last_round = match.events(eyes)
    while not isinstance(last_round[0], RoundBegan) or any(isinstance(event, RoundBegan) for event in last_round[1:]):
        del last_round[0]
    looked_at = {event.top for event in last_round if isinstance(event, Peeked) and event.owner == owner}
    return [card for card in hidden if card not in looked_at]
