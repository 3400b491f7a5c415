# Tables and the server, English.

error-bad-table = This table cannot be set up: { $detail }.
error-not-seated = You do not sit at this table. Take a seat first, or watch.
error-no-seat = This seat is not free. Choose another one, or watch.
error-wrong-invitation = This invitation does not fit the table. Ask the host for the link.
error-still-expected =
    This player has only just gone and may come back any moment. In { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } a bot may play for them.
error-not-now = That is not possible now: { $why }.
error-bad-command = The server does not understand the command: { $detail }.

error-bad-lesson = The lesson { $file } cannot be used: { $detail }.
error-no-such-lesson = There is no lesson '{ $lesson }' for '{ $game }'.

error-refused = { $detail }
error-not-known = The server does not know you yet. Ask for /api/me first.
error-wrong-token = The page is out of date. Load it again.
error-not-allowed = You may not do that.
error-plays-there = You sit at this table yourself. Its record is yours to read when the game is over.
error-admin-keeps-name = You are the admin under this name: whoever took it after you would be. Keep it.
error-no-such-table = There is no table '{ $table }', or it is not yours to see.
error-no-such-card = There is no card “{ $card }”.
error-too-many-decks = You keep { $most } decks already. Delete one first.
error-no-such-report = There is no report '{ $report }'.
error-too-often =
    That was too often. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-bots-enough = { $most } of your tables are played by bots alone already. Watch one to its end, or wait for an hour.
error-name-taken = Somebody has the name '{ $name }' already. Choose another one.
error-bad-name = A name has 1 to { $longest } visible characters. Choose another one.
error-misleading-name = This name could be taken for somebody else's, or for a bot's. Choose another one.
error-bad-password = A password has { $least } to { $most } characters. Choose another one.
error-weak-password = This password is guessed too easily. Take a longer one, of several words.
error-old-password-wrong = This is not your password until now. Enter it once more.
error-wrong-password = Name and password do not fit. Check both.
error-not-here = On your own machine there are no accounts. Start 'mathom serve' for several people.
error-table-busy = The table is moving to another server. Try again in a moment.
error-database-away = The server cannot reach its database. Nothing is lost. Try again in a moment.
error-database-gone = Somebody has removed or cut the server's database: it keeps nothing more. It must be started anew.
error-command-failed = The server has failed at that; nothing has changed, and it has noted why. Do something else.
error-bad-request = The request is not understood: { $detail }.
error-cannot-start = { $detail }
error-database-unreachable = The database { $database } cannot be opened: { $detail }. Check the address and that it is running.
error-database-in-use = Another Mathom uses { $database } already. Stop it, or choose another file with --db.
error-database-too-new = The database { $database } was written by a newer Mathom. Install that version, or choose another database.
error-database-unknown = The database { $database } has the revision '{ $revision }', which no Mathom wrote. Choose another database.
error-driver-missing = The package for { $what } is not installed. Install it with: pip install 'mathom[{ $extra }]'
error-channels-unreachable = The channels at { $channels } cannot be reached: { $detail }. Check the address and that Redis is running.
error-channels-needed = Another server uses the database { $database }. Give both the same --channels redis://..., or stop the other.
error-folder-not-writable = The folder { $folder } cannot be written: { $detail }. Choose another place with --db.
error-port-taken = The address { $host }:{ NUMBER($port, useGrouping: 0) } cannot be used: { $detail }. Choose another one with --port or --host.
error-not-started = The server could not start; the log above says why. Mend that, and start it again.
error-no-such-account = There is no account '{ $name }' that could be the admin. Start without --admin, make the account, start again.

## Why not

reason-all-your-hands-are-covered = All your hands are covered: say first who looks
reason-a-bot-has-your-seat = A bot has your seat; take it back first
reason-who-is-away-has-a-clock = Who is away has a clock: a bot takes over when it has run out
reason-who-made-the-table-fills-its-seats = Whoever made the table says who fills its seats
reason-a-seat-is-still-open = A seat is still open
reason-the-game-has-begun = The game has begun already
reason-bots-do-not-agree-to-a-draw = Bots do not agree to a draw
reason-no-bot-has-your-seat = No bot has your seat
reason-no-taking-back-at-this-table = At this table nothing is taken back
reason-a-request-is-open-already = An earlier question is still open: it wants an answer, or has to be taken back
reason-that-was-declined-choose-first = That was declined. You can ask again after your next choice
reason-you-have-resigned = You have resigned
reason-nobody-asks-you = Nobody asks you
reason-nothing-to-take-back = There is nothing to take back
reason-the-chat-is-full = The chat is full: at this table enough has been said
reason-the-game-is-not-over = The game is not over yet
reason-others-sit-there = Other people sit there
reason-there-is-a-rematch-already = There is a rematch already
reason-the-table-is-not-paused = The table is not paused
reason-somebody-has-brought-nothing-yet = Somebody has not brought anything yet
reason-nothing-is-brought-to-this-game = Nothing is brought to this game
reason-the-table-is-finished = The table is closed
reason-the-table-is-paused = The table is paused
reason-the-table-is-running = The game has begun
reason-the-table-is-open = The table is still open, the game has not begun
reason-there-is-no-such-moment = There is no such moment in this game
reason-this-game-has-no-odds = This game has no odds to work out
reason-that-took-too-long = That took too long

detail-codes-must-be-a-list-of-whole-numbers = 'codes' must be a list of whole numbers
detail-do-must-be-text = 'do' must be text
detail-intent-must-be-text = 'intent' must be text
detail-name-must-be-true-or-false = '{ $name }' must be true or false
detail-name-has-no-field-field = '{ $name }' has no field '{ $field }'
detail-either-what-is-brought-or-what-is-suggested = either 'what' is brought or what is 'suggested'
detail-window-must-be-a-window-and-policy-one-of-known = 'window' must be a window and 'policy' one of { $known }
detail-a-seat-has-policies-for-most-windows-at-most = a seat has policies for { $most } windows at most
detail-seat-must-be-a-seat-and-bot-the-name-of-a-bot = 'seat' must be a seat and 'bot' the name of a bot
detail-name-must-be-a-whole-number = '{ $name }' must be a whole number
detail-name-must-be-a-list-of-tables = '{ $name }' must be a list of tables
detail-name-of-the-clock-is-a-number-from-0-to-most = '{ $name }' of the clock is a number from 0 to { NUMBER($most, useGrouping: 0) }
detail-a-chat-message-has-1-to-most-characters = a chat message has 1 to { NUMBER($most, useGrouping: 0) } characters
detail-a-clock-is-one-of-known = a clock is one of { $known }
detail-a-clock-needs-at-least-one-second = a clock needs at least one second
detail-a-message-has-at-most-most-bytes = a message has at most { NUMBER($most, useGrouping: 0) } bytes
detail-a-message-may-not-be-nested-deeper-than-a-list-in-a-table = a message may not be nested deeper than a list in a table
detail-a-message-must-be-a-json-object = a message must be a JSON object
detail-a-seat-is-for-me-open-or-for-a-bot = a seat is for me, open, or for a bot
detail-it-needs-an-id-of-1-to-most-characters = it needs an id of 1 to { NUMBER($most, useGrouping: 0) } characters
detail-its-body-is-nested-too-deep = its body is nested too deep
detail-its-first-line-is-missing = its first line is missing
detail-its-lines-cannot-be-read-error = its lines cannot be read: { $error }
detail-nobody-knows-the-setting-name = nobody knows the setting '{ $name }'
detail-public-and-spectators-are-true-or-false = public and spectators are true or false
detail-the-server-has-failed-it-has-noted-why = the server has failed; it has noted why
detail-the-variant-must-be-a-table-of-settings = the variant must be a table of settings
detail-there-is-no-bot-name-bots-known = there is no bot '{ $name }'; bots: { $known }
detail-there-is-no-command-name = there is no command '{ $name }'
detail-undo-is-one-of-known = undo is one of { $known }
