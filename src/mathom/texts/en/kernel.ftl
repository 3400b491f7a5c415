# What the kernel says, English.

seat-name = Seat { $number }
list-and = { $most } and { $last }
list-or = { $most } or { $last }

## Why not

reason-it-is-not-offered = That is not offered now
reason-the-game-is-over = The game is over
reason-it-is-not-your-turn = It is not your turn
reason-something-comes-to-light-first = Something hidden or random would come to light first
reason-that-is-no-possible-reaction-now = That is no possible reaction now
reason-that-is-not-the-question-now = That does not answer the question now

## Errors

error-mathom-error = { $detail }
error-refused-choice = { $detail }
error-illegal-choice = '{ $choice }' is not possible: { $why }. Choose one of the options offered.
error-stale-choice = This choice was made for decision { $given }, but the game is at decision { $now }. Look again and choose anew.
error-wrong-seat = Seat { $seat } has nothing to choose now; it is the turn of seat { $asked }. Wait for your turn.
error-game-is-over = The game is over; there is nothing left to choose. Start a new one.
error-nothing-to-undo = There is no choice { $n } to take back.
error-unknown-game = There is no game '{ $game }'. Known games: { $known }.
error-bad-variant = The setting { $name }={ $value } is not possible; allowed: { $allowed }.
error-bad-chance = The scripted outcome { $got } for '{ $stream }' cannot happen; wanted: { $sizes }.
error-bad-state = The saved state cannot be loaded: { $detail }.
error-bad-record = { $detail }
error-not-a-record = This is not the record of a game: { $detail }.
error-damaged-record = The record is damaged at line { NUMBER($line, useGrouping: 0) }: { $detail }. 'mathom record continue --salvage' goes on with what is before it.
error-other-version = The record was written with { $what } { $theirs }, this program has { $ours }. Open it with a matching version.
error-bad-scenario = The scenario { $file } is wrong: { $detail }.
error-scenario-failed = { $file }, step { $step }: { $detail }
error-unknown-language = There is no language '{ $lang }' here; the languages are { $known }.
error-unknown-player = There is no player '{ $player }' for { $game }. Known players: { $known }.
error-bad-budget = '{ $budget }' is no budget for montecarlo. Write simulations, as in montecarlo:200, or seconds, as in montecarlo:0.5s.

## Details of errors

detail-it-is-not-a-text-file = it is not a text file
detail-there-is-no-complete-line-in-it = there is no complete line in it
detail-nobody-knows-what-this-line-says = nobody knows what this line says
detail-it-does-not-begin-like-one = it does not begin like one
detail-it-is-not-json = it is not JSON
detail-it-is-not-a-json-object = it is not a JSON object
detail-the-chance-that-it-needs-is-not-the-chance-written = the chance that it needs is not the chance written
detail-what-happened-differs-from-what-is-written = what happened differs from what is written
detail-the-digest-differs-from-the-replayed-state-s = the digest differs from the replayed state's
detail-the-result-differs-from-the-replayed-one = the result differs from the replayed one
detail-the-seed-revealed-is-not-the-one-committed-to = the seed revealed is not the one committed to
detail-it-is-not-the-state-of-a-game = it is not the state of a game
