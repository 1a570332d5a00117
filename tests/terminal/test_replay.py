"""A replay steps forward and back, jumps to a round, and looks through any eyes."""

from pathlib import Path

import pytest

from tests.random_matches import BLACK, CUP, WHITE, random_match
from tests.terminal.terminal_fixtures import DOWN, END, HOME, LEFT, RIGHT, Terminal, painter, relics_match
from wizardhall.core.errors import UnknownName
from wizardhall.core.seats import ALL_SEEING, SPECTATOR
from wizardhall.match import Replay
from wizardhall.terminal.replay import Viewer, replay
from wizardhall.terminal.screen import Screen


@pytest.fixture(name="file")
def a_record(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    random_match("replay", path=file)
    return file


@pytest.fixture(name="viewer")
def a_viewer() -> Viewer:
    shown = Replay(random_match("replay").record, CUP)
    names = dict.fromkeys(shown.eyes, "somebody")
    return Viewer(shown, BLACK, Screen("en"), painter(), names)


def test_steps_stay_between_the_first_and_the_last_frame(viewer: Viewer) -> None:
    viewer.go(-1)
    assert viewer.here == 0
    viewer.go(10_000)
    assert viewer.here == len(viewer.frames) - 1


def test_a_round_begins_where_it_is_told_to_begin(viewer: Viewer) -> None:
    viewer.go_to_round(2)
    assert painter().line(viewer.frames[viewer.here].event).plain == "Round 2 begins."
    viewer.go_to_round(9)
    assert viewer.frames[viewer.here].view.round == 2


def test_a_key_stands_beside_what_it_does(viewer: Viewer) -> None:
    assert viewer.help(80).split("\n") == [
        "→ Space n: next · ← p: back · 1 2 3 PgUp PgDn: round · Home End ·",
        "e: other eyes · w: why · ↑ ↓: scroll · q: quit",
    ]


def test_what_does_not_fit_is_scrolled_to_and_no_further(viewer: Viewer) -> None:
    page = "\n".join("abcdef")
    assert viewer.visible(page, 4) == "a\nb\nc\n↓ …"
    viewer.scroll(+1)
    assert viewer.visible(page, 4) == "b\nc\nd\n↓ …"
    for _ in range(9):
        viewer.scroll(+1)
    assert viewer.visible(page, 4) == "c\nd\ne\nf"
    viewer.scroll(-1)
    assert viewer.visible(page, 4) == "b\nc\nd\n↓ …"
    viewer.go(viewer.here + 1)
    assert viewer.visible(page, 9) == page


def test_four_players_on_a_small_screen_can_all_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "four.jsonl"
    relics_match("replay", 4, file)
    with Terminal("replay", str(file), home=tmp_path, rows=24, columns=80) as terminal:
        terminal.until("q: quit")
        terminal.send(END)
        terminal.until("wins the game!")
        terminal.until("↓ …")
        terminal.send(DOWN * 30)
        terminal.until("╯\n→ Space")


def test_other_eyes_look_at_the_same_moment(viewer: Viewer) -> None:
    viewer.go_to_round(2)
    viewer.go(viewer.here + 4)
    moment = viewer.frames[viewer.here].view
    seen = []
    for _ in range(4):
        viewer.change_eyes()
        seen.append(viewer.eyes)
        now = viewer.frames[viewer.here].view
        assert (now.round, now.duel) == (moment.round, moment.duel)  # type: ignore[attr-defined]
    assert seen == [WHITE, SPECTATOR, ALL_SEEING, BLACK]
    assert viewer.frames[viewer.here].view == moment


def test_keys_step_through_a_record(tmp_path: Path, file: Path) -> None:
    with Terminal("replay", str(file), home=tmp_path) as terminal:
        terminal.until("all-seeing · step 1 of")
        terminal.send(RIGHT)
        terminal.until("step 2 of")
        terminal.send(" n", LEFT)
        terminal.until("step 3 of")
        terminal.send("2")
        terminal.until("Round 2 begins.")
        terminal.send("e")
        terminal.until("Seen by: Black")
        terminal.send(END)
        terminal.until("Two Victory tokens", "Both took their second token")
        terminal.send("w")
        terminal.until_gone("[CUP-G")
        terminal.send(HOME)
        terminal.until("Black · step 1 of")
        terminal.send("q")
        assert terminal.finish() == 0


def test_without_a_terminal_the_whole_story_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay(file, language="en", cards=None, eyes=None, plain=False)
    told = capsys.readouterr().out
    assert "Round 2 begins." in told
    assert "Black plans " in told
    assert "White plans " in told
    assert "Cup" in told.splitlines()[-1]


def test_the_story_is_told_through_the_eyes_that_are_asked_for(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay(file, language="fr", cards=None, eyes="white", plain=True)
    told = capsys.readouterr().out
    assert "Noir a fini son plan." in told
    assert "Blanc prévoit " in told


def test_eyes_that_are_not_at_the_table_are_refused(file: Path) -> None:
    with pytest.raises(UnknownName, match="black, white, spectator, all"):
        replay(file, language="en", cards=None, eyes="red", plain=True)
