"""Card files of strangers: what is out of all proportion is refused, and what can be played comes to an end."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.hostile_sets import PLAYABLE, REFUSED, game_of, relics_set
from tests.relics.scenes import battle, game, relic, side, wizard
from wizardhall.core.cards import CardSet
from wizardhall.core.dice import HashDice
from wizardhall.core.errors import CardFileError
from wizardhall.core.game import Result
from wizardhall.core.text import text
from wizardhall.games import game as game_named
from wizardhall.relics import RELICS
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.effects import MOST_REACTIONS
from wizardhall.relics.events import CardDiscarded, GameWon, NoWinner, ReactionsStopped, Triggered
from wizardhall.relics.game import MOST_ROUNDS_WITHOUT_WINNER
from wizardhall.relics.table import RelicsTable
from wizardhall.relics.teller import RelicsTeller

MOST_EVENTS = 12 * MOST_REACTIONS + 400 * 10
"""Between two answers: what the cards set off, and hands changed in search of both kinds (REL-K11)."""


def read(source: str, folder: Path) -> CardSet:
    file = folder / "cards.toml"
    file.write_text(source, encoding="utf-8")
    return game_named(game_of(source)).cards(file)


def read_relics(source: str, folder: Path) -> RelicsSet:
    cards = read(source, folder)
    assert isinstance(cards, RelicsSet)
    return cards


@pytest.mark.parametrize("name", REFUSED)
def test_it_is_refused_with_a_short_reason(name: str, tmp_path: Path) -> None:
    with pytest.raises(CardFileError) as refused:
        read(REFUSED[name], tmp_path)

    for language in ("en", "fr"):
        sentence = refused.value.in_language(language)
        assert len(sentence) < 600
        assert sentence.replace("\u00a0", " ").isprintable()


def play_by_chance(cards: RelicsSet, players: str, seed: str) -> Iterator[tuple[RelicsTable, Result | None]]:
    """The table at every question of a match, and once more at the end, with its result."""
    table, dice = RELICS.lay(RELICS.complete_options({"players": players}), cards), HashDice(seed.encode())
    play, answers = RELICS.play(table, dice), None
    while True:
        try:
            asks = play.send(answers)  # type: ignore[arg-type]
        except StopIteration as stop:
            yield table, stop.value
            return
        yield table, None
        answers = {seat: ask.random(dice) for seat, ask in asks.items()}


@pytest.mark.parametrize("name", PLAYABLE)
@pytest.mark.parametrize("players", ["2", "4"])
def test_it_can_be_played_to_the_end_with_little_between_two_answers(name: str, players: str, tmp_path: Path) -> None:
    before, ended = 0, None
    for table, result in play_by_chance(read_relics(PLAYABLE[name], tmp_path), players, name):
        assert len(table.events) - before < MOST_EVENTS
        before, ended = len(table.events), result

    assert ended is not None
    assert ended.clause in ("REL-V3", "REL-K17")


SCRAPS: Final = (
    *("'", '"', '"""', "{", "}", "[", "]", "=", ".", "a.b", "[[wizard]]", "[relic]"),
    *("nan", "-1", "1e9", "9" * 30, "2026-01-01", "\x00", "\u202e", "\r"),
    *("then = {}", "if = {}", "name = { en = 3 }", "source = 3", "abilities = [1]"),
)


def damaged(source: str, random: Random) -> str:
    for _ in range(random.choice((1, 2, 5))):
        begin = random.randrange(len(source))
        end = begin + random.choice((0, 0, 1, 20, 200))
        source = source[:begin] + random.choice(SCRAPS) * random.choice((1, 1, 50)) + source[end:]
    return source


@pytest.mark.parametrize("name", ["cup", "relics"])
def test_a_damaged_card_file_is_read_or_refused_and_nothing_else(name: str, tmp_path: Path) -> None:
    house, random = game_named(name).house_set, Random(name)
    assert house is not None
    for _ in range(60):
        with contextlib.suppress(CardFileError):
            read(damaged(house.read_text(encoding="utf-8"), random), tmp_path)


def discarding(**sentence: object) -> object:
    return {"when": "discarded", "do": "discard from deck", "if": {"discard": 0}, **sentence}


def test_REL_K16_cards_that_set_each_other_off_without_end_are_stopped_and_that_is_told() -> None:
    reacting = relic(1, discarding(amount=1), name="reacts")  # type: ignore[arg-type]
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard from deck"}), hand=2, deck=[reacting]), south=side(wizard())
    )

    assert scene.told(ReactionsStopped) == [f"reactions-stopped {MOST_REACTIONS} REL-K16"]
    assert len([line for line in scene.told(Triggered) if line.endswith("discarded")]) == MOST_REACTIONS
    assert not scene.table.pending
    assert scene.highest == ("south",)


def test_REL_K16_discarded_cards_react_again_in_the_next_battle(tmp_path: Path) -> None:
    cards = read_relics(next(iter(PLAYABLE.values())), tmp_path)
    scene = game(cards=cards, dice=HashDice(b"again"))

    assert len(scene.told(ReactionsStopped)) > 1


def test_REL_K16_is_told_in_words() -> None:
    for language in ("en", "fr"):
        teller = RelicsTeller(RELICS.cards(), text(language), {})
        stopped = ReactionsStopped(MOST_REACTIONS, "REL-K16")

        assert "100" in teller.event(stopped)
        assert "REL-K16" in teller.why(stopped)[0]


def test_REL_K16_the_house_set_stays_far_below() -> None:
    most, ends = 0, set()
    for number in range(60):
        for table, result in play_by_chance(RELICS.cards(), "234"[number % 3], f"house {number}"):
            most = max(most, table.reactions)
            ends |= {result.clause} if result is not None else set()

    assert ends == {"REL-V3"}
    assert most < MOST_REACTIONS // 4


def test_REL_K17_ten_rounds_without_a_winner_end_the_game(tmp_path: Path) -> None:
    scene = game(cards=read_relics(PLAYABLE["nothing but ties"], tmp_path))

    assert len(scene.told(NoWinner)) == MOST_ROUNDS_WITHOUT_WINNER
    assert scene.told(GameWon) == ["game-won north south REL-K17"]


def test_REL_K17_the_fullest_hall_wins(tmp_path: Path) -> None:
    cards = read_relics(relics_set(wizards=4, relics=4, powers=50), tmp_path)
    scene = game(4, cards=cards, dice=HashDice(b"few"))

    assert [line.split()[-1] for line in scene.told(GameWon)] == ["REL-K17"]
    halls = {seat: len(each.hall) for seat, each in scene.table.sides.items()}
    winners = scene.seen(GameWon)[0].winners
    assert {halls[seat] for seat in winners} == {max(halls.values())}


def test_the_line_of_the_card_that_discards_the_most_is_blamed(tmp_path: Path) -> None:
    source = relics_set(
        wizards=4,
        relics=4,
        more='[[relic]]\nid = "most"\nrarity = "superb"\npower = 1\n'
        'ability = { when = "discarded", do = "discard from deck", amount = 20 }\n'
        + "".join(f'[[relic]]\nid = "r{number}"\nrarity = "superb"\npower = 1\n' for number in range(3)),
    )
    with pytest.raises(CardFileError) as refused:
        read(source, tmp_path)

    assert "amount = 20" in source.split("\n")[refused.value.line - 1]


def test_a_card_that_discards_now_and_then_is_welcome(tmp_path: Path) -> None:
    source = relics_set(
        more='[[relic]]\nid = "now-and-then"\nrarity = "superb"\npower = 1\n'
        'ability = { when = "discarded", do = "discard from deck", amount = 2 }\n'
        + "".join(f'[[relic]]\nid = "r{number}"\nrarity = "superb"\npower = 1\n' for number in range(3)),
    )

    assert "now-and-then" in read_relics(source, tmp_path).cards


def test_what_is_discarded_is_still_discarded_when_nothing_reacts_any_more() -> None:
    reacting = relic(1, discarding(amount=1), name="reacts")  # type: ignore[arg-type]
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard from deck"}), hand=2, deck=[reacting]), south=side(wizard())
    )

    assert len(scene.told(CardDiscarded)) == MOST_REACTIONS + 1
