"""Players' own words for the dice: the hall commits to its seed before it hears them, and they are in the record."""

import threading
from pathlib import Path

import pytest

from tests.cli.subprocesses import wizardhall
from tests.server.running_hall import Visitor, play_out
from wizardhall.core.seats import Seat
from wizardhall.cup import CUP
from wizardhall.match import Record, verify
from wizardhall.match.fairness import seed_commitment


def give(visitor: Visitor, table: str, words: str | None, status: int = 200) -> dict[str, object]:
    response = visitor.http.put(f"/api/tables/{table}/entropy", json={"entropy": words})
    assert response.status_code == status, response.text
    found: dict[str, object] = response.json()
    return found


def record_of(visitor: Visitor, table: str) -> Record:
    return Record.parse(visitor.http.get(f"/api/tables/{table}/record").content)


def test_the_words_of_both_players_are_in_the_record_and_the_seed_is_the_one_shown_before(
    ann: Visitor, ben: Visitor
) -> None:
    table = ann.open_table("cup")
    ben.sit(table, "white")
    shown = ben.get(f"/api/tables/{table}")["commitment"]
    give(ann, table, "ann’s words")
    give(ben, table, "ben’s words")
    ann.start(table)
    with ann.join(table) as black, ben.join(table) as white:
        assert black.state["commitment"] == black.state["table"]["commitment"] == shown
        play_out(black, white)

    record = record_of(ann, table)
    words = {Seat("black"): "ann’s words", Seat("white"): "ben’s words"}
    assert record.header.entropy == words
    assert seed_commitment(record.header.seed) == shown
    assert all(check.passed for check in verify(record, CUP, noted=shown, words=words))


def test_other_words_make_other_cards(ann: Visitor) -> None:
    drawn = set()
    for words in [f"words {number}" for number in range(12)]:
        table = ann.open_table("cup", seed="the same", bots={"white": "random"}, wait=True)
        give(ann, table, words)
        ann.start(table)
        with ann.join(table) as black:
            drawn.add(black.state["view"]["sides"]["black"]["drawn"])
    assert len(drawn) > 1


def test_a_table_full_of_bots_can_wait_for_its_hosts_words(ann: Visitor) -> None:
    opened = ann.post("/api/tables", 201, {"game": "cup", "bots": {"white": "random"}, "wait": True})
    assert opened["state"] == "open"
    give(ann, opened["id"], "mine")
    ann.start(opened["id"])
    with ann.join(opened["id"]) as black:
        assert black.state["commitment"] == opened["commitment"]
        play_out(black)
    assert record_of(ann, opened["id"]).header.entropy == {"black": "mine"}


def test_a_rematch_has_a_seed_and_words_of_its_own(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black:
        black.ask("resign")
    first = ann.post(f"/api/tables/{table}/rematch", json={"wait": True})
    assert first["commitment"] != ann.get(f"/api/tables/{table}")["commitment"]
    joined = ben.post(f"/api/tables/{table}/rematch", json={"wait": True})
    assert joined["state"] == "open"
    give(ann, first["id"], "ann again")
    begun = ben.post(f"/api/tables/{table}/rematch", json={"entropy": "ben again"})
    assert begun["state"] == "playing"
    assert begun["commitment"] == joined["commitment"]
    with ann.join(first["id"]) as white:
        white.ask("resign")
    assert record_of(ann, first["id"]).header.entropy == {"black": "ben again", "white": "ann again"}


def test_a_rematch_against_a_bot_can_wait_for_words_too(ann: Visitor) -> None:
    table = ann.open_table("cup", bots={"white": "random"})
    with ann.join(table) as black:
        black.ask("resign")

    again = ann.post(f"/api/tables/{table}/rematch", json={"wait": True})

    assert again["state"] == "open"
    ann.start(again["id"])


def test_words_come_after_the_seed_that_the_hall_has_committed_to(ann: Visitor, ben: Visitor) -> None:
    """It commits to a new one when somebody sits down, so it must not know what they are about to say."""
    table = ann.open_table("cup")
    early = {"seat": "white", "entropy": "too early"}
    for address in ("sit", "token"):
        person = ben if address == "sit" else ann
        assert person.post(f"/api/tables/{table}/{address}", 409, early)["code"] == "server-error-words-early"
    assert ann.get(f"/api/tables/{table}")["seats"][1]["player"] is None


def test_who_leaves_takes_their_words_along(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    ben.sit(table)
    give(ben, table, "gone with me")
    ben.post(f"/api/tables/{table}/leave")
    Visitor(ann.url).sit(table)
    ann.start(table)
    with ann.join(table) as black:
        black.ask("resign")

    assert record_of(ann, table).header.entropy == {}


def test_words_are_told_to_nobody_before_the_end(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    ben.sit(table)
    give(ann, table, "nobody hears this")
    ann.start(table)
    with ann.join(table) as black, ben.join(table) as white:
        play_out(black, white, most=2)
        texts = [*white.raw, ben.http.get(f"/api/tables/{table}").text, ben.http.get("/api/hall").text]
    assert not any("nobody hears" in text for text in texts)


@pytest.mark.parametrize("words", ["", "x" * 201, "two\nlines", "\x00", "\ud800"])
def test_words_that_cannot_be_are_refused(ann: Visitor, ben: Visitor, words: str) -> None:
    table = ann.open_table("cup")
    body = '{"entropy":"' + "".join(f"\\u{ord(letter):04x}" for letter in words) + '"}'
    json = {"Content-Type": "application/json"}

    refused = ann.http.put(f"/api/tables/{table}/entropy", content=body, headers=json)
    sitting = ben.http.post(f"/api/tables/{table}/sit", content=body, headers=json)

    assert refused.status_code == sitting.status_code == 400
    assert ann.get(f"/api/tables/{table}")["seats"][1]["player"] is None


def test_words_come_before_the_first_card_or_not_at_all(ann: Visitor, ben: Visitor, table: str) -> None:
    assert give(ann, table, "too late", 409)["code"] == "server-error-begun"
    assert give(Visitor(ann.url), table, "not mine", 403)["code"] == "server-error-not-seated"


def test_words_that_were_taken_count_even_if_the_match_begins_at_that_moment(ann: Visitor, ben: Visitor) -> None:
    for number in range(10):
        table = ann.open_table("cup")
        ben.sit(table)
        taken: list[bool] = []

        def add(table: str = table, into: list[bool] = taken) -> None:
            into.append(ben.http.put(f"/api/tables/{table}/entropy", json={"entropy": "quick"}).status_code == 200)

        threads = [threading.Thread(target=add), threading.Thread(target=ann.start, args=(table,))]
        for thread in threads if number % 2 else reversed(threads):
            thread.start()
        for thread in threads:
            thread.join()
        with ben.join(table) as white:
            white.ask("resign")
        assert record_of(ann, table).header.entropy == ({"white": "quick"} if taken[0] else {})


def test_the_command_line_checks_ones_words(ann: Visitor, tmp_path: Path) -> None:
    table = ann.open_table("cup", bots={"white": "random"}, wait=True)
    give(ann, table, "abra = cadabra")
    ann.start(table)
    with ann.join(table) as black:
        black.ask("resign")
    file = tmp_path / "match.jsonl"
    file.write_bytes(ann.http.get(f"/api/tables/{table}/record").content)

    good = wizardhall("verify", file, "--words", "black=abra = cadabra")
    bad = wizardhall("verify", file, "--words", "black=abra")

    assert good.returncode == 0
    assert "✓ Your own words" in good.stdout
    assert "Words of black: abra = cadabra" in good.stdout
    assert bad.returncode == 1
    assert "not the ones you gave" in bad.stdout
