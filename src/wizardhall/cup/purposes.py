"""What optional powers ask their player for.

The order counts: the fast path packs a purpose as its place here (`cup.fast.codec`), and shipped tables are made so.
"""

from typing import Final

__all__ = ["BURY", "EXCHANGE", "POWER_PURPOSES", "REARRANGE"]

EXCHANGE: Final = "exchange"
REARRANGE: Final = "rearrange"
BURY: Final = "bury"

POWER_PURPOSES: Final = (EXCHANGE, REARRANGE, BURY)
