"""The commands. Each imports what it needs when it runs, so that `wizardhall --help` answers at once."""

import click

from wizardhall import __version__
from wizardhall.cli.card_commands import cards
from wizardhall.cli.command_group import CommandGroup
from wizardhall.cli.lab_commands import analyse, league, solve
from wizardhall.cli.language import language, text
from wizardhall.cli.match_commands import judge, play, replay, resume, verify
from wizardhall.cli.options import help_, shared_lang
from wizardhall.cli.server_commands import backup, restore, serve
from wizardhall.progress_bar import show_progress

__all__ = ["main"]


@click.group(cls=CommandGroup, help=text("cli-help-hall"), epilog=text("cli-help-epilog"))
@click.version_option(__version__, message="wizardhall %(version)s", help=text("cli-help-version"))
@shared_lang
@help_
def main() -> None:
    show_progress(language)


for command in (serve, play, resume, replay, analyse, verify, judge, league, solve, cards, backup, restore):
    main.add_command(command)
