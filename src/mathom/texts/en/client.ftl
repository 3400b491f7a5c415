# The browser client, English.

## Everywhere

client-nav = Main menu
client-skip = Skip to the content
client-lobby = Tables
client-rules = Rules
client-decks = Decks
client-settings = Settings
client-reports = Reports
client-account = Account
client-replay = Replay
client-new = New game
client-close = Close
client-cancel = Cancel
client-save = Save
client-copy = Copy
client-copied = The link is copied.
client-game = Game
client-games = Games
client-to-home = Home
client-lost-title = Nothing here
client-lost-text = This page does not exist.
client-no-game = There is no game “{ $game }” here yet.
client-no-server = The server does not answer. Try again in a moment.
client-theme-to-light = Light theme
client-theme-to-dark = Dark theme

## Home

client-continue = Continue
client-continue-all = All { $count } unfinished games
client-play-now = Play now
client-host = Host a game
client-learn = Learn
client-in-preparation = In preparation
client-box-players = Players
client-box-players-n = { $players } players
client-box-length = Length
client-box-minutes = { $minutes } min
client-box-weight = Weight
client-box-weight-n = Weight { $weight } of 5
client-doors = Other ways in
client-join = Join by link
client-join-go = Join
client-join-bad = That is not the link of a table.
client-open-tables = Open tables
client-my-tables = My tables
client-watch = Watch
client-replays = Replays
client-none-open = No table has a free seat. Host one!
client-none-mine = You do not sit at any table yet.
client-none-live = Nobody is playing in public now.
client-none-finished = No game has been finished yet.
client-row-your-turn = your turn
client-row-turn = turn { $turn }
client-waiting-local = Only this computer can use the link. So that others can join, start Mathom with:
client-waiting-loopback = Only this computer can use this address. So that others can join, open the page at an address of your network, and start Mathom with:
client-row-continue = Continue
client-row-sit = Sit down
client-row-watch = Watch
client-row-replay = Replay
client-row-status-open = open
client-row-status-running = running
client-row-status-paused = paused
client-row-status-finished = finished
client-row-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
client-row-won = Won by { $names }

client-name-ask = What shall we call you?
client-name-ok = That’s me
client-name-later = Later
client-name-default = Player
client-name-guest = Guest { $number }

## A new game

client-new-seats = Who plays?
client-new-variant = Rules of this game
client-new-table = The table
client-new-advanced = Advanced
client-new-turned =
    { $count ->
        [one] (one turned on)
       *[other] ({ $count } turned on)
    }
client-new-advanced-text = Other readings of single rules. As they are, the table plays by the rulebook and the rulings of this program.
client-new-undo = Taking back
client-new-clock = Clock
client-new-public = Show among the open tables
client-new-public-text = Anybody may sit down, and watch later on. Otherwise only those with the invitation link get to the table.
client-new-watched = Others may watch
client-new-watched-text = The game is then listed under “Tables”, “Watch”. Nobody sees hidden cards there.
client-create = Open the table
client-create-solo = Start
client-seat-n = Seat { $n }
client-wish-me = Me ({ $name })
client-one-screen = Several seats are yours: you play in turns at this screen, and the hand is covered in between.
client-hand-over = Hand over
client-hand-over-text = Nobody else should look now. Whoever plays next takes the screen.
client-hand-over-to = I am { $name }: show my hand
client-hand-over-look = Look as { $name }
client-cover-hand = Cover my hand
client-wish-open = Open, for whoever comes
client-wish-bot =
    Bot: { $bot }{ $strength ->
        [none] { "" }
       *[other] , { $strength }
    }
client-bot-strength-random = plays anything: no match
client-bot-strength-scripted = quick, knows the basics: for a first game
client-bot-strength-montecarlo = thinks ahead and takes its time: the strongest
client-bot-random = Random
client-bot-scripted = Wayfarer
client-bot-montecarlo = Thinker
client-undo-free = always free
client-undo-consent = the others are asked, if something was revealed
client-undo-never = never, once something was revealed
client-clock-none = none
client-clock-move = for every decision
client-clock-total = for the whole game
client-clock-days = by correspondence
client-clock-in-minutes = Minutes
client-clock-in-days = Days for a move
client-clock-increment = Seconds added a move
client-ask-sides = Which side do you play?
client-ask-sides-free_peoples_first = The Free Peoples
client-ask-sides-free_peoples_first-text = Carry the Ring to Mount Doom unseen, and hold out until then.
client-ask-sides-shadow_first = The Shadow
client-ask-sides-shadow_first-text = Overrun Middle-earth with countless armies, and hunt the Ring-bearer.
client-ask-sides-drawn = Draw lots
client-ask-sides-drawn-text = Let chance decide.
client-setting-start = Who begins?
client-value-start-random = drawn by lot
client-setting-hidden_points = Keep points secret until the end

## At the table

client-board = Board
client-your-things = Your things
client-side = Game and players
client-seats = Players
client-options = Your options
client-table-tools = Table
client-help-show = What is this about?
client-help-close = Got it
client-connecting = Connecting …
client-connection-lost = Connection lost. Trying again …
client-no-table = There is no such table, or it is not yours to see.
client-your-turn = Your turn.
client-waits-for = Waiting for { $names } …
client-thinking = A bot thinks for { $seconds } seconds at most.
client-status-paused = The game is paused.
client-status-finished = The game is over.
client-unpick = Take back
client-chosen = chosen
client-which = Which one?
client-undo = Undo
client-log = Log
client-log-older = { $n ->
    [one] Show one older entry
   *[other] Show { $n } older entries
}
client-log-undone = taken back
client-log-empty = Nothing has happened yet.
client-chat = Chat
client-chat-empty = Nobody has said anything yet.
client-chat-placeholder = Say something …
client-chat-send = Send
client-menu = More
client-seat-you = you
client-seat-mate = your side
client-seat-bot = bot
client-seat-away = away
client-seat-resigned = resigned
client-seat-turn = to move
client-seat-open = free seat
client-auto-title = Automatic answers
client-auto = Answer for me when there is only one option and that gives nothing away
client-invite-link = Invitation link
client-invite-copy = Copy invitation link
client-pause = Pause
client-go = Go on
client-to-bot = Let a bot play for me
client-replaced = A bot plays for you.
client-back = Take my seat back
client-bot-for = Let a bot play for { $name }
client-draw = Offer a draw
client-resign = Resign
client-cancel-table = Cancel the table
client-resign-sure = Resign?
client-resign-text = You give up this game and can no longer win it. The others play on, and a bot plays your seat to the end.
client-resign-ends = That ends the game, and { $name } wins.
client-play-on = Play on
client-cancel-sure = Cancel the table?
client-cancel-text = That ends the game, and nobody wins. Nobody can play it on.
client-watching =
    { $count ->
        [0] You are watching.
        [one] You are watching.
       *[other] You are watching, { $count } people in all.
    }
client-consent-undo = { $name } would like to take back
client-consent-draw = { $name } offers a draw
client-consent-pause = { $name } would like to stop the clocks for a while
client-consent-rematch = { $name } would like to play again
client-consent-withdraw = Never mind
client-seat-leave = Stand up
client-seat-free = Free the seat
client-consent-all = This and all that followed would be undone.
client-consent-yes = Agree
client-consent-no = Decline
client-consent-waiting = Waiting for { $names } to agree …
client-waiting = Waiting for players
client-waiting-full = Everybody is here
client-waiting-incomplete =
    { $count ->
        [one] One card does not do all that is printed on it yet
       *[other] { $count } cards do not do all that is printed on them yet
    }
client-waiting-share = Send this link to those who should play:
client-waiting-agreed = Agreed on:
client-sit-down = Sit down
client-seat-to-bot = Seat a bot
client-start = Begin
client-bring = Your deck
client-bring-for = The deck of { $name }
client-bring-text = Nobody else sees it. The game begins when everybody has brought one; until then it can be changed.
client-bring-own = A list or a file of my own
client-bring-list = Cards, pasted as a list
client-bring-file = Or from a file
client-bring-go = Bring it
client-bring-anyway = Bring it all the same
client-bring-again = Bring this one instead
client-bring-suggested = Take the one that the game suggests
client-bring-suggested-named = Take what the game suggests: { $what }
client-bring-done = It is sealed and lies ready.
client-bring-waiting = no deck yet
client-bring-there = deck is there
client-why-not = Why not?
client-look-hold = hold fast
client-look-back = The thing before
client-look-on = The next thing
client-rule-open = Open rule { $rule }

## The end

client-result-you = You win!
client-result-other = { $name } wins
client-result-shared = { $names } share the victory
client-result-draw = A draw
client-result-cancelled = The table is cancelled
client-result-tie = The tie was broken by the last location.
client-result-show = Result
client-result-last = The last scoring
client-how-most-points = Most points.
client-how-resigned = The others have resigned.
client-how-draw = By agreement.
client-rematch = Rematch
client-rematch-go = To the rematch

## Replay

client-chart = Points over the game
client-chart-choice = decision { $n }
client-chances = How the chances to win stood
client-chances-ask = Work out how the chances stood
client-chances-busy = Games are being played on from here …
client-chances-how = At each of some moments programs played the game on to its end { $games } times. They knew the order of the decks that lay shuffled, and no dice.
client-scrub = Moment
client-scrub-at = { $n } of { $end }, turn { $turn }
client-scrub-start = To the beginning
client-scrub-turn-back = A turn back
client-scrub-back = A decision back
client-scrub-on = A decision on
client-scrub-turn-on = A turn on
client-scrub-end = To the end
client-scrub-play = Play
client-scrub-stop = Stop
client-replay-other-rules = This game was played by other rules or facts. By those of now this moment cannot be shown exactly: you see the last one before it.
client-continue-here = Continue from here against bots
client-share = Copy link to this moment
client-to-table = To the table
client-perspective = Seen by
client-perspective-public = all who watch
client-perspective-own = myself

## Learn

client-learn-lessons = Lessons
client-learn-n = Lesson { $n }
client-learn-done = done
client-learn-begin = Begin
client-learn-again = Once more
client-learn-first = First game against a bot
client-learn-all-rules = All rules
client-learn-others = Lessons of the other games
client-learn-of = Lesson { $n } of { $count }
client-learn-task = Task { $n } of { $count }
client-learn-hint = Show a hint
client-learn-wrong = That is possible, but not what is wanted here.
client-learn-missed = That did not lead there. You are back where the task began.
client-learn-well = Well done!
client-learn-next = Next lesson
client-learn-list = All lessons
client-learn-restart = From the beginning

## Rules

client-rules-search = Search the rules
client-rules-chapter = Chapter
client-rules-found =
    { $count ->
        [0] No rule has these words.
        [one] One rule
       *[other] { $count } rules
    }
client-rule-mark-B = stated in the rulebook
client-rule-mark-D = follows from the rulebook
client-rule-mark-R = ruling of this program

## Settings

client-language = Language
client-theme = Theme
client-theme-auto = as the system
client-theme-light = light
client-theme-dark = dark
client-turn-title = When it is my turn
client-turn-sound = a sound
client-turn-notify = a notification, if the page is not in sight
client-turn-notify-not = This browser does not let Mathom notify you. You can change that in its settings for this page.
client-turn-headline = Your turn: { $game }
client-turn-text = The others have moved.
client-speed = Movement
client-speed-off = none
client-speed-fast = fast
client-speed-normal = normal
client-speed-slow = slow
client-keys = Keyboard
client-keys-digits = choose the option with this number; type numbers from 10 on digit by digit
client-keys-tools = undo, log, chat, rules
client-keys-arrows = go through the options and choose
client-keys-escape = take back a card that is not laid yet; close
client-keys-look = look closely at the thing that is pointed at or focused; then arrows for the next one
client-keys-zoom = board closer, farther, follow the game
client-keys-replay = replay: a decision back or on; with Shift a turn
client-keys-help = show these keys

## Account

client-account-name = Name
client-account-password = Password
client-account-login = Log in
client-account-new = New account
client-account-enter = Log in
client-account-make = Create account
client-account-have = I have an account
client-account-have-none = I have no account yet
client-account-guest = You play as a guest. With an account your tables follow you to every device.
client-account-local = On your own machine no account is needed.
client-account-change = Change password
client-account-old = Password until now
client-account-fresh = New password
client-account-length = 8 characters or more
client-account-password-changed = Your password is changed. Other devices are logged out.
client-account-delete = Delete account
client-account-delete-text = Your account and its name are gone for good. Records of games that you played keep the name you had then.
client-account-deleted = Your account is deleted.
client-account-logout = Log out
client-account-renamed = Your name is changed.
client-account-made = Welcome! Your account is ready.
client-account-in = Welcome back!
client-account-out = You are logged out.

## Reports

client-report = Report a problem
client-report-words = What went wrong? What did you expect?
client-report-attached = The record of the game is sent along.
client-report-send = Send
client-report-thanks = Thank you. The report is on its way.
client-reports-none = No reports. All is well.
client-reports-moment = Look at moment { $n }
client-reports-record = Record

## What happens at a table

table-event-sat =
    { $you ->
        [yes] You sit down.
       *[no] { $seat } sits down.
    }
table-event-left =
    { $you ->
        [yes] You are away.
       *[no] { $seat } is away.
    }
table-event-bot = A bot plays for { $seat }.
table-event-back =
    { $you ->
        [yes] You are back.
       *[no] { $seat } is back.
    }
table-event-resigned =
    { $you ->
        [yes] You resign.
       *[no] { $seat } resigns.
    }
table-event-cancelled =
    { $you ->
        [yes] You cancel the table.
       *[no] { $seat } cancels the table.
    }
table-event-draw = The game is a draw.
table-event-undone =
    { $you ->
        [yes] You take a move back.
       *[no] { $seat } takes a move back.
    }
table-event-declined =
    { $you ->
        [yes] You decline.
       *[no] { $seat } declines.
    }
table-event-other-rules =
    The rules or facts of this game were corrected. It goes on by the new ones{ $lost ->
        [0] .
        [one] , and the last choice is to be made again.
       *[other] , and the last { $lost } choices are to be made again.
    }
table-event-paused =
    { $you ->
        [yes] You pause the game.
       *[no] { $seat } pauses the game.
    }
table-event-resumed = The game goes on.
table-event-timeout =
    { $you ->
        [yes] Your time is up.
       *[no] The time of { $seat } is up.
    }

## A game without a board of its own

client-yes = yes
client-no = no
client-options-filter = Search among { $count } options
client-view-players = Players
