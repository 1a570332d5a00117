"""The group of all commands, which tells what went wrong."""

from typing import Any

import click

from wizardhall.cli.language import language, words
from wizardhall.table.errors import TOLD_REASONS, HallError, system_reason

__all__ = ["Hall"]


class Hall(click.Group):
    """Prints what a person did wrong as one line, in their language."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except HallError as error:
            click.secho(error.told(language), err=True, fg="red")
            ctx.exit(1)
        except OSError as error:
            if not (known := _refusal(error)):
                raise
            click.secho(known.told(language), err=True, fg="red")
            ctx.exit(1)
        except click.UsageError as error:
            if isinstance(error, click.exceptions.NoArgsIsHelpError):
                raise
            from wizardhall.cli.mistakes import told

            click.echo(told(error, words), err=True)
            ctx.exit(error.exit_code)


def _refusal(error: OSError) -> HallError | None:
    """What the system refused, if there are words for it: a full disk, a folder that was taken away."""
    reason = system_reason(error)
    if reason not in TOLD_REASONS:
        return None
    if error.filename is None:
        return HallError("table-error-system", reason=reason)
    return HallError("table-error-unwritable", file=str(error.filename), reason=reason)
