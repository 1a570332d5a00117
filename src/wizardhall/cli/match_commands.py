"""Commands for a match: to play it, watch it again, prove it, or settle it on a real table."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from wizardhall.cli.game_options import GameCommand, chosen_options, game_name
from wizardhall.cli.help import Command
from wizardhall.cli.language import text
from wizardhall.cli.options import (
    as_json,
    cards_file,
    fast,
    help_,
    lang,
    option,
    plain,
    record_file,
)
from wizardhall.core.text import text as text_in

__all__ = ["judge", "play", "replay", "resume", "verify"]


@click.command(cls=GameCommand, explained="cli-help-play", short_help=text("cli-short-play"))
@game_name
@option("--bot", "bots", multiple=True, metavar=text("cli-name"), help=text("cli-help-bot"))
@option("--hotseat", is_flag=True, help=text("cli-help-hotseat"))
@option("--seed", metavar=text("cli-words"), help=text("cli-help-seed"))
@option("--stir", is_flag=True, help=text("cli-help-stir"))
@cards_file
@option("--record", type=click.Path(path_type=Path), metavar=text("cli-file"), help=text("cli-help-record"))
@fast
@plain
@lang
@help_
def play(game: str, lang: str, **settings: Any) -> None:
    from wizardhall.terminal.play import play as play_in_terminal

    play_in_terminal(game, options=chosen_options(settings), language=lang, **settings)


@click.command(cls=Command, help=text("cli-help-resume"), short_help=text("cli-short-resume"))
@record_file
@option("--from", "answers", type=int, metavar=text("cli-number"), help=text("cli-help-from"))
@option("--as", "seat", metavar=text("cli-name"), help=text("cli-help-as"))
@option("--bot", metavar=text("cli-name"), help=text("cli-help-from-bot"))
@option("--record", type=click.Path(path_type=Path), metavar=text("cli-file"), help=text("cli-help-from-record"))
@cards_file
@fast
@plain
@lang
@help_
def resume(
    file: Path, lang: str, answers: int | None, seat: str | None, bot: str | None, record: Path | None, **settings: Any
) -> None:
    from wizardhall.terminal.branching import branched
    from wizardhall.terminal.play import resume as resume_in_terminal

    resume_in_terminal(branched(file, answers, seat, bot, record), language=lang, **settings)


@click.command(cls=Command, help=text("cli-help-replay"), short_help=text("cli-short-replay"))
@record_file
@option("--eyes", metavar=text("cli-name"), help=text("cli-help-eyes"))
@as_json
@cards_file
@plain
@lang
@help_
def replay(file: Path, as_json: bool, eyes: str | None, cards: Path | None, lang: str, plain: bool) -> None:
    if as_json:
        _print_events(file, cards, eyes)
        return
    from wizardhall.terminal.replay import replay as replay_in_terminal

    replay_in_terminal(file, language=lang, cards=cards, eyes=eyes, plain=plain)


@click.command(cls=Command, help=text("cli-help-verify"), short_help=text("cli-short-verify"))
@record_file
@option("--commitment", metavar=text("cli-hash"), help=text("cli-help-commitment"))
@option("--words", multiple=True, metavar=text("cli-seat-words"), help=text("cli-help-words"))
@cards_file
@lang
@help_
def verify(file: Path, commitment: str | None, words: Sequence[str], cards: Path | None, lang: str) -> None:
    from wizardhall.core.seats import Seat
    from wizardhall.games import game
    from wizardhall.match import Record
    from wizardhall.match import verify as verify_record

    record = Record.read(file)
    played = game(record.header.game)
    added = {Seat(seat): said for seat, _, said in (each.partition("=") for each in words)}
    checks = verify_record(record, played, played.cards(cards), noted=commitment, words=added)
    say = text_in(lang)
    for check in checks:
        if check.problem is None:
            click.echo(f"✓ {say(f'cli-verified-{check.name}', number=len(record.answers))}")
        else:
            click.secho(f"✗ {check.problem.in_language(lang)}", fg="red")
    click.echo(say("cli-commitment", commitment=record.header.commitment))
    for seat, said in record.header.entropy.items():
        click.echo(say("cli-words-of", seat=seat, words=said))
    if any(check.problem for check in checks):
        sys.exit(1)


@click.command(cls=GameCommand, explained="cli-help-judge", short_help=text("cli-short-judge"))
@game_name
@as_json
@cards_file
@plain
@lang
@help_
def judge(game: str, as_json: bool, cards: Path | None, plain: bool, lang: str, **settings: Any) -> None:
    options = chosen_options(settings)
    if as_json:
        _judge_lines(game, options, cards)
        return
    from wizardhall.terminal.judge import judge as judge_in_terminal

    judge_in_terminal(game, language=lang, options=options, cards=cards, plain=plain)


def _print_events(file: Path, cards: Path | None, eyes: str | None) -> None:
    import msgspec

    from wizardhall.core.seats import ALL_SEEING, Seat
    from wizardhall.games import game
    from wizardhall.match import Record, Replay

    record = Record.read(file)
    played = game(record.header.game)
    for frame in Replay(record, played, played.cards(cards)).frames(Seat(eyes or ALL_SEEING)):
        click.echo(msgspec.json.encode(frame.event))


def _judge_lines(game_name: str, chosen: dict[str, str], cards: Path | None) -> None:
    from wizardhall.core.errors import HallError
    from wizardhall.games import game

    played = game(game_name)
    if played.judge is None:
        raise HallError("core-error-no-judge", game=game_name)
    options = played.complete_options(chosen)
    card_set = played.cards(cards)
    judge_line = played.judge.load()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(judge_line(line, card_set, options) + b"\n")
        sys.stdout.buffer.flush()
