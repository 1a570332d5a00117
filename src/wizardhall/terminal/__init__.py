"""Wizard Hall in a terminal: play, resume, replay, judge, and a look at the cards."""

from wizardhall.terminal.rich_wrapping import keep_no_break_spaces

keep_no_break_spaces()
