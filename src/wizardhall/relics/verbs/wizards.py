"""Wizards into play."""

from typing import Final

from wizardhall.core.asks import Play
from wizardhall.core.cards import CardId
from wizardhall.relics.cards import Sentence
from wizardhall.relics.events import WizardEntered, WizardLeft
from wizardhall.relics.purposes import Kind, Prefer, Purpose
from wizardhall.relics.scene import Scene
from wizardhall.relics.table import PlayedWizard
from wizardhall.relics.verbs.choosing import choose, choose_from_hand, fitting
from wizardhall.relics.verbs.verb import verb

__all__: list[str] = []

ENTER: Final = Purpose("enter", Kind.CARD, Prefer.STRONGEST)


def _wizard_in_hand(scene: Scene, sentence: Sentence) -> bool:
    fits = sentence.may or bool(fitting(scene, scene.side.hand, "wizard", sentence.card))
    return scene.seat in scene.table.fighters and fits


@verb("enter from hand", _wizard_in_hand, "card", "joins", asks=(ENTER,), from_hand=True, brings_wizard=True, worth=1.5)
def enter_from_hand(scene: Scene, sentence: Sentence) -> Play[bool]:
    card = yield from choose_from_hand(scene, "enter", "wizard", sentence)
    if card is None:
        return False
    _enter(scene, card, "hand", joins=sentence.joins)
    return True


def _wizard_in_discard(scene: Scene, sentence: Sentence) -> bool:
    fits = fitting(scene, scene.side.discard, "wizard", sentence.card)
    return scene.seat in scene.table.fighters and bool(fits)


@verb("enter from discard", _wizard_in_discard, "card", "joins", asks=(ENTER,), brings_wizard=True, worth=2.0)
def enter_from_discard(scene: Scene, sentence: Sentence) -> Play[bool]:
    options = fitting(scene, scene.side.discard, "wizard", sentence.card)
    card = (yield from choose(scene, "enter", options)).card
    scene.side.discard.remove(card)
    _enter(scene, card, "discard", joins=sentence.joins)
    return True


def _enter(scene: Scene, card: CardId, place: str, *, joins: bool) -> None:
    """REL-P5: it replaces whoever was there, unless it joins. What follows for it is up to `effects`."""
    table, side = scene.table, scene.side
    joins = joins or table.options["late"] == "joins"
    left = [] if joins else [wizard.card.id for wizard in side.wizards]
    if not joins:
        side.aside += left
        side.wizards = []
        side.bonuses = [bonus for bonus in side.bonuses if bonus.wizard is None]
        side.advantage_rules = [rule for rule in side.advantage_rules if rule.wizard is None]
    newcomer = PlayedWizard(table.wizard(card), face_up=True)
    side.wizards.append(newcomer)
    table.newcomers.append((scene.seat, newcomer))
    for replaced in left:
        table.tell(WizardLeft(scene.seat, replaced))
    table.tell(WizardEntered(scene.seat, card, place, joins))
