"""The record on the disk: complete after every answer, mended after a crash, refused where it is damaged."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.random_matches import CUP, EDITIONS, drive, everything, random_match, start, step_by_step
from wizardhall.core.asks import Fill, Pick
from wizardhall.core.dice import HashDice
from wizardhall.core.errors import RecordError
from wizardhall.match import Match, Player, Record

Lines = list[bytes]
SEED = "a match of three rounds"
DAMAGED = "core-error-damaged-line"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


@pytest.fixture(scope="module")
def whole() -> bytes:
    """The record of a whole match."""
    return random_match(SEED).record.lines()


def read(data: bytes) -> Match:
    return Match.rebuild(Record.parse(data, "match.jsonl"), CUP)


# Complete after every answer


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_every_answer_the_file_holds_the_whole_match(path: Path, edition: str) -> None:
    match = start(SEED, edition, path)
    for _ in step_by_step(match, "key"):
        assert path.read_bytes() == match.record.lines()
        assert everything(Match.rebuild(Record.read(path), CUP)) == everything(match)
    match.close()


def test_the_file_begins_with_its_header_before_the_first_answer(path: Path) -> None:
    match = start(SEED, path=path)
    assert Record.read(path).header == match.record.header
    match.close()


def test_a_finished_record_ends_with_the_result(path: Path) -> None:
    match = random_match(SEED, path=path)
    ended = Record.read(path).ended
    assert ended is not None
    assert ended.result == match.result


def test_the_record_in_memory_is_that_of_the_file(path: Path) -> None:
    match = random_match(SEED, path=path)
    assert Record.read(path).lines() == match.record.lines() == path.read_bytes()


def test_a_record_tells_all_there_is_to_tell_of_how_a_match_began(path: Path) -> None:
    match = Match.start(
        CUP,
        seed="seed",
        players={"white": Player("Ada", bot="random")},  # type: ignore[dict-item]
        options={"edition": "first"},
        entropy={"black": "my words"},  # type: ignore[dict-item]
        started="2024-05-01T12:00:00Z",
        path=path,
    )
    match.close()
    header = json.loads(path.read_bytes().splitlines()[0])
    assert header == {
        "line": "match",
        "format": 1,
        "game": "cup",
        "rules": CUP.rules,
        "options": {"edition": "first"},
        "cards": {"name": "house", "digest": CUP.cards().digest},
        "players": {"black": {"name": "black", "bot": None}, "white": {"name": "Ada", "bot": "random"}},
        "seed": "seed",
        "commitment": match.commitment,
        "entropy": {"black": "my words"},
        "started": "2024-05-01T12:00:00Z",
    }


def test_the_folder_of_a_record_is_made_if_it_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "match.jsonl"
    start(SEED, path=path).close()
    assert path.exists()


# Going on


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_resumed_after_every_answer_ends_as_one_that_was_never_stopped(path: Path, edition: str) -> None:
    start(SEED, edition, path).close()
    match = Match.resume(path, CUP)
    while match.open:
        drive(match, SEED, 1)
        match.close()
        match = Match.resume(path, CUP)
    match.close()
    assert path.read_bytes() == random_match(SEED, edition).record.lines()


def test_resuming_a_finished_match_writes_nothing(path: Path, whole: bytes) -> None:
    path.write_bytes(whole)
    match = Match.resume(path, CUP)
    match.close()
    assert match.open == {}
    assert path.read_bytes() == whole


def test_an_end_that_was_never_written_is_written_when_the_match_is_resumed(path: Path, whole: bytes) -> None:
    path.write_bytes(without_last_line(whole))
    Match.resume(path, CUP).close()
    assert path.read_bytes() == whole


def without_last_line(data: bytes) -> bytes:
    return b"".join(data.splitlines(keepends=True)[:-1])


@pytest.mark.parametrize("last", ["end", "answer"])
def test_a_last_line_cut_off_at_any_byte_is_recovered(path: Path, whole: bytes, last: str) -> None:
    data = whole if last == "end" else without_last_line(whole)
    kept = without_last_line(data)
    for cut in range(len(kept), len(data)):
        path.write_bytes(data[:cut])
        match = Match.resume(path, CUP)
        assert len(match.record.answers) >= len(kept.splitlines()) - 1
        drive(match, SEED)
        match.close()
        assert path.read_bytes() == whole, f"cut at byte {cut}"


def test_a_record_can_be_read_whatever_byte_it_is_cut_off_at(whole: bytes) -> None:
    header = len(whole.splitlines(keepends=True)[0])
    for cut in range(header, len(whole), 7):
        record = Record.parse(whole[:cut])
        whole_lines = whole[:cut].count(b"\n") - 1
        assert whole_lines <= len(record.answers) + bool(record.ended) <= whole_lines + 1


def test_a_record_cut_off_in_its_header_is_as_good_as_empty(whole: bytes) -> None:
    for cut in range(whole.index(b"\n")):
        with pytest.raises(RecordError) as refused:
            Record.parse(whole[:cut], "match.jsonl")
        assert (refused.value.line, refused.value.message) == (1, "match-error-empty")


@pytest.mark.parametrize("lines", [1, 2, 5, -1])
def test_a_last_line_that_lacks_only_its_newline_counts(path: Path, whole: bytes, lines: int) -> None:
    data = b"".join(whole.splitlines(keepends=True)[:lines])
    path.write_bytes(data.removesuffix(b"\n"))
    assert Record.read(path).lines() == data
    match = Match.resume(path, CUP)
    drive(match, SEED)
    match.close()
    assert path.read_bytes() == whole


def test_reading_a_half_record_leaves_the_file_alone(path: Path, whole: bytes) -> None:
    path.write_bytes(whole[:-20])
    Record.read(path)
    assert path.read_bytes() == whole[:-20]


# Damage


def edited(number: int, change: Callable[[dict[str, Any]], object]) -> Callable[[Lines], Lines]:
    """Lines of a record, of which the one of this number has been edited: 1 is the first, -1 the last."""
    place = number - 1 if number > 0 else number

    def edit(lines: Lines) -> Lines:
        line = json.loads(lines[place])
        change(line)
        lines[place] = json.dumps(line).encode()
        return lines

    return edit


def setting(number: int, **fields: object) -> Callable[[Lines], Lines]:
    return edited(number, lambda line: line.update(fields))


def replaced(number: int, line: bytes) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[: number - 1], line, *lines[number:]]


def inserted(number: int, other: int) -> Callable[[Lines], Lines]:
    """The line `other` once more, so that it becomes line `number`."""
    return lambda lines: [*lines[: number - 1], lines[other - 1], *lines[number - 1 :]]


DAMAGE: dict[str, tuple[Callable[[Lines], Lines], int, str]] = {
    "bad JSON": (replaced(4, b'{"line":"answer",'), 4, DAMAGED),
    "no JSON at all": (replaced(4, b"hello"), 4, DAMAGED),
    "a blank line": (replaced(4, b""), 4, DAMAGED),
    "zeros": (replaced(4, bytes(40)), 4, DAMAGED),
    "a line that is a list": (replaced(4, b"[]"), 4, DAMAGED),
    "a line that is a number": (replaced(4, b"4"), 4, DAMAGED),
    "an unknown kind of line": (setting(4, line="note"), 4, DAMAGED),
    "no kind of line": (edited(4, lambda line: line.pop("line")), 4, DAMAGED),
    "an unknown field": (setting(4, mood="good"), 4, DAMAGED),
    "an unknown field in the header": (setting(1, mood="good"), 1, DAMAGED),
    "an unknown field of a player": (
        edited(1, lambda h: h["players"]["black"].update(bott="x")),
        1,
        DAMAGED,
    ),
    "an unknown field of the result": (
        edited(-1, lambda end: end["result"].update(x=1)),
        -1,
        DAMAGED,
    ),
    "a missing field": (edited(4, lambda line: line.pop("salt")), 4, DAMAGED),
    "a missing field in the header": (edited(1, lambda line: line.pop("seed")), 1, DAMAGED),
    "a step that is a word": (setting(4, step="two"), 4, DAMAGED),
    "a step that is a half": (setting(4, step=2.5), 4, DAMAGED),
    "a seat that is a number": (setting(4, seat=1), 4, DAMAGED),
    "a seed that is a number": (setting(1, seed=1), 1, DAMAGED),
    "players in a list": (setting(1, players=[]), 1, DAMAGED),
    "not UTF-8": (replaced(4, b'{"line":"answer","seat":"\xff\xfe"}'), 4, DAMAGED),
    "some other file": (replaced(1, b"\xff\xfe{"), 1, "match-error-no-record"),
    "JSON nested without end": (
        replaced(4, b'{"line":"answer","answer":' + b"[" * 200_000),
        4,
        DAMAGED,
    ),
    "no header": (lambda lines: lines[1:], 1, "match-error-no-header"),
    "only the end": (lambda lines: lines[-1:], 1, "match-error-no-header"),
    "a second header": (inserted(4, 1), 4, "match-error-out-of-place"),
    "a header after the end": (lambda lines: [*lines, lines[0]], -1, "match-error-out-of-place"),
    "an answer after the end": (lambda lines: [*lines, lines[-2]], -1, "match-error-out-of-place"),
    "two ends": (lambda lines: [*lines, lines[-1]], -1, "match-error-out-of-place"),
    "another format": (setting(1, format=2), 1, "match-error-format"),
    "another game": (setting(1, game="relics"), 1, "match-error-other-game"),
    "another version of the rules": (setting(1, rules=99), 1, "match-error-other-rules"),
    "another card set": (setting(1, cards={"name": "mine", "digest": "0" * 64}), 1, "match-error-other-cards"),
    "an unknown edition": (setting(1, options={"edition": "third"}), 1, "cup-error-edition"),
    "an unknown option": (setting(1, options={"edition": "first", "x": "y"}), 1, "core-error-unknown-option"),
    "no options": (setting(1, options={}), 1, "match-error-other-seats"),
    "a player missing": (edited(1, lambda line: line["players"].pop("white")), 1, "match-error-other-seats"),
    "a player too many": (edited(1, lambda h: h["players"].update(red={"name": "Red"})), 1, "match-error-other-seats"),
    "an unknown card": (edited(2, lambda line: line["answer"].__setitem__(0, "joker")), 2, "core-error-card"),
    "a card twice": (edited(4, lambda a: a["answer"].__setitem__(0, a["answer"][1])), 4, "core-error-twice"),
    "an answer of the wrong kind": (setting(4, answer=True), 4, "core-error-not-a-list"),
    "the wrong step": (setting(4, step=3), 4, "match-error-step"),
    "a negative step": (setting(4, step=-1), 4, "match-error-step"),
    "an enormous step": (setting(4, step=10**18), 4, "match-error-step"),
    "an answer left out": (lambda lines: [*lines[:3], *lines[5:]], 4, "match-error-step"),
    "an unknown seat": (setting(4, seat="red"), 4, "match-error-unknown-seat"),
    "the wrong seat": (setting(5, seat="black"), 5, "match-error-repeated"),
    "an answer given twice": (inserted(3, 2), 3, "match-error-repeated"),
    "an answer when all is over": (lambda lines: [*lines[:-1], lines[-2]], -1, "match-error-over"),
    "an end that comes too early": (lambda lines: [*lines[:5], lines[-1]], 6, "match-error-end"),
}


@pytest.mark.parametrize(("damage", "line", "message"), DAMAGE.values(), ids=DAMAGE.keys())
def test_damage_is_reported_with_its_line(
    whole: bytes, path: Path, damage: Callable[[Lines], Lines], line: int, message: str
) -> None:
    lines = damage(whole.splitlines())
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(RecordError) as refused:
        Match.resume(path, CUP).close()
    line = len(lines) if line == -1 else line
    assert (refused.value.file, refused.value.line, refused.value.message) == ("match.jsonl", line, message)
    assert str(refused.value).startswith(f"match.jsonl, line {line}: ")
    assert refused.value.in_language("fr").startswith(f"match.jsonl, ligne {line}\xa0: ")


def test_a_damaged_record_is_left_alone(whole: bytes, path: Path) -> None:
    data = whole.replace(b'"answer"', b'"anxwer"', 1)
    path.write_bytes(data)
    with pytest.raises(RecordError):
        Match.resume(path, CUP)
    assert path.read_bytes() == data


def test_an_empty_file_is_called_empty(path: Path) -> None:
    path.touch()
    with pytest.raises(RecordError, match=r"^match\.jsonl, line 1: The record is empty\.$"):
        Record.read(path)


def test_a_missing_file_is_reported_by_name(path: Path) -> None:
    with pytest.raises(RecordError, match=r"match\.jsonl.*There is no such file\."):
        Record.read(path)


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"The file cannot be read: it is a folder\."):
        Record.read(tmp_path)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_that_cannot_be_read_has_no_line_to_blame(path: Path, language: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.read(path)
    assert not re.search(r"\b(line|ligne)\b", refused.value.in_language(language))


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("another format", "The record is of format 2; this release reads format 1."),
        ("another game", "The record is of the game “relics”, not “cup”."),
        ("an unknown card", "“joker” is not one of the cards to choose from."),
        ("the wrong step", "An answer to step 3 where step 2 is open."),
        ("an unknown field", "The line is damaged: Object contains unknown field `mood`."),
        ("a step that is a word", "The line is damaged: Expected `int`, got `str` - at `$.step`."),
    ],
)
def test_the_reason_is_a_sentence(whole: bytes, damage: str, sentence: str) -> None:
    data = b"\n".join(DAMAGE[damage][0](whole.splitlines())) + b"\n"
    with pytest.raises(RecordError) as refused:
        read(data)
    assert str(refused.value).partition(": ")[2] == sentence


def test_any_flipped_byte_is_either_harmless_or_reported(whole: bytes) -> None:
    dice = HashDice(b"flips")
    for _ in range(400):
        data = bytearray(whole)
        data[dice.below("place", len(data))] ^= 1 << dice.below("bit", 8)
        refused = refusal(bytes(data))
        if refused is not None:
            assert 1 <= refused.line <= whole.count(b"\n") + 1
            assert str(refused).startswith(f"match.jsonl, line {refused.line}: ")


def refusal(data: bytes) -> RecordError | None:
    try:
        read(data)
    except RecordError as refused:
        return refused
    return None


def test_a_whole_match_has_every_kind_of_secret_answer(whole: bytes) -> None:
    """The other tests rest on this: the match has a team, plans and a swap."""
    match = start(SEED)
    kinds = {type(opened.ask) for opened in step_by_step(match, SEED)}
    assert {Pick, Fill} <= kinds
    assert match.record.lines() == whole
    assert msgspec.json.decode(whole.splitlines()[-1])["line"] == "end"
