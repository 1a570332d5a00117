# The commands: help texts, and what they print themselves.

cli-file = FILE
cli-name = NAME
cli-number = N
cli-setting = NAME=VALUE
cli-seconds = SECONDS
cli-words = WORDS
cli-hash = HASH
cli-seat-words = SEAT=WORDS
cli-game-bot = GAME=MODULE:CLASS
cli-game = GAME
cli-bots = [BOT]...

cli-help-hall = Wizard Hall: play, study and design two wizard-duel card games.
cli-help-epilog = Begin with: wizardhall serve --open, or in the terminal: wizardhall play cup
cli-help-help = Show this help and exit.
cli-help-version = Show the version and exit.
cli-help-lang = The language: en or fr. Also set by WIZARDHALL_LANG or your locale.
cli-help-cards = Play with the cards of this file instead of the house set.
cli-help-plain = Line by line, without moving the cursor: for pipes, screen readers and old terminals.
cli-help-fast = Do not wait for a key between the steps of a duel.
cli-help-json = Print JSON for programs instead of text for people.
cli-help-bot = A bot at the table: random, apprentice (the default), adept or archmage. Give it several times for several bots; the other seats are for people at this keyboard. Any bot can be named as package.module:Class, too.
cli-help-hotseat = People at all seats, at one keyboard; the screen is cleared between them.
cli-help-seed = The seed of the dice: the same words deal the same cards. Random and secret by default.
cli-help-stir = Add words of your own to the dice after seeing the hash of the seed.
cli-help-record = Where to write the record of the match; by default in your data folder.
cli-help-eyes = Through whose eyes: a seat (black or white; north, east, south or west), spectator, or all (the default for a match that is over).
cli-help-commitment = The hash that you noted before the first card; it must match the record.
cli-help-words = The words that the player of a seat added to the dice; they must match the record. Repeat it for several seats.
cli-help-toml = Print the card file itself: a good start for a set of your own.

cli-short-backup = Copy a hall's database into a file.
cli-help-backup =
    Copies the whole hall into a file: people, tables, matches, secrets. The hall may stay open. The file fits either kind
    of database.
cli-help-backup-force = Overwrite the file.
cli-backup-done = Backed up in { $file }: { $tables ->
        [one] one table,
       *[other] { $tables } tables,
    } { $answers ->
        [one] one answer.
       *[other] { $answers } answers.
    }
cli-short-restore = Fill a hall's database from a backup.
cli-help-restore =
    Fills a database from a backup, or from the SQLite file of another hall. Close the hall first. A backup of an earlier
    version is brought up to date.
cli-help-restore-force = Replace everything that is in the database.
cli-restore-done = Restored: { $tables ->
        [one] one table,
       *[other] { $tables } tables,
    } { $answers ->
        [one] one answer.
       *[other] { $answers } answers.
    }
cli-short-serve = Open the hall for browsers.
cli-help-serve =
    Open the hall: a page where people play both games against bots and friends, watch and replay.

    Every setting can also be given in the environment (WIZARDHALL_PORT=8080) or in a TOML file (--config).
cli-help-config = A TOML file with settings.
cli-help-set = Any other setting, such as bot_delay=1. Repeat it for several.
cli-help-rarer-settings = More settings (--set NAME=VALUE):
cli-help-open = Open the page in your browser.
cli-list-or = { $front } or { $last }
cli-short-play = Play a match in the terminal.
cli-help-play =
    Play a match of GAME ({ $games }) in the terminal, against a bot or with a friend at the same keyboard.

    The match is saved after every answer: Ctrl-C stops, and “wizardhall resume FILE” continues.
cli-short-resume = Continue a saved match.
cli-help-resume =
    Continue the match of a record FILE.

    With --from: play on from the middle of it, against bots, in a record of its own. FILE stays as it is.
cli-help-from = Keep the first N answers of FILE and play on from there, in a new record. “wizardhall analyse” lists the numbers.
cli-help-as = With --from: the seat to play at. By default the one that decided there.
cli-help-from-bot = With --from: the bot at the other seats. By default whoever was there, and apprentice for people.
cli-help-from-record = With --from: where to write the new record; by default in your data folder.
cli-short-analyse = See what the decisions of a match were worth.
cli-help-analyse =
    Show everybody's chance to win throughout the match of a record FILE, what each decision gave away given what its player could know, and the two or three that mattered.
cli-help-seat = Only the decisions of this seat. Repeat it for several seats.
cli-help-effort = How hard to think: quick, normal (the default) or deep.
cli-help-analysis-plot = Draw the chances into this SVG file.
cli-short-replay = Step through a match.
cli-help-replay = Step through the match of a record FILE, forward and back, through any eyes.
cli-short-verify = Prove that a match was fair.
cli-help-verify = Check the record FILE of a match: the commitment of the seed, of every answer, and that the events follow.
cli-short-judge = Settle a round on a real table.
cli-help-judge =
    Settle what lies on a real table: a round of GAME cup from the two plans, or with --json a battle of GAME relics.

    With --json: one question per line on standard input, one ruling per line on standard output (see docs/judge.md).
cli-short-league = Let bots play each other.
cli-help-league =
    A league of GAME ({ $games }): every BOT plays every other, all seats exchanged with the same cards. Without BOT, all that are available here.

    Prints Elo (two seats) or OpenSkill (three and four) and who beats whom, with 95% intervals. With --save it can be stopped at any time; the same command continues.
cli-help-matches = How many matches each line-up plays, 120 by default; a multiple of the number of seats.
cli-help-league-seed = The seed of all deals, “league” by default: the same words give the same results.
cli-help-save = Keep the results in this file, one line per match, and continue from there next time.
cli-help-processes = How many processes to play in; by default one per processor. The results are the same.
cli-short-cards = Show and check card sets.
cli-help-cards-group = Show the cards of a game, or check a card file of your own.
cli-short-cards-game = The cards of { $game }.
cli-help-cards-game = The cards of { $game }, and what each of them does.
cli-error-no-card-file = The cards of “{ $game }” are not in a card file.
cli-help-option = { $game }: one of { $values }.
cli-short-cards-cup = The wizards of Wizards Cup.
cli-help-cards-cup = The wizards of Wizards Cup: Element, type, Value and power, and where each of these comes from.
cli-short-cards-relics = The wizards, relics and shrines of Wizards & Relics.
cli-help-cards-relics = The wizards, relics and shrines of Wizards & Relics, and what each of them does.
cli-help-kind = Only this kind: wizard, relic or shrine.
cli-help-colour = Only wizards of this colour: red, blue or green.
cli-help-rarity = Only this rarity: common, superb or glorious.
cli-help-mechanic = Only cards that do this, such as “draw”, “per hall”, “if top”, “when discarded”.
cli-short-cards-check = Check a card file.
cli-help-cards-check = Check a card FILE and say what is wrong with it, and in which line.

cli-verified-seed = The seed is the one that was committed to.
cli-verified-noted = The commitment is the one you noted.
cli-verified-words = Your own words are in the record as you gave them.
cli-verified-answers =
    { $number ->
        [one] The answer is as it was locked.
       *[other] All { $number } answers are as they were locked.
    }
cli-verified-events = All events, and the result if there is one, follow from the seed, the players’ own words and the answers.
cli-commitment = Commitment of the seed: { $commitment }
cli-words-of = Words of { $seat }: { $words }
cli-cards-good = { $file } is a good card file. Set “{ $name }”, digest { $digest }

cli-two-cards = CARD CARD
cli-two-decks = DECK DECK
cli-short-solve = Solve a round, with a certified bound.
cli-help-solve-group = The value of a round and mixed plans for both sides, with a certified bound on what anybody could still gain.
cli-short-solve-cup = One round of Wizards Cup.
cli-short-solve-openings = The first round of Wizards Cup, for every pair of drawn cards.
cli-help-solve-openings = Solve the first round for each of the 171 pairs of drawn cards, and write the solutions to a file: a book of openings. Optional powers are declined there; then follow the guards, a mixed plan for each drawn card that holds against every power. The archmage plays these. It takes an hour or two; if it is stopped, the same command continues with the next pair.
cli-help-solve-cup =
    One round of Wizards Cup: its value, both mixed plans, and how often each wizard is used. Without options, over all plans of both sides. After every full search it certifies what a best response could still gain; Ctrl-C stops and prints the result so far.
cli-help-drawn = The drawn cards of Black and White: only plans with them.
cli-help-decks = The Decks of Black and White: six cards each, by name in English or French, separated by commas.
cli-some-cards = CARDS
cli-help-without = Cards that nobody has, separated by commas. Without optional powers a round is solved in less than a minute; with one card that asks it takes several.
cli-help-solve-plain = Nobody uses an optional power: then any round is solved in less than a minute.
cli-help-within = Stop when best responses gain no more than this; 0.000000001 by default.
cli-help-solve-save = Save the solution here after every turn; the same command continues from it.
cli-help-plot = Draw the usage of the wizards into this SVG file.

cli-heading-usage = Usage:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-command = COMMAND [ARGS]...
cli-stopped = Stopped.
cli-usage =
    Usage: { $usage }
    Help: { $help }
cli-mistake-option =
    { $like ->
        [none] There is no option { $name }.
       *[other] There is no option { $name }. Did you mean { $like }?
    }
cli-mistake-command = There is no command “{ $name }”. Choose from: { $known }.
cli-mistake-no-command = A command is missing. Choose from: { $known }.
cli-mistake-missing = { $name } is missing.
cli-mistake-no-value = { $name } takes no value.
cli-mistake-values =
    { $number ->
        [one] { $name } needs a value: { $name } { $wanted }
       *[other] { $name } needs { $number } values: { $name } { $wanted }
    }
cli-mistake-extra = Unexpected: { $what }
cli-mistake-choice = { $name } must be one of: { $known }.
cli-mistake-file = { $name } must be a file, not a folder.
cli-mistake-no-file = { $name }: there is no such file.
cli-mistake-range = { $name } must be a whole number from { $low } to { $high }.
cli-mistake-number =
    { $kind ->
        [integer] { $name } must be a whole number.
       *[other] { $name } must be a number.
    }
