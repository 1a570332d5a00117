"""Wizard Hall in a terminal: play, resume, replay, judge, and a look at the cards."""
