# What any card table says. The first word of an id names its file.

core-list = { $front } and { $last }

## What is asked: the words of any ask, where its game has none of its own

core-ask = Your decision
    .yes = Yes
    .no = No
    .decline = None of them
    .declined = none
    .empty = none
    .list = Chosen cards
    .rest = Left over
    .moment = In round { $round }, { $player } decided ({ $what }): { $given }. That left a winning chance of { $chance }. The best was { $best }: { $better }.

## A player aid, for games that have none of their own

core-aid-weak-to = { $what } loses to { $stronger }.
core-aid-criteria = What decides, in this order: { $listed }.
core-aid-phases = A round: { $listed }.

core-view-round = Round

## Errors: an answer

core-error-not-a-list = The answer must be a list of cards.
core-error-card = “{ $card }” is not one of the cards to choose from.
core-error-twice = “{ $card }” is named more than once.
core-error-number =
    { $wanted ->
        [one] { $wanted } card is wanted
       *[other] { $wanted } cards are wanted
    }, { $given } given.
core-error-number-between = From { $least } to { $most } cards are wanted, { $given } given.
core-error-choice = “{ $choice }” is not one of the choices.
core-error-not-slots = The answer must name one card for each of: { $slots }.
core-error-slots = The answer must fill exactly these: { $slots }.
core-error-slot-card = “{ $card }” cannot be used for “{ $slot }”.
core-error-not-yes-no = The answer must be yes or no (true or false).
core-error-answer-number = There is no answer number { $number }: this question has { $count }, numbered from 0.

## Errors: names and files

core-error-in-file = { $file }: { $reason }
core-error-in-line = { $file }, line { $line }: { $reason }
core-error-unknown-language = There is no language “{ $name }”. Choose from: { $known }.
core-error-unknown-option = This game has no option “{ $name }”. It has: { $known }.
core-error-option = The option “{ $option }” cannot be “{ $name }”. It can be: { $known }.
core-error-unknown-game = There is no game “{ $name }”. Choose from: { $known }.
core-error-no-file = There is no such file.
core-error-unreadable = The file cannot be read: { core-reason }.
core-error-unwritable = { $file } cannot be written: { core-reason }.
core-error-damaged-line = The line is damaged: { $reason }.
core-error-system = The system refuses this: { core-reason }.
core-reason =
    { $reason ->
        [EACCES] permission denied
        [EEXIST] a part of the path is not a folder
        [EISDIR] it is a folder
        [ENAMETOOLONG] the name is too long
        [ENOENT] a folder is missing
        [ENOSPC] the disk is full
        [ENOTDIR] a part of the path is not a folder
        [EPERM] permission denied
        [EROFS] the disk is read-only
       *[other] { $reason }
    }
core-error-not-text = The file is not UTF-8 text.
core-error-toml = This is not valid TOML: { $reason }.
core-error-no-tables = Cards are written as [[{ $kind }]] tables, one for each card.
core-error-missing-field = The field “{ $field }” is missing.
core-error-unknown-field = There is no field “{ $field }” here. Choose from: { $known }.
core-error-field-type = The field “{ $field }” must be a { $kind ->
        [number] whole number
        [table] table, as in {"{"} key = value {"}"}
       *[text] text in quotes
    }.
core-error-unknown-word = The field “{ $field }” cannot be “{ $word }”. It can be: { $known }.
core-error-number-range = The field “{ $field }” is { $number }; it must be from { $low } to { $high }.
core-error-duplicate = The id “{ $card }” is used by two cards.
core-error-card-id = “{ $card }” cannot be an id: lower-case letters, digits and hyphens, a letter first.
core-error-file-length = The file is too long: at most { $most } characters.
core-error-depth = Tables, lists or dotted names lie too deep inside each other: at most { $most } levels.
core-error-length = The field “{ $field }” is too long: at most { $most } characters.
core-error-unprintable = The field “{ $field }” has characters that cannot be shown.
core-error-number-size = The number in “{ $field }” is too large.
core-error-items = There are too many entries in “{ $field }”: at most { $most }.

## Compiled code

core-compiling = Compiling the fast path of { $what }, once; this takes a minute …
core-error-extra = This needs parts that are not installed. Install them with: pip install "wizardhall[{ $extra }]"

## Parts that are loaded when they are needed

core-error-reference = “{ $name }” is not the name of a part of a program. It is written package.module:attribute.
core-error-no-module = “{ $name }” cannot be loaded: there is no module { $module } here.
core-error-no-attribute = “{ $name }” cannot be loaded: the module { $module } has no { $attribute }.
core-error-not-a-game = “{ $reference }” is not the game “{ $name }”: there must be an object of a class of Game, with this name.
core-error-no-judge = The game “{ $game }” has no judge: it cannot be settled for people at a real table.
