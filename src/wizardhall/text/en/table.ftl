# What any card table says. The first word of an id names its file.

table-list = { $front } and { $last }

## Errors: an answer

table-error-not-a-list = The answer must be a list of cards.
table-error-card = “{ $card }” is not one of the cards to choose from.
table-error-twice = “{ $card }” is named more than once.
table-error-number =
    { $wanted ->
        [one] { $wanted } card is wanted
       *[other] { $wanted } cards are wanted
    }, { $given } given.
table-error-number-between = From { $least } to { $most } cards are wanted, { $given } given.
table-error-choice = “{ $choice }” is not one of the choices.
table-error-not-slots = The answer must name one card for each of: { $slots }.
table-error-slots = The answer must fill exactly these: { $slots }.
table-error-slot-card = “{ $card }” cannot be used for “{ $slot }”.
table-error-not-yes-no = The answer must be yes or no (true or false).

## Errors: names and files

table-error-in-file = { $file }: { $reason }
table-error-in-line = { $file }, line { $line }: { $reason }
table-error-unknown-language = There is no language “{ $name }”. There are: { $known }.
table-error-unknown-option = This game has no option “{ $name }”. It has: { $known }.
table-error-unknown-game = There is no game “{ $name }”. There are: { $known }.
table-error-no-file = There is no such file.
table-error-unreadable = The file cannot be read: { table-reason }.
table-error-unwritable = { $file } cannot be written: { table-reason }.
table-error-system = The system refuses this: { table-reason }.
table-reason =
    { $reason ->
        [EACCES] that is not allowed
        [EEXIST] a part of the path is not a folder
        [EISDIR] it is a folder
        [ENAMETOOLONG] the name is too long
        [ENOENT] a folder is missing
        [ENOSPC] the disk is full
        [ENOTDIR] a part of the path is not a folder
        [EPERM] that is not allowed
        [EROFS] the disk can only be read
       *[other] { $reason }
    }
table-error-not-text = The file is not UTF-8 text.
table-error-toml = This is not valid TOML: { $reason }.
table-error-no-tables = Cards are written as [[{ $kind }]] tables, one for each card.
table-error-missing-field = The field “{ $field }” is missing.
table-error-unknown-field = There is no field “{ $field }” here. There are: { $known }.
table-error-field-type = The field “{ $field }” must be a { $kind ->
        [number] whole number
        [table] table, as in {"{"} key = value {"}"}
       *[text] text in quotes
    }.
table-error-unknown-word = The field “{ $field }” cannot be “{ $word }”. It can be: { $known }.
table-error-number-range = The field “{ $field }” is { $number }; it must be from { $low } to { $high }.
table-error-duplicate = The id “{ $card }” is used by two cards.
table-error-card-id = “{ $card }” cannot be an id: lower-case letters, digits and hyphens, a letter first.

## Compiled code

table-compiling = Compiling the fast path of { $what }, once; this takes a minute …
table-error-extra = This needs parts that are not installed. Install them with: pip install "wizardhall[{ $extra }]"
