"""Make the shipped tables anew, after a change of the cards or of the rules of a duel: the house set's, and those of
card files that are named: `python -m wizardhall.cup.fast examples/starting-values.toml`.
"""

import sys
from pathlib import Path

from wizardhall.cup.fast.tables import ship

ship(*map(Path, sys.argv[1:]))
