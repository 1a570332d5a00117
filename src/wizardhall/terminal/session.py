"""A match at one keyboard: bots answer, people are asked, and what happens is told."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from wizardhall.bots import bot, play_on
from wizardhall.core.asks import AnyAsk
from wizardhall.core.game import View
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.match import Frame, Match
from wizardhall.terminal.asker import Asker
from wizardhall.terminal.name_matcher import Matcher
from wizardhall.terminal.narrator import Narrator
from wizardhall.terminal.painter import painter_for
from wizardhall.terminal.player_names import headings, spoken_names
from wizardhall.terminal.screen import Screen

__all__ = ["Session"]


class Session:
    """One match on one screen.

    One person sees everything through their own eyes. Several share the screen: what is secret is asked with the
    others looking away, and the rest is told through a spectator's eyes.
    """

    def __init__(self, match: Match, frames: Sequence[Frame], screen: Screen, file: Path) -> None:
        header = match.record.header
        self.match = match
        self.frames = frames
        """All that the eyes of this screen have seen; it grows with the match."""
        self.screen = screen
        self.file = file
        self.bots = {
            seat: bot(player.bot, match.game, match.cards) for seat, player in header.players.items() if player.bot
        }
        self.people = [seat for seat in header.players if seat not in self.bots]
        self.shared = len(self.people) > 1
        you = () if self.shared else self.people
        self.names = spoken_names(match.game.name, header.players, screen.text)
        self.headings = headings(match.game.name, header.players, screen.text, you)
        self.painter = painter_for(match.game.name, match.cards, screen.text, self.names, self.headings)
        teller = self.painter.teller
        matcher = Matcher.of(match.game, match.cards, self.painter.ids, teller, screen.text.language)
        self.asker = Asker(screen, self.painter, matcher)
        self.narrator = Narrator(screen, self.painter)
        self._looking: Seat | None = None
        self._seen = 0
        self._untold: list[Frame] = []

    def play(self) -> None:
        """Until the match is over, or Ctrl-C: the record is on the disk already, so that only needs to be said."""
        try:
            while self.match.result is None:
                self._go_on()
            self._go_on()
            self.finish()
        except KeyboardInterrupt:
            self.screen.say("")
            self.screen.tell_to_copy("terminal-saved", file=str(self.file), command=_command("resume", self.file))
        finally:
            self.match.close()

    def introduce(self) -> None:
        """Say who sits where."""
        self.screen.tell("terminal-at-the-table", players=self.screen.text.listed(self.headings.values()))

    def recall(self) -> None:
        """Tell once more what has happened in the round that a resumed match stands in."""
        frames = self._new_frames()
        self.screen.tell_to_copy("terminal-resumed", file=str(self.file))
        self.narrator.tell(_of_last_round(frames), wait=False)

    def finish(self) -> None:
        """Sum up a match that is over."""
        self.screen.say("", *self.painter.summary(self.frames, self.match.view(ALL_SEEING)), "")
        self.screen.tell_to_copy(
            "terminal-record",
            file=str(self.file),
            replay=_command("replay", self.file),
            analyse=_command("analyse", self.file),
            verify=_command("verify", self.file),
        )

    def _go_on(self) -> None:
        """Let the bots answer, tell what has happened, and ask whoever must decide."""
        with self.screen.thinking():
            play_on(self.match, self.bots)
        self._untold += self._new_frames()
        if self._worth_telling():
            self._all_look()
            self.narrator.tell(self._untold)
            self._untold = []
        for seat, opened in self.match.open.items():
            self._one_looks(seat)
            if self.shared:
                self.narrator.tell(_of_last_round(self._untold), wait=False, pictures=False)
            view = self.match.view(seat)
            self._show_setting(opened.ask, view)
            self.match.answer(seat, opened.id, self.asker.ask(opened.ask, view))

    def _new_frames(self) -> Sequence[Frame]:
        new = self.frames[self._seen :]
        self._seen = len(self.frames)
        return new

    def _worth_telling(self) -> bool:
        """People who share a screen are called together only when there is something to see."""
        if self.shared and self.match.result is None:
            events = [frame.event for frame in self._untold]
            return any(self.painter.opens(event) or self.painter.closes(event) for event in events)
        return bool(self._untold)

    def _show_setting(self, ask: AnyAsk, view: View) -> None:
        if self.screen.plain:
            self.screen.say("", *self.painter.described(view))
            return
        setting = self.painter.setting(ask, view, self.screen.width)
        if self.shared and not setting:
            setting = [self.painter.picture(view, self.screen.width)]
        self.screen.say("", *setting)

    def _one_looks(self, seat: Seat) -> None:
        if self.shared and self._looking != seat:
            self._curtain(self.screen.text("terminal-pass", player=self.names[seat]))
            self._looking = seat

    def _all_look(self) -> None:
        if self._looking is not None:
            self._curtain(self.screen.text("terminal-all-look"))
            self._looking = None

    def _curtain(self, said: str) -> None:
        """Clear what was secret; go on when the right people sit before the screen."""
        if self._looking is not None:
            self.screen.clear()
        self.screen.line(said)
        self.screen.clear()


def _of_last_round(frames: Sequence[Frame]) -> list[Frame]:
    return [frame for frame in frames if frame.view.round == frames[-1].view.round]


def _command(verb: str, file: Path) -> str:
    return f"wizardhall {verb} {shlex.quote(str(file))}"
