"""What was typed wrong on the command line, told in the language of the hall: Click speaks English only."""

import re

import click

from wizardhall.cli.game_options import GameName
from wizardhall.core.text import Text

__all__ = ["describe"]


def describe(mistake: click.UsageError, text: Text) -> str:
    """The mistake, how the command is called, and where there is help."""
    if mistake.ctx is None:
        return _what(mistake, text)
    path, pieces = mistake.ctx.command_path, mistake.ctx.command.collect_usage_pieces(mistake.ctx)
    usage = text("cli-usage", usage=" ".join([path, *pieces]), help=f"{path} --help")
    return f"{_what(mistake, text)}\n{usage}"


def _what(mistake: click.UsageError, text: Text) -> str:
    match mistake:
        case click.NoSuchOption():
            like = ", ".join(mistake.possibilities or ["none"])
            return text("cli-mistake-option", name=mistake.option_name, like=like)
        case click.exceptions.NoSuchCommand():
            return text("cli-mistake-command", name=mistake.command_name, known=_commands(mistake.ctx))
        case click.MissingParameter(param=click.Parameter() as param):
            return text("cli-mistake-missing", name=_name(param))
        case click.BadOptionUsage():
            return _bad_use(mistake, text)
        case click.BadParameter(param=click.Parameter() as param):
            return _bad_value(param, mistake.message, text) or mistake.format_message()
    if mistake.ctx and isinstance(mistake.ctx.command, click.Group):
        return text("cli-mistake-no-command", known=_commands(mistake.ctx))
    extra = re.search(r"extra arguments? \((.*)\)$", mistake.message)
    return text("cli-mistake-extra", what=extra[1]) if extra else mistake.format_message()


def _bad_use(mistake: click.BadOptionUsage, text: Text) -> str:
    """An option without its value, or with one that it does not take."""
    params = mistake.ctx.command.get_params(mistake.ctx) if mistake.ctx else []
    param = next((param for param in params if mistake.option_name in param.opts), None)
    if not isinstance(param, click.Option) or param.is_flag:
        return text("cli-mistake-no-value", name=mistake.option_name)
    wanted = param.metavar or "|".join(getattr(param.type, "choices", ()))
    return text("cli-mistake-values", name=mistake.option_name, number=param.nargs, wanted=wanted)


def _bad_value(param: click.Parameter, reason: str, text: Text) -> str | None:
    match param.type:
        case click.Choice(choices=choices) | GameName(choices=choices):
            return text("cli-mistake-choice", name=_name(param), known=", ".join(map(str, choices)))
        case click.Path() if "not exist" in reason:
            return text("cli-mistake-no-file", name=_name(param))
        case click.Path():
            return text("cli-mistake-file", name=_name(param))
        case click.IntRange(min=int(low), max=int(high)):
            return text("cli-mistake-range", name=_name(param), low=str(low), high=str(high))
        case click.types.IntParamType() | click.types.FloatParamType() as number:
            return text("cli-mistake-number", name=_name(param), kind=number.name)
    return None


def _commands(ctx: click.Context | None) -> str:
    return ", ".join(ctx.command.list_commands(ctx)) if ctx and isinstance(ctx.command, click.Group) else ""


def _name(param: click.Parameter) -> str:
    """As people type it: `--seed`, or what stands for an argument in the help."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return getattr(param, "metavar", None) or param.human_readable_name
