"""Wizards & Relics: two to four players. A wizard and a relic laid in secret each round, under a shrine."""

from wizardhall.relics.game import RELICS

__all__ = ["RELICS"]
