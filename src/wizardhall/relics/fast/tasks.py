"""The tasks of the agenda, by number. A task does its part and puts what comes next on the agenda.

In comments: what its four numbers are.
"""

from typing import Final

# The match and the round

MULLIGANED: Final = 1
"""Everybody has chosen what to set aside."""
SIMULTANEOUSLY: Final = 2
"""what is asked, how many cards: the next seat of the queue is asked, as if all were at the same time."""
ROUND: Final = 3
WON: Final = 4
"""the winner of the round: the Hall, and then the spoils."""
SPOILS: Final = 5
"""the winner: everybody is down to seven cards."""
SPOILS_CHOSEN: Final = 6
"""the winner."""
NOBODY: Final = 7
"""Everybody is down to seven cards after a round without a winner."""
NO_WINNER: Final = 9
DOWN: Final = 8
"""Everybody has chosen what to discard."""
LAST_OF_ROUND: Final = 15

# The battle

BATTLE: Final = 16
FIND: Final = 17
"""place in the order, tries: both kinds are looked for (REL-B3)."""
LAID: Final = 18
REVEAL: Final = 19
MEET: Final = 20
"""place in the order; likewise the next two."""
ABILITIES: Final = 21
ENCHANT: Final = 22
ORDERED: Final = 23
"""place in the order: its player has chosen the next relic."""
LAST_OF_BATTLE: Final = 31

# Effects

SETTLE: Final = 32
TRIGGERED: Final = 33
"""seat: its player has chosen the next trigger."""
MEET_WIZARD: Final = 34
"""seat, wizard."""
MEET_ON: Final = 35
"""seat, wizard, bits of the abilities that are due; likewise the next."""
MEET_CHOSEN: Final = 36
USE_ABILITY: Final = 37
"""seat, wizard."""
RESOLVE: Final = 38
"""seat, sentence, wizard; likewise all that follow."""
SHOWN: Final = 39
"""A card from hand, or none."""
USED: Final = 40
"""A "may", or not."""
GO_ON: Final = 41
"""And how far: the verb has got an answer."""
USE: Final = 42
"""The condition is met."""
ACT: Final = 43
"""Nothing is in its way."""
