"""The vocabulary of abilities. A sentence names a verb; a verb is one function here.

Each verb says whether it can be done at all (what is impossible is skipped, REL-W8), and does it. It asks through
the scene's player, and returns whether anything was done.

A question that depends on what is in a hand is asked whatever the hand holds, even with one card or none to choose
from: that it is asked must tell the others nothing.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from wizardhall.core.asks import Arrange, Choose, Pick, Play, YesNo, ask_one, secretly
from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Filter, Sentence
from wizardhall.relics.events import (
    AdvantageChanged,
    BonusGiven,
    Buried,
    LookedAtDeck,
    PeekedAtDeck,
    RelicAdded,
    RelicIgnored,
    RelicsExchanged,
    RelicsIgnored,
    TookBack,
    WizardEntered,
    WizardLeft,
)
from wizardhall.relics.piles import discard_from_deck, discard_from_hand, draw, top_cards
from wizardhall.relics.power import count
from wizardhall.relics.scene import Scene
from wizardhall.relics.table import AdvantageRule, Bonus, PlayedRelic, PlayedWizard

__all__ = ["VERBS", "Verb", "can_be_done"]

Act: TypeAlias = Callable[[Scene, Sentence], Play[bool]]
Possible: TypeAlias = Callable[[Scene, Sentence], bool]


class Verb(NamedTuple):
    act: Act
    possible: Possible
    takes: frozenset[str]
    """The fields of a sentence that mean something to it, beyond those that all have."""
    from_hand: bool = False
    """It chooses a card from the hand; a "may" is then part of that choice."""


VERBS: Final[dict[str, Verb]] = {}


def can_be_done(scene: Scene, sentence: Sentence) -> bool:
    return VERBS[sentence.do].possible(scene, sentence)


def _verb(words: str, possible: Possible, *takes: str, from_hand: bool = False) -> Callable[[Act], Act]:
    def register(act: Act) -> Act:
        VERBS[words] = Verb(act, possible, frozenset(takes), from_hand)
        return act

    return register


# Power and advantage


def _in_battle(scene: Scene, sentence: Sentence) -> bool:
    return scene.seat in scene.table.fighters and bool(scene.reachable(sentence.to))


@_verb("gain", _in_battle, "amount", "per", "to", "card")
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


@_verb("have advantage", _in_battle, "to")
def have_advantage(scene: Scene, sentence: Sentence) -> Play[bool]:
    return (yield from _advantage(scene, sentence, has=True))


@_verb("lose advantage", _in_battle, "to")
def lose_advantage(scene: Scene, sentence: Sentence) -> Play[bool]:
    return (yield from _advantage(scene, sentence, has=False))


# Wizards into play


def _fitting(scene: Scene, cards: list[CardId], kind: str, card: Filter | None) -> tuple[CardId, ...]:
    pool = scene.table.cards.wizards if kind == "wizard" else scene.table.cards.relics
    return tuple(each for each in cards if each in pool and (card is None or card.fits(pool[each])))


def _choose(scene: Scene, purpose: str, options: tuple[str, ...]) -> Play[str]:
    """One of some that everybody can see; where there is only one, nobody is asked."""
    if len(options) == 1:
        return options[0]
    return str((yield from ask_one(scene.seat, Choose(purpose, options))))


def _choose_from_hand(scene: Scene, purpose: str, kind: str, sentence: Sentence) -> Play[CardId | None]:
    """A card of a kind that fits, or none if the sentence says "may"; it leaves the hand."""
    options = _fitting(scene, scene.side.hand, kind, sentence.card)
    chosen = yield from ask_one(scene.seat, Choose(purpose, options, may=sentence.may))
    if chosen is None:
        return None
    scene.side.hand.remove(CardId(chosen))
    return CardId(chosen)


def _wizard_in_hand(scene: Scene, sentence: Sentence) -> bool:
    fits = sentence.may or bool(_fitting(scene, scene.side.hand, "wizard", sentence.card))
    return scene.seat in scene.table.fighters and fits


@_verb("enter from hand", _wizard_in_hand, "card", "joins", from_hand=True)
def enter_from_hand(scene: Scene, sentence: Sentence) -> Play[bool]:
    card = yield from _choose_from_hand(scene, "enter", "wizard", sentence)
    if card is None:
        return False
    _enter(scene, card, "hand", joins=sentence.joins)
    return True


def _wizard_in_discard(scene: Scene, sentence: Sentence) -> bool:
    fits = _fitting(scene, scene.side.discard, "wizard", sentence.card)
    return scene.seat in scene.table.fighters and bool(fits)


@_verb("enter from discard", _wizard_in_discard, "card", "joins")
def enter_from_discard(scene: Scene, sentence: Sentence) -> Play[bool]:
    options = _fitting(scene, scene.side.discard, "wizard", sentence.card)
    card = CardId((yield from _choose(scene, "enter", options)))
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


# Relics


def _relic_in_hand(scene: Scene, sentence: Sentence) -> bool:
    fits = sentence.may or bool(_fitting(scene, scene.side.hand, "relic", sentence.card))
    return scene.seat in scene.table.fighters and fits


@_verb("add relic", _relic_in_hand, "card", from_hand=True)
def add_relic(scene: Scene, sentence: Sentence) -> Play[bool]:
    """REL-W9: face down; revealed at once if relics are being revealed."""
    card = yield from _choose_from_hand(scene, "add", "relic", sentence)
    if card is None:
        return False
    face_up = scene.table.phase == "relics"
    scene.side.relics.append(PlayedRelic(scene.table.relic(card), {scene.seat}, face_up))
    scene.table.tell(RelicAdded(scene.seat, face_up, card))
    return True


def _slots(scene: Scene, seats: list[Seat], *, ignored: bool) -> tuple[str, ...]:
    """Places of relics in play, named by seat and number: their faces may be hidden."""
    return tuple(
        f"{seat} {number}"
        for seat in seats
        for number, relic in enumerate(scene.table.sides[seat].relics, 1)
        if ignored or not scene.table.sides[seat].ignored(relic)
    )


def _slot(slot: str) -> tuple[Seat, int]:
    seat, _, number = slot.partition(" ")
    return Seat(seat), int(number) - 1


def _relic_to_ignore(scene: Scene, sentence: Sentence) -> bool:
    return _in_battle(scene, sentence) and (
        sentence.to != "rival" or bool(_slots(scene, scene.reachable("rivals"), ignored=False))
    )


@_verb("ignore relic", _relic_to_ignore, "to", "card")
def ignore_relic(scene: Scene, sentence: Sentence) -> Play[bool]:
    """REL-W5: one relic of a rival's, or every relic of some players' that fits."""
    table = scene.table
    if sentence.to == "rival":
        options = _slots(scene, scene.reachable("rivals"), ignored=False)
        owner, number = _slot((yield from _choose(scene, "ignore", options)))
        relic = table.sides[owner].relics[number]
        relic.ignored = True
        table.tell(RelicIgnored(scene.seat, owner, number + 1, relic.card.id if relic.face_up else None))
        return True
    for seat in scene.reachable(sentence.to):
        table.sides[seat].ignores.append(sentence.card or Filter())
        table.tell(RelicsIgnored(seat, scene.source))
    return True


def _relics_to_exchange(scene: Scene, sentence: Sentence) -> bool:
    return (
        scene.seat in scene.table.fighters
        and bool(scene.side.relics)
        and bool(_slots(scene, scene.reachable("rivals"), ignored=True))
    )


@_verb("exchange relic", _relics_to_exchange)
def exchange_relic(scene: Scene, sentence: Sentence) -> Play[bool]:
    """REL-W6: the relics change hands, with all that happened to them; both players know both now."""
    table = scene.table
    _, given_number = _slot((yield from _choose(scene, "give", _slots(scene, [scene.seat], ignored=True))))
    options = _slots(scene, scene.reachable("rivals"), ignored=True)
    owner, taken_number = _slot((yield from _choose(scene, "take", options)))
    ours, theirs = scene.side.relics, table.sides[owner].relics
    ours[given_number], theirs[taken_number] = theirs[taken_number], ours[given_number]
    taken, given = ours[given_number], theirs[taken_number]
    taken.known_to.add(scene.seat)
    given.known_to.add(owner)
    table.tell(RelicsExchanged(scene.seat, taken.face_up, owner, given.card.id, taken.card.id))
    return True


# Hand, deck and discard pile


def _times(scene: Scene, sentence: Sentence) -> int:
    times = 1 if sentence.per is None else count(scene.table, scene.seat, sentence.per, sentence.card)
    return sentence.amount * times


def _cards_in_deck(scene: Scene, sentence: Sentence) -> bool:
    sides = [scene.table.sides[seat] for seat in scene.reachable(sentence.to)]
    return any(side.deck or side.discard for side in sides)


@_verb("draw", _cards_in_deck, "amount", "per", "to")
def draw_cards(scene: Scene, sentence: Sentence) -> Play[bool]:
    drawn = [draw(scene.table, seat, _times(scene, sentence)) for seat in (yield from scene.targets(sentence.to))]
    return any(drawn)


def _hand_to_discard(scene: Scene, sentence: Sentence) -> bool:
    return any(scene.table.sides[seat].hand for seat in scene.reachable(sentence.to))


@_verb("discard", _hand_to_discard, "amount", "to")
def discard(scene: Scene, sentence: Sentence) -> Play[bool]:
    """Each chooses from the own hand, all at the same time (REL-W1)."""
    table = scene.table
    seats = [seat for seat in (yield from scene.targets(sentence.to)) if table.sides[seat].hand]
    choosing = [seat for seat in seats if len(table.sides[seat].hand) > sentence.amount]
    chosen: dict[Seat, tuple[CardId, ...]] = {seat: tuple(table.sides[seat].hand) for seat in seats}
    if choosing:
        chosen |= yield from secretly(
            choosing, lambda seat: Pick("discard", tuple(table.sides[seat].hand), sentence.amount)
        )
    for seat in seats:
        discard_from_hand(table, seat, chosen[seat])
    return bool(seats)


@_verb("discard from deck", _cards_in_deck, "amount", "to")
def discard_deck(scene: Scene, sentence: Sentence) -> Play[bool]:
    seats = yield from scene.targets(sentence.to)
    return sum(discard_from_deck(scene.table, seat, sentence.amount) for seat in seats) > 0


def _card_to_take_back(scene: Scene, sentence: Sentence) -> bool:
    return bool(_in_discard(scene, sentence))


def _in_discard(scene: Scene, sentence: Sentence) -> tuple[CardId, ...]:
    cards = scene.table.cards.cards
    return tuple(card for card in scene.side.discard if sentence.card is None or sentence.card.fits(cards[card]))


@_verb("take back", _card_to_take_back, "amount", "card")
def take_back(scene: Scene, sentence: Sentence) -> Play[bool]:
    """From the own discard pile into hand; that is not drawing (REL-W2)."""
    for _ in range(sentence.amount):
        options = _in_discard(scene, sentence)
        if not options:
            break
        card = CardId((yield from _choose(scene, "take-back", options)))
        scene.side.discard.remove(card)
        scene.side.hand.append(card)
        scene.table.tell(TookBack(scene.seat, card))
    return True


def _own_deck(scene: Scene, sentence: Sentence) -> bool:
    return bool(scene.side.deck or scene.side.discard)


@_verb("look", _own_deck, "amount")
def look(scene: Scene, sentence: Sentence) -> Play[bool]:
    """At the top of the own deck; the cards go back in any order."""
    top = tuple(top_cards(scene.table, scene.seat, sentence.amount))
    order = top
    if len(top) > 1:
        order = (yield from ask_one(scene.seat, Arrange("look", top, len(top)))) or top
    scene.side.deck[: len(top)] = order
    scene.table.tell(LookedAtDeck(scene.seat, len(order), order))
    return True


def _decks_to_peek_at(scene: Scene) -> tuple[Seat, ...]:
    sides = [scene.table.sides[seat] for seat in scene.reachable("rivals")]
    return tuple(side.seat for side in sides if side.deck or side.discard)


@_verb("peek", lambda scene, sentence: bool(_decks_to_peek_at(scene)))
def peek(scene: Scene, sentence: Sentence) -> Play[bool]:
    """At the top card of a rival's deck, which may go to the bottom; its owner does not see it."""
    owner = Seat((yield from _choose(scene, "peek", _decks_to_peek_at(scene))))
    (top,) = top_cards(scene.table, owner, 1)
    scene.table.tell(PeekedAtDeck(scene.seat, owner, top))
    deck = scene.table.sides[owner].deck
    if len(deck) > 1 and (yield from ask_one(scene.seat, YesNo("bury", top))):
        deck.append(deck.pop(0))
        scene.table.tell(Buried(scene.seat, owner, top))
    return True
