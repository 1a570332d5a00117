"""Asks: nothing else decides legality, so their arithmetic, their enumeration and their refusals must agree."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wizardhall.core.asks import (
    AnyAsk,
    Arrange,
    Ask,
    Choose,
    Fill,
    Pick,
    YesNo,
    ask_one,
    choose_one,
    choose_or_decline,
    secretly,
)
from wizardhall.core.cards import CardId
from wizardhall.core.choices import AbilityChoice, AnyChoice, CardChoice, PlaceChoice, SeatChoice, WordChoice
from wizardhall.core.dice import HashDice
from wizardhall.core.errors import IllegalAnswer
from wizardhall.core.seats import Seat

SOME = 200
"""So many answers of an ask are looked at, at most."""

DECK = tuple(map(CardId, ("alchemist", "botanist", "dancer", "hermit")))
CHOICES = tuple(map(CardChoice, DECK))
TWO_SLOTS = {"wizard": DECK[:3], "relic": DECK[2:]}

cards = st.lists(st.text(min_size=1, max_size=8), unique=True, max_size=6).map(lambda ids: tuple(map(CardId, ids)))
words = st.text(max_size=10)
keys = st.binary(max_size=16)


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    options = draw(cards)
    number = draw(st.integers(0, len(options)))
    return Pick(draw(words), options, number, least=draw(st.none() | st.integers(0, number)))


@st.composite
def arranges(draw: st.DrawFn) -> Arrange:
    options = draw(cards)
    return Arrange(draw(words), options, draw(st.integers(0, len(options))), may=draw(st.booleans()))


fills: st.SearchStrategy[AnyAsk] = st.builds(
    Fill, words, st.dictionaries(words, cards.filter(bool), max_size=3), may=st.booleans()
)
yes_nos: st.SearchStrategy[AnyAsk] = st.builds(YesNo, words, st.none() | words.map(CardId))
choices: st.SearchStrategy[AnyChoice] = st.one_of(
    st.builds(CardChoice, words),
    st.builds(SeatChoice, words),
    st.builds(PlaceChoice.of, words.map(Seat), st.integers(1, 9)),
    st.builds(AbilityChoice.of, words.map(CardId), st.integers(1, 9)),
    st.builds(WordChoice, words),
)
some_choices = st.lists(choices, unique_by=lambda choice: choice.key, min_size=1, max_size=6).map(tuple)
chooses: st.SearchStrategy[AnyAsk] = st.builds(Choose, words, some_choices, may=st.booleans())
asks: st.SearchStrategy[AnyAsk] = st.one_of(picks(), arranges(), fills, yes_nos, chooses)

short = settings(max_examples=60, deadline=None)


def exactly(answer: object) -> str:
    """An answer with its types and the order of its slots, to compare more closely than `==` does."""
    return repr(answer)


def through_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def checked_or_refused(ask: AnyAsk, answer: object) -> object:
    try:
        return ask.check(answer)
    except IllegalAnswer as refused:
        return refused


# Laws of every kind


@short
@given(asks)
def test_every_enumerated_answer_is_legal_and_canonical(ask: AnyAsk) -> None:
    for answer in islice(ask.legal(), SOME):
        assert exactly(ask.check(answer)) == exactly(answer)


@short
@given(asks)
def test_the_count_is_the_number_of_enumerated_answers_and_all_are_different(ask: AnyAsk) -> None:
    enumerated = [exactly(answer) for answer in ask.legal()]
    assert ask.count() == len(enumerated) == len(set(enumerated))


@short
@given(asks, keys)
def test_a_random_answer_is_one_of_the_enumerated(ask: AnyAsk, key: bytes) -> None:
    answer = ask.random(HashDice(key))
    assert exactly(ask.check(answer)) == exactly(answer)
    assert exactly(answer) in {exactly(legal) for legal in ask.legal()}


@short
@given(asks, keys)
def test_a_random_answer_depends_on_nothing_but_the_dice(ask: AnyAsk, key: bytes) -> None:
    assert exactly(ask.random(HashDice(key))) == exactly(ask.random(HashDice(key)))


@short
@given(asks)
def test_an_ask_survives_json(ask: AnyAsk) -> None:
    decoded: object = msgspec.json.decode(msgspec.json.encode(ask), type=AnyAsk)
    assert decoded == ask
    assert type(decoded) is type(ask)


@short
@given(asks)
def test_an_answer_survives_json(ask: AnyAsk) -> None:
    for answer in islice(ask.legal(), SOME):
        assert exactly(ask.check(through_json(answer))) == exactly(answer)


@short
@given(asks)
def test_an_answer_is_numbered_by_its_place_among_the_legal_ones(ask: AnyAsk) -> None:
    for number, answer in enumerate(islice(ask.legal(), SOME)):
        assert exactly(ask.nth(number)) == exactly(answer)
        assert ask.index(answer) == ask.index(through_json(answer)) == number


@short
@given(asks, keys)
def test_the_number_of_a_random_answer_leads_back_to_it(ask: AnyAsk, key: bytes) -> None:
    answer = ask.random(HashDice(key))
    assert 0 <= ask.index(answer) < ask.count()
    assert exactly(ask.nth(ask.index(answer))) == exactly(answer)


@short
@given(asks)
def test_the_default_is_the_first_legal_answer(ask: AnyAsk) -> None:
    assert exactly(ask.default()) == exactly(next(ask.legal()))


@short
@given(asks, st.integers())
def test_a_number_that_no_answer_has_is_refused(ask: AnyAsk, far: int) -> None:
    for number in {-1, ask.count(), far} - set(range(ask.count())):
        with pytest.raises(IllegalAnswer) as refused:
            ask.nth(number)
        assert refused.value.message == "core-error-answer-number"
        assert refused.value.details == {"number": str(number), "count": str(ask.count())}


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(DECK),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@given(asks, JUNK)
def test_any_junk_is_either_a_legal_answer_or_refused_with_a_reason(ask: AnyAsk, junk: object) -> None:
    outcome = checked_or_refused(ask, junk)
    if isinstance(outcome, IllegalAnswer):
        assert outcome.message.startswith("core-error-")
        assert str(outcome) != outcome.in_language("fr")
    else:
        assert exactly(outcome) in {exactly(answer) for answer in ask.legal()}


TINY: list[AnyAsk] = [
    Pick("team", DECK, 2),
    Arrange("plan", DECK[:3], 3),
    Arrange("rearrange", DECK[:3], 2, may=True),
    Fill("lay", TWO_SLOTS),
    Fill("lay", TWO_SLOTS, may=True),
    YesNo("bury"),
    Choose("target", CHOICES),
    Choose("target", CHOICES, may=True),
    Pick("gifts", DECK[:3], 2, least=0),
]


@pytest.mark.parametrize("ask", TINY, ids=lambda ask: f"{type(ask).__name__}-{ask.count()}")
def test_random_answers_reach_every_legal_answer(ask: AnyAsk) -> None:
    dice = HashDice(b"spread")
    drawn = {exactly(ask.random(dice)) for _ in range(400)}
    assert drawn == {exactly(answer) for answer in ask.legal()}


@pytest.mark.parametrize("ask", [TINY[0], TINY[1], TINY[3], TINY[5], TINY[6]], ids=lambda ask: type(ask).__name__)
def test_random_answers_are_spread_evenly(ask: AnyAsk) -> None:
    dice = HashDice(b"even")
    throws = 300 * ask.count()
    drawn = [exactly(ask.random(dice)) for _ in range(throws)]
    assert all(220 < drawn.count(exactly(answer)) < 380 for answer in ask.legal())


# Known counts


@pytest.mark.parametrize(
    ("ask", "count"),
    [
        (Pick("team", tuple(CardId(f"c{n}") for n in range(17)), 5), 6188),
        (Arrange("plan", tuple(CardId(f"c{n}") for n in range(6)), 5), 720),
        (Arrange("rearrange", DECK, 4, may=True), 25),
        (Fill("lay", TWO_SLOTS), 6),
        (Fill("lay", TWO_SLOTS, may=True), 7),
        (YesNo("bury"), 2),
        (Choose("target", CHOICES), 4),
        (Choose("target", CHOICES, may=True), 5),
        (Pick("gifts", DECK, 2, least=1), 10),
        (Pick("gifts", DECK, 4, least=0), 16),
    ],
)
def test_known_counts(ask: AnyAsk, count: int) -> None:
    assert ask.count() == count


# Numbers and defaults


WIDE = tuple(CardId(f"c{number:02}") for number in range(60))


@pytest.mark.parametrize(
    "ask",
    [
        Pick("team", WIDE, 30),
        Pick("mulligan", WIDE, 60, least=0),
        Arrange("plan", WIDE, 60),
        Arrange("rearrange", WIDE, 60, may=True),
        Fill("lay", dict.fromkeys("abcdefghij", WIDE), may=True),
    ],
    ids=lambda ask: f"{type(ask).__name__}-{ask.purpose}",
)
def test_answers_are_numbered_without_being_enumerated(ask: AnyAsk) -> None:
    count = ask.count()
    assert count > 10**16
    for number in (0, 1, count // 3, count // 2, count - 1):
        assert ask.index(ask.nth(number)) == number


@pytest.mark.parametrize(
    ("ask", "default"),
    [
        (YesNo("bury"), False),
        (Choose("target", CHOICES), DECK[0]),
        (Choose("target", CHOICES, may=True), None),
        (Choose("target", (), may=True), None),
        (Arrange("plan", DECK, 3), DECK[:3]),
        (Arrange("rearrange", DECK, 4, may=True), None),
        (Fill("lay", TWO_SLOTS), {"wizard": DECK[0], "relic": DECK[2]}),
        (Fill("swap", TWO_SLOTS, may=True), None),
        (Pick("team", DECK, 2), DECK[:2]),
        (Pick("mulligan", DECK, 4, least=0), ()),
        (Pick("gifts", DECK, 3, least=2), DECK[:2]),
    ],
)
def test_a_default_declines_what_it_may_and_takes_the_first_options_otherwise(ask: AnyAsk, default: object) -> None:
    assert ask.default() == default


def test_an_illegal_answer_has_no_number() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        Pick("team", DECK, 2).index(["alchemist"])
    assert refused.value.message == "core-error-number"


def test_a_question_without_a_legal_answer_has_no_default() -> None:
    with pytest.raises(IllegalAnswer):
        Choose("target", ()).default()


# What an answer is turned into


def test_a_pick_is_put_in_the_order_of_its_options() -> None:
    assert Pick("team", DECK, 3).check(["hermit", "alchemist", "dancer"]) == ("alchemist", "dancer", "hermit")


def test_an_arrangement_keeps_its_order() -> None:
    assert Arrange("plan", DECK, 3).check(["hermit", "alchemist", "dancer"]) == ("hermit", "alchemist", "dancer")


def test_filled_slots_are_put_in_the_order_of_the_ask() -> None:
    filled = Fill("lay", TWO_SLOTS).check({"relic": "hermit", "wizard": "dancer"})
    assert list((filled or {}).items()) == [("wizard", "dancer"), ("relic", "hermit")]


MAY = [Arrange("plan", DECK, 2, may=True), Fill("lay", TWO_SLOTS, may=True), Choose("target", CHOICES, may=True)]


@pytest.mark.parametrize("ask", MAY)
def test_none_declines_where_it_may(ask: AnyAsk) -> None:
    assert ask.check(None) is None


# What is refused, and why

PICK, ARRANGE, FILL = Pick("team", DECK, 2), Arrange("plan", DECK, 2), Fill("lay", TWO_SLOTS)
GIFTS, CHOOSE = Pick("gifts", DECK, 3, least=2), Choose("target", CHOICES)

REFUSED: list[tuple[AnyAsk, object, str, dict[str, object]]] = [
    (PICK, ["alchemist", "geomancer"], "core-error-card", {"card": "geomancer"}),
    (PICK, ["alchemist", "Botanist"], "core-error-card", {"card": "Botanist"}),
    (PICK, ["alchemist", 7], "core-error-card", {"card": "7"}),
    (PICK, ["alchemist", None], "core-error-card", {"card": "None"}),
    (PICK, ["alchemist", ["botanist"]], "core-error-card", {"card": "['botanist']"}),
    (PICK, ["alchemist", {"a": []}], "core-error-card", {"card": "{'a': []}"}),
    (PICK, ["alchemist", "alchemist"], "core-error-twice", {"card": "alchemist"}),
    (PICK, ["alchemist"], "core-error-number", {"wanted": 2, "given": 1}),
    (PICK, ["alchemist", "botanist", "dancer"], "core-error-number", {"wanted": 2, "given": 3}),
    (PICK, [], "core-error-number", {"wanted": 2, "given": 0}),
    (PICK, None, "core-error-not-a-list", {}),
    (PICK, "alchemist", "core-error-not-a-list", {}),
    (PICK, {"alchemist": 1, "botanist": 2}, "core-error-not-a-list", {}),
    (PICK, {"alchemist"}, "core-error-not-a-list", {}),
    (PICK, True, "core-error-not-a-list", {}),
    (ARRANGE, ["alchemist", "geomancer"], "core-error-card", {"card": "geomancer"}),
    (ARRANGE, ["alchemist", "alchemist"], "core-error-twice", {"card": "alchemist"}),
    (ARRANGE, ["alchemist"], "core-error-number", {"wanted": 2, "given": 1}),
    (ARRANGE, None, "core-error-not-a-list", {}),
    (ARRANGE, 2, "core-error-not-a-list", {}),
    (FILL, None, "core-error-not-slots", {"slots": "wizard, relic"}),
    (FILL, ["dancer", "hermit"], "core-error-not-slots", {"slots": "wizard, relic"}),
    (FILL, {"wizard": "dancer"}, "core-error-slots", {"slots": "wizard, relic"}),
    (FILL, {"wizard": "dancer", "relic": "hermit", "x": "hermit"}, "core-error-slots", {"slots": "wizard, relic"}),
    (FILL, {"wizard": "dancer", "relics": "hermit"}, "core-error-slots", {"slots": "wizard, relic"}),
    (FILL, {"wizard": "hermit", "relic": "hermit"}, "core-error-slot-card", {"card": "hermit", "slot": "wizard"}),
    (FILL, {"wizard": "dancer", "relic": None}, "core-error-slot-card", {"card": "None", "slot": "relic"}),
    (FILL, {"wizard": ["dancer"], "relic": "hermit"}, "core-error-slot-card", {"slot": "wizard"}),
    (GIFTS, ["alchemist"], "core-error-number-between", {"least": 2, "most": 3, "given": 1}),
    (GIFTS, [*DECK], "core-error-number-between", {"least": 2, "most": 3, "given": 4}),
    (GIFTS, ["alchemist", "alchemist"], "core-error-twice", {"card": "alchemist"}),
    (CHOOSE, "geomancer", "core-error-choice", {"choice": "geomancer"}),
    (CHOOSE, None, "core-error-choice", {"choice": "None"}),
    (CHOOSE, ["alchemist"], "core-error-choice", {"choice": "['alchemist']"}),
    (CHOOSE, True, "core-error-choice", {"choice": "True"}),
    (YesNo("bury"), None, "core-error-not-yes-no", {}),
    (YesNo("bury"), "yes", "core-error-not-yes-no", {}),
    (YesNo("bury"), 1, "core-error-not-yes-no", {}),
    (YesNo("bury"), [True], "core-error-not-yes-no", {}),
]


@pytest.mark.parametrize(
    ("ask", "answer", "message", "details"),
    REFUSED,
    ids=[f"{type(ask).__name__}-{answer}" for ask, answer, _, _ in REFUSED],
)
def test_an_illegal_answer_is_refused_with_its_own_reason(
    ask: AnyAsk, answer: object, message: str, details: dict[str, object]
) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        ask.check(answer)
    assert refused.value.message == message
    assert details.items() <= refused.value.details.items()


@pytest.mark.parametrize("ask", MAY)
@pytest.mark.parametrize("answer", [False, [], {}, "", "none"])
def test_only_none_declines(ask: AnyAsk, answer: object) -> None:
    with pytest.raises(IllegalAnswer):
        ask.check(answer)


def test_the_reasons_are_sentences_in_both_languages() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        PICK.check(["alchemist"])
    assert str(refused.value) == "2 cards are wanted, 1 given."
    assert refused.value.in_language("fr") == "Il faut 2 cartes, et non 1."


@pytest.mark.parametrize(
    ("ask", "answer"),
    [(PICK, ["x" * 1_000_000, "alchemist"]), (FILL, {"wizard": "x" * 1_000_000, "relic": "hermit"})],
    ids=["Pick", "Fill"],
)
def test_a_huge_text_is_cut_in_the_message(ask: AnyAsk, answer: object) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        ask.check(answer)
    assert refused.value.details["card"] == "x" * 39 + "…"
    assert len(str(refused.value)) < 120


def test_a_text_of_forty_characters_is_shown_whole() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        PICK.check(["x" * 40])
    assert refused.value.details["card"] == "x" * 40


@pytest.mark.parametrize("ask", [PICK, ARRANGE, FILL, CHOOSE, YesNo("bury")], ids=lambda ask: type(ask).__name__)
def test_an_answer_nested_a_hundred_thousand_deep_is_refused_like_any_other(ask: AnyAsk) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(IllegalAnswer):
        ask.check(deep)
    with pytest.raises(IllegalAnswer):
        ask.check({"wizard": deep, "relic": deep})


def test_a_hundred_thousand_cards_are_refused_at_once() -> None:
    with pytest.raises(IllegalAnswer):
        PICK.check([f"c{n}" for n in range(100_000)])
    with pytest.raises(IllegalAnswer):
        PICK.check(["alchemist"] * 100_000)


# Asking


def sent(play: Iterator[Any], answers: object) -> object:
    """What a part of a game returns, when it is sent these answers."""
    with pytest.raises(StopIteration) as stop:
        play.send(answers)  # type: ignore[attr-defined]
    return stop.value.value


def test_secretly_asks_all_seats_at_once_and_returns_all_answers() -> None:
    seats = (Seat("black"), Seat("white"))
    play = secretly(seats, lambda seat: YesNo(f"{seat} buries"))
    assert next(play) == {seat: YesNo(f"{seat} buries") for seat in seats}
    assert sent(play, dict(zip(seats, (True, False), strict=True))) == {"black": True, "white": False}


def test_ask_one_asks_a_single_seat_and_returns_its_answer() -> None:
    play = ask_one(Seat("white"), Pick("team", DECK, 1))
    assert next(play) == {"white": Pick("team", DECK, 1)}
    assert sent(play, {Seat("white"): ("hermit",)}) == ("hermit",)


SOUTH = Seat("south")
EVERY_CHOICE: list[tuple[AnyChoice, dict[str, object]]] = [
    (CardChoice("hermit"), {"kind": "card", "key": "hermit"}),
    (SeatChoice("south"), {"kind": "seat", "key": "south"}),
    (PlaceChoice.of(SOUTH, 2), {"kind": "place", "key": "south 2", "seat": "south", "number": 2}),
    (AbilityChoice.of(DECK[0], 1), {"kind": "ability", "key": "1", "card": "alchemist", "number": 1}),
    (WordChoice("draw"), {"kind": "word", "key": "draw"}),
]


@pytest.mark.parametrize(("choice", "on_the_wire"), EVERY_CHOICE, ids=[str(wire["kind"]) for _, wire in EVERY_CHOICE])
def test_a_choice_says_what_it_is_and_its_key_is_the_answer(choice: AnyChoice, on_the_wire: dict[str, object]) -> None:
    ask = Choose("target", (choice,))
    assert through_json(choice) == on_the_wire
    assert ask.check(choice.key) == choice.key
    assert ask.choice(choice.key) == choice


def test_choose_one_returns_the_choice_that_the_answer_is_the_key_of() -> None:
    options = [PlaceChoice.of(SOUTH, 1), PlaceChoice.of(SOUTH, 2)]
    play = choose_one(SOUTH, "ignore", options)
    assert next(play) == {"south": Choose("ignore", tuple(options))}
    assert sent(play, {SOUTH: "south 2"}) is options[1]


@pytest.mark.parametrize(("answer", "chosen"), [("hermit", CardChoice("hermit")), (None, None)])
def test_choose_or_decline_returns_the_choice_or_none(answer: str | None, chosen: CardChoice | None) -> None:
    play = choose_or_decline(SOUTH, "reveal", CHOICES)
    assert next(play) == {"south": Choose("reveal", CHOICES, may=True)}
    assert sent(play, {SOUTH: answer}) == chosen


def test_the_kinds_are_named_in_json() -> None:
    kinds: Iterable[Ask[Any]] = (PICK, ARRANGE, FILL, YesNo("bury"), CHOOSE)
    assert [through_json(ask)["kind"] for ask in kinds] == ["pick", "arrange", "fill", "yesno", "choose"]
