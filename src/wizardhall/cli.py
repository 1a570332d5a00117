"""The commands. Each imports what it needs when it runs, so that `wizardhall --help` answers at once."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from wizardhall import __version__
from wizardhall.games import GAMES
from wizardhall.table.errors import TOLD_REASONS, HallError, system_reason
from wizardhall.table.text import LANGUAGES, preferred_language, text

__all__ = ["main"]

F = TypeVar("F", bound=Callable[..., Any])


def _language_of(arguments: Sequence[str]) -> str:
    """The language to speak before the arguments are parsed: that of `--lang`, else the preferred one."""
    for number, argument in enumerate(arguments):
        wanted = argument[7:] if argument.startswith("--lang=") else "".join(arguments[number + 1 : number + 2])
        if argument.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return preferred_language()


_language = _language_of(sys.argv[1:])
_ = text(_language)


class Hall(click.Group):
    """Prints what a person did wrong as one line, in their language."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except HallError as error:
            click.secho(error.told(_language), err=True, fg="red")
            ctx.exit(1)
        except OSError as error:
            if not (known := _refusal(error)):
                raise
            click.secho(known.told(_language), err=True, fg="red")
            ctx.exit(1)
        except click.UsageError as error:
            if isinstance(error, click.exceptions.NoArgsIsHelpError):
                raise
            from wizardhall.mistakes import told

            click.echo(told(error, _), err=True)
            ctx.exit(error.exit_code)


def _refusal(error: OSError) -> HallError | None:
    """What the system refused, if there are words for it: a full disk, a folder that was taken away."""
    reason = system_reason(error)
    if reason not in TOLD_REASONS:
        return None
    if error.filename is None:
        return HallError("table-error-system", reason=reason)
    return HallError("table-error-unwritable", file=str(error.filename), reason=reason)


def _option(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, **settings)


_help = click.help_option("-h", "--help", help=_("cli-help-help"))
_lang = _option("--lang", type=click.Choice(LANGUAGES), default=_language, help=_("cli-help-lang"))
_cards = _option(
    "--cards", type=click.Path(path_type=Path, dir_okay=False), metavar=_("cli-file"), help=_("cli-help-cards")
)
_plain = _option("--plain", is_flag=True, help=_("cli-help-plain"))
_fast = _option("--fast", is_flag=True, help=_("cli-help-fast"))
_json = _option("--json", "as_json", is_flag=True, help=_("cli-help-json"))
_toml = _option("--toml", "as_toml", is_flag=True, help=_("cli-help-toml"))
_edition = _option("--edition", metavar=_("cli-name"), help=_("cli-help-edition"))
_players = _option("--players", metavar=_("cli-number"), help=_("cli-help-players"))
_late = _option("--late", metavar=_("cli-name"), help=_("cli-help-late"))
_reshuffle = _option("--reshuffle", metavar=_("cli-name"), help=_("cli-help-reshuffle"))
_game = click.argument("game", type=click.Choice(tuple(GAMES)), metavar=_("cli-game"))
_file = click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar=_("cli-file"))


@click.group(cls=Hall, help=_("cli-help-hall"), epilog=_("cli-help-epilog"))
@click.version_option(__version__, message="wizardhall %(version)s", help=_("cli-help-version"))
@_help
def main() -> None: ...


class Serve(click.Command):
    """Its help explains every setting, also those without an option of their own."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from wizardhall.server.settings import Settings, setting_text

        options = {option.name for option in self.params}
        rarer = [name for name in Settings.__struct_fields__ if name not in options]
        with formatter.section(_("cli-help-rarer-settings")):
            formatter.write_dl([(name, _(setting_text(name))) for name in rarer])


@main.command(cls=Serve, help=_("cli-help-serve"), short_help=_("cli-short-serve"))
@_option("--host", metavar=_("cli-name"), help=_("server-setting-host"))
@_option("--port", type=int, metavar=_("cli-number"), help=_("server-setting-port"))
@_option("--database", metavar="URL", help=_("server-setting-database"))
@_option("--redis", metavar="URL", help=_("server-setting-redis"))
@_option("--workers", type=int, metavar=_("cli-number"), help=_("server-setting-workers"))
@_option("--bot-workers", type=int, metavar=_("cli-number"), help=_("server-setting-bot-workers"))
@_option("--grace", type=float, metavar=_("cli-seconds"), help=_("server-setting-grace"))
@_option("--origin", "origins", multiple=True, metavar="URL", help=_("server-setting-origins"))
@_option("--log-json", is_flag=True, default=None, help=_("server-setting-log-json"))
@_option("--config", type=click.Path(path_type=Path, dir_okay=False), metavar=_("cli-file"), help=_("cli-help-config"))
@_option("--set", "others", multiple=True, metavar=_("cli-setting"), help=_("cli-help-set"))
@_option("--open", "open_page", is_flag=True, help=_("cli-help-open"))
@_lang
@_help
def serve(config: Path | None, open_page: bool, others: tuple[str, ...], lang: str, **settings: Any) -> None:
    from wizardhall.server.main import serve as serve_the_hall

    named = {name.replace("-", "_"): value for name, _, value in (other.partition("=") for other in others)}
    chosen = {**settings, "origins": settings["origins"] or None, **named}
    serve_the_hall(config, ready=_open_page if open_page else None, **chosen)


@main.command(help=_("cli-help-play"), short_help=_("cli-short-play"))
@_game
@_option("--bot", "bots", multiple=True, metavar=_("cli-name"), help=_("cli-help-bot"))
@_option("--hotseat", is_flag=True, help=_("cli-help-hotseat"))
@_edition
@_players
@_late
@_reshuffle
@_option("--seed", metavar=_("cli-words"), help=_("cli-help-seed"))
@_option("--stir", is_flag=True, help=_("cli-help-stir"))
@_cards
@_option("--record", type=click.Path(path_type=Path), metavar=_("cli-file"), help=_("cli-help-record"))
@_fast
@_plain
@_lang
@_help
def play(game: str, lang: str, **settings: Any) -> None:
    from wizardhall.terminal.play import play as play_in_terminal

    play_in_terminal(game, options=_chosen(settings), language=lang, **settings)


@main.command(help=_("cli-help-resume"), short_help=_("cli-short-resume"))
@_file
@_option("--from", "answers", type=int, metavar=_("cli-number"), help=_("cli-help-from"))
@_option("--as", "seat", metavar=_("cli-name"), help=_("cli-help-as"))
@_option("--bot", metavar=_("cli-name"), help=_("cli-help-from-bot"))
@_option("--record", type=click.Path(path_type=Path), metavar=_("cli-file"), help=_("cli-help-from-record"))
@_cards
@_fast
@_plain
@_lang
@_help
def resume(
    file: Path, lang: str, answers: int | None, seat: str | None, bot: str | None, record: Path | None, **settings: Any
) -> None:
    from wizardhall.terminal.branching import branched
    from wizardhall.terminal.play import resume as resume_in_terminal

    resume_in_terminal(branched(file, answers, seat, bot, record), language=lang, **settings)


@main.command(help=_("cli-help-replay"), short_help=_("cli-short-replay"))
@_file
@_option("--eyes", metavar=_("cli-name"), help=_("cli-help-eyes"))
@_json
@_cards
@_plain
@_lang
@_help
def replay(file: Path, as_json: bool, eyes: str | None, cards: Path | None, lang: str, plain: bool) -> None:
    if as_json:
        _print_events(file, cards, eyes)
        return
    from wizardhall.terminal.replay import replay as replay_in_terminal

    replay_in_terminal(file, language=lang, cards=cards, eyes=eyes, plain=plain)


@main.command(help=_("cli-help-analyse"), short_help=_("cli-short-analyse"))
@_file
@_option("--seat", "seats", multiple=True, metavar=_("cli-name"), help=_("cli-help-seat"))
@_option("--effort", default="normal", metavar=_("cli-name"), help=_("cli-help-effort"))
@_option(
    "--plot",
    "picture",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar=_("cli-file"),
    help=_("cli-help-analysis-plot"),
)
@_json
@_cards
@_lang
@_help
def analyse(file: Path, lang: str, **settings: Any) -> None:
    from wizardhall.terminal.analyse import analyse_in_terminal

    analyse_in_terminal(file, language=lang, **settings)


@main.command(help=_("cli-help-verify"), short_help=_("cli-short-verify"))
@_file
@_option("--commitment", metavar=_("cli-hash"), help=_("cli-help-commitment"))
@_option("--words", multiple=True, metavar=_("cli-seat-words"), help=_("cli-help-words"))
@_cards
@_lang
@_help
def verify(file: Path, commitment: str | None, words: Sequence[str], cards: Path | None, lang: str) -> None:
    from wizardhall.games import game
    from wizardhall.match import Record
    from wizardhall.match import verify as verify_record
    from wizardhall.table.seats import Seat

    record = Record.read(file)
    played = game(record.header.game)
    added = {Seat(seat): said for seat, _, said in (each.partition("=") for each in words)}
    checks = verify_record(record, played, played.cards(cards), noted=commitment, words=added)
    say = text(lang)
    for check in checks:
        if check.problem is None:
            click.echo(f"✓ {say(f'cli-verified-{check.name}', number=len(record.answers))}")
        else:
            click.secho(f"✗ {check.problem.told(lang)}", fg="red")
    click.echo(say("cli-commitment", commitment=record.header.commitment))
    for seat, said in record.header.entropy.items():
        click.echo(say("cli-words-of", seat=seat, words=said))
    if any(check.problem for check in checks):
        sys.exit(1)


@main.command(help=_("cli-help-judge"), short_help=_("cli-short-judge"))
@_game
@_edition
@_json
@_cards
@_plain
@_lang
@_help
def judge(game: str, edition: str | None, as_json: bool, cards: Path | None, plain: bool, lang: str) -> None:
    if as_json:
        _judge_lines(game, edition, cards)
        return
    from wizardhall.terminal.judge import judge as judge_in_terminal

    judge_in_terminal(game, language=lang, edition=edition or "revised", cards=cards, plain=plain)


@main.command(help=_("cli-help-league"), short_help=_("cli-short-league"))
@_game
@click.argument("bots", nargs=-1, metavar=_("cli-bots"))
@_option("--matches", type=int, default=120, metavar=_("cli-number"), help=_("cli-help-matches"))
@_option("--seed", default="league", metavar=_("cli-words"), help=_("cli-help-league-seed"))
@_edition
@_players
@_late
@_reshuffle
@_cards
@_option("--save", type=click.Path(path_type=Path, dir_okay=False), metavar=_("cli-file"), help=_("cli-help-save"))
@_option("--processes", type=int, metavar=_("cli-number"), help=_("cli-help-processes"))
@_json
@_lang
@_help
def league(game: str, bots: tuple[str, ...], lang: str, **settings: Any) -> None:
    from wizardhall.terminal.league import league as play_league

    play_league(game, bots, options=_chosen(settings), language=lang, **settings)


@main.group(help=_("cli-help-solve-group"), short_help=_("cli-short-solve"))
@_help
def solve() -> None: ...


@solve.command("cup", help=_("cli-help-solve-cup"), short_help=_("cli-short-solve-cup"))
@_edition
@_cards
@_option("--drawn", nargs=2, metavar=_("cli-two-cards"), help=_("cli-help-drawn"))
@_option("--decks", nargs=2, metavar=_("cli-two-decks"), help=_("cli-help-decks"))
@_option("--without", metavar=_("cli-some-cards"), help=_("cli-help-without"))
@_option("--plain", is_flag=True, help=_("cli-help-solve-plain"))
@_option("--within", type=float, default=1e-9, metavar=_("cli-number"), help=_("cli-help-within"))
@_option(
    "--save", type=click.Path(path_type=Path, dir_okay=False), metavar=_("cli-file"), help=_("cli-help-solve-save")
)
@_option("--plot", type=click.Path(path_type=Path, dir_okay=False), metavar=_("cli-file"), help=_("cli-help-plot"))
@_json
@_lang
@_help
def solve_cup(lang: str, **settings: Any) -> None:
    from wizardhall.terminal.solve import solve as solve_round

    solve_round(language=lang, **settings)


@solve.command("openings", help=_("cli-help-solve-openings"), short_help=_("cli-short-solve-openings"))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar=_("cli-file"))
@_edition
@_cards
@_option("--within", type=float, default=1e-9, metavar=_("cli-number"), help=_("cli-help-within"))
@_lang
@_help
def solve_openings(lang: str, **settings: Any) -> None:
    from wizardhall.terminal.openings import solve_openings as solve_all

    solve_all(language=lang, **settings)


@main.group(help=_("cli-help-cards-group"), short_help=_("cli-short-cards"))
@_help
def cards() -> None: ...


@cards.command("cup", help=_("cli-help-cards-cup"), short_help=_("cli-short-cards-cup"))
@_json
@_toml
@_cards
@_lang
@_help
def cards_cup(as_json: bool, as_toml: bool, cards: Path | None, lang: str) -> None:
    if as_toml:
        _print_card_file("cup")
        return
    from wizardhall.cup import CUP
    from wizardhall.cup.listing import listing

    if as_json:
        _print_json(listing(CUP.cards(cards), lang))
    else:
        from wizardhall.terminal.cards import show_cards

        show_cards("cup", language=lang, cards=cards)


@cards.command("relics", help=_("cli-help-cards-relics"), short_help=_("cli-short-cards-relics"))
@_option("--kind", metavar=_("cli-name"), help=_("cli-help-kind"))
@_option("--colour", "--color", metavar=_("cli-name"), help=_("cli-help-colour"))
@_option("--rarity", metavar=_("cli-name"), help=_("cli-help-rarity"))
@_option("--mechanic", metavar=_("cli-words"), help=_("cli-help-mechanic"))
@_json
@_toml
@_cards
@_lang
@_help
def cards_relics(as_json: bool, as_toml: bool, cards: Path | None, lang: str, **wanted: str | None) -> None:
    if as_toml:
        _print_card_file("relics")
        return
    from wizardhall.relics import RELICS
    from wizardhall.relics.listing import found, listing

    rows = found(listing(RELICS.cards(cards), lang), wanted)
    if as_json:
        _print_json(rows)
    else:
        from wizardhall.terminal.relics_catalogue import show_listing

        show_listing(rows, language=lang)


@cards.command("check", help=_("cli-help-cards-check"), short_help=_("cli-short-cards-check"))
@_file
@_lang
@_help
def cards_check(file: Path, lang: str) -> None:
    from wizardhall.games import game
    from wizardhall.table.cards import CardFile

    checked = game(CardFile(file).game(tuple(GAMES))).cards(file)
    click.echo(text(lang)("cli-cards-good", file=file.name, name=checked.name, digest=checked.digest))


def _chosen(settings: dict[str, Any]) -> dict[str, str]:
    """Takes the options of a game out of the settings of a command: those that were given."""
    options = {name: settings.pop(name) for name in ("edition", "players", "late", "reshuffle")}
    return {name: value for name, value in options.items() if value is not None}


def _open_page(address: str) -> None:
    import webbrowser

    webbrowser.open(address)


def _print_events(file: Path, cards: Path | None, eyes: str | None) -> None:
    import msgspec

    from wizardhall.games import game
    from wizardhall.match import Record, Replay
    from wizardhall.table.seats import ALL_SEEING, Seat

    record = Record.read(file)
    played = game(record.header.game)
    for frame in Replay(record, played, played.cards(cards)).frames(Seat(eyes or ALL_SEEING)):
        click.echo(msgspec.json.encode(frame.event))


def _print_json(rows: list[dict[str, Any]]) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(rows), indent=2))


def _print_card_file(game: str) -> None:
    from importlib.resources import files

    click.echo((files(f"wizardhall.{game}") / "cards.toml").read_text(encoding="utf-8"), nl=False)


def _judge_lines(game_name: str, edition: str | None, cards: Path | None) -> None:
    from importlib import import_module

    from wizardhall.games import game

    played = game(game_name)
    options = played.options({} if edition is None else {"edition": edition})
    card_set = played.cards(cards)
    judge_line = import_module(f"wizardhall.{game_name}.judge").judge_line
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(judge_line(line, card_set, options) + b"\n")
        sys.stdout.buffer.flush()
