# What the hall says to people and programs.

server-not-built = The hall is open, but its page has not been built yet. Build it with:
server-program-of = { $name }’s program

server-error-unknown-setting = There is no setting “{ $name }”. All of them: wizardhall serve --help
server-error-setting = A setting is wrong: { $reason }
server-error-settings-file = The settings file { $file } cannot be read: { $reason }
server-error-database = The hall does not know this kind of database. It knows: { $known }
server-error-unreachable = The database cannot be reached: { $reason }
server-error-newer-database = The database belongs to a newer version of the hall (revision { $revision }). Install that version, or name another database.
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
server-error-failed = Something went wrong in the hall. Nothing has changed; try again. If it happens again, give this number to the host: { $request }
server-error-origin = Only the hall’s own page may do this.
server-error-token = This token opens no seat at this table.
server-error-name = A name has a letter or digit in it, and at most { $most } characters.

server-error-spectator = You are watching: only players with a seat can do this.
server-error-resigned = You have resigned: a bot plays your seat to the end.
server-error-not-begun = The match has not begun yet.
server-error-not-over = Available once the match is over.
server-error-begun = The match has already begun.
server-error-empty-seats = There are still empty seats: invite somebody, or put a bot there.
server-error-not-host = Only the host of the table can do this.
server-error-seat-taken = This seat is taken.
server-error-no-seat = All seats are taken. You can watch.
server-error-seated = You already sit at this table: { $seat }.
server-error-not-seated = You have no seat at this table.
server-error-leave-running = The match is running. Resign if you want to give up, or just close the page.
server-error-eyes = While a match is running you see it through your own eyes only.
server-error-seed = You can choose the seed only against bots: whoever knows it knows every card.
server-error-seed-length = A seed has 1 to { $most } characters, on one line.
server-error-words = Your own words have 1 to { $most } characters, on one line.
server-error-no-bot = There is no bot on this seat.
server-error-nothing-left = The match is over at this moment, and nothing is left to decide. Go back to an earlier one.
server-error-no-analysis = This hall cannot analyse matches: its host has not installed the extra “lab”.
server-error-analysis-failed = The analysis has failed. The match is as it was; you can try again.
server-error-analysis-late = The analysis took too long and was stopped. The match is as it was.

## Settings

server-setting-host = The address to listen at; 0.0.0.0 for everybody in the network.
server-setting-port = The port to listen at; 0 takes any free one.
server-setting-database = Where matches are kept: sqlite:///file.db or postgresql://user:password@host/name.
server-setting-redis = redis://host:6379, over which several processes or machines tell each other that a table has changed.
server-setting-workers = Processes that serve. More than one needs redis.
server-setting-server = Kept for the settings of earlier versions: uvicorn serves, whatever stands here.
server-setting-secret = Signs the cookies. Without one, the hall makes its own and keeps it in the database.
server-setting-origins = Other pages that may use this hall, such as https://club.example; its own page always may.
server-setting-proxies = Addresses of reverse proxies whose word on the visitor's address and on https is believed.
server-setting-bots = Bots that this hall offers besides those that are installed, each as game=package.module:Class. They run inside the hall: name only what you trust.
server-setting-bot-workers = Processes in which bots think.
server-setting-bot-delay = The least time a bot takes, in seconds, so that people can follow.
server-setting-bot-time = Seconds after which a bot that is still thinking is stopped and a weaker one answers.
server-setting-warmup = Compile the strong bots in the background when the hall opens, so that nobody waits for it at a table.
server-setting-analysis-effort = How thoroughly matches are analysed: quick, normal or deep.
server-setting-analysis-time = Seconds after which an unfinished analysis is stopped.
server-setting-analysis-rate = Analyses per second that one address may start, on average.
server-setting-analysis-burst = Analyses that one address may start at once; matches are analysed one at a time, the others wait.
server-setting-grace = Seconds after which a bot stands in for somebody who has left.
server-setting-takeover = Seconds after which this process takes over what another one has left undone: bots, clocks.
server-setting-relaxed = The relaxed clock: seconds for each seat, and seconds more for each decision.
server-setting-quick = The quick clock.
server-setting-unstarted = Seconds after which a table that nobody has started is removed.
server-setting-idle = Seconds for which a running match that nobody looks at stays in memory.
server-setting-message-size = The longest message of a client, in bytes.
server-setting-message-rate = Messages per second that one connection may send, on average.
server-setting-message-burst = Messages that one connection may send at once.
server-setting-body-size = The longest body of a request, in bytes: a card file fits.
server-setting-request-rate = Requests per second that one address may make, on average.
server-setting-request-burst = Requests that one address may make at once.
server-setting-request-time = Seconds in which a request must have come in completely.
server-setting-pending-each = Connections from one address whose request is not complete. Of more than that, the oldest is closed.
server-setting-table-rate = Tables per second that one address may open, or look up by a wrong code, on average.
server-setting-table-burst = Tables that one address may open, or look up by a wrong code, at once.
server-setting-connections = Connections to tables, to play or to watch, that the hall accepts at once.
server-setting-connections-each = How many of these may come from one address.
server-setting-seeds = Let hosts choose the seed of a match against people. Only for tests: whoever knows the seed knows every card.
server-setting-metrics-token = Lets whoever sends it as “Authorization: Bearer …” read /metrics. Without one, only programs on this machine can.
server-setting-drain = Seconds for which a hall that is told to close serves on, while /health/ready already says 503: time for a load balancer to send visitors elsewhere.
server-setting-log-json = Log in JSON lines.
server-setting-log-access = Log every request and every WebSocket: address, path, status and time, but nothing that stands after the “?”.
server-setting-log-level = The least that is logged: debug, info, warning or error.
