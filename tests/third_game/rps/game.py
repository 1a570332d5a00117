"""The whole game. RPS-1: both throw in secret. RPS-2: the stronger sign wins. RPS-3: enough rounds win the game."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, Final

from wizardhall.core.asks import Pick, Play, secretly
from wizardhall.core.cards import CardId, content_hash
from wizardhall.core.dice import Dice
from wizardhall.core.errors import CardFileError
from wizardhall.core.events import Event
from wizardhall.core.game import Game, ListedCard, PlayerAid, Result, Table, View
from wizardhall.core.options import Option
from wizardhall.core.reference import Part
from wizardhall.core.seats import Seat
from wizardhall.core.teller import EventTeller
from wizardhall.core.text import LANGUAGES, Text, Texts, text

from . import events
from .events import GameEnded, RoundEnded, Thrown

SEATS: Final = (Seat("left"), Seat("right"))
LOSES_TO: Final = {"rock": "paper", "paper": "scissors", "scissors": "rock"}
SIGNS: Final = tuple(map(CardId, LOSES_TO))
LONGEST: Final = 20
"""Rounds after which the game is shared, so that two who always throw alike come to an end."""


class Signs:
    """The three signs, as a card set."""

    name = "signs"
    digest = content_hash(SIGNS)


class RpsTable(Table):
    def __init__(self, wins: int) -> None:
        super().__init__()
        self.wins = wins
        self.round = 0
        self.score = dict.fromkeys(SEATS, 0)
        self.signs: dict[Seat, CardId] = {}


class RpsView(View, frozen=True):
    wins: int
    score: dict[Seat, int]
    signs: dict[Seat, CardId]


class RpsTeller(EventTeller):
    resource: ClassVar = "rps"
    card_fields: ClassVar = frozenset({"signs"})

    def card(self, card: CardId) -> str:
        return self._text(f"rps-card-{card}")

    def why(self, event: Event) -> list[str]:
        match event:
            case RoundEnded() | GameEnded():
                return [self._text(f"rps-clause-{event.clause[4:]}", clause=event.clause)]
        return []


def play(table: RpsTable) -> Play[Result]:
    while max(table.score.values()) < table.wins and table.round < LONGEST:
        table.round += 1
        thrown = yield from secretly(SEATS, lambda seat: Pick("throw", SIGNS, 1))
        table.signs = {seat: sign for seat, (sign,) in thrown.items()}
        table.tell(Thrown(table.round, dict(table.signs)))
        (left, mine), (right, yours) = table.signs.items()
        winners = tuple(
            seat for seat, sign, other in ((left, mine, yours), (right, yours, mine)) if LOSES_TO[other] == sign
        )
        for seat in winners:
            table.score[seat] += 1
        table.tell(RoundEnded("RPS-2", winners))
    best = max(table.score.values())
    ended = GameEnded(tuple(seat for seat in SEATS if table.score[seat] == best), "RPS-3")
    table.tell(ended)
    return Result(ended.winners, ended.clause)


class RockPaperScissors(Game[RpsTable]):
    name = "rps"
    rules = 1
    texts = Texts(__package__, ("rps",))
    events: ClassVar = events
    options = (Option("wins", ("2", "3"), "2"),)
    player_aid = PlayerAid(weak_to={sign: (stronger,) for sign, stronger in LOSES_TO.items()})
    bots = MappingProxyType({"countering": Part(f"{__package__}.bots:Countering")})

    def seats(self, options: Mapping[str, str]) -> tuple[Seat, ...]:
        return SEATS

    def cards(self, file: Path | None = None) -> Signs:
        if file is not None:
            raise CardFileError(file.name, 0, "rps-error-no-cards")
        return Signs()

    def listing(self, cards: Signs, language: str) -> list[ListedCard]:
        names = {each: RpsTeller(text(each), SEATS, {}).card for each in LANGUAGES}
        beaten = {stronger: sign for sign, stronger in LOSES_TO.items()}
        return [
            ListedCard(
                id=sign,
                name=names[language](sign),
                text=text(language)("rps-beats", sign=names[language](CardId(beaten[sign]))),
                names={each: name(sign) for each, name in names.items()},
                source={},
            )
            for sign in SIGNS
        ]

    def lay(self, options: Mapping[str, str], cards: Signs) -> RpsTable:
        return RpsTable(int(options["wins"]))

    def play(self, table: RpsTable, dice: Dice) -> Play[Result]:
        return play(table)

    def view(self, table: RpsTable, eyes: Seat) -> RpsView:
        return RpsView(eyes, table.round, table.wins, dict(table.score), dict(table.signs))

    def teller(self, cards: Signs, text: Text, players: Mapping[Seat, str]) -> RpsTeller:
        return RpsTeller(text, SEATS, players)


RPS: Final = RockPaperScissors()
