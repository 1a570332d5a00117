"""The law of the one gate, on raw bytes: through the socket, after reconnecting, and in the replay of a running match.

As in `tests/test_cup_secrecy.py`: two matches of one seed that differ only in what somebody cannot know. Every byte
that they receive is the same, but for the salted hashes of the locked answers and the names of the two tables.
"""

import re

import msgspec
import pytest

from tests.driving import BLACK, WHITE, random_match
from tests.server.halls import At, Visitor
from tests.test_cup_secrecy import (
    Answers,
    answers,
    cards_of_the_set,
    named,
    side,
    totals_were_told,
    with_cards_exchanged,
)
from wizardhall.games import game
from wizardhall.match import Match, Record, Replay
from wizardhall.table.cards import CardId
from wizardhall.table.seats import SPECTATOR, Seat


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("owner", "eyes"), [(BLACK, WHITE), (WHITE, BLACK), (BLACK, SPECTATOR)])
def test_a_card_never_shown_could_be_any_other(hall: str, owner: Seat, eyes: Seat, number: int) -> None:
    seed, one, other = secret_cards(owner, eyes, number)
    given = answers(random_match(seed))
    twin = with_cards_exchanged(given, owner, one, other)
    assert twin != given

    assert received(hall, seed, twin, eyes) == received(hall, seed, given, eyes)


def test_a_locked_answer_says_nothing_in_wizards_and_relics_either(hall: str) -> None:
    seen = []
    for aside in (0, 3):
        ann, ben, cleo = (Visitor(hall, name) for name in ("Ann", "Ben", "Cleo"))
        table = ann.open_table("relics", seed="the same")
        ben.sit(table)
        ann.start(table)
        with ben.join(table) as south, cleo.join(table) as watcher, ann.join(table) as north:
            options = north.state["asks"][0]["ask"]["options"]
            north.answer(options[:aside])
            for at in (south, watcher):
                at.until("happened")
            replays = [replay_of(each, table) for each in (ben, cleo)]
            with ben.join(table) as again:
                everything = [*south.raw, *watcher.raw, *again.raw, *replays]
            seen.append([without_names(text) for text in everything])
    assert seen[0] == seen[1]


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
        known = {"type", "seq", "frames", "asks", "locked", "waiting", "locks", "view", "clock"}
        assert message.keys() == known
        frames.setdefault(at.state["you"] or SPECTATOR, []).extend(message["frames"])


def received(hall: str, seed: str, given: Answers, eyes: Seat) -> list[str]:
    """Every byte that these eyes receive while the answers come in."""
    ann, ben, cleo = (Visitor(hall, name) for name in ("Ann", "Ben", "Cleo"))
    table = ann.open_table("cup", seed=seed)
    ben.sit(table)
    ann.start(table)
    who = {BLACK: ann, WHITE: ben, SPECTATOR: cleo}
    texts: list[str] = []
    with ann.join(table) as black, ben.join(table) as white, cleo.join(table) as watcher:
        at = {BLACK: black, WHITE: white, SPECTATOR: watcher}
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
