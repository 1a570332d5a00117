"""Every question of Wizards & Relics has its words, and can be answered by number and by name."""

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
from msgspec.structs import replace
from rich.console import Group

from tests.random_matches import step_by_step
from tests.terminal.terminal_fixtures import (
    BACKSPACE,
    CTRL_C,
    DOWN,
    ENTER,
    TAB,
    drawn,
    relics_menu,
    relics_start,
    use,
)
from wizardhall.core.asks import AnyAsk, Arrange, Choose, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.choices import AbilityChoice, CardChoice, PlaceChoice, SeatChoice
from wizardhall.core.errors import HallError
from wizardhall.core.seats import Seat
from wizardhall.core.text import LANGUAGES, text
from wizardhall.relics.purposes import PURPOSES, Kind, Purpose
from wizardhall.relics.view import RelicsView, RelicView
from wizardhall.terminal.chooser import Chooser
from wizardhall.terminal.draft import KEEP
from wizardhall.terminal.screen import Screen

WELL = CardId("the-wishing-well")
SOUTHS = (PlaceChoice.of(Seat("south"), 1), PlaceChoice.of(Seat("south"), 2))


@cache
def asked() -> dict[tuple[str, int], tuple[AnyAsk, RelicsView]]:
    """Of every purpose, kind and number of options that come up in some matches: an ask, and what its player sees."""
    found: dict[tuple[str, int], tuple[AnyAsk, RelicsView]] = {}
    for players in (2, 3, 4):
        for number in range(8):
            match = relics_start(f"asked {number}", players)
            steps = step_by_step(match, f"asked {number}")
            while match.open:
                opened = next(iter(match.open.values()))
                key = (opened.ask.purpose, len(getattr(opened.ask, "options", ())))
                if key not in found:
                    found[key] = (opened.ask, cast(RelicsView, match.view(opened.seat)))
                next(steps)
    return found | rare(found)


def rare(found: dict[tuple[str, int], tuple[AnyAsk, RelicsView]]) -> dict[tuple[str, int], tuple[AnyAsk, RelicsView]]:
    """What random matches with the house set ask seldom or never, as the kind of its purpose says."""
    ask, view = next(example for example in found.values() if example[0].purpose == "mulligan")
    assert isinstance(ask, Pick)
    cards, two, helped = ask.options, with_two_relics(view), helped_twice(view)

    def example(purpose: Purpose) -> tuple[AnyAsk, RelicsView]:
        match purpose.kind:
            case Kind.SEAT:
                return Choose(purpose.name, (SeatChoice("north"), SeatChoice("south"))), two
            case Kind.RELIC:
                return Choose(purpose.name, SOUTHS), two
            case Kind.ABILITY:
                return Choose(purpose.name, (AbilityChoice.of(WELL, 1), AbilityChoice.of(WELL, 2))), helped
            case Kind.YES_NO:
                return YesNo(purpose.name, cards[0]), view
            case Kind.PICK:
                return Pick(purpose.name, cards, 2), view
            case Kind.ARRANGE:
                return Arrange(purpose.name, cards[:3], 3), view
        return Choose(purpose.name, tuple(map(CardChoice, cards))), view

    seen = {purpose for purpose, _ in found} - {"down", "rival", "give", "shrine"}
    return {(name, 0): example(purpose) for name, purpose in PURPOSES.items() if name not in seen}


def with_two_relics(view: RelicsView) -> RelicsView:
    relics = (RelicView(CardId("bent-wand"), True, False), RelicView(None, False, True))
    side = replace(view.sides[Seat("south")], relics=relics)
    return replace(view, sides={**view.sides, Seat("south"): side})


def helped_twice(view: RelicsView) -> RelicsView:
    """A Blue Enlightened wizard at The Wishing Well, which helps both."""
    side = replace(view.sides[view.eyes], wizards=(CardId("jeff-the-mage"),))
    return replace(view, shrine=WELL, sides={**view.sides, view.eyes: side})


def examples(purpose: str) -> Iterator[tuple[AnyAsk, RelicsView]]:
    return (example for (found, _), example in asked().items() if found == purpose)


def test_the_matches_ask_everything_that_the_referee_can_ask() -> None:
    assert {purpose for purpose, _ in asked()} == set(PURPOSES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("purpose", sorted(PURPOSES))
def test_a_question_and_all_its_options_are_in_words(purpose: str, language: str) -> None:
    assert text(language).has(f"relics-ask-{purpose}")
    for ask, view in examples(purpose):
        menu = relics_menu(ask, view, language)
        assert menu.title()
        assert menu.state()
        for option in menu.draft.options:
            assert menu.label(option).plain.strip()
            assert menu.row(option).plain.strip()
            menu.details(option)
            for words in (menu.label(option).plain, menu.row(option).plain):
                assert "=keep" not in words
                assert Seat(option) not in view.sides or words != option


@pytest.mark.parametrize("purpose", sorted(PURPOSES))
def test_every_question_can_be_answered_by_numbers(purpose: str) -> None:
    for ask, view in examples(purpose):
        menu = relics_menu(ask, view)
        match ask:
            case Pick() | Arrange():
                typed = " ".join(str(number + 1) for number in range(ask.number))
            case Fill():
                typed = " ".join("1" for _ in ask.slots)
            case Choose(options=(), may=True):
                typed = "none"
            case _:
                typed = "1"
        menu.take(typed)
        assert menu.draft.complete
        ask.check(menu.draft.answer())


def test_none_can_be_chosen_where_nothing_fits() -> None:
    view = next(view for ask, view in examples("lay"))
    for purpose in ("enter", "add", "reveal"):
        menu = relics_menu(Choose(purpose, (), may=True), view)
        assert menu.draft.options == (KEEP,)
        assert use(Chooser(menu, Screen("en")).run, ENTER, ENTER) is None


def test_one_option_is_asked_like_several() -> None:
    ask, view = next(examples("lay"))
    assert isinstance(ask, Fill)
    only = Choose("enter", (CardChoice(ask.slots["wizard"][0]),))
    assert use(Chooser(relics_menu(only, view), Screen("en")).run, ENTER, ENTER) == only.options[0].key


# Choices that are no cards


@pytest.fixture(name="seen", scope="module")
def a_view_with_two_relics() -> RelicsView:
    return with_two_relics(next(examples("lay"))[1])


def test_a_place_says_whose_relic_and_which_and_its_name_if_the_eyes_know_it(seen: RelicsView) -> None:
    menu = relics_menu(Choose("ignore", SOUTHS), seen)
    known, hidden = menu.draft.options
    assert menu.label(known).plain == "South, relic 1: Bent Wand"
    assert menu.label(hidden).plain == "South, relic 2: (face down) (ignored)"
    assert menu.details(known).plain == "Bent Wand · Relic 2 · Common · Basic"
    assert menu.details(hidden).plain == ""
    assert menu.take("bent") == known


def test_what_the_shrine_does_is_told_in_full() -> None:
    ask, view = asked()["shrine", 0]
    menu = relics_menu(ask, view)
    first, second = (menu.label(option).plain for option in menu.draft.options)
    assert first.startswith("Blue: draw 1 card")
    assert second.startswith("Enlightened: if you have drawn")
    assert menu.take("2") == "2"
    the_second_alone = relics_menu(Choose("shrine", (AbilityChoice.of(WELL, 2),)), view)
    assert the_second_alone.label(CardId("2")).plain == second


@pytest.mark.parametrize("typed", ["south", "Sud", "sou", "1"])
def test_players_are_chosen_by_name_in_either_language(seen: RelicsView, typed: str) -> None:
    assert relics_menu(Choose("rival", (SeatChoice("south"), SeatChoice("north"))), seen).take(typed) == "south"


@pytest.mark.parametrize("typed", ["south 2", "Sud 2", "2"])
def test_places_are_chosen_by_owner_and_number(typed: str) -> None:
    view = with_two_relics(next(examples("lay"))[1])
    assert relics_menu(Choose("take", SOUTHS), view, "fr").take(typed) == "south 2"


@pytest.mark.parametrize("typed", ["draw", "piocher", "1"])
def test_the_winner_may_draw_or_take_a_relic_of_somebody(typed: str) -> None:
    ask, view = next(examples("spoils"))
    menu = relics_menu(ask, view)
    draw, relic = menu.draft.options[:2]
    assert menu.label(draw).plain == "Draw a card"
    assert " of " in menu.row(relic).plain
    assert " · of " in menu.label(relic).plain
    assert menu.take(typed) == "draw"


def test_a_strange_name_is_refused_with_the_options_in_words(seen: RelicsView) -> None:
    with pytest.raises(HallError, match=r"no “xyzzy” to choose\. Choose from: South, North\."):
        relics_menu(Choose("rival", (SeatChoice("south"), SeatChoice("north"))), seen).take("xyzzy")


# Laying and setting aside


def test_laying_adds_up_the_printed_powers() -> None:
    ask, view = next(examples("lay"))
    assert isinstance(ask, Fill)
    menu = relics_menu(ask, view)
    menu.take("1 1")
    powers = [menu.painter.cards.cards[cards[0]].power for cards in ask.slots.values()]  # type: ignore[attr-defined]
    tally = menu.tally()
    assert tally is not None
    assert tally.plain.startswith(f"Printed power {powers[0]} + {powers[1]} = {sum(powers)};")
    assert "→" in menu.chosen()


def test_the_first_hand_can_be_kept_with_enter_or_changed() -> None:
    ask, view = next(examples("mulligan"))
    assert isinstance(ask, Pick)
    assert relics_menu(ask, view).state() == "Nothing set aside: you keep all seven."
    assert use(Chooser(relics_menu(ask, view), Screen("en")).run, ENTER) == ()
    keys = (" ", DOWN, " ", DOWN, " ", BACKSPACE, ENTER)
    assert use(Chooser(relics_menu(ask, view), Screen("en")).run, *keys) == ask.options[:2]


def test_yes_no_shows_the_card_that_would_be_used() -> None:
    ask, view = next(examples("use"))
    assert isinstance(ask, YesNo)
    assert ask.card is not None
    menu = relics_menu(ask, view)
    name = menu.painter.teller.card(ask.card)
    assert menu.title() == f"Use {name}?"
    assert menu.details(menu.draft.options[0]).plain.startswith(name)


# Looking things up


@pytest.mark.parametrize("keys", [TAB, f"discards{ENTER}", f"piles{ENTER}"])
def test_the_piles_are_shown_on_request(keys: str, capsys: pytest.CaptureFixture[str]) -> None:
    ask, view = next(examples("lay"))
    with pytest.raises(KeyboardInterrupt):
        use(Chooser(relics_menu(ask, view), Screen("en")).run, keys, CTRL_C)
    shown = capsys.readouterr().out
    assert "Discard pile of North" in shown
    assert "Your deck (" in shown


def test_help_shows_every_card_in_full_and_how_to_see_the_piles() -> None:
    ask, view = next(examples("mulligan"))
    menu = relics_menu(ask, view)
    shown = " ".join(drawn(Group(*Chooser(menu, Screen("en")).explanation())).split())
    for card in menu.draft.options:
        assert menu.painter.sentence(card).plain in shown
    assert "look through the discard piles" in shown
    assert "Green over Blue" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hint", ["terminal-hint", "terminal-hint-arrange"])
def test_the_hint_fits_a_narrow_screen(hint: str, language: str) -> None:
    assert len("> " + text(language)(hint) + text(language)("terminal-hint-piles")) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("help_", ["terminal-help-keys", "terminal-help-piles"])
def test_the_list_of_keys_fits_a_narrow_screen(help_: str, language: str) -> None:
    assert max(map(len, text(language)(help_).splitlines())) <= 80
