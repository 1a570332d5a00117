# Wizards Cup in English.

cup-title = Wizards Cup
cup-seat-black = Black
cup-seat-white = White

## The eighteen wizards of the house set

cup-card-blacksmith = The Blacksmith
cup-card-pyrotechnician = The Pyrotechnician
cup-card-alchemist = The Alchemist
cup-card-geomancer = The Geomancer
cup-card-gardener = The Gardener
cup-card-botanist = The Botanist
cup-card-rogues = The Rogues
cup-card-shaman = The Shaman
cup-card-traveler = The Traveler
cup-card-detective = The Detective
cup-card-revolutionary = The Revolutionary
cup-card-soldier = The Soldier
cup-card-matron = The Matron
cup-card-dancer = The Dancer
cup-card-necromancer = The Necromancer
cup-card-lightkeeper = The Lightkeeper
cup-card-astronomer = The Astronomer
cup-card-hermit = The Hermit

## Elements, types, provenance, editions

cup-element-fire = Fire
cup-element-water = Water
cup-element-nature = Nature
cup-element-light = Light
cup-element-shadow = Shadow
cup-element-void = Void
cup-type-immediate = Immediate
cup-type-dormant = Dormant
cup-type-permanent = Permanent
cup-type-none = none
cup-source-rulebook = rulebook
cup-source-inferred = inferred
cup-source-house = house
cup-source-printed = printed
cup-source-custom = custom
cup-edition-revised = revised edition
cup-edition-first = first edition

## Magic powers, one sentence per verb

cup-power-none = no power
cup-power-both-lose = both wizards of this duel lose
cup-power-discard-waiting = the opponent's Waiting card is discarded
cup-power-exchange-with-waiting = you may exchange it with your Waiting card
cup-power-rearrange-deck = you may put your Deck in a new order
cup-power-peek-and-bury = look at the top card of the opponent's Deck; you may put it on the bottom
cup-power-bonus =
    { $element ->
        [none] your wizard has { $amount }
       *[other] your { $element } wizard has { $amount }
    }
cup-power-shield = the opponent's powers cannot discard your Deck or your Waiting card
cup-power-win-against =
    wins against a wizard { $element ->
        [none] { "" }
       *[other] of { $element }{ " " }
    }{ $least ->
        [none] { "" }
       *[other] of Value { $least } or more{ " " }
    }{ $most ->
        [none] { "" }
       *[other] of Value { $most } or less{ " " }
    }{ $type ->
        [none] { "" }
       *[other] with this type of power: { $type }
    }
cup-power-lower-value-wins = when Values are compared, the lower one wins
cup-power-ignore-dormant = when Values are compared, no Dormant bonus counts
cup-power-no-weakness = no Element makes it lose
cup-power-discard-from-deck-on-a-win = when it wins, the opponent discards the top card of the Deck

## What is asked
##
## The message is the question. Its attributes: `note` is added to it where there is space; `topic` names the decision
## afterwards; `hint` helps in a first match; `yes` and `no`, `decline` (leave everything as it is) are the buttons;
## `declined` and `answer` say later what was answered; `list` and `rest` are the cards chosen and left over, `empty`
## says that none is chosen; `slot-…` asks for one slot; `moment` tells of a decision that mattered. What an ask does
## not say itself is said as in `core-ask`.

cup-ask-team = Pick five more wizards.
    .note = The drawn card ★ is in your team already.
    .topic = team
    .hint = Welcome! You see your eighteen wizards. One was drawn by chance (★); pick five more. A duel looks at Magic power first, then Element, then Value. Water beats Fire, Fire beats Nature, Nature beats Water; all three beat Light, and Light beats Shadow. Your opponent has the same eighteen.
    .list = Your team
    .moment = { $player } picked { $given }, with a winning chance of { $chance }. The best team was { $best }: { $better }.
cup-ask-plan = Put five wizards in the order of your Deck, the first on top; the sixth waits.
    .topic = plan
    .hint = Five of your six fight in this order; the sixth waits. A winner stays and meets the next one. A Dormant power helps you from the discard pile, as long as it lies on top.
    .list = Your order
    .rest = Waiting card
    .moment = In round { $round }, { $player } planned { $given }, with a winning chance of { $chance }. The best order was { $best }: { $better }.
cup-ask-swap = You may swap one wizard of your team for one that stayed aside.
    .topic = swap
    .hint = Between rounds you may change one wizard. The other side does not learn whether you did. Two tokens win the Cup.
    .slot-out = Who leaves the team?
    .slot-out-label = leaves
    .slot-in = Who joins the team?
    .slot-in-label = joins
    .decline = Keep the team
    .declined = no swap
    .answer = { $in } instead of { $out }
    .moment = Before round { $round }, { $player } chose { $given }. That left a winning chance of { $chance }. The best was { $best }: { $better }.
cup-ask-exchange = Exchange your wizard in the Duel zone with your Waiting card, { $card }?
    .topic = exchange with the Waiting card
    .yes = Yes, exchange them
    .no = No, it stays
cup-ask-rearrange = You may put your Deck in a new order, the first on top.
    .topic = new order of the Deck
    .list = The order of your Deck
    .decline = Leave the Deck as it is
    .declined = the order as it was
cup-ask-bury = The top card of the opponent's Deck is { $card }. Put it on the bottom?
    .topic = top card to the bottom
    .yes = Yes, to the bottom
    .no = No, leave it there

## What happens

cup-event-drawn = Drawn for { $player } and shown to both: { $card }.
cup-event-team-picked =
    { $cards ->
        [none] { $player } has picked five more wizards.
       *[other] { $player } picks { $cards }.
    }
cup-event-round-began = Round { $round } begins.
cup-event-planned =
    { $order ->
        [none] { $player } has planned.
       *[other] { $player } plans { $order }; waiting: { $waiting }.
    }
cup-event-revealed =
    { $cards-black ->
        [none] Duel { $duel }: { $player-white } reveals { $cards-white }.
       *[other] { $cards-white ->
            [none] Duel { $duel }: { $player-black } reveals { $cards-black }.
           *[other] Duel { $duel }: { $player-black } reveals { $cards-black }, { $player-white } reveals { $cards-white }.
        }
    }
cup-event-silenced = { $card } against { $card }: both lose their power.
cup-event-power-decided =
    { $losers-number ->
        [one] The power of { $card } ({ $player }) decides: { $losers } loses the duel.
       *[other] The power of { $card } ({ $player }) decides: both wizards lose.
    }
cup-event-idle =
    { $because ->
        [no-waiting] The power of { $card } ({ $player }) finds no Waiting card.
        [shield] The power of { $card } ({ $player }) is stopped by a shield.
        [condemned] The power of { $card } ({ $player }) comes too late: already condemned, no exchange.
        [exchanged] { $card } ({ $player }): already exchanged in this duel.
        [nothing-to-arrange] { $card } ({ $player }): fewer than two cards are left to rearrange.
        [no-deck] The power of { $card } ({ $player }) finds an empty Deck.
       *[decided] The power of { $card } ({ $player }) comes too late: the duel is decided.
    }
cup-event-declined = { $player } does not use the power of { $card }.
cup-event-exchanged = { $player } exchanges { $card } with the Waiting card, { $entered }.
cup-event-rearranged =
    { $order ->
        [none] { $card }: { $player } rearranges the Deck.
       *[other] { $card }: { $player } rearranges the Deck: { $order }.
    }
cup-event-peeked =
    { $top ->
        [none] { $card }: { $player } looks at the top card of the Deck of { $owner }.
       *[other] { $card }: { $player } looks at the top card of the Deck of { $owner }: { $top }.
    }
cup-event-buried =
    { $top ->
        [none] { $player } puts it on the bottom.
       *[other] { $player } puts { $top } on the bottom.
    }
cup-event-duel-decided =
    { $losers-number ->
        [one] { $losers } loses the duel ({ $cards-black } – { $cards-white }, { $criterion ->
            [A] by Magic power
            [B] by Element
           *[C] by Value
        }).
       *[other] Both lose the duel ({ $cards-black } – { $cards-white }, { $criterion ->
            [A] by Magic power
            [B] by Element
           *[C] by Value
        }).
    }
cup-event-discarded =
    { $place ->
        [deck] Discarded from the Deck: { $card } ({ $player }).
        [waiting] Discarded from the Waiting place: { $card } ({ $player }).
       *[duel] To the discard pile: { $card } ({ $player }).
    }
cup-event-round-ended =
    { $winners-number ->
        [one] { $winners } wins round { $round }.
       *[other] Both win round { $round }.
    } Tokens: { $player-black } { $tokens-black }, { $player-white } { $tokens-white }.
cup-event-resigned = { $player } resigns.
cup-event-swapped =
    { $left ->
        [none] { $player } keeps the team.
       *[other] { $player } swaps { $left } for { $joined }.
    }
cup-event-game-ended =
    { $equal ->
        [shared] Both win the Wizards Cup: a shared victory ({ $totals-black } – { $totals-white } in printed Values).
        [draw] The game is a draw ({ $totals-black } – { $totals-white } in printed Values).
       *[none] { $clause ->
            [CUP-G2] { $winners } wins the Wizards Cup by the lower total of printed Values ({ $player-black } { $totals-black }, { $player-white } { $totals-white }).
           *[other] { $winners } wins the Wizards Cup!
        }
    }

## Why?

cup-criterion-a = Magic power comes first, and it decides. [{ $clause }]
cup-criterion-b = No Magic power decides, so the Elements do. [{ $clause }]
cup-criterion-c = Neither Magic power nor Element decides, so the Values are compared. [{ $clause }]
cup-why-same-name = Both wizards are called { $card }, so they lose their power. [{ $clause }]
cup-why-power = { $card } ({ $player }) against { $other }: { $power }. [{ $clause }]
cup-why-element = { $element } ({ $card }, { $player }) is weak to { $other-element } ({ $other }). [{ $clause }]
cup-why-no-weakness = { $element } ({ $card }, { $player }) is weak to { $other-element } ({ $other }), but the power of { $card } takes that away. [{ $clause }]
cup-why-value = { $card } ({ $player }): Value { $amount }. [{ $clause }]
cup-why-bonus = { $card }, visible on the discard pile of { $player }, changes it by { $amount }. [{ $clause }]
cup-why-bonus-ignored = { $card }, visible on the discard pile of { $player }, would change it by { $amount }, but no Dormant bonus counts here. [{ $clause }]
cup-why-total = That makes { $amount } for { $card } ({ $player }). [{ $clause }]
cup-why-compare = { $card } ({ $player }): { $power }. [{ $clause }]
cup-why-verdict =
    { $losers-number ->
        [one] So { $losers } loses the duel. [{ $clause }]
       *[other] So both wizards lose. [{ $clause }]
    }
cup-clause-d8 = The first decisive power stands; a later one changes nothing. [{ $clause }]
cup-clause-e3 = A wizard that makes the opponent discard on winning takes the top card of the Deck. [{ $clause }]
cup-clause-k2 = A wizard that an earlier power has condemned cannot exchange itself any more. [{ $clause }]
cup-clause-k3 = An exchange needs a Waiting card. [{ $clause }]
cup-clause-k4 = The Waiting card goes face up to its owner's discard pile, if there is one. [{ $clause }]
cup-clause-k6 = The power on winning needs a card in the opponent's Deck. [{ $clause }]
cup-clause-k7 = A visible shield protects its owner's Deck and Waiting card from the opponent's powers. [{ $clause }]
cup-clause-k8 = A power asks only when there is something to decide. [{ $clause }]
cup-clause-k10 = A wizard exchanges itself at most once in a duel. [{ $clause }]
cup-clause-r1 = Whoever has no card in Deck and Duel zone loses the round. [{ $clause }]
cup-clause-r2 = Both ran out of cards at once, so both win the round. [{ $clause }]
cup-clause-g1 = Two Victory tokens win the game. [{ $clause }]
cup-clause-g2 = Both took their second token at once: the lower total of printed Values wins. [{ $clause }]

## The fast path

cup-tables-made = Working out every duel of this card set, once

## Errors

cup-error-edition = There is no edition “{ $name }”. Choose from: { $known }.
cup-error-set-size = A set has { $wanted } wizards; this file has { $given }.
cup-error-power-type = The power “{ $verb }” is { $wanted }, but the type says { $given }.
cup-error-power-without-type = A wizard of type "none" has no power.
cup-error-against-whom = The power “win against” must say against whom; give at least one of: { $known }.
cup-error-plan-size = The plan of { $seat } has { $given } cards in order; it must have { $wanted }.
cup-error-plan-card = The plan of { $seat } names “{ $card }”, and there is no such wizard in the set.
cup-error-plan-twice = The plan of { $seat } names “{ $card }” twice.
cup-error-choice = Choice { $number } does not fit: { $reason }

## Options

cup-option-edition = Wizards Cup: the edition of the rules, revised (the default) or first.
