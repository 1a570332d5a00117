"""Power, in its parts (REL-V1), and advantage, live (REL-C6, REL-P6)."""

from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Filter
from wizardhall.relics.events import Part
from wizardhall.relics.table import Bonus, RelicsTable

__all__ = ["count", "has_advantage", "parts", "total"]


def total(table: RelicsTable, seat: Seat) -> int:
    return sum(part.amount for part in parts(table, seat))


def parts(table: RelicsTable, seat: Seat) -> list[Part]:
    """What a player's power is made of, as far as it lies face up."""
    side = table.sides[seat]
    found = [Part("base", wizard.card.id, wizard.card.power, "REL-V1") for wizard in side.wizards if wizard.face_up]
    found += [
        Part("relic", relic.card.id, relic.card.power, "REL-V1")
        for relic in side.relics
        if relic.face_up and not side.ignored(relic)
    ]
    if has_advantage(table, seat):
        found.append(Part("advantage", side.wizards[-1].card.id, 1, "REL-C6"))
    for bonus in side.bonuses:
        amount = bonus.amount * times(table, bonus)
        if amount:
            found.append(Part(bonus.kind, bonus.source, amount, "REL-V1"))
    return found


def has_advantage(table: RelicsTable, seat: Seat) -> bool:
    """Over some rival's wizard in play, or as the last effect on it says; +1 at most (REL-C6)."""
    side = table.sides[seat]
    wizards = [wizard for wizard in side.wizards if wizard.face_up]
    if not wizards:
        return False
    if side.advantage_rules:
        return side.advantage_rules[-1].has
    colours = {
        wizard.card.colour for rival in table.rivals(seat) for wizard in table.sides[rival].wizards if wizard.face_up
    }
    return any(wizard.card.over in colours for wizard in wizards)


def times(table: RelicsTable, bonus: Bonus) -> int:
    return 1 if bonus.per is None else count(table, bonus.counted_for, bonus.per, bonus.card)


def count(table: RelicsTable, seat: Seat, what: str, card: Filter | None = None) -> int:
    """How many there are of something for a player, now."""
    side = table.sides[seat]
    match what:
        case "drawn":
            return side.drawn
        case "hand":
            return sum(card is None or card.fits(table.cards.cards[each]) for each in side.hand)
        case "discard":
            return sum(card is None or card.fits(table.cards.cards[each]) for each in side.discard)
        case "hall":
            return len(side.hall)
        case "rival":
            return len(table.rivals(seat))
        case "relic":
            return sum(not side.ignored(relic) for relic in side.relics)
    raise AssertionError(what)
