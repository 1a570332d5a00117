# What the hall says to people and programs.

server-not-built = The hall is open, but its page has not been built yet. Build it with:
server-program-of = { $name }’s program

server-error-unknown-setting = There is no setting “{ $name }”.
server-error-setting = A setting is wrong: { $reason }
server-error-settings-file = The settings file { $file } cannot be read: { $reason }
server-error-database = The hall does not know this kind of database. It knows: { $known }
server-error-unreachable = The database cannot be reached: { $reason }
server-error-redis = Redis does not answer: { $reason }
server-error-workers = Several workers must be able to tell each other what has changed: give the address of Redis too.

server-error-unknown-table = There is no such table. Check the code, or ask for a new link.
server-error-no-page = There is nothing at this address.
server-error-method = This address does not take such a request.
server-error-malformed = The hall does not understand this message: { $reason }
server-error-too-large = This is too long: at most { $most } bytes are taken.
server-error-too-fast = That was too much at once. Wait a moment, then try again.
server-error-connections = Too many connections come from your address: at most { $most } are allowed.
server-error-full = The hall is full. Try again a little later.
server-error-closing = The hall is about to close. Try again in a moment.
server-error-failed = Something went wrong in the hall. Nothing has changed; try again.
server-error-origin = Only the hall’s own page may do this.
server-error-token = This token opens no seat at this table.
server-error-name = A name has a letter or digit in it, and at most { $most } characters.

server-error-spectator = You are watching: only who has a seat can do this.
server-error-resigned = You have resigned: a bot plays your seat to the end.
server-error-not-begun = The match has not begun yet.
server-error-not-over = This can be had when the match is over.
server-error-begun = The match has already begun.
server-error-empty-seats = There are still empty seats: invite somebody, or put a bot there.
server-error-not-host = Only the host of the table can do this.
server-error-seat-taken = This seat is taken.
server-error-no-seat = All seats are taken. You can watch.
server-error-seated = You already sit at this table: { $seat }.
server-error-not-seated = You have no seat at this table.
server-error-leave-running = The match is running. Resign if you want to give up, or just close the page.
server-error-eyes = While a match is running you see it through your own eyes only.
server-error-seed = The seed may be chosen only against bots: who knows it knows all cards.
server-error-seed-length = A seed has 1 to 200 characters.
