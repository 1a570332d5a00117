"""The vocabulary of abilities. A sentence names a verb; a verb is one function in a module here.

Each verb says whether it can be done at all (what is impossible is skipped, REL-W8), and does it. It asks through
the scene's player, and returns whether anything was done.

A question that depends on what is in a hand is asked whatever the hand holds, even with one card or none to choose
from: that it is asked must tell the others nothing.
"""

from wizardhall.relics.verbs import power, wizards, relics, piles, looking  # noqa: I001 (the order of the vocabulary)
from wizardhall.relics.verbs.verb import VERBS, Verb, can_be_done

__all__ = ["VERBS", "Verb", "can_be_done", "looking", "piles", "power", "relics", "wizards"]
