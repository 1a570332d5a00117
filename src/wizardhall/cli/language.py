"""The language to speak before the arguments are read: all help is written when the commands are defined."""

import sys
from collections.abc import Sequence
from itertools import pairwise

from wizardhall.core.text import LANGUAGES, preferred_language
from wizardhall.core.text import text as text_in

__all__ = ["language", "text"]


def language_of(arguments: Sequence[str]) -> str:
    """That of the last `--lang`, else the preferred one."""
    found = preferred_language()
    for argument, following in pairwise([*arguments, ""]):
        wanted = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and wanted in LANGUAGES:
            found = wanted
    return found


language = language_of(sys.argv[1:])
text = text_in(language)
