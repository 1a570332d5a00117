"""Make the shipped tables again, after a change of cards or of the rules of a duel: `make tables`.

They are those of the house set, and of the card files that are named.
"""

import sys
from pathlib import Path

from wizardhall.cup.fast.tables import ship
from wizardhall.progress_bar import show_progress

show_progress()
ship(*map(Path, sys.argv[1:]))
