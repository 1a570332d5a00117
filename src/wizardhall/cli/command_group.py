"""The group of all commands, which reports errors."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from wizardhall.cli.help import Group
from wizardhall.cli.language import language, text
from wizardhall.core.errors import TOLD_REASONS, HallError, system_reason

__all__ = ["CommandGroup"]

STOPPED = 130
"""What a program ends with that Ctrl-C has stopped."""


class CommandGroup(Group):
    """Prints what a person did wrong as one line, in their language."""

    def make_context(self, *arguments: Any, **settings: Any) -> click.Context:
        with _told():
            return super().make_context(*arguments, **settings)

    def invoke(self, ctx: click.Context) -> Any:
        with _told():
            return super().invoke(ctx)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except HallError as error:
        _end(error)
    except OSError as error:
        if not (known := _refusal(error)):
            raise
        _end(known)
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        from wizardhall.cli.usage_errors import describe

        click.echo(describe(error, text), err=True)
        raise click.exceptions.Exit(error.exit_code) from None
    except KeyboardInterrupt:
        click.echo("\n" + text("cli-stopped"), err=True)
        raise click.exceptions.Exit(STOPPED) from None


def _end(error: HallError) -> None:
    click.secho(error.in_language(language), err=True, fg="red")
    raise click.exceptions.Exit(1)


def _refusal(error: OSError) -> HallError | None:
    """What the system refused, if there are words for it: a full disk, a folder that was taken away."""
    reason = system_reason(error)
    if reason not in TOLD_REASONS:
        return None
    if error.filename is None:
        return HallError("core-error-system", reason=reason)
    return HallError("core-error-unwritable", file=str(error.filename), reason=reason)
