"""Wizard Hall in a terminal: play, resume, replay, judge, and a look at the cards."""

import re

from rich import _wrap

# Rich breaks lines at every space, also at those that French puts before a colon and inside guillemets.
_wrap.re_word = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")
