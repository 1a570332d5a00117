"""The one place that reaches into Rich: its word pattern is private, and there is no public way to change it.

Rich breaks lines at every space, also at the no-break spaces that French puts before a colon and inside guillemets.
The dependency is pinned below the next major version, and a test fails if the pattern no longer does its work. With a
Rich that is built otherwise, lines may break at these spaces again; nothing else is lost.
"""

import re
from typing import Final

__all__ = ["keep_no_break_spaces"]

RICHS_WORD: Final = r"\s*\S+\s*"
WORD: Final = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")


def keep_no_break_spaces() -> bool:
    """Let Rich break no line at a no-break space; false if this Rich wraps lines in a way not known here."""
    try:
        from rich import _wrap
    except ImportError:
        return False
    pattern = getattr(_wrap, "re_word", None)
    if not isinstance(pattern, re.Pattern) or pattern.pattern not in (RICHS_WORD, WORD.pattern):
        return False
    _wrap.re_word = WORD
    return True
