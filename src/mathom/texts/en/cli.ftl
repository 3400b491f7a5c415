# The command line, English.

## Help

help-mathom = Mathom, a rules-enforcing table for Middle-earth games. Without a command it opens the app in the browser.
help-mathom-version = Say the version.
help-lang = Language: de or en. Without it the language of your system.
help-help = Show this help.
help-as_json = Write JSON, for programs.
help-game_name = The game; 'mathom games' lists them.
help-variant = A setting agreed on before the game; may be given several times.
help-seed = Anything; the same seed gives the same game.
help-jobs = Number of processes.
help-players = One name a seat, such as scripted,random.
help-number = Number of games.
help-file = The file of a recorded game.

help-games = List the games, their players and settings.
help-play = Play in the terminal, against programs or with friends at one keyboard. Without a game there is a menu.
help-play-seats = Who plays, one name a seat: random, scripted and montecarlo:200 are programs, every other name is a person.
help-play-decks = What the seats bring, one deck a seat: a built-in one such as challenge-a, or a file.
help-play-save = Where to record the game. Without it Mathom finds a place.
help-play-resume = Go on with the game recorded in this file.
help-simulate = Let programs play many games, and count.
help-simulate-players = One name a seat, such as random,random; given several times, the groups take turns.
help-simulate-seats = Numbers of players to go through in turn, such as 2,3,4.
help-simulate-check = Check every game: no refused choice, nothing lost or doubled, an end.
help-arena = Find out which player is better: paired games, win rates with confidence intervals, ratings.
help-arena-players = The players to compare, such as scripted,random.
help-arena-number = Number of games of each pair of players.
help-arena-seats = Number of seats at the table.
help-bench = Measure the speed of the engine beside python-chess.
help-bench-names = Games to measure, all without a name.
help-bench-seats = How many play, in turn, such as 2,3,4; as few as possible without it.
help-bench-rounds = How often every measurement is repeated.
help-bench-seconds = Length of one measurement.
help-scenario = Scenarios: positions with expectations.
help-scenario-run = Play scenario files and tell for each the first expectation that does not hold.
help-scenario-run-files = Scenario files.
help-record = Recorded games.
help-record-verify = Replay a record and compare everything in it.
help-record-show = Tell a recorded game.
help-record-continue = Go on with a recorded game.
help-record-continue-at = Go on from after this choice instead of the last one.
help-record-continue-salvage = Of a damaged record keep what is before the damage; it goes on in a new file.
help-rules = The numbered rules of all games.
help-rules-show = Show rules by their numbers.
help-rules-show-rule_id = Numbers such as FE-4.1.
help-rules-search = Find rules by words.
help-rules-search-words = Words that all occur in the rule.
help-rules-search-game = Only the rules of this game.
help-rules-search-everything = Show all that is found.
help-rules-where = Show where the code names a rule that it plays.
help-rules-where-rule_id = Numbers such as FE-4.1.
help-rules-coverage = How many rules are proven by tests.
help-rules-coverage-game = Only this game, with the list of missing rules.
help-deck = Decks of Middle-earth CCG: files, lists, GCCG's, and the built-in ones such as challenge-a.
help-deck_file = A file with a deck, or the name of a built-in one.
help-out = The file to write. Without it the deck is shown.
help-deck-check = Check a deck: every fault with the rule that it breaks.
help-deck-check-against = The alignment of the opponent, for the rules that depend on it.
help-deck-check-variant = A setting of the table that the deck is for, such as length=three; may be given several times.
help-deck-import = Turn a list or a GCCG deck into a deck file; lines that mean no card are told with suggestions.
help-deck-export = Write a deck as a list, for GCCG or as a deck file.
help-deck-export-form = What to write: toml (our deck file), list or gccg.

help-arguments-panel-title = Arguments
help-options-panel-title = Options
help-commands-panel-title = Commands
help-default-string = [default
help-required = [required]

## Errors

error-no-such-file = There is no file { $file }. Check the name.
error-cannot-open = The file { $file } cannot be opened: { $detail }. Choose another one.
error-file-exists = The file { $file } exists already. Continue it with --resume, or choose another name.
error-bad-setting = '{ $setting }' is no setting. Write it as name=value, for example { $example }.
error-bad-number = { $option } must be at least { $least }.
error-bad-seats = { $game } is for { $seats } players, not for { $given }. Give one name a seat.
error-bad-decks = { $game } takes { $seats } decks, not { $given }. Give one a seat: the name of a built-in deck, or a file.
error-unknown-choice = { $option } cannot be “{ $given }”. It is one of { $known }.
error-no-such-rule = There is no rule { $rule }. Did you mean { $near }?
error-no-results = There are no test results here. Run 'python3 dev.py test' in the project first.
error-not-enough-players = An arena needs at least two players, as in --players scripted,random.
error-needs-chess = The yardstick python-chess is not installed. Install it with: pip install chess
error-unknown-command = There is no command '{ $command }'. The commands are { $known }.
error-missing-command = '{ $path }' needs a command: { $known }.
error-unknown-option = There is no option { $option } here. 'mathom --help' lists them.
error-missing-argument = { $argument } is missing. 'mathom --help' says more.
error-bad-argument = The value for { $argument } does not fit. '{ $command } --help' says what is wanted.
error-bad-usage = { $detail }. 'mathom --help' says more.

## Everywhere

cli-interrupted = Interrupted.
progress-games = Games

## games

games-seats = For { $seats } players.
games-bots = Programs that play it: { $players }
games-setting = Setting
games-values = Values
games-meaning = Meaning
games-start = Start: mathom play { $game }
games-box = With the expansion “{ $title }”: mathom play { $box }

## simulate, arena, bench

simulate-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $finished } finished, { $errors ->
        [0] no errors
        [one] one error
       *[other] { $errors } errors
    }.
simulate-speed = { $decisions } decisions in { $seconds } s: { $speed } a second.
simulate-length = A game takes { $mean } decisions on average.
simulate-wins = Seat { $seat } won { $wins } ({ $percent } %).
simulate-ending = { $how }: { $count }
simulate-error = Game with seed { $seed } and players { $players }: { $detail }
arena-player = Player
arena-games = Games
arena-wins = Wins
arena-rate = Win rate
arena-interval = 95 % sure
arena-score = Mean points
arena-rating = Rating
arena-paired = { $count } games of each pair at tables of { $seats }: every deal is played from all sides.
bench-running = Measuring, about { $seconds } s ...
bench-players = players: { $seats }
bench-what = Random play
bench-speed = per second
bench-ratio = ratio
bench-chess = python-chess, plies
bench-plain = plain Python, decisions
bench-compiled = compiled, decisions
bench-not-compiled = This installation is not compiled; 'python3 dev.py run bench' measures a compiled one where there is a C compiler.
bench-clone = A copy of a game costs { $ratio } of a decision.
bench-shape = A random game has { $length } decisions; a question has { $branching } options on average.
bench-choosing = Of 100 questions { $percent } have a choice; counting only these, the ratio is { $plain } plain and { $ratio } as installed.
bench-growth = A decision late in a game costs { $ratio } of one in its middle.
bench-search = The search (montecarlo) makes { $simulations } simulations a second on one core.
bench-memory = A game in its middle takes { $kilobytes } kB.

## scenario, record, rules

scenario-summary =
    { $hold } of { $count } scenarios hold; { $failed } { $failed ->
        [one] fails
       *[other] fail
    }, { $wrong } { $wrong ->
        [one] is
       *[other] are
    } wrong.
scenario-holds =
    { $count ->
        [one] The scenario holds.
       *[other] All { $count } scenarios hold.
    }
record-verified =
    { $file }: all is as recorded, { $count ->
        [one] one choice
       *[other] { $count } choices
    }, { $finished ->
        [yes] game over
       *[no] game not over yet
    }.
record-other-rules =
    { $lost ->
        [0] The rules or facts of this game were corrected since it was recorded. It goes on by the new ones.
        [one] The rules or facts of this game were corrected since it was recorded. It goes on by the new ones after choice { NUMBER($n, useGrouping: 0) }; the last choice is to be made again.
       *[other] The rules or facts of this game were corrected since it was recorded. It goes on by the new ones after choice { NUMBER($n, useGrouping: 0) }; the last { $lost } choices are to be made again.
    }
record-by-other-rules = (played by other rules or facts than this program has)
record-header = { $game }: { $names } (recorded with Mathom { $version })
record-open =
    The game is not over after { $count ->
        [one] one choice
       *[other] { $count } choices
    }. Go on with: mathom play --resume { $file }
rules-found =
    { $count ->
        [0] No rule contains that.
        [one] One rule.
       *[other] { $count } rules{ $left ->
            [0] .
           *[other] , { $left } more with --all.
        }
    }
rules-named = { $count ->
    [0] No place in the code names { $rule }.
    [one] One place in the code names { $rule }.
   *[other] { $count } places in the code name { $rule }.
}
rules-not-played = { $rule } is not played, nor are others like it: { $why }.
rules-chapter = Its chapter: { $files }
rules-game = Game
rules-rules = Rules
rules-tested = Proven
rules-missing = Missing
rules-part-cards = cards
rules-part-events = events of cards
rules-part-combat = combat halves of cards
rules-part-characters = Characters
rules-part-rulings = rulings
rules-part-card-rulings = rulings on cards
rules-part-decisions = decisions
rules-part-information = open and hidden information
rules-part-examples = worked examples
rules-later = Not played ({ $count }), because { $why }:
rules-later-fallen-wizards = they come with fallen-wizards
rules-later-balrog = they come with the Balrog as a player
rules-later-cards = they are about cards that no deck here has
rules-later-never = the program lets nobody get into this case
rules-later-errata = they are unofficial errata of cards that are not played yet
rules-later-arda = they belong to the variant Arda
rules-later-crap = they belong to the variants Crap Game and Crap Sealed
rules-later-tokens = they belong to the variant with tokens

## play

play-title = { $game }, turn { $turn }
play-hint = Type the number of an option, or 'help'.
play-not-offered = '{ $typed }' is not on offer: { $reasons }. Type the number of an option, or 'help'.
play-why-what = Why what? For example: ?why { $intent }
play-allowed = { $option } is allowed.
play-no-odds = This game has no odds.
play-odds-of-what = { $reason }. The odds of what? The number or the key of an attack, for example: odds way:orthanc>edoras
play-nothing-to-undo = You have not chosen anything yet.
play-undone =
    Taken back: { $option }. You are back before your own last choice{ $others ->
        [0] .
       *[other] ; what the programs have chosen since is gone.
    }
play-undo-too-late = That cannot be taken back any more: since then something hidden or random came to light, or somebody else has chosen.
play-save-where = Save where? For example: save my-game.jsonl
play-file-exists = { $file } exists already. Choose another name.
play-copied = A copy is in { $file }.
play-cannot-save = { $file } cannot be written: { $detail }. Choose another name.
play-languages = Languages: { $known }
play-language = Now in English.
play-help-choose = 1, 2, ... | choose the option with this number; its name will do too: { $key }
play-help-card = card { $card } | read a card, a piece or a place; { "card 3" }: what option 3 is about; card alone: your hand
play-help-why = ?why { $intent } | why something is not possible, with the rules
play-help-odds = odds 3 | how the attack of option 3 would end; without a number, the battle being fought
play-help-rule = rule { $rule } | the text of a rule
play-help-undo = undo | take your last choice back; among several people only while nobody knows of it
play-help-asked = asked never own | never ask me in my own turn; also: always, can; other; other/{ $window }; alone: what holds
play-help-hold = hold | ask me at the next opportunity all the same
play-help-table = table | draw the table again
play-help-log = log | everything that has happened
play-help-save = save FILE | a copy of the game so far (it is recorded all the time anyway)
play-help-lang = lang de | change to German
play-help-quit = quit | stop for now; you can go on later
play-help-signs = Signs at the table
play-look-nothing = There is nothing to look at in this game.
play-look-what = What shall I show? For example: card { $example }. Or the number of an option. Your hand: { $hand }
play-look-several = “{ $typed }” may be: { $names }. Which one?
play-look-none = There is no card, piece or place in option { $typed }. Type a name, or the number of an option that is about one.
play-look-unknown = I know nothing by the name of “{ $typed }”. Type the name of a card, a piece or a place, or the number of an option that is about one.
play-look-rules = Rules to look up: { $rules }
play-no-windows = Nobody passes in this game.
play-asked-how = When shall I ask? For example: asked never own, asked can other/attack, asked always. Windows: { $windows }
play-stops = You are asked at the next opportunity, in your turn and in another's.
play-hand-over = { $name }, it is your turn. The others please look away.
play-ready = Press Enter when you are ready.
play-thinking = { $name } is thinking ...
play-incomplete = { $count ->
        [one] One card of this game does not work as printed yet.
       *[other] { $count } cards of this game do not work as printed yet.
    }
play-saved = The game is kept in { $file }. Go on with:
play-over = The game is over. It is kept in { $file }.
menu-welcome = Welcome to Mathom. What shall we play?
menu-game = Game ({ $least }-{ $most }) [{ $default }]:
menu-seats = How many players ({ $least }-{ $most }) [{ $default }]:
menu-people = How many of them people at this keyboard ({ $least }-{ $most }) [{ $default }]:
menu-number = Please type a number from { $least } to { $most }.

## Decks

deck-fault = { $rule }  { $section ->
        [none] {""}
       *[other] { $section }:{" "}
    }{ $fault }
deck-checked = { $title }: { $faults ->
        [0] the deck is legal.
        [one] one fault.
       *[other] { $faults } faults.
    }
deck-lacking = { $count ->
        [one] One card does not work as printed yet: { $cards }
       *[other] { $count } cards do not work as printed yet: { $cards }
    }
deck-unmatched = Line { $line } means no card: { $text }{ $near ->
        [none] {""}
       *[other] {" "}(perhaps { $near }?)
    }
