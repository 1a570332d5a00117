"""The cards that the tests play with: the house set with fixed Values, or with a few cards changed."""

from typing import Any

import msgspec

from wizardhall.cup import CUP
from wizardhall.cup.cards import CupSet

# fmt: off
VALUES = {
    "blacksmith": 3, "pyrotechnician": 6, "alchemist": 6, "geomancer": 7, "gardener": 5, "botanist": 6,
    "rogues": 7, "shaman": 1, "traveler": 4, "detective": 2, "revolutionary": 5, "soldier": 6,
    "matron": 5, "dancer": 3, "necromancer": 10, "lightkeeper": 8, "astronomer": 9, "hermit": 7,
}
# fmt: on
"""The Values that the tests are written with: tuning those of the house set does not touch the tests."""


def cards_with(**changes: dict[str, Any]) -> CupSet:
    """The house set with these Values and some fields of some wizards changed: `shaman={"value": 2}`."""
    house = CUP.cards().wizards
    assert changes.keys() <= house.keys()
    changed = {card: {"value": VALUES[card], **changes.get(card, {})} for card in house}
    return CupSet("test", tuple(msgspec.structs.replace(house[card], **changed[card]) for card in house))


CARDS = cards_with()
