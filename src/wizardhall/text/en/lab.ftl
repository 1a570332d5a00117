# The lab: what solvers and the league say.

lab-error-no-state = The file is not a saved solution.
lab-error-other-state = The file holds another solution: “{ $found }”, not “{ $wanted }”. Give the same Decks, cards and edition as before, or another file.
lab-error-old-state = The file was written by another version of Wizard Hall. Solve it again into another file.

## The league

lab-error-twice = The bot “{ $name }” is named twice; a league is between different bots.
lab-error-alone = A league needs at least two bots.
lab-error-matches = { $matches } matches cannot be shared out fairly among { $seats } seats: { $fewer } or { $more } can.
lab-error-processes = { $processes } processes cannot play; give 1 or more.
lab-error-process = A worker process was killed. The matches that were over are kept.
lab-error-no-league = The file does not begin with the line of a league. Give another file with --save.
lab-error-other-league = The file is of another league: its { $field } is “{ $found }”, not “{ $wanted }”. Give another file with --save.
lab-playing = Matches
lab-column-bot = Bot
lab-column-won = Won
lab-column-share = Share
lab-cross-table = Won by the bot on the left against the one above, of the matches that one of them won
lab-note = { $matches } matches, seed “{ $seed }”; every deal is played from each seat.
lab-note-incomparable = Some bot never lost to a weaker one, so the likeliest ratings would be infinite: these count one more draw for every pair of bots.
lab-stopped = Stopped after { $played } of { $planned } matches. With --save FILE they would be kept.
lab-stopped-saved = Stopped after { $played } of { $planned } matches. The same command continues from there.

## The solver

lab-error-solve-deck = A Deck is six different cards with commas between and no spaces, or all of it in quotes: not “{ $deck }”.
lab-error-solve-both = Give only one of --drawn, --decks and --without.
lab-error-solve-few = Without these only { $left } cards are left; a plan takes six.
lab-solving = Turn { $turns }: last gain { $gained }, certified bound { $gap }
lab-error-no-openings = The file holds no openings.
lab-error-other-openings = The file holds the openings of other cards or of another edition.
lab-openings-beginning = any Decks, to begin with: { $gap } left
lab-openings-solving = pair { $number } of { $many }: { $cards }; { $gap } left
lab-openings-guarding = guards against everything: { $gap } left { $cards }
lab-openings-guards = Guards: no strategy wins more than { $most }% of first rounds against any of them (certified).
lab-openings-done = { $many } openings in { $file }; both sides together could gain at most { $gap } in any of them (certified).
lab-solved = Value for Black { $value }; best responses of all plans gain at most { $gap } together (certified, { $turns } turns).
lab-column-wizard = Wizard
lab-column-deck = { $seat }: in the Deck
lab-column-waiting = { $seat }: Waiting
lab-column-weight = Share
lab-column-plan = Plan, the Waiting card last
lab-column-rules = Rules
lab-plans-of = The most frequent plans of { $seat }
lab-solve-stopped = Stopped before it was solved. With --save FILE the same command would continue from there.
lab-solve-stopped-saved = Stopped before it was solved. The same command continues from there.
lab-solve-too-large = The search needs more memory than it may use; this is how far it got. Fewer cards (--without) or a larger --within need less.
lab-usage = How often a wizard is one of the six

## The analysis

lab-error-no-analyst = The game “{ $game }” has no analyst, so its matches cannot be analysed.
lab-error-effort = There is no effort “{ $name }”. Choose from: { $known }.
lab-analysing = Analysing the match
lab-decimal-mark = .
lab-percent = { $number }%
lab-chances = Chance to win the match
lab-point = Round { $round } · N { $number }
lab-point-end = The end
lab-column-from = N
lab-column-round = Round
lab-column-decision = Decision
lab-column-chance = Chance
lab-column-best = Best
lab-column-away = Given away
lab-did = { $player }, { $what }: { $answer }
lab-better = best: { $answer }
lab-they =
    { $chance ->
        [none] { $player } meanwhile: { $answer }
       *[other] { $player } meanwhile: { $answer } – against that { $chance }
    }
lab-really-better = best against that: { $answer } ({ $chance })
lab-moments =
    { $number ->
        [0] Nobody gave away anything that mattered.
        [one] The decision that mattered
       *[other] The decisions that mattered
    }
lab-moment-real = Against what was really played, it had a chance of { $chance }.
lab-analysis-note =
    Chances are by what the player could know. N: answers before the decision. ±: the margin of error of what was given away.
    To play on from a decision: wizardhall resume { $file } --from N
