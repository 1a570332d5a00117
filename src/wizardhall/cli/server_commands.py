"""The commands for hosts: open the hall, back it up, restore it."""

from pathlib import Path
from typing import Any

import click

from wizardhall.cli.help import Command
from wizardhall.cli.language import text
from wizardhall.cli.options import help_, lang, option

__all__ = ["backup", "restore", "serve"]


class Serve(Command):
    """Its help explains every setting, also those without an option of their own."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from wizardhall.server.settings import setting_names, setting_text

        options = {option.name for option in self.params}
        rarer = [name for name in setting_names() if name not in options]
        with formatter.section(text("cli-help-rarer-settings")):
            formatter.write_dl([(name, text(setting_text(name))) for name in rarer])


config_file = option(
    "--config",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar=text("cli-file"),
    help=text("cli-help-config"),
)
database_url = option("--database", metavar="URL", help=text("server-setting-database"))
backup_file = click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar=text("cli-file"))


@click.command(cls=Serve, help=text("cli-help-serve"), short_help=text("cli-short-serve"))
@option("--host", metavar=text("cli-name"), help=text("server-setting-host"))
@option("--port", type=click.IntRange(0, 65535), metavar=text("cli-number"), help=text("server-setting-port"))
@database_url
@option("--redis", metavar="URL", help=text("server-setting-redis"))
@option("--workers", type=int, metavar=text("cli-number"), help=text("server-setting-workers"))
@option("--bot-workers", type=int, metavar=text("cli-number"), help=text("server-setting-bot-workers"))
@option("--bots", multiple=True, metavar=text("cli-game-bot"), help=text("server-setting-bots"))
@option("--grace", type=float, metavar=text("cli-seconds"), help=text("server-setting-grace"))
@option("--origin", "origins", multiple=True, metavar="URL", help=text("server-setting-origins"))
@option("--log-json", is_flag=True, default=None, help=text("server-setting-log-json"))
@config_file
@option("--set", "others", multiple=True, metavar=text("cli-setting"), help=text("cli-help-set"))
@option("--open", "open_page", is_flag=True, help=text("cli-help-open"))
@lang
@help_
def serve(config: Path | None, open_page: bool, others: tuple[str, ...], lang: str, **settings: Any) -> None:
    from wizardhall.server.main import serve as serve_the_hall

    named = {name.replace("-", "_"): value for name, _, value in (other.partition("=") for other in others)}
    chosen = {**settings, "origins": settings["origins"] or None, "bots": settings["bots"] or None, **named}
    serve_the_hall(config, ready=_open_page if open_page else None, **chosen)


def _open_page(address: str) -> None:
    import webbrowser

    webbrowser.open(address)


@click.command(cls=Command, help=text("cli-help-backup"), short_help=text("cli-short-backup"))
@backup_file
@database_url
@config_file
@option("--force", is_flag=True, help=text("cli-help-backup-force"))
@lang
@help_
def backup(file: Path, database: str | None, config: Path | None, force: bool, lang: str) -> None:
    import asyncio

    from wizardhall.server.settings import load_settings
    from wizardhall.server.storage.backup import back_up

    copied = asyncio.run(back_up(load_settings({"database": database}, config).database, file, force))
    click.echo(text("cli-backup-done", file=str(file), tables=copied.tables, answers=copied.answers))


@click.command(cls=Command, help=text("cli-help-restore"), short_help=text("cli-short-restore"))
@backup_file
@database_url
@config_file
@option("--force", is_flag=True, help=text("cli-help-restore-force"))
@lang
@help_
def restore(file: Path, database: str | None, config: Path | None, force: bool, lang: str) -> None:
    import asyncio

    from wizardhall.server.settings import load_settings
    from wizardhall.server.storage.backup import restore as restore_hall

    copied = asyncio.run(restore_hall(file, load_settings({"database": database}, config).database, force))
    click.echo(text("cli-restore-done", tables=copied.tables, answers=copied.answers))
