"""Texts in Project Fluent: one resource per part of the house, one file per resource and language.

The first word of a message id names its resource: `cup-card-botanist` is in `text/en/cup.ftl`. A file is read when its
first message is needed, so that `wizardhall --help` reads one small file and no more. The languages are the folders. A
game that is installed beside the house brings a folder `text` of its own (`Texts`).
"""

import locale
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from wizardhall.core.errors import UnknownName, shortened

__all__ = ["LANGUAGES", "Text", "Texts", "preferred_language", "source", "text"]

HOUSE: Final = "wizardhall"
FOLDER: Final = files(HOUSE) / "text"
LANGUAGES: Final = ("en", *sorted(each.name for each in FOLDER.iterdir() if each.name != "en" and each.is_dir()))
"""The folders that exist. English, the language of the code, comes first: it is what others fall back to."""
LARGEST_NUMBER: Final = 10**15

_packages: dict[str, str] = {}
"""The package whose folder `text` has a resource, for those that games have declared."""


class Texts(msgspec.Struct, frozen=True):
    """The resources of a game, and the package whose `text/<language>/<resource>.ftl` they are."""

    package: str
    resources: tuple[str, ...]

    def declare(self) -> None:
        """Let their messages be found. No game can take the name of a resource that another has, or the house."""
        for resource in self.resources:
            owner = _packages.get(resource) or (HOUSE if _file(HOUSE, LANGUAGES[0], resource).is_file() else None)
            if owner not in (None, self.package):
                raise ValueError(f"the texts “{resource}” of {self.package} are already those of {owner}")
            _packages[resource] = self.package


class Text:
    """The messages of one language: `text("cup-card-botanist")`, with arguments by name.

    An attribute of a message is written after a dot: `text("cup-ask-swap.topic")`.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("core-error-unknown-language", name=language, known=", ".join(LANGUAGES))
        self.language = language
        self._bundles: dict[str, FluentBundle] = {}

    def __call__(self, message: str, **arguments: str | int) -> str:
        return self.format(message, arguments)

    def format(self, message: str, arguments: Mapping[str, str | int]) -> str:
        bundle = self._bundle(message.partition("-")[0])
        name, _, attribute = message.partition(".")
        found = bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise LookupError(message)
        given = {argument: _readable(value) for argument, value in arguments.items()}
        formatted, problems = bundle.format_pattern(pattern, given)
        if problems:
            raise LookupError(f"{message} ({self.language}): {problems}")
        return str(formatted)

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        bundle = self._bundle(name.partition("-")[0])
        return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)

    def card_name(self, message: str, card: str, names: Mapping[str, str]) -> str:
        """What a card is called: as its file says in this language, else as `message` does, else as it can."""
        if self.language in names:
            return names[self.language]
        if self.has(message):
            return self(message)
        return next(iter(names.values()), card.replace("-", " ").title())

    def listed(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        *front, last = [*items] or [""]
        return self("core-list", front=", ".join(front), last=last) if front else last

    def _bundle(self, resource: str) -> FluentBundle:
        if resource not in self._bundles:
            bundle = FluentBundle([self.language], use_isolating=False)
            bundle.add_resource(FluentResource(source(resource, self.language)))
            self._bundles[resource] = bundle
        return self._bundles[resource]


def source(resource: str, language: str) -> str:
    """A resource as it is written; in the first language, if a game does not speak this one."""
    package = _packages.get(resource, HOUSE)
    file = _file(package, language, resource)
    if package != HOUSE and not file.is_file():
        file = _file(package, LANGUAGES[0], resource)
    return file.read_text(encoding="utf-8")


def _file(package: str, language: str, resource: str) -> Traversable:
    return files(package) / "text" / language / f"{resource}.ftl"


def _readable(value: str | int) -> str | int:
    """A number that is too long to read becomes text."""
    return value if isinstance(value, str) or abs(value) <= LARGEST_NUMBER else shortened(hex(value))


@cache
def text(language: str) -> Text:
    return Text(language)


def preferred_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of `WIZARDHALL_LANG`, else of the locale, else English."""
    first_set = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    for wanted in (environ.get("WIZARDHALL_LANG", ""), first_set):
        language = re.split(r"[_.@]", locale.normalize(wanted))[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
