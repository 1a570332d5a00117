# Wizards & Relics in English. What the cards of the house set are called is in relicset.ftl.

relics-title = Wizards & Relics
relics-seat-north = North
relics-seat-east = East
relics-seat-south = South
relics-seat-west = West

## Words for cards

relics-kind-wizard = wizard
relics-kind-relic = relic
relics-kind-shrine = shrine
relics-noun-wizard = a wizard
relics-noun-relic = a relic
relics-noun-card = a card
relics-colour-red = Red
relics-colour-blue = Blue
relics-colour-green = Green
relics-rarity-common = Common
relics-rarity-superb = Superb
relics-rarity-glorious = Glorious
relics-of-rarity-common = Common
relics-of-rarity-superb = Superb
relics-of-rarity-glorious = Glorious
relics-plain-wizard-yes = Devoted
relics-plain-wizard-no = Enlightened
relics-plain-relic-yes = Basic
relics-plain-relic-no = Enchanted
relics-of-power = power { $power }
relics-line-wizard = { $name } ({ $colour } { $subtype }, { $power })
relics-line-relic = { $name } ({ $power })

## Sentences: when, for whom, if, may, do

relics-when-discarded = when discarded:
relics-for = { $whom }:
relics-if = if { $conditions }:
relics-may = you may:
relics-then = { $first }, then { $second }
relics-if-own = your wizard is { $value }
relics-if-rival = a rival's wizard is { $value }
relics-if-advantage =
    { $value ->
        [yes] you have advantage
       *[no] you have no advantage
    }
relics-if-shrine = the shrine helps { $value } wizards
relics-if-hand =
    { $value ->
        [1] you have a card in hand
       *[other] you have { $value } or more cards in hand
    }
relics-if-drawn =
    { $value ->
        [1] you have drawn a card this round
       *[other] you have drawn { $value } or more cards this round
    }
relics-if-discard =
    { $value ->
        [1] you have a card in your discard pile
       *[other] you have { $value } or more cards in your discard pile
    }
relics-if-hall =
    { $value ->
        [1] you have a wizard in your Hall
       *[other] you have { $value } or more wizards in your Hall
    }
relics-if-behind =
    { $value ->
        [yes] a rival has more wizards in the Hall than you
       *[no] no rival has more wizards in the Hall than you
    }
relics-if-master =
    { $value ->
        [yes] you are the Master Wizard
       *[no] you are not the Master Wizard
    }
relics-if-again =
    { $value ->
        [yes] this battle follows a tie
       *[no] this is the first battle of the round
    }
relics-if-top = you reveal the top card of your deck and it is { $value }
relics-if-reveal = you reveal a card from your hand that is { $value }
relics-shrine-for-red = Red
relics-shrine-for-blue = Blue
relics-shrine-for-green = Green
relics-shrine-for-plain = Devoted
relics-shrine-for-enlightened = Enlightened

relics-per-drawn = { $which ->
       *[other] card that you have drawn this round
    }
relics-per-hand = { $which ->
       *[other] card in your hand
    }
relics-per-discard = { $which ->
        [none] card in your discard pile
       *[other] card in your discard pile that is { $which }
    }
relics-per-hall = { $which ->
       *[other] wizard in your Hall
    }
relics-per-rival = { $which ->
       *[other] rival
    }
relics-per-relic = { $which ->
       *[other] relic that you have in play
    }

relics-do-gain =
    { $to ->
        [self] { $amount } power
        [rival] a rival of your choice has { $amount } power
        [rivals] each rival has { $amount } power
       *[all] every player has { $amount } power
    }{ $per ->
        [none] { "" }
       *[other] { " " }for each { $per }
    }
relics-do-have-advantage =
    { $to ->
        [self] you have advantage
        [rival] a rival of your choice has advantage
        [rivals] each rival has advantage
       *[all] every player has advantage
    }
relics-do-lose-advantage =
    { $to ->
        [self] you have no advantage
        [rival] a rival of your choice has no advantage
        [rivals] rivals have no advantage
       *[all] nobody has advantage
    }
relics-do-enter-from-hand =
    bring a wizard{ $which ->
        [none] { "" }
       *[other] { " " }({ $which })
    } from your hand into play{ $joins ->
        [yes] { "" }; it joins
       *[no] { "" }; it replaces
    } the one that is there
relics-do-enter-from-discard =
    bring a wizard{ $which ->
        [none] { "" }
       *[other] { " " }({ $which })
    } from your discard pile into play{ $joins ->
        [yes] { "" }; it joins
       *[no] { "" }; it replaces
    } the one that is there
relics-do-add-relic =
    play an additional relic{ $which ->
        [none] { "" }
       *[other] { " " }({ $which })
    } from your hand
relics-do-ignore-relic =
    { $to ->
        [self] your relics{ $which ->
            [none] { "" }
           *[other] { " " }({ $which })
        } are ignored
        [rival] a relic of a rival is ignored
        [rivals] rivals' relics{ $which ->
            [none] { "" }
           *[other] { " " }({ $which })
        } are ignored
       *[all] all relics{ $which ->
            [none] { "" }
           *[other] { " " }({ $which })
        } are ignored
    }
relics-do-exchange-relic = exchange a relic of yours with one of a rival
relics-do-draw =
    { $to ->
        [self] draw
        [rival] a rival of your choice draws
        [rivals] each rival draws
       *[all] every player draws
    } { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }{ $per ->
        [none] { "" }
       *[other] { " " }for each { $per }
    }
relics-do-discard =
    { $to ->
        [self] discard
        [rival] a rival of your choice discards
        [rivals] each rival discards
       *[all] every player discards
    } { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
relics-do-discard-from-deck =
    { $to ->
        [self] discard
        [rival] a rival of your choice discards
        [rivals] each rival discards
       *[all] every player discards
    } { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    } of the deck
relics-do-take-back =
    take { $noun }{ $which ->
        [none] { "" }
       *[other] { " " }({ $which })
    } back from your discard pile
relics-do-look =
    { $amount ->
        [one] look at the top card of your deck
       *[other] look at the top { $amount } cards of your deck and put them back in any order
    }
relics-do-peek = look at the top card of a rival's deck; you may put it on the bottom

## What is asked
##
## The message is the question. Its attributes: `note` is added to it where there is space; `topic` names the decision
## afterwards; `hint` helps in a first match; `yes` and `no`, `decline` (leave everything as it is) are the buttons;
## `declined` and `answer` say later what was answered; `list` and `rest` are the cards chosen and left over, `empty`
## says that none is chosen; `slot-…` asks for one slot; `moment` tells of a decision that mattered. What an ask does
## not say itself is said as in `core-ask`.

relics-ask-mulligan = Your first hand. Which cards do you want to replace (only once)? None is fine.
    .topic = first hand, set aside
    .hint = Welcome! This is your first hand: wizards and relics. Once, you may change as many cards as you like.
    .decline = Keep them all
    .declined = nothing
    .empty = Nothing set aside: you keep all seven.
    .moment = From the first hand, { $player } set aside: { $given }. That left a winning chance of { $chance }. It was best to set aside: { $best }, { $better }.
relics-ask-lay = Lay a wizard and a relic, face down.
    .topic = lay
    .hint = Lay a wizard and a relic. Their power counts together. The shrine in the middle helps some wizards; Green has advantage over Blue, Blue over Red, Red over Green.
    .slot-wizard = Which wizard?
    .slot-wizard-label = wizard
    .slot-relic = Which relic?
    .slot-relic-label = relic
    .moment = In round { $round }, { $player } laid { $given }, with a winning chance of { $chance }. The best lay was { $best }: { $better }.
relics-ask-down =
    { $number ->
        [one] You may keep seven cards. Discard { $number } card.
       *[other] You may keep seven cards. Discard { $number } cards.
    }
    .topic = down to seven cards
relics-ask-discard =
    { $number ->
        [one] Discard { $number } card from your hand.
       *[other] Discard { $number } cards from your hand.
    }
    .topic = discard
relics-ask-enter = Which wizard enters the battle?
    .topic = wizard that enters
    .decline = None: no wizard enters
relics-ask-add = Which additional relic do you play?
    .topic = additional relic
    .decline = None: no additional relic
relics-ask-reveal = Which card do you reveal from your hand?
    .topic = card revealed
    .decline = None: reveal nothing
relics-ask-ignore = Which relic is to be ignored?
    .topic = relic ignored
relics-ask-give = Which of your relics do you give away?
    .topic = relic given away
relics-ask-take = Which relic do you take in exchange?
    .topic = relic taken
relics-ask-take-back = Which card do you take back from your discard pile?
    .topic = card taken back
relics-ask-look = The top cards of your deck. Put them back in any order, the first on top.
    .topic = order of the top cards
    .list = The order of these cards
relics-ask-peek = Whose deck do you look at?
    .topic = deck looked at
relics-ask-bury = The top card of that deck is { $card }. Put it on the bottom?
    .topic = top card to the bottom
    .yes = Yes, to the bottom
    .no = No, leave it there
relics-ask-rival = Which rival do you choose?
    .topic = rival
relics-ask-trigger = Several of your discarded cards do something. Which one first?
    .topic = which discard acts first
relics-ask-order = Which of your relics acts first?
    .topic = which relic acts first
relics-ask-spoils = You have won the round: draw a card, or take a relic from a loser.
    .topic = spoils
    .hint = You won the round, and your wizard is immortal now. As spoils you draw a card, or take a relic that a loser has played.
relics-ask-shrine = The shrine helps your wizard in several ways. Which comes first?
    .topic = help of the shrine
relics-ask-use = Use { $card }?
    .topic = ability used
    .yes = Yes, use it
    .no = No

relics-choice-draw = Draw a card
    .typed = draw
relics-choice-relic =
    { $player }, relic { $number }{ $card ->
        [unknown] { "" }
        [none] : (face down)
       *[other] : { $card }
    }{ $ignored ->
        [yes] { " " }(ignored)
       *[no] { "" }
    }
relics-choice-ability = ability { $number } of the shrine

## What happens

relics-event-dealt = { $player } takes a deck.
relics-event-hand-kept =
    { $number ->
        [0] { $player } keeps the hand.
        [one] { $player } sets one card aside and draws another{ $cards ->
            [none] { "" }
           *[other] : { $cards }
        }.
       *[other] { $player } sets { $number } cards aside and draws as many{ $cards ->
            [none] { "" }
           *[other] : { $cards }
        }.
    }
relics-event-master-chosen = { $player } is the Master Wizard.
relics-event-round-started = Round { $round } begins.
relics-event-shrine-turned = The shrine of this round: { $shrine }.
relics-event-shrines-reshuffled = The used shrines are shuffled again.
relics-event-battle-began =
    { $battle ->
        [1] To battle: { $fighters }.
       *[other] A new battle after the tie: { $fighters }.
    }
relics-event-laid =
    { $wizard ->
        [none] { $relics ->
            [0] { $player } lays a wizard, and has no relic.
           *[other] { $player } lays a wizard and a relic.
        }
       *[other] { $relic ->
            [none] { $player } lays { $wizard }, and has no relic.
           *[other] { $player } lays { $wizard } with { $relic }.
        }
    }
relics-event-sat-out = { $player } has no wizard and sits the battle out.
relics-event-wizards-revealed = Wizards: { $cards }.
relics-event-relics-revealed = Relics: { $cards }.
relics-event-battle-decided =
    { $highest-number ->
        [one] Power: { $totals }. { $highest } has the most.
       *[other] Power: { $totals }. A tie between { $highest }.
    }
relics-event-round-won = { $player } wins round { $round }.
relics-event-entered-hall = { $card } enters the Hall of Immortality of { $player }, which holds { $hall } now.
relics-event-no-winner =
    { $because ->
        [battles] Round { $round } has no winner: too many ties.
       *[nobody] Round { $round } has no winner: nobody can battle.
    }
relics-event-relic-taken = { $player } takes { $card } of { $owner } as spoils.
relics-event-game-won =
    { $winners-number ->
        [one] { $winners } wins the game!
       *[other] { $winners } share the victory!
    }
relics-event-resigned = { $player } resigns.
relics-event-reactions-stopped = { $number } discarded cards have reacted in this battle. No more of them react until the next one.
relics-event-drew =
    { $cards ->
        [none] { $number ->
            [one] { $player } draws a card.
           *[other] { $player } draws { $number } cards.
        }
       *[other] { $player } draws { $cards }.
    }
relics-event-replenished = { $player } is low on cards and replenishes to { $size }.
relics-event-reshuffled = The discard pile of { $player } becomes the deck ({ $number }).
relics-event-card-discarded =
    { $place ->
        [deck] { $player } discards from the deck: { $cards }.
       *[hand] { $player } discards { $cards }.
    }
relics-event-set-aside = To the discard pile of { $player }: { $cards }.
relics-event-took-back = { $player } takes { $card } back from the discard pile.
relics-event-revealed-from-hand = { $player } reveals { $card } from the hand.
relics-event-top-revealed = { $player } reveals the top card of the deck: { $card }.
relics-event-looked-at-deck =
    { $cards ->
        [none] { $number ->
            [one] { $player } looks at the top card of the own deck.
           *[other] { $player } looks at the top { $number } cards of the own deck.
        }
       *[other] { $player } looks at the own deck; from the top: { $cards }.
    }
relics-event-peeked-at-deck =
    { $top ->
        [none] { $player } looks at the top card of the deck of { $owner }.
       *[other] { $player } looks at the top card of the deck of { $owner }: { $top }.
    }
relics-event-buried =
    { $top ->
        [none] { $player } puts it on the bottom of the deck of { $owner }.
       *[other] { $player } puts { $top } on the bottom of the deck of { $owner }.
    }
relics-event-triggered =
    { $when ->
        [shrine] { $card } helps { $player }.
        [discarded] { $card } of { $player } was discarded, and does something.
        [revealed] { $player } uses { $card }.
       *[entering] { $player } uses the ability of { $card }.
    }
relics-event-declined =
    { $because ->
        [declined] { $player } does not use { $card }.
        [condition] { $card } ({ $player }): the condition is not met.
       *[impossible] { $card } ({ $player }): nothing to do.
    }
relics-event-bonus-given =
    { $per ->
        [none] { $source }: { $player } { $amount } power.
        [drawn] { $source }: { $player } { $amount } power for each card drawn this round.
        [hand] { $source }: { $player } { $amount } power for each card in hand.
        [discard] { $source }: { $player } { $amount } power for each such card in the discard pile.
        [hall] { $source }: { $player } { $amount } power for each wizard in the Hall.
        [rival] { $source }: { $player } { $amount } power for each rival.
       *[relic] { $source }: { $player } { $amount } power for each relic in play.
    }
relics-event-advantage-changed =
    { $has ->
        [yes] { $source }: { $player } has advantage.
       *[no] { $source }: { $player } has no advantage.
    }
relics-event-wizard-entered =
    { $place ->
        [discard] { $joins ->
            [yes] { $card } joins the battle for { $player }, from the discard pile.
           *[no] { $card } enters for { $player }, from the discard pile.
        }
       *[hand] { $joins ->
            [yes] { $card } joins the battle for { $player }, from the hand.
           *[no] { $card } enters for { $player }, from the hand.
        }
    }
relics-event-wizard-left = { $card } of { $player } is replaced.
relics-event-relic-added =
    { $card ->
        [none] { $player } plays an additional relic, face down.
       *[other] { $player } plays an additional relic: { $card }.
    }
relics-event-relic-ignored =
    { $card ->
        [none] { $player } has a relic of { $owner } ignored (number { $slot }).
       *[other] { $player } has { $card } of { $owner } ignored.
    }
relics-event-relics-ignored = { $source }: relics of { $player } are ignored.
relics-event-relics-exchanged =
    { $taken ->
        [none] { $player } and { $owner } exchange relics.
       *[other] { $player } gives { $given } to { $owner } for { $taken }.
    }

## Why?

relics-part-base = { $amount } { $card } [{ $clause }]
relics-part-relic = { $amount } { $card } [{ $clause }]
relics-part-advantage = { $amount } advantage ({ $card }) [{ $clause }]
relics-part-shrine = { $amount } shrine ({ $card }) [{ $clause }]
relics-part-ability = { $amount } ability ({ $card }) [{ $clause }]
relics-part-modifier = { $amount } modifier ({ $card }) [{ $clause }]
relics-why-total = = { $amount } for { $player } [{ $clause }]
relics-why-verdict =
    { $highest-number ->
        [one] So { $highest } wins the battle. [{ $clause }]
       *[other] So it is a tie: { $highest } battle again. [{ $clause }]
    }
relics-clause-t5 = After ten battles, or when nobody can battle on, the round has no winner. [{ $clause }]
relics-clause-v3 = The Hall holds enough wizards: five with two players, four with three, three with four. [{ $clause }]
relics-clause-s5 = The first Master Wizard is chosen at random. [{ $clause }]
relics-clause-l4 = The winner of a round is the next Master Wizard. [{ $clause }]
relics-clause-k16 = Cards that set each other off without end are stopped, once in a battle. [{ $clause }]
relics-clause-k17 = Ten rounds in a row had no winner: the fullest Hall wins. [{ $clause }]

## Errors

relics-error-no-abilities = A shrine has at least one ability.
relics-error-abilities = A shrine has at most { $most } abilities.
relics-error-endless = Discarded cards of this set would discard each other without end; “{ $card }” discards the most. Let them discard fewer, or only if a condition holds.
relics-error-too-many-abilities = The fast path knows shrines of at most { $most } abilities.
relics-error-cannot-resume = No card in play can be asking this ({ $purpose }).
relics-error-unsupported-verb = The fast path cannot play “{ $verb }” yet, so the card set “{ $set }” can be played, but not searched or simulated.
relics-error-sentence = The sentence cannot be read: { $reason }.
relics-error-when = A shrine is never discarded.
relics-error-unused = “{ $field }” means nothing to the verb “{ $verb }”.
relics-error-hand-filter = A count of some cards in hand would tell what is in the hand; count them all.
relics-error-then = What follows with “then” is one plain sentence: no “if”, no “may”, no “when”, no “then”.
relics-error-wanted =
    { $field ->
        [kind] There is no kind “{ $name }”. Choose from: { $known }.
        [colour] There is no colour “{ $name }”. Choose from: { $known }.
        [rarity] There is no rarity “{ $name }”. Choose from: { $known }.
       *[mechanic] No card does “{ $name }”. Choose from: { $known }.
    }
relics-error-none = The set has no { $kind }.
relics-error-deal = { $number } cards of the kind { $kind }, { $rarity }, cannot be dealt evenly into { $decks } decks.
relics-error-seats = A battle needs two to four of these seats, and one of them as the Master Wizard: { $known }.
relics-error-judged-card = “{ $card }” is not a card of the set that can lie there.
relics-error-judged-twice = “{ $card }” is named twice.
relics-error-judged-choice = Choice { $number } does not fit: { $reason }

## Options

relics-option-players = Wizards & Relics: how many play, 2 (the default), 3 or 4.
relics-option-late = Wizards & Relics: a wizard that enters late replaces (the default) or joins.
relics-option-reshuffle = Wizards & Relics: the discard pile becomes the deck when-needed (the default) or at-once.
