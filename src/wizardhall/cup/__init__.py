"""Wizards Cup: two players, best of three. A secret team, a secret order, then the duels run."""

from wizardhall.cup.game import CUP

__all__ = ["CUP"]
