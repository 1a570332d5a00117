# The terminal in English.

terminal-welcome = Wizard Hall. Ctrl-C saves and leaves; ? shows all powers and keys.
terminal-commitment = Commitment to the dice: { $commitment }
    Note it if you want to verify later that they were not chosen after looking.
terminal-stir = { $player }, type anything to stir the dice (or nothing), then Enter:
terminal-player-you = { $seat } (you)
terminal-player-named = { $seat } ({ $name })

## Telling

terminal-why = Why?
terminal-wait = ── any key: next · s: skip to the end of the round ──
terminal-pass = Pass the keyboard to { $player }; everybody else looks away. { $player }: Enter.
terminal-all-look = All may look now. Enter:
terminal-resumed = Going on with { $file }. The round so far:
terminal-saved = The match is saved in { $file }
    Go on with: { $command }
terminal-over-already = This match is over.
terminal-record = The record: { $file }
    Watch it again: { $replay }
    Prove that it was fair: { $verify }

## Asking

terminal-purpose-team = Pick five more wizards for your team.
terminal-purpose-plan = Put five wizards in the order of your Deck, the first on top. The sixth is your Waiting card.
terminal-purpose-swap = You may swap one wizard of your team for one that stayed aside.
terminal-purpose-exchange = Exchange your wizard in the Duel zone with your Waiting card, { $card }?
terminal-purpose-rearrange = You may put your Deck in a new order, the first on top.
terminal-purpose-bury = The top card of the opponent's Deck is { $card }. Put it on the bottom?
terminal-rest-plan = { " " }· Waiting card: { $cards }
terminal-keep-swap = Keep the team as it is
terminal-keep-rearrange = Leave the Deck as it is
terminal-slot-out = Who leaves the team?
terminal-slot-in = Who joins the team?
terminal-yes = Yes
terminal-no = No
terminal-yes-or-no = Yes or no?
terminal-incomplete = { $given } of { $wanted }: { $chosen }
terminal-lock = Enter locks, Backspace takes back.
terminal-lock-lines = An empty line locks, “undo” takes back.
terminal-undone = The last step is taken back.
terminal-nothing-to-undo = There is nothing to take back.
terminal-hint = ↑↓ Space, number or name · Backspace: undo · ?: powers and help
terminal-hint-arrange = ↑↓ Space, number or name · ←→: earlier, later · Backspace: undo · ?: help
terminal-help-keys =
    ↑ ↓             move the highlight
    Space, Enter    take the highlighted card, or drop it
    5 Enter         take number 5; so does the name or its beginning, in English or French
    ← →             in an order: move the card earlier or later
    Backspace       take back the last step (also Ctrl-Z, or type “undo”)
    Enter           when all is chosen: lock
    Ctrl-C          save and leave
terminal-help-lines = Type numbers or names, separated by spaces or commas; a name that is taken already is dropped. “undo” takes back the last step, “help” lists everything again, an empty line locks. Names may be English or French, and their beginning is enough.

## Words that can be typed; any of them will do

terminal-word-undo = undo
terminal-word-help = help ?
terminal-word-keep = keep none nothing
terminal-word-yes = y yes
terminal-word-no = n no

## Replay

terminal-replay-place = Seen by: { $eyes } · step { $step } of { $steps }
terminal-replay-keys = → Space n: next · ← p: back · 1 2 3: round · Home End · e: other eyes · w: why · q: quit
terminal-eyes-spectator = a spectator
terminal-eyes-all = all-seeing

## Judge

terminal-judge-welcome = A judge for a round with real cards ({ $edition }). Names in English or French, their beginning is enough; several in a line are fine; “undo” takes one back, Ctrl-C leaves.
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

## Errors

terminal-error-name-unknown = There is no “{ $typed }” to choose. There are: { $cards }.
terminal-error-name-close = There is no “{ $typed }”. Did you mean { $cards }?
terminal-error-name-ambiguous = “{ $typed }” can mean { $cards }. Type some more letters.
terminal-error-name-elsewhere = “{ $typed }” cannot be chosen here. There are: { $cards }.
terminal-error-record-exists = The file { $file } exists already; a record is never written over. Give another --record.
terminal-error-record-write = The record cannot be written to { $file }: { $reason }.
terminal-error-too-many = The line names { $given } cards; only { $wanted } more can be named for this player.
