"""Help in the language of the hall: Click's own headings are English."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from wizardhall.cli.language import text

__all__ = ["Command", "Group"]


class Formatter(click.HelpFormatter):
    """Writes the headings that Click gives it in the language of the hall."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or text("cli-heading-usage") + " ")

    def write_heading(self, heading: str) -> None:
        told = {"Options": text("cli-heading-options"), "Commands": text("cli-heading-commands")}
        self.write(f"{'':>{self.current_indent}}{told.get(heading, heading)}\n")


class Context(click.Context):
    formatter_class = Formatter


class Command(click.Command):
    context_class = Context

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with _placed(ctx):
            return super().parse_args(ctx, args)


class Group(click.Group):
    """Lists its commands in the order in which they were added: what people need first."""

    context_class = Context
    command_class = Command

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **{"subcommand_metavar": text("cli-command"), **settings})

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with _placed(ctx):
            return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


@contextmanager
def _placed(ctx: click.Context) -> Iterator[None]:
    """Lets every mistake know at which command it was made; Click leaves that out of some."""
    try:
        yield
    except click.UsageError as mistake:
        mistake.ctx = mistake.ctx or ctx
        raise
