"""Power in its parts: in short for the picture, card by card for the Why."""

from collections.abc import Sequence

from wizardhall.core.text import Text as HallText
from wizardhall.relics.events import BattleDecided, Part
from wizardhall.relics.teller import RelicsTeller

__all__ = ["reasons", "short_sum", "sum_pieces"]


def short_sum(parts: Sequence[Part], text: HallText) -> str:
    """`4 +2 relic +1 advantage = 7`."""
    return " ".join(sum_pieces(parts, text))


def sum_pieces(parts: Sequence[Part], text: HallText) -> list[str]:
    """The parts of a sum that belong on one line each; those of one kind are added up."""
    kinds = list(dict.fromkeys(part.kind for part in parts))
    amounts = {kind: sum(part.amount for part in parts if part.kind == kind) for kind in kinds}
    told = [text(f"terminal-relics-part-{kind}", amount=_signed(kind, amount)) for kind, amount in amounts.items()]
    if len(told) > 1:
        told[-1] += f" = {sum(amounts.values())}"
    return told


def reasons(event: BattleDecided, teller: RelicsTeller, text: HallText) -> list[str]:
    """A line for each player with every card that counted, and the verdict."""
    lines = []
    for seat, parts in event.parts.items():
        told = [
            text(
                f"terminal-relics-because-{part.kind}",
                card=teller.card(part.card),
                amount=_signed(part.kind, part.amount),
            )
            for part in parts
        ]
        lines.append(
            text(
                "terminal-relics-sum",
                player=teller.player(seat),
                parts=", ".join(told) or "0",
                total=event.totals[seat],
            )
        )
    return [*lines, teller.why(event)[-1]]


def _signed(kind: str, amount: int) -> str:
    return str(amount) if kind == "base" else f"{amount:+d}"
