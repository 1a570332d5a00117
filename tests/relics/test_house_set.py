"""The house set: what its last section of the rules asks of it."""

from collections import Counter
from statistics import mean

import msgspec
import pytest

from tests.relics.scenes import HOUSE, battle, side
from wizardhall.core.cards import PROVENANCES, CardId
from wizardhall.core.text import LANGUAGES, text
from wizardhall.relics.cards import (
    COLOURS,
    CONDITIONS,
    COUNTS,
    TARGETS,
    AnyCard,
    Filter,
    Sentence,
    Shrine,
)
from wizardhall.relics.listing import sentences
from wizardhall.relics.teller import RelicsTeller

CARDS = list(HOUSE.cards.values())
TELLERS = {language: RelicsTeller(HOUSE, text(language), {}) for language in LANGUAGES}
HOUSE_VERBS = (
    "gain",
    "have advantage",
    "lose advantage",
    "enter from hand",
    "enter from discard",
    "add relic",
    "ignore relic",
    "exchange relic",
    "draw",
    "discard",
    "discard from deck",
    "take back",
    "look",
    "peek",
)
"""What the house set was made with. A verb that comes later may be for other sets alone."""
BOOK = ("jeff-the-mage", "wand-of-equality", "dusty-tome", "the-gatherer")


def said() -> list[tuple[AnyCard, Sentence]]:
    """Every sentence of every card, and what follows it."""
    return [
        (card, part)
        for card in CARDS
        for sentence in sentences(card)
        for part in (sentence, sentence.then)
        if part is not None
    ]


def cards_that(fits: object) -> set[CardId]:
    assert callable(fits)
    return {card.id for card, part in said() if fits(part)}


def test_per_colour_eight_common_eight_superb_four_glorious() -> None:
    assert Counter((card.colour, card.rarity) for card in HOUSE.wizards.values()) == {
        (colour, rarity): number
        for colour in COLOURS
        for rarity, number in (("common", 8), ("superb", 8), ("glorious", 4))
    }


def test_names_are_unique_in_both_languages_and_no_name_is_missing() -> None:
    for teller in TELLERS.values():
        names = [teller.card(card.id) for card in CARDS]
        assert len({name.casefold() for name in names}) == len(names) == 144
    for language in LANGUAGES:
        assert all(text(language).has(f"relicset-card-{card.id}") for card in CARDS)


def test_every_card_has_a_line_of_flavour_of_its_own_in_both_languages() -> None:
    for teller in TELLERS.values():
        flavours = [teller.flavour(card.id) for card in CARDS]
        assert all(flavours)
        assert len(set(flavours)) == len(flavours)


def test_flavour_is_translated() -> None:
    assert [card.id for card in CARDS if TELLERS["en"].flavour(card.id) == TELLERS["fr"].flavour(card.id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_card_can_be_told(language: str) -> None:
    told = {card.id: TELLERS[language].abilities(card) for card in CARDS}

    for card in CARDS:
        assert told[card.id]
        assert "none" not in told[card.id].split()
        assert not {"{", "}", "$"} & set(told[card.id])
        assert told[card.id].endswith(".") or not sentences(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_have_different_texts(language: str) -> None:
    texts: dict[str, set[tuple[Sentence, ...]]] = {}
    for card in CARDS:
        what = tuple(
            msgspec.structs.replace(each, when="" if each.when != "discarded" else each.when)
            for each in sentences(card)
        )
        texts.setdefault(f"{isinstance(card, Shrine)} {TELLERS[language].abilities(card)}", set()).add(what)

    assert [words for words, meanings in texts.items() if len(meanings) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_line(language: str) -> None:
    for card in CARDS:
        assert TELLERS[language].card(card.id) in TELLERS[language].line(card)


def test_about_forty_percent_are_plain_and_most_of_those_are_common() -> None:
    for pile in (HOUSE.wizards.values(), HOUSE.relics.values()):
        plain = Counter(card.rarity for card in pile if card.ability is None)
        assert 0.35 <= plain.total() / len(pile) <= 0.45
        assert plain["common"] > plain.total() / 2
        assert plain["common"] > plain["superb"] > plain["glorious"] > 0


def test_every_colour_has_as_many_devoted_wizards() -> None:
    assert len(set(Counter(card.colour for card in HOUSE.wizards.values() if card.ability is None).values())) == 1


def test_powers_are_in_range() -> None:
    assert {card.power for card in HOUSE.wizards.values()} <= set(range(1, 7))
    assert {card.power for card in HOUSE.relics.values()} <= set(range(6))


def test_plain_cards_have_a_reason_to_exist() -> None:
    """They are stronger than those with abilities, and something rewards plainness."""
    for pile in (HOUSE.wizards.values(), HOUSE.relics.values()):
        plain = [card.power for card in pile if card.ability is None]
        other = [card.power for card in pile if card.ability is not None]
        assert mean(plain) > mean(other)
    rewards = cards_that(
        lambda part: (
            (part.meets and part.meets.plain)
            or (part.condition and part.condition.own and part.condition.own.plain)
            or (part.card and part.card.plain)
        )
    )
    assert len(rewards) >= 10


def test_advantage_and_shrine_can_turn_a_battle_that_base_power_would_lose() -> None:
    """Some Devoted Blue wizard loses to a Red one by base power, and wins under some shrine."""
    devoted = [card for card in HOUSE.wizards.values() if card.ability is None]
    weaker = min((card for card in devoted if card.colour == "blue"), key=lambda card: card.power)
    stronger = max(
        (card for card in devoted if card.colour == "red" and card.rarity != "glorious"), key=lambda c: c.power
    )
    won = [
        each
        for each in HOUSE.shrines
        if battle(shrine=each, north=side(weaker), south=side(stronger)).highest == ("north",)
    ]

    assert weaker.power < stronger.power
    assert 0 < len(won) < len(HOUSE.shrines)


@pytest.mark.parametrize("verb", HOUSE_VERBS)
def test_every_verb_is_on_two_cards_or_more(verb: str) -> None:
    assert len(cards_that(lambda part: part.do == verb)) >= 2


@pytest.mark.parametrize("count", COUNTS)
def test_every_count_is_on_two_cards_or_more(count: str) -> None:
    assert len(cards_that(lambda part: part.per == count)) >= 2


@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_is_on_two_cards_or_more(condition: str) -> None:
    asked = cards_that(lambda part: part.condition and getattr(part.condition, condition) is not None)

    assert len(asked) >= 2


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_is_on_two_cards_or_more(target: str) -> None:
    assert len(cards_that(lambda part: part.to == target)) >= 2


@pytest.mark.parametrize("quality", ["colour", "subtype", "rarity", "power", "plain"])
def test_cards_ask_for_every_quality_of_wizards(quality: str) -> None:
    def asks(part: Sentence) -> bool:
        condition = part.condition
        filters = [part.meets, condition and condition.own, condition and condition.rival]
        return any(getattr(each, quality, None) is not None for each in filters)

    assert len(cards_that(asks)) >= 2


def test_every_trigger_and_both_ways_of_entering_and_may_are_on_two_cards_or_more() -> None:
    enters = ("enter from hand", "enter from discard")

    for kind in ("wizard", "relic"):
        reacting = cards_that(lambda part: part.when == "discarded")
        assert len([card for card in reacting if HOUSE.cards[card].kind == kind]) >= 2
    assert len(cards_that(lambda part: part.joins)) >= 2
    assert len(cards_that(lambda part: part.do in enters and not part.joins)) >= 2
    assert len(cards_that(lambda part: part.may)) >= 2
    assert len(cards_that(lambda part: part.do == "gain" and part.amount < 0)) >= 2
    assert {part.when for _, part in said()} == {"entering", "revealed", "shrine", "discarded"}


def test_every_shrine_helps_a_stated_kind_of_wizard() -> None:
    for card in HOUSE.shrines.values():
        assert card.abilities
        assert all(ability.meets not in (None, Filter()) for ability in card.abilities)


def test_no_colour_is_helped_by_shrines_more_often_than_another() -> None:
    named = Counter(
        ability.meets.colour for card in HOUSE.shrines.values() for ability in card.abilities if ability.meets
    )
    shrines = Counter(
        colour
        for card in HOUSE.shrines.values()
        for colour in {ability.meets.colour for ability in card.abilities if ability.meets}
    )

    wizards = Counter(
        each.colour
        for card in HOUSE.shrines.values()
        for each in HOUSE.wizards.values()
        if any(ability.meets and ability.meets.fits(each) for ability in card.abilities)
    )

    for found in (named, shrines, wizards):
        assert len({found[colour] for colour in COLOURS}) == 1


def test_every_shrine_that_is_not_for_a_colour_helps_some_wizard_of_each() -> None:
    for card in HOUSE.shrines.values():
        meets = [ability.meets for ability in card.abilities if ability.meets]
        if not any(each.colour for each in meets):
            helped = {each.colour for each in HOUSE.wizards.values() if any(which.fits(each) for which in meets)}
            assert helped == set(COLOURS), card.id


def test_every_subtype_that_a_card_asks_for_exists() -> None:
    subtypes = {card.subtype for card in HOUSE.wizards.values()}
    asked = {
        which.subtype
        for _, part in said()
        for which in (part.meets, part.condition and part.condition.own, part.card)
        if which and which.subtype
    }

    assert asked <= subtypes
    assert all(text(language).has(f"relicset-subtype-{each}") for each in subtypes for language in LANGUAGES)


def test_every_field_says_where_it_comes_from() -> None:
    fields = {
        "wizard": {"name", "colour", "subtype", "rarity", "power", "ability"},
        "relic": {"name", "rarity", "power", "ability"},
        "shrine": {"name", "ability"},
    }

    for card in CARDS:
        assert set(card.source) == fields[card.kind]
        assert set(card.source.values()) <= set(PROVENANCES)
        from_the_book = {field for field, source in card.source.items() if source == "rulebook"}
        assert from_the_book == ({"name", "ability"} if card.id in BOOK else set())


def ability_of(card: str) -> list[Sentence]:
    (sentence,) = sentences(HOUSE.cards[CardId(card)])
    return [sentence, *([sentence.then] if sentence.then else [])]


def test_the_four_cards_of_the_book_do_what_it_says() -> None:
    jeff, wand, tome, gatherer = (ability_of(card) for card in BOOK)

    assert HOUSE.cards[CardId("jeff-the-mage")].kind == HOUSE.cards[CardId("the-gatherer")].kind == "wizard"
    assert HOUSE.cards[CardId("wand-of-equality")].kind == HOUSE.cards[CardId("dusty-tome")].kind == "relic"
    assert jeff[0].do in ("enter from hand", "enter from discard")
    assert (wand[0].do, wand[0].to) == ("lose advantage", "all")
    assert tome[0].when == "discarded"
    assert ("gain", "drawn") in [(part.do, part.per) for part in gatherer]
