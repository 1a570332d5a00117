"""Wizards & Relics in a real terminal, 30 rows by 100 columns, as people play it."""

from pathlib import Path
from typing import cast

from tests.terminal.relics_answers import FIRST_HAND, LOCK, OVER, QUESTIONS, WIZARD, answer, play_on
from tests.terminal.terminal_fixtures import CTRL_C, DOWN, ENTER, RELICS, TAB, Terminal, only_file, relics_painter
from wizardhall.core.cards import CardId
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.match import Match, Record
from wizardhall.relics.view import RelicsView

PASS = "Pass the keyboard to "
ALL_LOOK = "Everybody may look now."
NEXT = "any key: next"


def test_a_whole_match_from_the_first_deal_to_the_hall(tmp_path: Path) -> None:
    with Terminal("play", "relics", "--bot", "random", "--seed", "pty", "--fast", home=tmp_path) as terminal:
        play_on(terminal, OVER)
        assert terminal.finish() == 0
        assert "wins the game!" in terminal.shown
        assert "Hall 5/5" in terminal.shown
    assert Record.read(only_file(tmp_path)).ended is not None


def test_ctrl_c_saves_and_resume_goes_on(tmp_path: Path) -> None:
    with Terminal("play", "relics", "--bot", "random", "--seed", "pty", "--fast", home=tmp_path) as terminal:
        play_on(terminal, WIZARD)
        terminal.send(" ", DOWN, CTRL_C)
        terminal.until("wizardhall resume")
        terminal.finish()
    file = only_file(tmp_path)
    with Terminal("resume", str(file), "--fast", home=tmp_path) as terminal:
        terminal.until(WIZARD)
        assert "At the table: North (you) and South (random)." in terminal.shown
        assert "Round 1 begins." in terminal.shown
        play_on(terminal, "wins round 1")
        terminal.send(CTRL_C)
        terminal.finish()
    assert len(Record.read(file).answers) > 2


def test_a_battle_unfolds_in_three_scenes(tmp_path: Path) -> None:
    with Terminal("play", "relics", "--bot", "random", "--seed", "scenes 3", home=tmp_path) as terminal:
        play_on(terminal, "Wizards: ")
        terminal.until(NEXT)
        assert "Relics: " not in terminal.shown
        terminal.send("n")
        terminal.until("Relics: ")
        terminal.until(NEXT)
        assert "Why?" not in terminal.shown
        terminal.send("n")
        terminal.until("Why?")
        terminal.until(NEXT)
        assert "North (you) ──" in terminal.shown
        assert "South (random) ──" in terminal.shown
        assert terminal.shown.count("♛") == 2
        assert "wins round 1" not in terminal.shown
        terminal.send("n")
        terminal.until("wins round 1")
        terminal.until("Hall of Immortality of ")


def test_the_table_and_ones_hand_fit_the_screen(tmp_path: Path) -> None:
    with Terminal(
        "play", "relics", "--players", "4", "--bot", "random", "--bot", "random", "--bot", "random",
        "--seed", "fits", "--fast", home=tmp_path,
    ) as terminal:  # fmt: skip
        play_on(terminal, "wins round 2")
        play_on(terminal, WIZARD)
        for shown in (
            "Round 3",
            "⌂",
            "♛",
            "North (you)",
            "West (random)",
            "Hall ",
            "Discard ",
            "Hand ",
            "Lay a wizard",
        ):
            assert shown in terminal.shown


def test_the_piles_open_above_the_menu(tmp_path: Path) -> None:
    with Terminal("play", "relics", "--bot", "random", "--seed", "pty", home=tmp_path) as terminal:
        terminal.until(FIRST_HAND)
        terminal.send(TAB)
        terminal.until("Your deck (23)")
        terminal.until("Discard pile of South (0)")
        terminal.until(LOCK)


def test_a_small_terminal_in_french(tmp_path: Path) -> None:
    with Terminal(
        "play", "relics", "--players", "4", "--seed", "fr", "--lang", "fr", home=tmp_path, rows=24, columns=80
    ) as terminal:
        terminal.until("Rien de côté")
        terminal.until("Tab : piles")
        terminal.send(ENTER)
        terminal.until("Quel sorcier ?")
        for shown in ("Manche 1", "⌂", "Nord (vous)", "Ouest (apprentice)", "Votre main : ", "Tab : piles"):
            assert shown in terminal.shown


def test_no_colour_if_that_is_wished(tmp_path: Path) -> None:
    with Terminal("play", "relics", "--seed", "pty", home=tmp_path, NO_COLOR="1") as terminal:
        terminal.until(FIRST_HAND)
        assert "\x1b[31m" not in terminal.raw
        assert "\x1b[32m" not in terminal.raw
        assert "G♣" in terminal.shown


# Secrets of people at one screen


class HotSeat:
    """Three people at one terminal; what is written for each of them is set against what they may know."""

    def __init__(self, terminal: Terminal, home: Path) -> None:
        self.terminal = terminal
        self.home = home
        self.painter = relics_painter()
        self.seats = {self.painter.teller.player(seat): seat for seat in map(Seat, ("north", "east", "south"))}
        self.checked = 0

    def play(self, curtains: int) -> None:
        for _ in range(curtains):
            if self.terminal.until(PASS, ALL_LOOK) == PASS:
                name = self.terminal.shown.partition(PASS)[2].partition(";")[0]
                self.curtain_hides()
                self.turn(self.seats[name])
            else:
                self.curtain_hides()
                self.all_look()

    def curtain_hides(self) -> None:
        """Nothing that anybody holds is on the screen between two people."""
        assert [name for name in self.secrets(None) if name in self.terminal.shown] == []

    def turn(self, seat: Seat) -> None:
        secret = self.secrets(seat)
        hand = cast(RelicsView, self.match().view(seat)).sides[seat].hand or ()
        self.terminal.raw = ""
        self.terminal.send(ENTER)
        self.terminal.until_gone(PASS)
        while (seen := self.terminal.until(PASS, ALL_LOOK, *QUESTIONS)) in QUESTIONS:
            answer(self.terminal, seen)
        written = self.terminal.written
        assert [name for name in secret if name in written] == []
        assert any(self.name(card) in written for card in hand)
        self.checked += 1

    def all_look(self) -> None:
        secret = self.secrets(None)
        self.terminal.raw = ""
        self.terminal.send(ENTER)
        self.terminal.until_gone(ALL_LOOK)
        self.terminal.until(PASS)
        assert [name for name in secret if name in self.terminal.written] == []

    def match(self) -> Match:
        return Match.rebuild(Record.read(only_file(self.home)), RELICS)

    def secrets(self, eyes: Seat | None) -> set[str]:
        """The names of all cards that others hold, have in the deck, or have face down."""
        view = cast(RelicsView, self.match().view(ALL_SEEING))
        cards: list[CardId] = []
        for seat, side in view.sides.items():
            if seat != eyes:
                cards += [*(side.hand or ()), *(side.deck or ())]
                cards += [relic.card for relic in side.relics if relic.card and not relic.face_up]
        return set(map(self.name, cards))

    def name(self, card: CardId) -> str:
        return self.painter.brief(card).plain.partition(" ")[2]


def test_three_people_at_one_screen_see_no_secret_of_each_other(tmp_path: Path) -> None:
    with Terminal(
        "play", "relics", "--players", "3", "--hotseat", "--seed", "hot", "--fast", home=tmp_path
    ) as terminal:
        hot = HotSeat(terminal, tmp_path)
        hot.play(curtains=14)
        assert hot.checked >= 9
