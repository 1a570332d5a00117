"""The cards that the tests play with: the house set with fixed Values, or with a few cards changed."""

from pathlib import Path
from typing import Any

import msgspec

from wizardhall.cup import CUP
from wizardhall.cup.cards import CupSet

VALUES = {
    card: wizard.value
    for card, wizard in CUP.cards(Path(__file__).parents[2] / "examples" / "starting-values.toml").wizards.items()
}
"""The Values that the tests are written with: tuning those of the house set does not touch the tests."""


def cards_with(**changes: dict[str, Any]) -> CupSet:
    """The house set with these Values and some fields of some wizards changed: `shaman={"value": 2}`."""
    house = CUP.cards().wizards
    assert changes.keys() <= house.keys()
    changed = {card: {"value": VALUES[card], **changes.get(card, {})} for card in house}
    return CupSet("test", tuple(msgspec.structs.replace(house[card], **changed[card]) for card in house))


CARDS = cards_with()
