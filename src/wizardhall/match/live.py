"""A match as it is played: open asks, answers, events and views, whatever the game."""

import re
import weakref
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.cards import CardSet
from wizardhall.core.changes import Tracker
from wizardhall.core.dice import HashDice
from wizardhall.core.errors import HallError, RecordError, UnknownName, WrongAsk, shortened
from wizardhall.core.events import Event, Resigned
from wizardhall.core.game import Game, Result, View
from wizardhall.core.json_lines import JsonLinesFile
from wizardhall.core.seats import Seat
from wizardhall.match.fairness import (
    EventDigest,
    answer_commitment,
    answer_salt,
    dice_key,
    fresh_salt,
    fresh_seed,
    seed_commitment,
)
from wizardhall.match.record import (
    FORMAT,
    AnyLine,
    CardSetName,
    Header,
    LockedAnswer,
    MatchEnd,
    Player,
    Record,
    Resignation,
    TakenBackAnswer,
    record_file,
)

__all__ = ["Match", "OpenAsk", "Watcher"]

RESIGNED: Final = "resigned"
"""What a result has for its clause when it came by resignation."""

Watcher = Callable[[Event, "Match"], None]
"""Called at every event, with the match as it is at that moment."""


class OpenAsk(msgspec.Struct, frozen=True):
    """A decision that a seat has to make now. Only for the eyes of that seat."""

    id: str
    seat: Seat
    ask: AnyAsk


class Match:
    """One match of any game. Rebuilt from its record at any time; nothing of it needs to be pickled."""

    def __init__(self, game: Game[Any], cards: CardSet, header: Header, *, watch: Watcher | None = None) -> None:
        self.game = game
        self.cards = cards
        self.record = Record(header, [])
        self.result: Result | None = None
        self.step = 0
        self._seats = game.seats(header.options)
        self._table = game.lay(header.options, cards)
        self._watch = watch
        if watch is not None:
            self._table.watcher = _telling(weakref.ref(self))
        self._digest = EventDigest()
        self._digested = 0
        self._file: JsonLinesFile[AnyLine] | None = None
        self._asks: dict[Seat, Any] = {}
        self._answers: dict[Seat, Answer] = {}
        self._taken_back: Counter[Seat] = Counter()
        """How often the answers of this step were taken back."""
        self._play = game.play(self._table, HashDice(dice_key(header.seed, header.entropy)))
        self._advance(None)

    @classmethod
    def start(
        cls,
        game: Game[Any],
        *,
        players: Mapping[Seat, Player] | None = None,
        options: Mapping[str, str] | None = None,
        cards: CardSet | None = None,
        seed: str | None = None,
        entropy: Mapping[Seat, str] | None = None,
        path: Path | None = None,
        started: str | None = None,
        watch: Watcher | None = None,
    ) -> "Match":
        """Begin a match; if `path` is given its record is written there as the match goes."""
        cards = game.cards() if cards is None else cards
        chosen = game.complete_options(options or {})
        seed = fresh_seed() if seed is None else seed
        seats = game.seats(chosen)
        for seat in (*(players or {}), *(entropy or {})):
            if seat not in seats:
                raise UnknownName("match-error-unknown-seat", name=seat, known=", ".join(seats))
        header = Header(
            format=FORMAT,
            game=game.name,
            rules=game.rules,
            options=chosen,
            cards=CardSetName(cards.name, cards.digest),
            players={seat: (players or {}).get(seat, Player(seat)) for seat in seats},
            seed=seed,
            commitment=seed_commitment(seed),
            entropy=dict(entropy or {}),
            started=started,
        )
        match = cls(game, cards, header, watch=watch)
        if path is not None:
            match._file = record_file(path)
            match._file.create()
            match._file.append(header)
        return match

    @classmethod
    def rebuild(
        cls, record: Record, game: Game[Any], cards: CardSet | None = None, *, watch: Watcher | None = None
    ) -> "Match":
        """The match of a record, up to its last answer; raises `RecordError` where the record does not fit."""
        cards = game.cards() if cards is None else cards
        _refuse_other_game(record, game, cards)
        match = cls(game, cards, record.header, watch=watch)
        for number, locked in enumerate(record.answers):
            if locked.step != match.step:
                raise record.refuse(number, "match-error-step", given=locked.step, wanted=match.step)
            try:
                match.take(locked)
            except HallError as error:
                raise record.refuse(number, error.message, **error.details) from None
        match.follow_to_the_end(record)
        return match

    @classmethod
    def resume(
        cls, path: Path, game: Game[Any], cards: CardSet | None = None, *, watch: Watcher | None = None
    ) -> "Match":
        """Go on with the match of a record file; new answers are appended to it."""
        record = Record.read(path)
        match = cls.rebuild(record, game, cards, watch=watch)
        match._file = record_file(path)
        match._file.mend()
        if record.ended is None:
            match._write_end()
        return match

    @property
    def options(self) -> Mapping[str, str]:
        return self.record.header.options

    @property
    def players(self) -> Mapping[Seat, Player]:
        return self.record.header.players

    @property
    def commitment(self) -> str:
        """The hash of the seed. Public from the start."""
        return self.record.header.commitment

    @property
    def locks(self) -> list[str]:
        """The hashes of all answers so far, in the order they were locked. Public."""
        return [locked.commitment for locked in self.record.answers]

    @property
    def open(self) -> dict[Seat, OpenAsk]:
        """The asks that are still without an answer, by seat."""
        return {
            seat: OpenAsk(self._ask_id(seat), seat, ask)
            for seat, ask in self._asks.items()
            if seat not in self._answers
        }

    @property
    def locked(self) -> dict[Seat, str]:
        """The ids of the asks of this step that have their answer, while others have not; they can be taken back."""
        return {seat: self._ask_id(seat) for seat in self._answers}

    def answer(self, seat: Seat, ask_id: str, answer: object) -> None:
        """Lock an answer. A wrong, late, repeated or foreign one raises, and changes nothing."""
        salt = answer_salt(self.record.header.seed, self.step, seat, self._taken_back[seat])
        locked = self.lock(seat, ask_id, answer, salt)
        self._write(locked)
        self.take(locked)
        self._write_end()

    def lock(self, seat: Seat, ask_id: str, answer: object, salt: str | None = None) -> LockedAnswer:
        """An answer as it would be locked, to be stored somewhere before `take`; nothing changes yet.

        Its salt is fresh unless one is given: who gives the same answer again shows another hash.
        """
        checked = self._find(seat, ask_id).check(answer)
        salt = fresh_salt() if salt is None else salt
        return LockedAnswer(self.step, seat, checked, salt, answer_commitment(salt, checked), self._events_so_far())

    def take(self, locked: LockedAnswer) -> None:
        """Let a locked answer count; when all answers of the step are in, the rules run on."""
        ask = self._find(locked.seat, f"{locked.step}-{locked.seat}")
        self._answers[locked.seat] = ask.check(locked.answer)
        self.record.answers.append(locked)
        if self._answers.keys() == self._asks.keys():
            self._advance(self._answers)

    def take_back(self, seat: Seat, ask_id: str) -> None:
        """Open a locked answer again, as long as somebody else has still to answer; raises `WrongAsk`."""
        taken = TakenBackAnswer(self.step, seat)
        if seat not in self._answers or ask_id != self._ask_id(seat):
            raise WrongAsk("match-error-not-locked", ask=shortened(ask_id))
        self._write(taken)
        self._taken_back[seat] += 1
        del self._answers[seat]
        self.record.forget(taken)

    def resign(self, seat: Seat) -> None:
        """Give up. With two seats the other one wins; with more the match cannot end like this: `WrongAsk`."""
        if self.result is not None:
            raise WrongAsk("match-error-over")
        if seat not in self._seats or len(self._seats) != 2:
            raise WrongAsk("match-error-cannot-resign", seat=seat)
        resigned = Resignation(self.step, seat)
        self._write(resigned)
        self._give_up(resigned)
        self._write_end()

    def _give_up(self, resigned: Resignation) -> None:
        self._asks, self._answers = {}, {}
        self._table.tell(Resigned(resigned.seat))
        self.record.resigned = resigned
        winners = tuple(seat for seat in self._seats if seat != resigned.seat)
        self._finish(Result(winners, RESIGNED))

    def events(self, eyes: Seat, since: int = 0) -> list[Event]:
        """All events that these eyes may see, as they see them, from the `since`-th on."""
        seen = (event.seen_by(eyes) for event in self._table.events)
        return [event for event in seen if event is not None][since:]

    def view(self, eyes: Seat) -> View:
        return self.game.view(self._table, eyes)

    def tracker(self) -> Tracker:
        """How what everybody sees changes from now on."""
        return self.game.tracker(self._table)

    def close(self) -> None:
        """Write no more to the record file."""
        self._file = None

    def follow_to_the_end(self, record: Record) -> None:
        """A resignation, and the end, as a record has them."""
        if record.resigned is not None:
            if self.result is not None or record.resigned.seat not in self._seats:
                raise record.refuse(len(record.answers), "match-error-out-of-place")
            self._give_up(record.resigned)
        if record.ended is not None and record.ended != self.record.ended:
            raise record.refuse(len(record.answers) + (record.resigned is not None), "match-error-end")

    def _find(self, seat: Seat, ask_id: str) -> AnyAsk:
        if seat not in self._seats:
            raise WrongAsk("match-error-unknown-seat", name=seat, known=", ".join(self._seats))
        if self.result is not None:
            raise WrongAsk("match-error-over")
        if seat in self._asks and ask_id == self._ask_id(seat):
            if seat in self._answers:
                raise WrongAsk("match-error-repeated", ask=ask_id)
            ask: AnyAsk = self._asks[seat]
            return ask
        raise WrongAsk(self._why_not_open(seat, ask_id), ask=shortened(ask_id), seat=seat)

    def _why_not_open(self, seat: Seat, ask_id: str) -> str:
        """The message for an id that is not that of an open ask of this seat."""
        known = re.fullmatch(rf"([1-9]\d{{0,8}})-({'|'.join(self._seats)})", ask_id, re.ASCII)
        if known is None or int(known[1]) > self.step:
            return "match-error-unknown-ask"
        if known[2] != seat:
            return "match-error-foreign"
        return "match-error-late" if int(known[1]) < self.step else "match-error-unknown-ask"

    def _advance(self, answers: dict[Seat, Answer] | None) -> None:
        """Let the rules run on until somebody must decide, or the game is over."""
        self._answers = {}
        self._taken_back.clear()
        try:
            self._asks = self._play.send(answers)  # type: ignore[arg-type]
            self.step += 1
        except StopIteration as stop:
            self._asks = {}
            self._finish(stop.value)

    def _finish(self, result: Result) -> None:
        self.result = result
        self.record.ended = MatchEnd(result, self._events_so_far())

    def _write(self, line: AnyLine) -> None:
        if self._file is not None:
            self._file.append(line)

    def _write_end(self) -> None:
        if self.record.ended is not None:
            self._write(self.record.ended)

    def _events_so_far(self) -> str:
        for event in self._table.events[self._digested :]:
            self._digest.add(event)
        self._digested = len(self._table.events)
        return str(self._digest)

    def _ask_id(self, seat: Seat) -> str:
        return f"{self.step}-{seat}"


def _telling(watched: "weakref.ref[Match]") -> Callable[[Event], None]:
    """What a table does with its events. It keeps neither its match nor the watcher, which may keep the table: what is
    in no cycle is freed at once when it is let go.
    """

    def tell(event: Event) -> None:
        match = watched()
        if match is not None and match._watch is not None:
            match._watch(event, match)

    return tell


def _refuse_other_game(record: Record, game: Game[Any], cards: CardSet) -> None:
    header, source = record.header, record.source
    if header.game != game.name:
        raise RecordError(source, 1, "match-error-other-game", given=header.game, known=game.name)
    if header.rules != game.rules:
        raise RecordError(source, 1, "match-error-other-rules", given=header.rules, known=game.rules)
    if header.cards.digest != cards.digest:
        raise RecordError(source, 1, "match-error-other-cards", wanted=header.cards.name, given=cards.name)
    try:
        fits = game.complete_options(header.options) == header.options
    except HallError as error:
        raise RecordError(source, 1, error.message, **error.details) from None
    if not fits or tuple(header.players) != game.seats(header.options):
        raise RecordError(source, 1, "match-error-other-seats")
