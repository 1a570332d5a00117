"""Secret rock-paper-scissors, best of three: a whole game in one folder, which nothing in the house knows of."""

from .game import RPS

__all__ = ["RPS"]
