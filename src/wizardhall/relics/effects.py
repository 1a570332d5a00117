"""How a sentence resolves: its condition, its "may", its verb, and what it sets off."""

from collections import Counter
from typing import Final

from wizardhall.core.asks import Play, YesNo, ask_one, choose_one, choose_or_decline
from wizardhall.core.choices import AbilityChoice, CardChoice
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Condition, Sentence
from wizardhall.relics.events import Declined, ReactionsStopped, RevealedFromHand, TopRevealed, Triggered
from wizardhall.relics.piles import refill, replenish, top_cards
from wizardhall.relics.power import has_advantage
from wizardhall.relics.scene import Scene
from wizardhall.relics.seats import clockwise
from wizardhall.relics.table import PlayedWizard, RelicsTable
from wizardhall.relics.verbs import VERBS, can_be_done

__all__ = ["MOST_REACTIONS", "meet_shrine", "perform", "settle", "use_ability"]

MOST_REACTIONS: Final = 100
"""Discarded cards that react in one battle, with the spoils after it (REL-K16)."""


def perform(scene: Scene, sentence: Sentence) -> Play[None]:
    """Resolve an ability, then everything that it set off: newcomers, Replenish, discard triggers."""
    yield from resolve(scene, sentence)
    yield from settle(scene.table)


def resolve(scene: Scene, sentence: Sentence) -> Play[None]:
    """REL-W8: mandatory unless it says "may", and skipped where it is impossible."""
    table = scene.table
    if not can_be_done(scene, sentence):
        table.tell(Declined(scene.seat, scene.source, "impossible"))
    elif not (yield from holds(scene, sentence.condition)):
        table.tell(Declined(scene.seat, scene.source, "condition"))
    elif not can_be_done(scene, sentence):  # a look at the top of an empty deck has shuffled the discard pile (REL-B5)
        table.tell(Declined(scene.seat, scene.source, "impossible"))
    elif sentence.may and VERBS[sentence.do].from_hand:
        if not (yield from act(scene, sentence)):
            table.tell(Declined(scene.seat, scene.source, "declined"))
    elif sentence.may and not (yield from ask_one(scene.seat, YesNo("use", scene.source))):
        table.tell(Declined(scene.seat, scene.source, "declined"))
    else:
        table.tell(Triggered(scene.seat, scene.source, sentence.when))
        yield from act(scene, sentence)


def act(scene: Scene, sentence: Sentence) -> Play[bool]:
    done = yield from VERBS[sentence.do].act(scene, sentence)
    if done and sentence.then is not None and can_be_done(scene, sentence.then):
        yield from act(scene, sentence.then)
    return done


def meet_shrine(table: RelicsTable, seat: Seat, wizard: PlayedWizard) -> Play[None]:
    """REL-C4: every ability of the shrine whose condition the wizard meets applies to it, once.

    Where their order can matter, the player chooses it (REL-W10): the place of the next one on the shrine.
    """
    wizard.met = True
    if table.shrine is None:
        return
    shrine = table.shrine
    abilities = {AbilityChoice.of(shrine.id, place): each for place, each in enumerate(shrine.abilities, 1)}
    due = {place: each for place, each in abilities.items() if each.meets is None or each.meets.fits(wizard.card)}
    while due and wizard in table.sides[seat].wizards:
        place = next(iter(due))
        if len(due) > 1 and any(each.condition or not VERBS[each.do].gives_power for each in due.values()):
            place = yield from choose_one(seat, "shrine", tuple(due))
        yield from perform(Scene(table, seat, shrine.id, "shrine", wizard), due.pop(place))


def use_ability(table: RelicsTable, seat: Seat, wizard: PlayedWizard) -> Play[None]:
    """The wizard's own ability, once, while it is in play."""
    wizard.acted = True
    ability = wizard.card.ability
    if ability is not None and ability.when == "entering" and wizard in table.sides[seat].wizards:
        yield from perform(Scene(table, seat, wizard.card.id, "ability", wizard), ability)


def holds(scene: Scene, condition: Condition | None) -> Play[bool]:
    """Is the condition met? Cards are revealed for it only when everything else is (REL-W7)."""
    if condition is None:
        return True
    if not _holds_openly(scene, condition):
        return False
    table = scene.table
    if condition.top is not None:
        top = top_cards(table, scene.seat, 1)
        if not top:
            return False
        table.tell(TopRevealed(scene.seat, top[0]))
        if not condition.top.fits(table.cards.cards[top[0]]):
            return False
    if condition.reveal is not None:
        fitting = [CardChoice(card) for card in scene.side.hand if condition.reveal.fits(table.cards.cards[card])]
        shown = yield from choose_or_decline(scene.seat, "reveal", fitting)
        if shown is None:
            return False
        table.tell(RevealedFromHand(scene.seat, shown.card))
    return True


def _holds_openly(scene: Scene, condition: Condition) -> bool:
    table, seat, side = scene.table, scene.seat, scene.side
    rivals = [table.sides[rival] for rival in table.rivals(seat)]
    theirs = [wizard for rival in rivals for wizard in rival.wizards]
    return (
        (condition.own is None or any(condition.own.fits(wizard.card) for wizard in side.wizards))
        and (condition.rival is None or any(condition.rival.fits(wizard.card) for wizard in theirs))
        and (condition.advantage is None or condition.advantage == has_advantage(table, seat))
        and (condition.shrine is None or _shrine_is_for(table, condition.shrine))
        and (condition.hand is None or len(side.hand) >= condition.hand)
        and (condition.drawn is None or side.drawn >= condition.drawn)
        and (condition.discard is None or len(side.discard) >= condition.discard)
        and (condition.hall is None or len(side.hall) >= condition.hall)
        and (condition.behind is None or condition.behind == any(len(r.hall) > len(side.hall) for r in rivals))
        and (condition.master is None or condition.master == (table.master == seat))
        and (condition.again is None or condition.again == (table.battle > 1))
    )


def _shrine_is_for(table: RelicsTable, whom: str) -> bool:
    helped = [ability.meets for ability in table.shrine.abilities if ability.meets] if table.shrine else []
    if whom in ("plain", "enlightened"):
        return any(each.plain == (whom == "plain") for each in helped)
    return any(each.colour == whom for each in helped)


def settle(table: RelicsTable) -> Play[None]:
    """What an action or effect set off.

    Low hands are replenished (REL-B1); a wizard that entered goes through its steps (REL-P5); then discard triggers
    resolve one by one (REL-B3), from the Master Wizard clockwise, each player's in the order of their choice (REL-W10).
    """
    order = clockwise(table.seats, table.master)
    while True:
        if any(refill(table, seat) or replenish(table, seat) for seat in order):
            continue
        if table.newcomers:
            seat, wizard = table.newcomers.pop(0)
            yield from meet_shrine(table, seat, wizard)
            yield from use_ability(table, seat, wizard)
        elif table.pending and table.reactions >= MOST_REACTIONS:
            stop_reactions(table)
        elif table.pending:
            seat = next(seat for seat in order if any(owner == seat for owner, _ in table.pending))
            yield from _next_trigger(table, seat)
        else:
            return


def stop_reactions(table: RelicsTable) -> None:
    """REL-K16: cards that set each other off without end stop here; that is told once in a battle."""
    table.pending.clear()
    if table.reactions == MOST_REACTIONS:
        table.reactions += 1
        table.tell(ReactionsStopped(MOST_REACTIONS, "REL-K16"))


def _next_trigger(table: RelicsTable, seat: Seat) -> Play[None]:
    mine = [card for owner, card in table.pending if owner == seat]
    card = mine[0]
    if len(mine) > 1:
        card = (yield from choose_one(seat, "trigger", [*map(CardChoice, mine)])).card
    table.reactions += 1
    table.pending -= Counter([(seat, card)])
    ability = (table.cards.wizards.get(card) or table.cards.relics[card]).ability
    assert ability is not None
    yield from resolve(Scene(table, seat, card, "modifier"), ability)
