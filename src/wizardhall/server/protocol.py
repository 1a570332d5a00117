"""What is said between the hall and its clients.

The lobby speaks HTTP with JSON bodies (`/api/…`); a table speaks over one WebSocket, `/ws/tables/{id}`, one JSON
message per frame. Every message of a client gets an `Ack` or an `Error` with its `id`. The TypeScript types of the page
and `docs/protocol.md` are made from this file.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from wizardhall.core.game import PlayerAid, Result
from wizardhall.core.seats import Seat
from wizardhall.match import ChangedFrame, Frame, OpenAsk
from wizardhall.match.record import CardSetName, Player
from wizardhall.server.live.clock_kinds import NO_CLOCK, ClockName

__all__ = [
    "Ack",
    "Again",
    "Analysed",
    "Analysing",
    "AnalysisMessage",
    "Answer",
    "BotSeat",
    "ChangedFrame",
    "ClientMessage",
    "Clock",
    "ClockInfo",
    "Decided",
    "Entropy",
    "Error",
    "Frame",
    "GameInfo",
    "Goodbye",
    "Guest",
    "Hall",
    "Happened",
    "MessageId",
    "NewTable",
    "Origin",
    "Ping",
    "PlayOn",
    "Rename",
    "ReplayFrames",
    "Resign",
    "SeatInfo",
    "Seating",
    "ServerMessage",
    "Sit",
    "TableChanged",
    "TableInfo",
    "TakeBack",
    "Token",
    "Welcome",
]


# The lobby


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a name. No account: a signed cookie remembers who."""

    id: str
    name: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Seating(msgspec.Struct, frozen=True):
    """The seats of a table with these options, whatever the others are."""

    options: dict[str, str]
    seats: tuple[Seat, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that the hall offers. The first value of an option is its default."""

    name: str
    options: dict[str, tuple[str, ...]]
    levels: tuple[str, ...]
    """The bots that play here, from the weakest to the strongest."""
    usual: str
    """The one for whoever does not choose."""
    seatings: tuple[Seating, ...]
    """The first whose options fit the chosen ones says who sits at the table."""
    aid: PlayerAid
    """What a player aid shows."""
    event_defaults: dict[str, dict[str, Any]]
    """By event, the fields that are left out of it when they have these values."""


class ClockInfo(msgspec.Struct, frozen=True):
    """A kind of clock: each seat has `stock` seconds, and `more` with each decision that it must make."""

    name: str
    stock: float
    more: float


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a table. Empty if neither a player nor a bot has it.

    `stand_in` is the level of the bot that plays while its player is away.
    """

    seat: Seat
    player: str | None = None
    bot: str | None = None
    you: bool = False
    here: bool = False
    stand_in: str | None = None


class Origin(msgspec.Struct, frozen=True):
    """Where a match comes from that began in the middle of another one: whose, and after how many of its answers."""

    table: str
    answers: int
    players: dict[Seat, Player]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as anybody may see it. `id` is also its code, and `/table/{id}` its link.

    The code of a table that is not `public` is longer, so that nobody finds it by trying.
    """

    id: str
    game: str
    options: dict[str, str]
    clock: str
    away: str
    cards: CardSetName
    state: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    host: bool
    """Is it yours to start?"""
    public: bool
    created: str
    commitment: str
    """The hash of the hall's seed: a new one whenever somebody sits down or leaves, or a bot comes or goes."""
    result: Result | None = None
    rematch: str | None = None
    """The table of the rematch, once there is one."""
    continues: Origin | None = None
    """The match that this one goes on from, if it did not begin at the beginning."""


class Hall(msgspec.Struct, frozen=True):
    """The start page: who you are, what is played, which tables wait, and your matches."""

    you: Guest
    games: tuple[GameInfo, ...]
    clocks: tuple[ClockInfo, ...]
    open: tuple[TableInfo, ...]
    watchable: tuple[TableInfo, ...]
    yours: tuple[TableInfo, ...]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Its host takes `seat`, or the first that no bot has.

    With every seat filled it starts, unless it shall `wait`: then its host can see the commitment first, add words to
    the dice (`Entropy`), and start.

    `clock` is `none` or one of the hall's `clocks`; `away` says what happens to the seat of somebody who leaves: after
    a grace time a `bot` of the level `apprentice` stands in until they are back, or the others `wait`. `cards` is the
    text of a card file, for a set of one's own. A `seed` of one's own is for a match against bots; it is replaced when
    the table changes.
    """

    game: str
    options: dict[str, str] = {}
    bots: dict[Seat, str] = {}
    seat: Seat | None = None
    clock: ClockName = NO_CLOCK
    away: Literal["bot", "wait"] = "bot"
    public: bool = True
    cards: str | None = None
    seed: str | None = None
    wait: bool = False


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an empty seat; none named: the first that is empty.

    `entropy` as in `Entropy`, and only for a seat that one has already: the hall commits to a new seed when somebody
    sits down.
    """

    seat: Seat | None = None
    entropy: str | None = None


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that shall have a seat: one of the game's `levels`."""

    level: str


class Entropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words of one's own, 1 to 200 characters, that the dice depend on too; none: no words after all.

    The hall has committed to its own seed before it hears them, so not even the hall can know how the dice will fall.
    They stand in the record. When the table gets another `commitment`, all words are forgotten: give them again.
    """

    entropy: str | None


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rematch. It begins when its seats are filled; with `wait` it does not yet.

    `entropy` only for whoever sits there already, who waited: they add their words, and it begins.
    """

    wait: bool = False
    entropy: str | None = None


class Token(msgspec.Struct, frozen=True):
    """A secret with which a program may hold a seat: connect to `/ws/tables/{table}?token=…`.

    It is good until its player leaves or resigns, asks for another token for the seat, or the match is over. Whoever is
    connected by it then is sent away (code 4403), or, at the end of the match, looks on.
    """

    table: str
    seat: Seat
    token: str


class Decided(msgspec.Struct, frozen=True):
    """Who gave an answer; those of one step were given in secret from each other."""

    step: int
    seat: Seat


class ReplayFrames(msgspec.Struct, frozen=True):
    """A match through one pair of eyes. A running match shows nobody more than their seat may see."""

    eyes: Seat
    all_eyes: tuple[Seat, ...]
    frames: tuple[Frame, ...]
    rounds: dict[str, int]
    """For each round the index of its first frame."""
    given: tuple[int, ...] = ()
    """For each frame how many answers had been given by then; only of a match that is over, as all that follows."""
    answers: tuple[Decided, ...] = ()
    """The answers of its record, in their order."""
    analysis: bool = False
    """Can this hall analyse it? That needs the extra `lab`."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from where a match was after a number of `answers`, as a match of its own.

    `seat` is the guest's own; none: that of whoever answered next. Bots of `level` have the others. What lies in the
    decks is what lay there.
    """

    answers: int
    seat: Seat | None = None
    level: str | None = None


class Analysing(msgspec.Struct, frozen=True, tag="analysing", tag_field="type"):
    """How far an analysis is: one such line every moment, then a last one, `Analysed` or `Error`.

    With a `total` of 0 it has not begun: `ahead` matches come first.
    """

    done: int
    total: int
    ahead: int


class Analysed(msgspec.Struct, frozen=True, tag="analysed", tag_field="type"):
    """The last line of an analysis."""

    analysis: Any
    """An `Analysis`."""


# The table


class Clock(msgspec.Struct, frozen=True):
    """What is left to each seat, in seconds, at the moment of sending; a clock runs only for those who must decide."""

    kind: str
    left: dict[Seat, float]
    running: tuple[Seat, ...]


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first message after connecting: all that these eyes may know. Nothing else is needed to go on."""

    table: TableInfo
    you: Seat | None
    seq: int
    """The number of events so far, as these eyes count them; the first of the next `Happened` has this number."""
    events: tuple[Any, ...]
    view: Any
    asks: tuple[OpenAsk, ...]
    locked: tuple[str, ...]
    """Ids of your asks that are answered and can still be taken back."""
    waiting: tuple[Seat, ...]
    """Who must still decide."""
    commitment: str | None
    locks: tuple[str, ...]
    clock: Clock | None = None


class Happened(msgspec.Struct, frozen=True, tag="happened", tag_field="type", omit_defaults=True):
    """The match went on, or somebody locked an answer or took one back (then there are no frames).

    The view comes as what has changed in it: with each frame, and `changes` after the last one. A field of `changes`
    that is an object in the view too has its own changes; any other is the new value. `{"=": value}` is the new value
    as well, and a view of none takes the changes as they are.
    """

    seq: int
    frames: tuple[ChangedFrame, ...]
    asks: tuple[OpenAsk, ...]
    locked: tuple[str, ...]
    waiting: tuple[Seat, ...]
    first_lock: int
    locks: tuple[str, ...]
    """The locks from that number on; those before it are as they were."""
    changes: dict[str, Any] = {}
    clock: Clock | None = None


class TableChanged(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Somebody sat down, left, came back, or the match began or ended."""

    table: TableInfo


MessageId: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""A number of the client's own, as far as a browser can count."""


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """What was asked for is done, and stored."""

    id: int


class Error(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    """It was not done, and nothing has changed. `code` is a Fluent message id, `message` the sentence."""

    id: int | None
    code: str
    message: str


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye", tag_field="type"):
    """The hall closes this connection; `retry` says whether to connect again, and in how many seconds."""

    reason: str
    retry: float | None = None


AnalysisMessage: TypeAlias = Analysing | Analysed | Error
ServerMessage: TypeAlias = Welcome | Happened | TableChanged | Ack | Error | Goodbye


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="type", forbid_unknown_fields=True):
    id: MessageId
    ask: str
    answer: Any


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", tag_field="type", forbid_unknown_fields=True):
    """Open a locked answer again, as long as not everybody has answered."""

    id: MessageId
    ask: str


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="type", forbid_unknown_fields=True):
    id: MessageId


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    id: MessageId


ClientMessage: TypeAlias = Answer | TakeBack | Resign | Ping
