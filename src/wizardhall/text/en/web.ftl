# The page in English.

web-hall = Wizard Hall
web-home = Wizard Hall: to the start page
web-skip-to-content = Skip to the content
web-settings = Language and light
web-light =
    { $light ->
        [light] Light: light. Change
        [dark] Light: dark. Change
       *[auto] Light: as the device. Change
    }
web-loading = One moment …
web-connecting = Taking a seat …
web-not-found = There is nothing here.
web-to-start = To the start page
web-again = Try again
web-close = Close
web-save = Save
web-cancel = Cancel
web-empty = Nothing here yet.

## The start page

web-welcome = Welcome to the hall
web-welcome-about = Two games of duelling wizards: play a friend or a bot, or just watch. No account needed.
web-hello = You are
web-your-name = Your name
web-rename = Change name
web-game-cup = Wizards Cup
web-game-cup-about = Two players, six wizards each, one secret order: plan well, then watch the duels take their course.
web-game-relics = Wizards & Relics
web-game-relics-about = Two to four players lay a wizard and a relic in secret, and a shrine has its say: who fills the Hall of Immortality first?
web-play-bot = Play a bot
web-play-bot-of = Play a bot: { $game }
web-play-friend = Play with a friend
web-play-friend-of = Play with a friend: { $game }
web-watch = Watch
web-watch-of = Watch: { $game }
web-more-options = More options
web-rules = Rules
web-cards = Cards
web-open-tables = Tables waiting for players
web-open-none = Nobody is waiting right now. Open a table yourself, or enter a friend's code.
web-watchable = Matches to watch
web-watch-none = No match is being played right now.
web-yours-running = Your matches
web-yours-past = Your past matches
web-to-table-join = Sit down
web-to-table-join-of = Sit down at table { $code }
web-to-table-watch = Watch
web-to-table-watch-of = Watch table { $code }
web-to-table-go-on = Continue
web-to-table-go-on-of = Continue at table { $code }
web-to-table-look = The end
web-to-table-look-of = The end of match { $code }
web-join-code = Code or link of a table
web-join = Go there
web-result-won = won
web-result-lost = lost
web-result-shared = shared victory

## A new table

web-new-table-of = A new table of { $game }
web-option-cup-edition = Edition
web-option-cup-edition-revised = revised
web-option-cup-edition-first = first
web-option-relics-players = Players
web-option-relics-players-2 = two
web-option-relics-players-3 = three
web-option-relics-players-4 = four
web-option-relics-late = A wizard that enters late
web-option-relics-late-replaces = replaces the one that is there
web-option-relics-late-joins = joins the one that is there
web-option-relics-reshuffle = The discard pile becomes the deck
web-option-relics-reshuffle-when-needed = when a card is needed
web-option-relics-reshuffle-at-once = as soon as the deck is empty
web-seats = Seats
web-guest = Guest { $number }
web-seat-you = you
web-seat-somebody = somebody with the link
web-seat-empty = free
web-seat-away = not here
web-seat-stand-in = a bot stands in
web-seat-thinking = thinking
web-bot = { $level } (bot)
web-clock = Clock
web-clock-none = none
web-clock-relaxed = relaxed
web-clock-quick = quick
web-clock-left = Clock of { $player }: { $time }
web-away = If somebody leaves
web-away-bot = a bot stands in meanwhile
web-away-wait = the others wait
web-public = Show this table on the start page
web-own-set = Play with a card set of your own
web-own-set-about = A card file in TOML, as the lab and the terminal read it. A mistake is reported with its line.
web-own-set-file = Card file
web-own-set-chosen = Chosen: { $file }
web-open-table = Open the table

## A table before the start

web-table = A table
web-your-turn = Your turn
web-table-of = A table of { $game }
web-table-gone =
    { $reason ->
        [none] This table is closed.
       *[other] This table cannot be shown. { $reason }
    }
web-fact = { $what }: { $value }
web-cards-set =
    { $name ->
        [house] Cards: of the house
       *[other] Cards: { $name }
    }
web-invite = Invite somebody
web-invite-about = Send the link or the code. Whoever comes takes a free seat, or watches.
web-code = Code of the table
web-copy-link = Copy the link
web-share = Share the link
web-copied = Copied ✓
web-sit = Sit down here
web-start = Start the match
web-seat-bot = Put a bot here
web-seat-bot-level = Bot for the seat { $seat }
web-seat-bot-of = Put a bot here: { $seat }
web-seat-unbot = Take away
web-seat-unbot-of = Take away: the bot of { $seat }
web-program = Let your own program play
web-program-about = Any program that speaks the hall's protocol can take a seat with a token. This command runs the example; keep the token to yourself.
web-program-seat = Give it the next free seat
web-words = Add your own luck
web-words-about = The dice of a match are made from a secret of the hall and from the words of all players. The hall has fixed its secret before it sees your words, so nobody can know how the dice fall, not even the hall. Your browser has made some words up; type others if you like. They are in the record, and you can check them after the match.
web-words-yours = Your words
web-words-kept = Your words are with the hall.
web-seats-free =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
web-seats-wait-host = All are here. The host starts the match.
web-leave = Leave the table

## Connection and errors

web-offline = The connection is lost. Trying again; what you locked is safe.
web-offline-now = Try now
web-error-offline = The hall cannot be reached just now. Nothing was lost; try again in a moment.
web-error-page = This page could not be loaded.

## Cards in words

web-face-down = a face-down card
web-value = Value { $value }
web-power = Power { $power }
web-advantage-over = advantage over { $colour }
web-card-cup =
    { $type ->
        [none] { $name }, { $element }, Value { $value }, no power.
       *[other] { $name }, { $element }, Value { $value }. { $type }: { $text }.
    }
web-card-wizard = { $name }, wizard, { $colour } { $subtype }, power { $power }, advantage over { $advantage }. { $text }
web-card-relic = { $name }, relic, power { $power }. { $text }
web-card-shrine = { $name }, shrine. { $text }
web-inspector = The selected card
web-inspector-empty = Point at a card, or tap it, to read it here.
web-drawn-card = The drawn card.
web-top-card = top
web-rule = rule { $clause }

## Asking

web-ask-unknown = This page does not know how to ask this (“{ $kind }”). Reload it: the hall may be newer.
web-choose-nothing = You have none that fits.
web-pick-options = Cards to choose from
web-pick-count =
    { $free ->
        [yes] { $given } chosen
       *[no] { $given } of { $wanted } chosen
    }
web-pick-remove = Chosen. Take back.
web-lock = Lock
web-locked = Locked
web-locked-about =
    { $players ->
        [none] It goes on at once.
       *[other] Waiting for { $players }. You can still change your mind.
    }
web-take-back = Take back
web-waiting-for = Waiting for { $players } …
web-arrange-place = Place { $place }
web-arrange-earlier = Earlier
web-arrange-later = Later
web-arrange-hint = Drag; or tap a card, then its new place. Keys: Space takes, arrows carry.
web-arrange-taken = { $card } is taken up. Arrows move it, Space puts it down.
web-arrange-put = { $card } lies down. { $place }.
web-arrange-moved = { $card }: { $place }.

## The story

web-playback = Playback
web-playback-pause = Pause
web-playback-go-on = Resume
web-playback-step = Step
web-playback-skip = Skip
web-playback-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = instant
web-story = The story so far
web-story-empty = Nothing has happened yet.
web-why = Why?
web-menu = Menu
web-menu-title = At this table
web-fair = Is it fair?
web-fair-about = The hall committed to its dice before the first card, and to every answer as it was locked. After the match you can check both.
web-fair-commitment = The hash of the seed:
web-fair-locks =
    { $number ->
        [one] One answer is locked by a hash so far.
       *[other] { $number } answers are locked by a hash so far.
    }
web-resign = Resign
web-resign-sure = Give up this match?
web-resign-yes = Yes, resign
web-resign-no = No, play on

## Wizards Cup

web-cup-team = The teams
web-cup-round =
    { $duel ->
        [0] Round { $round }
       *[other] Round { $round } · Duel { $duel }
    }
web-cup-between = Between two rounds
web-cup-tokens = Victory tokens: { $tokens }
web-cup-deck = Deck: { $number }
web-cup-waiting = Waiting
web-cup-discard = Discard: { $number }
web-cup-discard-open = Visible on the discard pile of { $number }. Open it.
web-cup-discard-of = Discard pile of { $player }
web-cup-known =
    { $number ->
        [one] 1 known card
       *[other] { $number } known cards
    }
web-cup-known-short = Known:
web-cup-known-of = What you know of the team of { $player }
web-cup-known-about = Cards of this side that you have seen in this match. A swap between rounds is not announced, so one of them may be gone.
web-cup-elements = Elements of the team
web-cup-total = Values: { $total }
web-criteria = What decides a duel, in this order
web-criterion-a = Magic power
web-criterion-b = Element
web-criterion-c = Value
web-criterion-a-open = No power decides.
web-criterion-b-open = Neither Element beats the other.
web-criterion-is-waiting = : not looked at yet
web-criterion-is-looking = : being looked at
web-criterion-is-nothing = : no result
web-criterion-is-decides = : decides
web-duel-wins = wins
web-duel-loses = loses

## Wizards & Relics

web-relics-set-up = Before the first round
web-relics-round =
    { $battle ->
        [0] Round { $round }
        [1] Round { $round }
       *[other] Round { $round } · battle { $battle } after a tie
    }
web-relics-phase-set-up = Everybody looks at the first hand.
web-relics-phase-shrine = The shrine is turned up.
web-relics-phase-play = Wizards and relics are laid in secret.
web-relics-phase-wizards = The wizards are revealed.
web-relics-phase-relics = The relics are revealed.
web-relics-phase-victory = Victory.
web-relics-phase-spoils = The spoils.
web-relics-phase-over = The game is over.
web-relics-master = Master Wizard
web-relics-hall = Hall of Immortality: { $number } of { $wanted }. Open it.
web-relics-hall-short = Hall { $number }/{ $wanted }
web-relics-hall-of = Hall of Immortality of { $player }
web-relics-hand = Hand { $number }
web-relics-deck = Deck { $number }
web-relics-deck-of = Deck of { $player }
web-relics-deck-about = The cards that are still in it, sorted by name; their order is not known.
web-relics-discard = Discard { $number }
web-relics-discard-of = Discard pile of { $player }
web-relics-aside = Aside { $number }
web-relics-aside-of = Set aside by { $player } this round
web-relics-piles-of = Cards of { $player }
web-relics-ignored = Ignored.
web-relics-only-you = Face down: only you know it.
web-relics-face-down = Still face down.
web-relics-power-of = Power of { $player }: { $power }
web-relics-your-hand = Your hand
web-relics-hand-of = Hand of { $player }
web-part-base = { $card }
web-part-relic = { $card }
web-part-advantage = advantage
web-part-shrine = shrine
web-part-ability = ability: { $card }
web-part-modifier = { $card }
web-battle-wins = wins
web-battle-loses = loses
web-battle-ties = ties

## The end

web-over = The match is over
web-over-won = You have won!
web-over-lost = You have lost this one.
web-over-shared = A shared victory!
web-over-watched = The match is over.
web-over-winners =
    { $clause ->
        [resigned] { $winners } wins, because the other side resigned.
       *[other] { $number ->
            [one] { $winners } wins the match.
           *[other] { $winners } share the victory.
        }
    }
web-rematch = Rematch
web-rematch-join = To the rematch
web-rematch-offered = A rematch is open, and you are awaited there.
web-replay = Replay
web-record = Download the record
web-verify = Verify
web-verify-title = Was it fair?
web-verify-about = Your browser computes everything here itself, with SHA-256, from the record of the match: nobody chose after looking, the hall included.
web-verify-words = Words that players added to the dice
web-verify-no-record = The record cannot be had yet.
web-verify-fair = Everything fits.
web-verify-unfair = Something does not fit.
web-verify-answers =
    { $number ->
        [one] One answer
       *[other] All { $number } answers
    }
web-check-noted = The commitment that you saw during the match is the one in the record.
web-check-words = The words that your browser gave are in the record, and the dice depend on them.
web-check-seed = The seed of the dice hashes to the commitment that was shown before the first card.
web-check-answers = { $found } of { $expected } answers hash to what was locked.
web-check-locks = { $found } of { $expected } locks that you saw are in the record.
web-check-passed = : passed
web-check-failed = : failed

## Replay

web-replay-of = { $game }: { $players }
web-replay-place = Place in the match
web-replay-step = { $step } of { $steps }
web-replay-round = Round { $round }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-eyes = Seen through the eyes of
web-eyes-all = everybody at once
web-eyes-spectator = a spectator
web-to-the-table = To the table

## Rules and cards

web-rules-of = The rules of { $game }
web-rules-table = Table { $number }
web-contents = Contents
web-cards-of = The cards of { $game }
web-filter = Filter the cards
web-filter-words = Words on the card
web-filter-any = any
web-filter-element = Element
web-filter-type = Type of power
web-filter-kind = Kind
web-filter-colour = Colour
web-filter-rarity = Rarity
web-filter-subtype = Subtype
web-filter-found =
    { $number ->
        [one] One card
       *[other] { $number } cards
    }

## The guide through the first match

web-guide = Guide
web-guide-next = Got it
web-guide-off = No more hints
web-guide-again = Show the hints again
web-hint-cup-locked = Your choice is locked, and nobody sees it. As long as the other side still thinks, you can take it back.
web-hint-cup-story = The duels run by themselves. Watch the three criteria in the middle: the first that gives a result decides. You can pause, step or skip.
web-hint-cup-over = That was your first match! Under “Why?” in the story every outcome is explained, and the replay shows what the other side had planned.
web-hint-relics-locked = Your cards are laid, and nobody sees them. As long as somebody still thinks, you can take them back.
web-hint-relics-story = Everything is revealed step by step: wizards, shrine, abilities, relics. Watch the power of each player grow. The highest wins the round.
web-hint-relics-over = That was your first match! Under “Why?” in the story every battle is added up for you.

## Words on a card

web-card-ignored = Ignored

## The chronicle

web-chronicle = The match, round by round
web-column-round = Round
web-column-winner = Won by
web-column-duels = Duels
web-column-tokens = Tokens
web-column-shrine = Shrine
web-column-hall = Immortal now
web-team-of = Team of { $player }
web-seen-of = Seen of { $player }
web-player-at = { $name } ({ $seat })
web-bot-at = { $level } { $seat }

## The analysis of a match

web-analysis = Analysis
web-analysis-about = The hall works out everybody’s chance to win, what would have been best, and what was given away. That takes a while.
web-analysis-impossible = This hall cannot analyse matches: its host has not installed the extra “lab”.
web-analysis-begin = Analyse the match
web-analysis-begins = The analysis is being prepared …
web-analysis-ahead =
    { $number ->
        [one] One other match comes first …
       *[other] { $number } other matches come first …
    }
web-analysis-under-way = { $done } of { $total } steps done …
web-analysis-ready = The analysis is ready.
web-analysis-to-decisions = To the decisions
web-analysis-chart = Chance to win
web-analysis-chart-of = { $player }: { $first } at first, { $last } at the end, at least { $lowest }, at most { $highest }.
web-analysis-places = Places in the chart
web-analysis-point =
    { $round ->
        [0] { $number } of { $numbers }
       *[other] { $number } of { $numbers }, round { $round }
    }
web-analysis-as-table = The chart as a table
web-analysis-column-place = Place
web-analysis-decisions = All decisions
web-analysis-decisions-about = For each: the chance to win that it left, and what was given away, by what could be known at that moment.
web-analysis-whose = Decisions of
web-analysis-none = There was nothing to decide here.
web-analysis-decision =
    { $round ->
        [0] { $what }
       *[other] Round { $round } · { $what }
    }
web-analysis-away =
    { $spread ->
        [none] { $away } given away
       *[other] { $away } given away (± { $spread })
    }
web-analysis-given = Done: a chance of { $chance }
web-analysis-best = Best: a chance of { $chance }
web-analysis-real = Meanwhile, { $player }
web-analysis-real-chance = Against that, what was done had a chance of { $chance }.
web-analysis-real-best = Best against that: a chance of { $chance }
web-analysis-show = Show it in the replay

## Playing on from the middle of a match

web-play-on = Play on from here
web-play-on-title = Play on from here
web-play-on-about = A new match begins at this decision, with the cards as they lay then, and with bots on the other seats. It has a record of its own and is listed for nobody but you: whoever has watched the replay knows more than a player should.
web-play-on-seat = Your seat
web-play-on-seat-of = { $seat }: { $player }
web-play-on-level = The bots
web-play-on-begin = Play
web-continues = Continues the match
web-continuation = continues another match
