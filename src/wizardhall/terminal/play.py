"""`wizardhall play` and `wizardhall resume`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wizardhall.bots import bot as bot_of
from wizardhall.bots import usual_level
from wizardhall.core.errors import HallError
from wizardhall.core.files import check_writable
from wizardhall.core.game import Game
from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.games import game as game_named
from wizardhall.match import FrameRecorder, Match, Player, Record
from wizardhall.match.fairness import fresh_seed, seed_commitment
from wizardhall.terminal.player_names import headings
from wizardhall.terminal.record_files import new_record_file, now, record_refusal
from wizardhall.terminal.screen import Screen
from wizardhall.terminal.session import Session

__all__ = ["play", "resume"]


def play(
    game: str,
    *,
    language: str,
    bots: tuple[str, ...] = (),
    options: Mapping[str, str],
    cards: Path | None,
    seed: str | None,
    hotseat: bool,
    record: Path | None,
    stir: bool,
    plain: bool,
    fast: bool,
) -> None:
    """A new match: alone against bots, among people at one keyboard (`hotseat`), or with `bots` at the last seats."""
    played = game_named(game)
    card_set = played.cards(cards)
    players = _seated(game, played.seats(played.complete_options(options)), bots, hotseat)
    for player in players.values():
        if player.bot is not None:
            bot_of(player.bot, played, card_set)
    seed = fresh_seed() if seed is None else seed
    file = new_record_file(game) if record is None else record
    if file.exists():
        raise record_refusal(file, FileExistsError())
    check_writable(file)

    screen = Screen(language, plain=plain, fast=fast)
    screen.tell("terminal-welcome")
    screen.tell_to_copy("terminal-commitment", commitment=seed_commitment(seed))
    entropy = _entropy(screen, played, players) if stir else {}
    eyes = _eyes(players)
    recorder = FrameRecorder(eyes)
    try:
        match = Match.start(
            played,
            players=players,
            options=options,
            cards=card_set,
            seed=seed,
            entropy=entropy,
            path=file,
            started=now(),
            watch=recorder.watch,
        )
    except OSError as error:
        raise record_refusal(file, error) from None
    session = Session(match, recorder.frames(eyes), screen, file)
    session.introduce()
    session.play()


def resume(file: Path, *, language: str, cards: Path | None, plain: bool, fast: bool) -> None:
    """Go on with a match, at the seats that its record names."""
    header = Record.read(file).header
    played = game_named(header.game)
    eyes = _eyes(header.players)
    recorder = FrameRecorder(eyes)
    screen = Screen(language, plain=plain, fast=fast)
    try:
        match = Match.resume(file, played, played.cards(cards), watch=recorder.watch)
    except OSError as error:
        raise record_refusal(file, error) from None
    session = Session(match, recorder.frames(eyes), screen, file)
    if match.result is not None:
        match.close()
        screen.tell("terminal-over-already")
        screen.say(session.painter.line(session.frames[-1].event))
        session.finish()
        return
    session.introduce()
    session.recall()
    session.play()


def _seated(game: str, seats: tuple[Seat, ...], bots: tuple[str, ...], hotseat: bool) -> dict[Seat, Player]:
    """Bots have the last seats, people the others; if neither is asked for, one person plays against bots."""
    if hotseat and bots:
        raise HallError("terminal-error-hotseat-bots")
    if len(bots) > len(seats):
        raise HallError("terminal-error-too-many-bots", given=len(bots), seats=len(seats))
    levels = bots if bots or hotseat else (usual_level(game),) * (len(seats) - 1)
    people = len(seats) - len(levels)
    return {
        **{seat: Player(seat) for seat in seats[:people]},
        **{seat: Player(level, level) for seat, level in zip(seats[people:], levels, strict=True)},
    }


def _eyes(players: Mapping[Seat, Player]) -> Seat:
    """One person sees the match through their own eyes; several, or none, as spectators do."""
    people = [seat for seat, player in players.items() if player.bot is None]
    return people[0] if len(people) == 1 else SPECTATOR


def _entropy(screen: Screen, game: Game[Any], players: Mapping[Seat, Player]) -> dict[Seat, str]:
    """What each person adds to the dice; an empty line adds nothing."""
    people = {seat: player for seat, player in players.items() if player.bot is None}
    names = headings(game.name, people, screen.text)
    typed = {seat: screen.line(screen.text("terminal-stir", player=names[seat])) for seat in people}
    return {seat: words for seat, words in typed.items() if words}
