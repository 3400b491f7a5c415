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
reason-that-is-not-the-question-now = That is not what is asked now

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
error-bad-brought = That cannot be brought to the game: { $why }.
error-bad-chance = The scripted outcome { $got } for '{ $stream }' cannot happen; wanted: { $sizes }.
error-bad-state = The saved state cannot be loaded: { $detail }.
error-bad-record = { $detail }
error-not-a-record = This is not the record of a game: { $detail }.
error-damaged-record = The record is damaged at line { NUMBER($line, useGrouping: 0) }: { $detail }. 'mathom record continue --salvage' goes on with what is before it.
error-other-version = The record was written with { $what } { $theirs }, this program has { $ours }. Open it with a matching version.
error-other-rules = The record was written with { $what } { $theirs }, this program has { $ours }: choice { NUMBER($n, useGrouping: 0) } would lead elsewhere. It can be watched and continued.
error-bad-scenario = The scenario { $file } is wrong: { $detail }.
error-scenario-failed = { $file }, { $where }: { $detail }
error-unknown-language = There is no language '{ $lang }' here; the languages are { $known }.
error-unknown-player = There is no player '{ $player }' for { $game }. Known players: { $known }.
error-bad-budget = '{ $budget }' is no budget for montecarlo. Write simulations, as in montecarlo:200, or seconds, as in montecarlo:0.5s.

## Details of errors

detail-a-list-is-wanted = a list is wanted
detail-a-number-from-least-to-most-is-wanted = a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } is wanted
detail-a-text-is-wanted = a text is wanted
detail-a-text-like-example-is-wanted = a text like '{ $example }' is wanted
detail-branch-number = branch { $number }
detail-chance-is-a-list-of-outcomes-for-each-stream-like-1-5-or-2-6 = chance is a list of outcomes for each stream, like [1, 5] or '2 6'
detail-event-did-happen = { $event } did happen
detail-event-problem = { $event }: { $problem }
detail-it-is-nested-too-deep = it is nested too deep
detail-it-is-no-toml-a-number-or-date-is-too-large = it is no TOML: a number or date is too large
detail-key-is-not-possible-why = '{ $key }' is not possible: { $why }
detail-no-question-of-this-game-has-an-option-key = no question of this game has an option '{ $key }'
detail-no-question-of-this-game-has-an-option-key-perhaps-near-is-meant = no question of this game has an option '{ $key }'; perhaps '{ $near }' is meant
detail-one-entry-for-each-of-the-seats-seats-is-wanted = one entry for each of the { $seats } seats is wanted
detail-path-is-seen-not-nothing = { $path } is { $seen }, not nothing
detail-place-problem = { $place }: { $problem }
detail-problem-seat-seat-is-asked-kind-keys = { $problem }; seat { $seat } is asked '{ $kind }': { $keys }
detail-step-number = step { $number }
detail-step-number-of-branch-branch = step { $number } of branch '{ $branch }'
detail-the-view-has-no-path-there-is-no-part-among-known = the view has no { $path }: there is no '{ $part }' among: { $known }
detail-the-view-has-no-path-there-is-no-part-perhaps-near-is-meant = the view has no { $path }: there is no '{ $part }'; perhaps '{ $near }' is meant
detail-there-is-no-name-here = there is no '{ $name }' here
detail-there-is-no-name-here-perhaps-near-is-meant = there is no '{ $name }' here; perhaps '{ $near }' is meant
detail-there-is-no-name-here-known-known = there is no '{ $name }' here; known: { $known }
detail-there-is-no-seat-seat = there is no seat { $seat }
detail-true-or-false-is-wanted = true or false is wanted
detail-unknown-entry-name-perhaps-near-is-meant = unknown entry '{ $name }'; perhaps '{ $near }' is meant
detail-where-problem = { $where }: { $problem }
detail-a-table-is-wanted = a table is wanted
detail-asked-seats = asked: { $seats }
detail-after-key-problem = after '{ $key }': { $problem }
detail-the-dice-dice-for-stream-cannot-be-rolled-wanted-count-dice-with-sizes-sides =
    { $count ->
        [one] the dice '{ $dice }' for '{ $stream }' cannot be rolled; wanted: one die with { $sizes } sides
       *[other] the dice '{ $dice }' for '{ $stream }' cannot be rolled; wanted: { $count } dice with { $sizes } sides
    }
detail-intent-is-refused-like-everything-now-reason-if-that-is-meant-because-key = '{ $intent }' is refused, like everything now: { $reason }; if that is meant: because = '{ $key }'
detail-because-without-refuse = 'because' without 'refuse'
detail-choice-n-cannot-be-taken-back = choice { NUMBER($n, useGrouping: 0) } cannot be taken back
detail-choice-n-follows-choice-last = choice { NUMBER($n, useGrouping: 0) } follows choice { NUMBER($last, useGrouping: 0) }
detail-count-numbers-each-below-sizes =
    { $count ->
        [one] one number below { $sizes }
       *[other] { $count } numbers, each below its own of { $sizes }
    }
detail-event-did-not-happen-in-this-order-what-did-happened = { $event } did not happen (in this order); what did: { $happened }
detail-fact-tables-of-game = fact tables of { $game }
detail-format = format
detail-intent-is-allowed = '{ $intent }' is allowed
detail-intent-is-refused-but-for-another-reason-reason = '{ $intent }' is refused, but for another reason: { $reason }
detail-it-belongs-to-no-choice = it belongs to no choice
detail-it-cannot-be-opened-error = it cannot be opened ({ $error })
detail-it-contains-an-unknown-part-name = it contains an unknown part '{ $name }'
detail-it-does-not-begin-like-one = it does not begin like one
detail-it-ends-before-the-game-begins = it ends before the game begins
detail-it-has-last-choices-not-n = it has { NUMBER($last, useGrouping: 0) } choices, not { NUMBER($n, useGrouping: 0) }
detail-it-is-no-toml-in-line-line-column-column = it is no TOML in line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
detail-it-is-no-toml-something-is-missing-at-its-end = it is no TOML: something is missing at its end
detail-it-is-not-a-json-object = it is not a JSON object
detail-it-is-not-a-text-file = it is not a text file
detail-it-is-not-json = it is not JSON
detail-it-is-not-the-state-of-a-game = it is not the state of a game
detail-key-why = '{ $key }': { $why }
detail-lines-of-choice-n-are-missing = lines of choice { NUMBER($n, useGrouping: 0) } are missing
detail-name-has-the-wrong-type = '{ $name }' has the wrong type
detail-nobody-knows-what-this-line-says = nobody knows what this line says
detail-seat-seat-is-not-asked-so-nothing-is-offered = seat { $seat } is not asked, so nothing is offered
detail-not-offered-missing-offered-keys = not offered: { $missing }; offered: { $keys }
detail-offered-after-all-keys = offered after all: { $keys }
detail-offered-keys = offered: { $keys }
detail-one-of-names = one of { $names }
detail-option-code-is-not-key = option { $code } is not '{ $key }'
detail-path-can-be-seen-seen = { $path } can be seen: { $seen }
detail-path-is-seen-not-wanted = { $path } is { $seen }, not { $wanted }
detail-rules-version-of-game = rules version of { $game }
detail-something-in-it-has-the-wrong-form = something in it has the wrong form
detail-the-chance-scripted-for-streams-was-not-needed = the chance scripted for { $streams } was not needed
detail-the-chance-that-it-needs-is-not-the-chance-written = the chance that it needs is not the chance written
detail-the-digest-differs-from-the-replayed-state-s = the digest differs from the replayed state's
detail-the-entry-name-has-the-wrong-form = the entry '{ $name }' has the wrong form
detail-the-entry-name-is-missing = the entry '{ $name }' is missing
detail-the-fields-of-name-do-not-fit-this-version = the fields of '{ $name }' do not fit this version
detail-the-header-lacks-names = the header lacks { $names }
detail-the-question-is-kind = the question is '{ $kind }'
detail-the-result-differs-from-the-replayed-one = the result differs from the replayed one
detail-the-result-is-result = the result is { $result }
detail-the-seed-gives-another-outcome-for-stream = the seed gives another outcome for '{ $stream }'
detail-the-seed-revealed-is-not-the-one-committed-to = the seed revealed is not the one committed to
detail-the-snapshot-is-not-the-state-it-should-be = the snapshot is not the state it should be
detail-what-happened-cannot-be-told = what happened cannot be told
detail-there-is-no-complete-line-in-it = there is no complete line in it
detail-there-is-no-viewer-viewer = there is no viewer '{ $viewer }'
detail-unknown-entry-name-known-known = unknown entry '{ $name }'; known: { $known }
detail-what-happened-differs-from-what-is-written = what happened differs from what is written
