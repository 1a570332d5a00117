"""The law of the one gate, on raw bytes: through the socket, after reconnecting, and in the replay of a running match.

As in `tests/test_cup_secrecy.py` and `tests/test_relics_secrecy.py`: two matches of one seed that differ only in what
somebody cannot know. Every byte that they receive is the same, but for the salted hashes of the locked answers and the
names of the two tables.
"""

import contextlib
import re
from typing import Any

import msgspec
import pytest

from tests.random_matches import BLACK, WHITE, random_match
from tests.server.running_hall import At, Visitor
from tests.test_cup_secrecy import (
    Answers,
    answers,
    cards_of_the_set,
    named,
    side,
    totals_were_told,
    with_cards_exchanged,
)
from tests.test_relics_secrecy import Table, could_be, dealt_otherwise, random_answers, renamed, rightly_seen
from wizardhall.core.cards import CardId
from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.games import game
from wizardhall.match import Match, Record, Replay, live
from wizardhall.relics import RELICS
from wizardhall.server.storage import repository


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("owner", "eyes"), [(BLACK, WHITE), (WHITE, BLACK), (BLACK, SPECTATOR)])
def test_a_card_never_shown_could_be_any_other(
    hall: str, monkeypatch: pytest.MonkeyPatch, owner: Seat, eyes: Seat, number: int
) -> None:
    seed, one, other = secret_cards(owner, eyes, number)
    given = answers(random_match(seed))
    twin = with_cards_exchanged(given, owner, one, other)
    assert twin != given

    monkeypatch.setattr(repository, "fresh_seed", lambda: seed)
    wanted = {"game": "cup"}
    assert received(hall, wanted, twin, eyes) == received(hall, wanted, given, eyes)


@pytest.mark.parametrize(("players", "eyes"), [("2", "south"), ("2", SPECTATOR), ("3", "north"), ("4", "west")])
@pytest.mark.parametrize("number", range(2))
def test_a_card_of_wizards_and_relics_never_seen_could_be_any_other_like_it(
    hall: str, monkeypatch: pytest.MonkeyPatch, players: str, eyes: str, number: int
) -> None:
    """As in the twins without sockets: the dice of the hall deal two cards the other way round."""
    match, steps, one, other = secret_relics(players, Seat(eyes), number)
    monkeypatch.setattr(repository, "fresh_seed", lambda: match.seed)
    wanted = {"game": "relics", "options": {"players": players}}
    given = [each for step in steps for each in step.items()]
    twin = dealt_otherwise(one, other)
    theirs = [(seat, answer if seat == eyes else renamed(answer, twin.names)) for seat, answer in given]
    assert theirs != given

    monkeypatch.setattr(live, "dice_key", lambda seed, _: seed.encode())
    seen = received(hall, wanted, given, Seat(eyes))
    monkeypatch.setattr(live, "HashDice", lambda key: twin(key.decode()))
    assert received(hall, wanted, theirs, Seat(eyes)) == seen


@pytest.mark.parametrize(("name", "players"), [("cup", 2), ("relics", 2), ("relics", 4)])
def test_the_socket_adds_nothing_to_what_the_gate_lets_through(hall: str, name: str, players: int) -> None:
    """Every frame, event and view that came through a socket is the one that the match itself shows these eyes."""
    options = {"players": str(players)} if name == "relics" else {}
    people = [Visitor(hall, f"Guest {number}") for number in range(players)]
    table = people[0].open_table(name, options=options)
    for person in people[1:]:
        person.sit(table)
    people[0].start(table)
    with Visitor(hall).join(table) as watcher:
        sitting = [person.join(table).__enter__() for person in people]
        frames: dict[str, list[object]] = {}
        while not all(at.over for at in (*sitting, watcher)):
            for at in (*sitting, watcher):
                collect(at, frames)
        for at in sitting:
            at.__exit__()
    record = Record.parse(people[0].http.get(f"/api/tables/{table}/record").content)
    replay = Replay(record, game(name))
    for eyes, got in frames.items():
        shown = msgspec.json.decode(msgspec.json.encode(replay.frames(Seat(eyes))))
        assert got == shown[len(shown) - len(got) :]
        assert len(got) > 20


def collect(at: At, frames: dict[str, list[object]]) -> None:
    """Answer if asked, and keep the frames that come."""
    if at.state["asks"]:
        at.send("answer", ask=at.state["asks"][0]["id"], answer=at.random_answer())
        at.state["asks"] = []
    try:
        message = at.read(0.01)
    except TimeoutError:
        return
    if message["type"] == "happened":
        known = {"type", "seq", "frames", "asks", "locked", "waiting", "locks", "view"}
        assert message.keys() == known
        frames.setdefault(at.state["you"] or SPECTATOR, []).extend(message["frames"])


def received(hall: str, wanted: dict[str, Any], given: Answers, eyes: Seat) -> list[str]:
    """Every byte that these eyes receive while the answers come in: by a socket, by others on the way, by replays."""
    seats = game(wanted["game"]).seats(game(wanted["game"]).complete_options(wanted.get("options", {})))
    who = {seat: Visitor(hall, f"Player {seat}") for seat in (*seats, SPECTATOR)}
    table = who[seats[0]].open_table(**wanted)
    for seat in seats[1:]:
        who[seat].sit(table, seat)
    texts: list[str] = []
    with contextlib.ExitStack() as stack:
        at = {seat: stack.enter_context(visitor.join(table)) for seat, visitor in who.items()}
        who[seats[0]].start(table)
        for each in at.values():
            each.until("happened")
        for number, (seat, answer) in enumerate(given):
            assert at[seat].answer(answer)["type"] == "ack"
            for each in at.values():
                each.until("happened")
            at[eyes].ask("answer", ask=f"1-{seat}", answer=["hermit"])
            if number % 3 == 0 and number < len(given) - 1:
                with who[eyes].join(table) as again:
                    texts += again.raw
                texts.append(replay_of(who[eyes], table))
        at[eyes].until_state(lambda state: state["table"]["state"] == "over")
        texts += sorted(at[eyes].raw, key=is_of_the_table)
    return [without_names(text) for text in texts]


def is_of_the_table(text: str) -> bool:
    """News of the table itself come when they come, before or after the reply to a message that crosses them."""
    return text.startswith('{"type":"table"')


def replay_of(visitor: Visitor, table: str) -> str:
    response = visitor.http.get(f"/api/tables/{table}/replay")
    assert response.status_code == 200
    return response.text


def without_names(text: str) -> str:
    """Without the table's own code and time of birth, and without what is locked by a salted hash."""
    text = re.sub(r'"id":"[A-Z2-9]{6}"|"created":"[^"]*"', "", text)
    return re.sub(r'"[0-9a-f]{64}"', '"…"', text)


def secret_cards(owner: Seat, eyes: Seat, number: int) -> tuple[str, CardId, CardId]:
    """A seed whose match has a card of the owner's that the eyes never see, and another such."""
    for seed in (f"secret {number} {attempt}" for attempt in range(100)):
        match: Match = random_match(seed)
        picked = {card for seat, answer in answers(match) if seat == owner for card in named(answer)}
        unseen = [card for card in cards_of_the_set() if card not in side(match, eyes, owner).known]
        mine = [card for card in unseen if card in picked]
        if mine and len(unseen) > 1 and not totals_were_told(match):
            return seed, mine[0], next(card for card in unseen if card != mine[0])
    raise AssertionError("no such match")


def secret_relics(players: str, eyes: Seat, number: int) -> tuple[Table, list[dict[Seat, Any]], CardId, CardId]:
    """A match in which somebody holds a card that the eyes never see, its answers, that card, and one like it."""
    cards = RELICS.cards()
    for attempt in range(50):
        match = Table(cards, f"secret {number} {attempt}", players)
        steps = random_answers(match)
        unseen = sorted({*cards.wizards, *cards.relics} - rightly_seen(match, steps, eyes))
        theirs = [answer for step in steps for seat, answer in step.items() if seat != eyes]
        for one in unseen:
            alike = [card for card in unseen if card != one and could_be(cards, one, card)]
            if alike and renamed(theirs, {one: alike[0]}) != theirs:
                return match, steps, one, alike[0]
    raise AssertionError("no such match")
