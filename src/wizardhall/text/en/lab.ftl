# The lab: what solvers and the league say.

lab-error-no-state = The file holds no saved state of a solution.
lab-error-other-state = The file holds the solution of “{ $found }”, not of “{ $wanted }”.

## The league

lab-error-twice = The bot “{ $name }” is named twice; a league is between different bots.
lab-error-alone = A league needs at least two bots.
lab-error-matches = { $matches } matches cannot be shared out fairly among { $seats } seats: { $fewer } or { $more } can.
lab-error-processes = { $processes } processes cannot play; give 1 or more.
lab-error-process = A process that was playing was ended from outside. The matches that were over are kept.
lab-error-no-league = The file does not begin with the line of a league. Give another file with --save.
lab-error-other-league = The file is of another league: its { $field } is “{ $found }”, not “{ $wanted }”. Give another file with --save.
lab-playing = Matches
lab-column-bot = Bot
lab-column-won = Won
lab-column-share = Share
lab-cross-table = Won by the bot on the left against the one above, of the matches that one of them won
lab-note = { $matches } matches, seed “{ $seed }”; every deal is played from each seat.
lab-note-incomparable = Somebody never lost to somebody weaker, so the likeliest ratings would be infinite: these count one more draw for every two bots.
lab-stopped = Stopped after { $played } of { $planned } matches. With --save FILE they would be kept.
lab-stopped-saved = Stopped after { $played } of { $planned } matches. The same command goes on from there.

## The solver

lab-error-solve-card = There is no card “{ $card }” in this set. Known are: { $known }.
lab-error-solve-deck = A Deck is six different cards with commas between, not “{ $deck }”.
lab-error-solve-both = Give --drawn or --decks, not both.
lab-solving = Turn { $turns }, still to gain { $gap }
lab-solved = Value for Black { $value }; best responses of all plans gain at most { $gap } together (certified, { $turns } turns).
lab-column-wizard = Wizard
lab-column-deck = { $seat }: in the Deck
lab-column-waiting = { $seat }: Waiting
lab-column-weight = Share
lab-column-plan = Plan, the Waiting card last
lab-column-rules = Rules
lab-plans-of = The most frequent plans of { $seat }
lab-solve-stopped = Stopped before the aim. With --save FILE the same command would go on from there.
lab-solve-stopped-saved = Stopped before the aim. The same command goes on from there.
lab-usage = How often a wizard is one of the six
