# What a match says: asks that are not open, records that do not fit.

match-error-over = The match is over.
match-error-unknown-seat = There is no seat “{ $name }” at this table. Choose from: { $known }.
match-error-unknown-eyes = Nobody at this table sees as “{ $name }”. Choose from: { $known }.
match-error-unknown-ask = There is no open question “{ $ask }”.
match-error-foreign = The question “{ $ask }” is not for { $seat }.
match-error-late = The question “{ $ask }” is closed: the match has moved on.
match-error-repeated = The question “{ $ask }” is answered already, and locked.

match-error-branch = The record has { $most } answers; give a number from 0 to { $most }, not { $given }.
match-error-not-locked = You have no answer to “{ $ask }” that could be taken back.
match-error-cannot-resign = { $seat } cannot end this match by resigning.

match-error-empty = The record is empty.
match-error-no-record = This is not the record of a match.
match-error-no-header = The record does not begin with the line of its match.
match-error-format = The record is of format { $given }; this release reads format { $known }.
match-error-out-of-place = This line is out of place.
match-error-other-game = The record is of the game “{ $given }”, not “{ $known }”.
match-error-other-rules = The record was played under version { $given } of the rules; this release has version { $known }.
match-error-other-cards = The match was played with the card set “{ $wanted }”; the set given here, “{ $given }”, is not the same. Give the right card file with --cards FILE.
match-error-other-seats = The seats or options of the record do not fit the game.
match-error-step = An answer to step { $given } where step { $wanted } is open.
match-error-seed-commitment = The seed does not match its commitment.
match-error-noted-commitment = The commitment of the record is not the one you noted.
match-error-words = The words of { $seat } in the record are not the ones you gave.
match-error-answer-commitment = The answer of { $seat } does not match its commitment.
match-error-events = The events in the record do not follow from the seed and the answers.
match-error-end = The result in the record does not follow from its answers.
