"""Make the shipped tables of the house set anew: after a change of its cards, or of the rules of a duel."""

from wizardhall.cup.fast.tables import ship

ship()
