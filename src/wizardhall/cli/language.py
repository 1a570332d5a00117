"""The language to speak before the arguments are read: all help is written when the commands are defined."""

import sys
from collections.abc import Sequence

from wizardhall.table.text import LANGUAGES, preferred_language, text

__all__ = ["language", "words"]


def language_of(arguments: Sequence[str]) -> str:
    """That of `--lang`, else the preferred one."""
    for number, argument in enumerate(arguments):
        wanted = argument[7:] if argument.startswith("--lang=") else "".join(arguments[number + 1 : number + 2])
        if argument.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return preferred_language()


language = language_of(sys.argv[1:])
words = text(language)
