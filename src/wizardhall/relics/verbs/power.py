"""Power and advantage."""

from wizardhall.core.asks import Play
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Sentence
from wizardhall.relics.events import AdvantageChanged, BonusGiven
from wizardhall.relics.purposes import RIVAL
from wizardhall.relics.scene import Scene
from wizardhall.relics.table import AdvantageRule, Bonus, PlayedWizard
from wizardhall.relics.verbs.choosing import in_battle
from wizardhall.relics.verbs.verb import verb

__all__: list[str] = []


@verb("gain", in_battle, "amount", "per", "to", "card", asks=(RIVAL,), when_discarded=True, gives_power=True, worth=1.0)
def gain(scene: Scene, sentence: Sentence) -> Play[bool]:
    """A bonus for this battle; counted live, and for the player of the card whoever it goes to."""
    for seat in (yield from scene.targets(sentence.to)):
        wizard = _attached(scene, seat)
        kind = scene.kind if seat == scene.seat else "modifier"
        bonus = Bonus(sentence.amount, sentence.per, scene.seat, sentence.card, kind, scene.source, wizard)
        scene.table.sides[seat].bonuses.append(bonus)
        scene.table.tell(BonusGiven(seat, scene.source, sentence.amount, sentence.per))
    return True


def _attached(scene: Scene, seat: Seat) -> PlayedWizard | None:
    """The wizard that an effect on a player belongs to, if it is that player's and still in play (REL-K2)."""
    return scene.wizard if seat == scene.seat and scene.wizard in scene.side.wizards else None


def _advantage(scene: Scene, sentence: Sentence, *, has: bool) -> Play[bool]:
    for seat in (yield from scene.targets(sentence.to)):
        wizard = _attached(scene, seat)
        scene.table.sides[seat].advantage_rules.append(AdvantageRule(has, wizard))
        scene.table.tell(AdvantageChanged(seat, scene.source, has))
    return True


@verb("have advantage", in_battle, "to", asks=(RIVAL,), worth=0.7)
def have_advantage(scene: Scene, sentence: Sentence) -> Play[bool]:
    return (yield from _advantage(scene, sentence, has=True))


@verb("lose advantage", in_battle, "to", asks=(RIVAL,), worth=0.5)
def lose_advantage(scene: Scene, sentence: Sentence) -> Play[bool]:
    return (yield from _advantage(scene, sentence, has=False))
