# Tables: what they refuse and what happens at them.

error-bad-table = This table cannot be set up: { $detail }.
error-not-seated = You do not sit at this table. Take a seat first, or watch.
error-no-seat = This seat is not free. Choose another one, or watch.
error-wrong-invitation = This invitation does not fit the table. Ask the host for the link.
error-not-now = That is not possible now: { $why }.
error-bad-command = The server does not understand the command: { $detail }.

reason-the-table-is-open = the game has not begun yet
reason-the-table-is-running = the game is going on
reason-the-table-is-paused = the game is paused
reason-the-table-is-finished = the game is over
reason-the-table-is-not-paused = the game is not paused
reason-a-bot-has-your-seat = a bot has your seat; take it back first
reason-no-bot-has-your-seat = no bot has your seat
reason-bots-do-not-agree-to-a-draw = bots do not agree to a draw
reason-nobody-asks-you = nobody is asking you anything
reason-a-seat-is-still-open = a seat is still open
reason-the-game-has-begun = the game has begun already
reason-the-game-is-not-over = the game is not over yet
reason-there-is-a-rematch-already = there is a rematch already
reason-nothing-to-take-back = there is nothing of yours to take back
reason-no-taking-back-at-this-table = at this table nothing is taken back once others have learnt from it
reason-there-is-no-such-moment = the game has no such moment

table-event-chat = { $name }: { $text }
table-event-sat = { $name } takes a seat.
table-event-left = { $seat } leaves the table.
table-event-bot = A bot now plays for { $seat }.
table-event-back = { $seat } is back.
table-event-timeout = { $seat } has run out of time; a bot plays on.
table-event-resigned = { $seat } resigns.
table-event-draw = All agree to a draw.
table-event-declined = { $seat } says no.
table-event-undone = { $seat } takes back a move.
table-event-paused = { $seat } pauses the game.
table-event-resumed = { $seat } goes on with the game.
