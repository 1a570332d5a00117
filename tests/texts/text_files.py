"""The texts as they are written: their files, their messages, and what a message refers to."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import wizardhall

HALL = Path(wizardhall.__file__).parent
FILES = sorted((HALL / "text").glob("*/*.ftl"))


@cache
def entries(file: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages_in(file: Path) -> list[ftl.Message]:
    return [entry for entry in entries(file) if isinstance(entry, ftl.Message)]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    files = (file for file in FILES if file.parent.name == language)
    return {message.id.name: message for file in files for message in messages_in(file)}


def parts(message: ftl.Message) -> dict[str, ftl.Message | ftl.Attribute]:
    """The message under its id, and each of its attributes as `id.attribute`."""
    return {message.id.name: message} | {f"{message.id.name}.{each.id.name}": each for each in message.attributes}


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Everything that is written in a language, attributes included."""
    return {
        name: part.value
        for message in messages(language).values()
        for name, part in parts(message).items()
        if part.value is not None
    }


class References(Visitor):
    """The variables that a message or pattern needs, and the other messages that it uses."""

    def __init__(self, message: ftl.Message | ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)
