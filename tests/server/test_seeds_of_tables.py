"""Nobody knows the dice of a match between people: the hall commits to a new seed whenever the table changes."""

from collections.abc import Callable

import pytest

from tests.server.running_hall import At, Visitor
from tests.server.test_entropy import give, record_of
from wizardhall.match.fairness import seed_commitment

CHOSEN = "the host knows this"


def test_a_seed_may_be_chosen_only_against_bots(ann: Visitor) -> None:
    assert ann.post("/api/tables", 403, {"game": "cup", "seed": "x"})["code"] == "server-error-seed"
    table = ann.open_table("cup", seed="x", bots={"white": "random"})
    assert ann.get(f"/api/tables/{table}")["commitment"] == seed_commitment("x")


@pytest.mark.parametrize("way", ["sit", "token"])
def test_a_chosen_seed_never_reaches_a_match_in_which_two_sit(ann: Visitor, ben: Visitor, way: str) -> None:
    """The host takes the bot away again, and lets somebody sit down, or a program of which nobody knows whose it is."""
    table = ann.open_table("cup", seed=CHOSEN, bots={"white": "random"}, wait=True)
    assert ann.http.delete(f"/api/tables/{table}/bots/white").status_code == 200
    if way == "sit":
        ben.sit(table)
    else:
        ann.post(f"/api/tables/{table}/token", json={"seat": "white"})
    shown = ben.get(f"/api/tables/{table}")["commitment"]
    ann.start(table)
    with ann.join(table) as black:
        assert black.state["commitment"] == shown
        black.ask("resign")

    assert shown != seed_commitment(CHOSEN)
    assert record_of(ann, table).header.seed != CHOSEN
    assert seed_commitment(record_of(ann, table).header.seed) == shown


def test_a_rematch_has_no_chosen_seed_whoever_sits_there(ann: Visitor) -> None:
    table = ann.open_table("cup", seed=CHOSEN, bots={"white": "random"})
    with ann.join(table) as black:
        black.ask("resign")
    assert ann.post(f"/api/tables/{table}/rematch")["commitment"] != seed_commitment(CHOSEN)


def test_with_every_change_of_the_table_there_is_a_new_commitment_and_everybody_there_sees_it(
    ann: Visitor, ben: Visitor
) -> None:
    table = ann.open_table("relics", options={"players": "3"})
    bot = f"/api/tables/{table}/bots/south"
    changes: list[Callable[[], object]] = [
        lambda: ben.sit(table, "east"),
        lambda: ann.http.put(bot, json={"level": "random"}),
        lambda: ann.http.put(bot, json={"level": "apprentice"}),
        lambda: ann.http.delete(bot),
        lambda: ben.post(f"/api/tables/{table}/leave"),
        lambda: ann.post(f"/api/tables/{table}/token", json={"seat": "east"}),
    ]
    with At(ann.url, table) as watcher:
        seen = [watcher.state["commitment"]]
        for change in changes:
            change()
            watcher.until_state(lambda state: state["table"]["commitment"] != seen[-1])
            seen.append(watcher.state["table"]["commitment"])
            assert ann.get(f"/api/tables/{table}")["commitment"] == seen[-1]
    assert len(set(seen)) == 1 + len(changes)


def test_what_changes_nothing_keeps_the_commitment(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    ben.sit(table)
    shown = ann.get(f"/api/tables/{table}")["commitment"]
    give(ann, table, "words")
    ben.sit(table)
    ben.post(f"/api/tables/{table}/token")
    assert Visitor(ann.url).post(f"/api/tables/{table}/sit", 409)["code"] == "server-error-no-seat"
    assert ann.get(f"/api/tables/{table}")["commitment"] == shown
    ann.start(table)
    with ann.join(table) as black:
        black.ask("resign")
    assert record_of(ann, table).header.entropy == {"black": "words"}


def test_words_for_an_earlier_commitment_count_for_nothing(ann: Visitor, ben: Visitor) -> None:
    """The hall knew them when it chose the next seed."""
    table = ann.open_table("cup")
    give(ann, table, "said before Ben sat down")
    ben.sit(table)
    ann.start(table)
    with ann.join(table) as black:
        black.ask("resign")
    assert record_of(ann, table).header.entropy == {}
