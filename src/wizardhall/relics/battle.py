"""A wizard battle: lay in secret, reveal the wizards, reveal the relics, add up the power."""

from wizardhall.core.asks import Cards, Fill, Play, choose_one, secretly
from wizardhall.core.choices import CardChoice
from wizardhall.core.seats import Seat
from wizardhall.relics.effects import meet_shrine, perform, settle, use_ability
from wizardhall.relics.events import BattleBegan, BattleDecided, Laid, RelicsRevealed, SatOut, WizardsRevealed
from wizardhall.relics.piles import discard_from_hand
from wizardhall.relics.power import parts
from wizardhall.relics.scene import Scene
from wizardhall.relics.table import PlayedRelic, PlayedWizard, RelicsTable

__all__ = ["battle", "lay", "reveal"]

MOST_NEW_HANDS = 100
"""How often a hand is changed in search of both kinds before they count as not to be had (REL-B3)."""


def battle(table: RelicsTable) -> Play[list[Seat]]:
    """Phases 2 and 3 among the fighters; those with the highest power, nobody if nobody could battle."""
    table.battle += 1
    table.reactions = 0
    table.phase = "play"
    table.tell(BattleBegan(table.battle, tuple(table.in_order())))
    for seat in table.in_order():
        yield from find_both_kinds(table, seat)
    for seat in table.in_order():
        if not _in_hand(table, seat, "wizard"):
            table.fighters.remove(seat)
            table.tell(SatOut(seat))
    if not table.fighters:
        return []
    yield from lay_in_secret(table)
    return (yield from reveal(table))


def find_both_kinds(table: RelicsTable, seat: Seat) -> Play[None]:
    """REL-B3: a hand without a wizard or a relic is discarded and replenished, as long as that can help."""
    side = table.sides[seat]
    for _ in range(MOST_NEW_HANDS):
        lacking = [kind for kind in ("wizard", "relic") if not _in_hand(table, seat, kind)]
        elsewhere = {table.cards.cards[card].kind for card in (*side.deck, *side.discard)}
        if not elsewhere.intersection(lacking):
            return
        discard_from_hand(table, seat, list(side.hand))
        yield from settle(table)


def lay_in_secret(table: RelicsTable) -> Play[None]:
    """REL-P2: a wizard and a relic each, face down; without a relic, a wizard alone (REL-B4)."""

    def ask(seat: Seat) -> Fill:
        wizards, relics = _in_hand(table, seat, "wizard"), _in_hand(table, seat, "relic")
        return Fill("lay", {"wizard": wizards, "relic": relics} if relics else {"wizard": wizards})

    seats = table.in_order()
    laid = yield from secretly(seats, ask)
    for seat in seats:
        cards = laid[seat]
        assert cards is not None
        for card in cards.values():
            table.sides[seat].hand.remove(card)
        lay(table, seat, list(cards.values()))
    yield from settle(table)


def lay(table: RelicsTable, seat: Seat, cards: list[str]) -> None:
    """Put a wizard and any relics face down in front of a player."""
    side = table.sides[seat]
    wizard, *relics = cards
    side.wizards = [PlayedWizard(table.wizard(wizard))]  # type: ignore[arg-type]
    side.relics = [PlayedRelic(table.relic(relic), {seat}) for relic in relics]  # type: ignore[arg-type]
    table.tell(Laid(seat, side.wizards[0].card.id, side.relics[0].card.id if relics else None, len(relics)))


def reveal(table: RelicsTable) -> Play[list[Seat]]:
    yield from reveal_wizards(table)
    yield from reveal_relics(table)
    return add_up(table)


def reveal_wizards(table: RelicsTable) -> Play[None]:
    """REL-P3: all wizards; then shrine abilities, then wizard abilities, each from the Master Wizard clockwise."""
    table.phase = "wizards"
    order = table.in_order()
    for seat in order:
        table.sides[seat].wizards[0].face_up = True
    table.tell(WizardsRevealed({seat: table.sides[seat].wizards[0].card.id for seat in order}))
    for seat in order:
        for wizard in list(table.sides[seat].wizards):
            if not wizard.met:
                yield from meet_shrine(table, seat, wizard)
    for seat in order:
        for wizard in list(table.sides[seat].wizards):
            if not wizard.acted:
                yield from use_ability(table, seat, wizard)


def reveal_relics(table: RelicsTable) -> Play[None]:
    """REL-P4: all relics; then their enchantments from the Master Wizard clockwise.

    A relic that changes hands resolves for whoever has it (REL-W6); if that player's turn is over, in a further one.
    """
    table.phase = "relics"
    order = table.in_order()
    for seat in order:
        for relic in table.sides[seat].relics:
            relic.face_up = True
    table.tell(RelicsRevealed({seat: tuple(relic.card.id for relic in table.sides[seat].relics) for seat in order}))
    while any(_enchanted(table, seat) for seat in order):
        for seat in order:
            yield from use_enchantments(table, seat)


def use_enchantments(table: RelicsTable, seat: Seat) -> Play[None]:
    """One player's turn: the relics in the order of their choice, those gained in the meantime too (REL-W9)."""
    while due := _enchanted(table, seat):
        relic = due[0]
        if len(due) > 1:
            chosen = yield from choose_one(seat, "order", [CardChoice(each.card.id) for each in due])
            relic = next(each for each in due if each.card.id == chosen.card)
        relic.resolved = True
        assert relic.card.ability is not None
        yield from perform(Scene(table, seat, relic.card.id, "modifier"), relic.card.ability)


def _enchanted(table: RelicsTable, seat: Seat) -> list[PlayedRelic]:
    """The relics of a player whose enchantment is due."""
    side = table.sides[seat]
    return [
        relic
        for relic in side.relics
        if not relic.resolved
        and relic.card.ability is not None
        and relic.card.ability.when == "revealed"
        and not side.ignored(relic)
    ]


def add_up(table: RelicsTable) -> list[Seat]:
    """REL-V1: the highest power wins; shared: a tie (REL-T1)."""
    order = table.in_order()
    found = {seat: tuple(parts(table, seat)) for seat in order}
    totals = {seat: sum(part.amount for part in found[seat]) for seat in order}
    highest = [seat for seat in order if totals[seat] == max(totals.values())]
    clause = "REL-V1" if len(highest) == 1 else "REL-T1"
    table.tell(BattleDecided(totals, found, tuple(highest), clause))
    return highest


def _in_hand(table: RelicsTable, seat: Seat, kind: str) -> Cards:
    return tuple(card for card in table.sides[seat].hand if table.cards.cards[card].kind == kind)
