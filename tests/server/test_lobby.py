"""The lobby: names, tables, seats, starting."""

import threading

import pytest

from tests.server.running_hall import Visitor
from wizardhall.server.live.clock_kinds import CLOCKS


def test_a_guest_has_a_name_at_once_and_may_change_it(hall: str) -> None:
    visitor = Visitor(hall)
    you = visitor.get("/api/hall")["you"]
    assert you["name"].startswith("Guest ")

    visitor.http.put("/api/me", json={"name": "  Zoë   of the\tNorth "})

    assert visitor.get("/api/hall")["you"] == {"id": you["id"], "name": "Zoë of the North"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u202e\u202e", "—", "\x00"])
def test_a_name_must_be_one(ann: Visitor, name: str) -> None:
    response = ann.http.put("/api/me", json={"name": name})

    assert response.status_code == 400
    assert response.json()["code"] == "server-error-name"


def test_the_hall_shows_both_games_with_their_options_and_levels(ann: Visitor) -> None:
    games = {game["name"]: game for game in ann.get("/api/hall")["games"]}

    assert games["cup"]["options"] == {"edition": ["revised", "first"]}
    assert games["relics"]["options"]["players"] == ["2", "3", "4"]
    assert "apprentice" in games["cup"]["levels"]


def test_a_public_table_is_shown_to_others_and_a_private_one_only_by_its_link(ann: Visitor, ben: Visitor) -> None:
    public, private = ann.open_table("cup"), ann.open_table("cup", public=False)

    shown = {table["id"] for table in ben.get("/api/hall")["open"]}
    assert public in shown
    assert private not in shown
    assert ben.get(f"/api/tables/{private}")["id"] == private
    assert {public, private} <= {table["id"] for table in ann.get("/api/hall")["yours"]}


def test_a_running_match_can_be_found_to_watch_it(ben: Visitor, table: str) -> None:
    assert table in {each["id"] for each in Visitor(ben.url).get("/api/hall")["watchable"]}
    assert table in {each["id"] for each in ben.get("/api/hall")["yours"]}


def test_a_code_may_be_typed_in_any_way(ann: Visitor) -> None:
    code = ann.open_table("cup")

    assert ann.get(f"/api/tables/{code.lower()}")["id"] == code
    assert ann.get(f"/api/tables/{code[:3]}-{code[3:]}")["id"] == code


def test_the_host_sits_where_they_want(ann: Visitor) -> None:
    table = ann.post("/api/tables", 201, {"game": "cup", "seat": "white"})

    assert [(seat["player"], seat["you"]) for seat in table["seats"]] == [(None, False), ("Ann", True)]
    assert table["host"]


def test_with_all_seats_filled_a_table_starts_at_once(ann: Visitor) -> None:
    table = ann.post("/api/tables", 201, {"game": "cup", "bots": {"black": "random"}})

    assert table["state"] == "playing"
    assert [seat["bot"] for seat in table["seats"]] == ["random", None]


def test_a_table_of_bots_alone_can_be_watched(ann: Visitor) -> None:
    bots = {"black": "random", "white": "apprentice"}
    table = ann.open_table("cup", bots=bots)

    with ann.join(table) as watcher:
        watcher.until_state(lambda state: state["table"]["state"] == "over")
        assert watcher.state["you"] is None


def test_two_who_want_the_same_seat_at_once_do_not_both_get_it(ann: Visitor, hall: str) -> None:
    table = ann.open_table("cup")
    visitors = [Visitor(hall) for _ in range(6)]
    status: list[int] = []

    def sit(visitor: Visitor) -> None:
        status.append(visitor.http.post(f"/api/tables/{table}/sit", json={"seat": "white"}).status_code)

    threads = [threading.Thread(target=sit, args=(visitor,)) for visitor in visitors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(status) == [200, 409, 409, 409, 409, 409]


def test_sitting_down_twice_is_sitting(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    ben.sit(table)
    ben.sit(table)

    assert ben.post(f"/api/tables/{table}/sit", 409, {"seat": "black"})["code"] == "server-error-seated"


def test_only_the_host_starts_and_only_a_full_table(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    assert ann.post(f"/api/tables/{table}/start", 409)["code"] == "server-error-empty-seats"
    ben.sit(table)
    assert ben.post(f"/api/tables/{table}/start", 403)["code"] == "server-error-not-host"
    ann.start(table)
    assert ann.post(f"/api/tables/{table}/start", 409)["code"] == "server-error-begun"
    third = Visitor(ann.url)
    assert third.post(f"/api/tables/{table}/sit", 409)["code"] == "server-error-begun"


def test_leaving_frees_the_seat_and_the_last_one_closes_the_table(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    ben.sit(table)

    ann.post(f"/api/tables/{table}/leave")
    assert ben.get(f"/api/tables/{table}")["host"]
    with ben.join(table) as waiting:
        ben.post(f"/api/tables/{table}/leave")
        assert waiting.until_closed() == 4404
    assert ann.get(f"/api/tables/{table}", 404)["code"] == "server-error-unknown-table"


def test_nobody_leaves_a_running_match_like_this(ann: Visitor, table: str) -> None:
    assert ann.post(f"/api/tables/{table}/leave", 409)["code"] == "server-error-leave-running"


def test_those_who_wait_see_others_come_and_the_match_begin(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    with ann.join(table) as black, ben.join(table) as white:
        assert black.state["view"] is None
        ben.sit(table)
        black.until_state(lambda state: state["table"]["seats"][1]["player"] == "Ben")
        ann.start(table)
        black.until_state(lambda state: state["asks"])
        white.until_state(lambda state: state["asks"])
        assert white.state["you"] == "white"
        assert [seat["here"] for seat in white.state["table"]["seats"]] == [True, True]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "core-error-unknown-game"),
        ({"game": "cup", "options": {"edition": "third"}}, "cup-error-edition"),
        ({"game": "cup", "options": {"colour": "red"}}, "core-error-unknown-option"),
        ({"game": "cup", "bots": {"white": "grandmaster"}}, "bots-error-unknown"),
        ({"game": "cup", "bots": {"west": "random"}}, "match-error-unknown-seat"),
        ({"game": "cup", "seat": "west"}, "match-error-unknown-seat"),
        ({"game": "cup", "seat": "white", "bots": {"white": "random"}}, "server-error-seat-taken"),
        ({"game": "cup", "seed": ""}, "server-error-seed-length"),
        ({"game": "cup", "clock": "sundial"}, "server-error-malformed"),
        ({"game": "cup", "colour": "red"}, "server-error-malformed"),
        ({}, "server-error-malformed"),
        ([], "server-error-malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(ann: Visitor, wanted: object, code: str) -> None:
    response = ann.http.post("/api/tables", json=wanted)

    assert 400 <= response.status_code < 500
    assert response.json()["code"] == code
    assert response.json()["message"]


def test_errors_speak_the_language_of_the_visitor(hall: str) -> None:
    visitor = Visitor(hall, lang="fr")

    assert "table n’existe pas" in visitor.get("/api/tables/ZZZZZZ", 404)["message"]
    assert "no such table" in visitor.get("/api/tables/ZZZZZZ", 404, lang="en")["message"]


def test_there_is_a_page_that_lists_all_requests_and_a_schema_for_programs(ann: Visitor) -> None:
    page = ann.http.get("/schema").text
    paths = ann.get("/schema/openapi.json")["paths"]

    assert "<script" not in page
    assert {"/api/hall", "/api/me", "/api/tables", "/api/tables/{table_id}/sit", "/health"} <= paths.keys()
    assert all(path in page for path in paths)


def test_the_hall_says_that_it_is_well(ann: Visitor) -> None:
    assert ann.get("/health")["status"] == "ok"


def test_every_page_of_the_client_has_an_address(ann: Visitor) -> None:
    for path in ("/", "/table/ABCDEF", "/rules/cup", "/cards/relics", "/replay/ABCDEF"):
        response = ann.http.get(path)
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/html")
    assert ann.get("/nowhere.js", 404)["code"] == "server-error-no-page"
    lost = ann.http.get("/tabel/ABCDEF", headers={"Accept": "text/html,*/*;q=0.8"})
    assert lost.status_code == 404
    assert lost.text == ann.http.get("/").text
    assert ann.http.get("/assets/..%2f..%2fapp.py").status_code == 404


def test_the_hall_offers_its_clocks_and_no_others(ann: Visitor) -> None:
    clocks = {clock["name"]: (clock["stock"], clock["more"]) for clock in ann.get("/api/hall")["clocks"]}
    assert clocks == CLOCKS
    for name in ("none", *CLOCKS):
        assert ann.get(f"/api/tables/{ann.open_table('cup', clock=name)}")["clock"] == name
    assert ann.post("/api/tables", 400, {"game": "cup", "clock": "sundial"})["code"] == "server-error-malformed"
