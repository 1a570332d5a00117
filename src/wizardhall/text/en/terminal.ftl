# The terminal in English.

terminal-welcome = Wizard Hall. Ctrl-C saves and leaves; ? shows all powers and keys.
terminal-commitment = Commitment to the dice: { $commitment }
    Note it down to verify later that the dice were not chosen after the fact.
terminal-stir = { $player }, type anything to stir the dice (or nothing), then Enter:
terminal-at-the-table = At the table: { $players }.
terminal-player-you = { $seat } (you)
terminal-player-named = { $seat } ({ $name })

## Telling

terminal-why = Why?
terminal-wait = ── any key: next · s: skip to the end of the round ──
terminal-page = ── any key: next ──
terminal-pass = Pass the keyboard to { $player }; everybody else looks away. { $player }: Enter.
terminal-all-look = Everybody may look now. Enter:
terminal-resumed = Continuing { $file }. The round so far:
terminal-saved = The match is saved in { $file }
    Continue it with: { $command }
terminal-over-already = This match is over.
terminal-record = The record: { $file }
    Watch it again: { $replay }
    See what the decisions were worth: { $analyse }
    Prove that it was fair: { $verify }

## Asking

terminal-rest = { " " }· { $what }: { $cards }
terminal-yes-or-no = Yes or no?
terminal-thinking = Thinking …
terminal-incomplete = { $given } of { $wanted }: { $chosen }
terminal-lock = Enter locks, Backspace takes back.
terminal-lock-lines = An empty line locks, “undo” takes back.
terminal-undone = Took back the last step.
terminal-nothing-to-undo = There is nothing to take back.
terminal-hint = ↑↓ Space, number or name · Backspace: undo · ?: powers and help
terminal-hint-piles = { " " }· Tab: piles
terminal-hint-arrange = ↑↓ Space, number, name · ←→: move · Backspace: undo · ?: help
terminal-help-keys =
    ↑ ↓             move the highlight
    Space, Enter    take the highlighted card, or drop it
    5 Enter         take number 5, a name or its beginning (English or French)
    ← →             in an order: move the card earlier or later
    Backspace       take back the last step (also Ctrl-Z, or type “undo”)
    Enter           when all is chosen: lock
    Ctrl-C          save and leave
terminal-help-piles = Tab             look through the discard piles and your deck (type “discards”)
terminal-help-piles-lines = “discards” lists the discard piles and what is left in your own deck.
terminal-help-lines = Type numbers or names, separated by spaces or commas; a name that is taken already is dropped. “undo” takes back the last step, “help” lists everything again, an empty line locks. Names may be English or French, and their beginning is enough.

## Words that can be typed; any of them will do

terminal-word-undo = undo
terminal-word-help = help ?
terminal-word-piles = discards discard piles deck
terminal-word-keep = keep none nothing
terminal-word-yes = y yes
terminal-word-no = n no

## Replay

terminal-replay-place = Seen by: { $eyes } · step { $step } of { $steps }
terminal-replay-keys = → Space n: next · ← p: back · 1 2 3 PgUp PgDn: round · Home End · e: other eyes · w: why · ↑ ↓: scroll · q: quit
terminal-eyes-spectator = a spectator
terminal-eyes-all = all-seeing

## Judge

terminal-judge-welcome = A judge for a round with real cards ({ $edition }). Type names in English or French, or only their beginning; several on a line are fine; “undo” takes one back, Ctrl-C leaves.
terminal-judge-card = { $player }, card { $place } of 5:
terminal-judge-waiting = { $player }, Waiting card:
terminal-judge-offer = Enter takes { $card }.
terminal-judge-won =
    { $number ->
        [one] { $winners } wins the round.
       *[other] Both win the round: { $winners }.
    }
terminal-judge-again = Another round? (y/n)

## Wizards Cup

terminal-cup-power = { $type }: { $power }
terminal-cup-total = total Value { $total }
terminal-cup-drawn = Drawn for { $player }:
terminal-cup-both-drawn = Yours: { $own }, theirs: { $other }
terminal-cup-versus = vs
terminal-cup-title-round = Round { $round }
terminal-cup-title-swap = Between two rounds
terminal-cup-team-of = { $player }:
terminal-cup-team = Team:
terminal-cup-title-duel = Round { $round } · Duel { $duel }
terminal-cup-side = { $player }, Victory tokens: { $tokens }
terminal-cup-zone = Duel zone: { $card }
terminal-cup-deck = Deck:
terminal-cup-waiting = Waiting:
terminal-cup-discard = Discard:
terminal-cup-known = Known:
terminal-cup-face-down = { $number } face down
terminal-cup-under = and { $number } under it
terminal-cup-round = Round
terminal-cup-winner = Won by
terminal-cup-duels = Duels
terminal-cup-tokens = Tokens
terminal-cup-set = The card set “{ $name }”
terminal-cup-column-element = Element
terminal-cup-column-name = Name
terminal-cup-column-type = Type
terminal-cup-column-power = Magic power
terminal-cup-column-source = From
terminal-cup-sources = From: where name, Element, type, Value and power come from, in this order. { $sources }.
terminal-cup-reminder = A Magic power decides first, then the Element, then the Value. Fire loses to Water, Water to Nature, Nature to Fire; Light loses to these three, Shadow to Light; Void has no weakness. A Dormant power works while its card is the visible one of your discard pile.

## Wizards & Relics

terminal-relics-title-round = Round { $round }
terminal-relics-title-battle = Round { $round } · battle { $battle } after a tie
terminal-relics-wizard = { $colour } { $subtype }
terminal-relics-relic = Relic
terminal-relics-of = of { $player }
terminal-relics-note = { $card }: { $text }
terminal-relics-label = { $what }:
terminal-relics-out = (sits out)
terminal-relics-hidden-wizard = a wizard face down
terminal-relics-hidden-relic = a relic face down
terminal-relics-face-down = (face down)
terminal-relics-ignored = (ignored)
terminal-relics-hall = Hall { $number }/{ $needed }
terminal-relics-counts = Hand { $hand } · Deck { $deck }
terminal-relics-discard = Discard { $number }
terminal-relics-aside = Aside:
terminal-relics-your-hand = Your hand:
terminal-relics-pile-of = Discard pile of { $player } ({ $number }), top first:
terminal-relics-own-deck = Your deck ({ $number }), in no order:
terminal-relics-printed = Printed power { $sum }; advantage, shrine and abilities come on top.

terminal-relics-part-base = { $amount }
terminal-relics-part-relic = { $amount } relic
terminal-relics-part-advantage = { $amount } advantage
terminal-relics-part-shrine = { $amount } shrine
terminal-relics-part-ability = { $amount } ability
terminal-relics-part-modifier = { $amount } effects
terminal-relics-because-base = { $amount } { $card }
terminal-relics-because-relic = { $amount } { $card }
terminal-relics-because-advantage = { $amount } advantage
terminal-relics-because-shrine = { $amount } shrine
terminal-relics-because-ability = { $amount } ability of { $card }
terminal-relics-because-modifier = { $amount } effect of { $card }
terminal-relics-sum = { $player }: { $parts } = { $total }

terminal-relics-shrine = Shrine: { $text }
terminal-relics-master = { $player }, Master Wizard
terminal-relics-side = { $player }: Hall { $hall } of { $needed }, hand { $hand }, deck { $deck }, discard pile { $discard }.
terminal-relics-in-hall = In the Hall:
terminal-relics-top = On top of the discard pile:
terminal-relics-in-play = In play:
terminal-relics-power = Power:

terminal-relics-summary-round = Round
terminal-relics-summary-shrine = Shrine
terminal-relics-summary-powers = Power
terminal-relics-summary-winner = Won by
terminal-relics-summary-hall = Into the Hall
terminal-relics-all-wizard = Wizards ({ $number })
terminal-relics-all-relic = Relics ({ $number })
terminal-relics-all-shrine = Shrines ({ $number })
terminal-relics-column-colour = Colour
terminal-relics-column-power = { "" }
terminal-relics-column-name = Name
terminal-relics-column-subtype = Subtype
terminal-relics-column-rarity = Rarity
terminal-relics-column-text = What it does
terminal-relics-field-name = name
terminal-relics-field-colour = colour
terminal-relics-field-subtype = subtype
terminal-relics-field-rarity = rarity
terminal-relics-field-power = power
terminal-relics-field-ability = ability
terminal-relics-source-usual = Where everything comes from, unless marked: { $source }.
terminal-relics-source-other = { $mark } From elsewhere ({ $source }): { $fields } of { $cards }.
terminal-relics-no-cards = No card matches.
terminal-relics-reminder = Power is wizard + relics + advantage + what shrine and abilities give; the highest wins, and its wizard enters the Hall. Advantage is +1: Green over Blue, Blue over Red, Red over Green. Wizards are revealed first, then relics, each from the Master Wizard clockwise. With one card or none in hand you draw up to seven, less one for each wizard in your Hall.

terminal-source-rulebook = the rulebook
terminal-source-inferred = inferred from the rulebook
terminal-source-house = the house set
terminal-source-printed = printed cards
terminal-source-custom = a custom set

## Errors

terminal-error-too-many-bots = { $given } bots are too many: there are { $seats } seats. Leave out a --bot.
terminal-error-hotseat-bots = With --hotseat people sit at all seats. Leave out --hotseat to mix bots and people, or --bot to play among people.
terminal-error-judge-lines = The judge of this game reads battles as JSON lines: { $command }

terminal-error-name-unknown = There is no “{ $typed }” to choose. Choose from: { $cards }.
terminal-error-name-close = There is no “{ $typed }”. Did you mean { $cards }?
terminal-error-name-ambiguous = “{ $typed }” can mean { $cards }. Type some more letters.
terminal-error-name-elsewhere = “{ $typed }” cannot be chosen here. Choose from: { $cards }.
terminal-error-record-bot = This record wants a bot that is not installed here: { $bot }. It is a program of its own; if you trust it, go on with: { $command }
terminal-error-from = --as, --bot and --record only go with --from N, which plays on from the middle of a match.
terminal-error-record-exists = The file { $file } exists already; a record is never overwritten. Give another --record.
terminal-error-too-many = The line names { $given } cards; only { $wanted } more can be named for this player.
