# Middle-earth CCG: cards and decks in the browser, English.

## Words of cards

meccg-alignment-hazard = Hazard
meccg-alignment-dual = Hero and minion
meccg-type-character = Character
meccg-type-avatar = Avatar
meccg-type-agent = Hazard agent
meccg-type-item = Item
meccg-type-ally = Ally
meccg-type-faction = Faction
meccg-type-event = Event
meccg-type-creature = Creature
meccg-type-site = Site
meccg-type-region = Region
meccg-duration-short = Short-event
meccg-duration-long = Long-event
meccg-duration-permanent = Permanent-event
meccg-class-minor = Minor
meccg-class-major = Major
meccg-class-greater = Greater
meccg-class-gold-ring = Gold ring
meccg-class-special = Special
meccg-equipment-weapon = Weapon
meccg-equipment-armor = Armour
meccg-equipment-shield = Shield
meccg-equipment-helmet = Helmet
meccg-skill-warrior = Warrior
meccg-skill-scout = Scout
meccg-skill-ranger = Ranger
meccg-skill-sage = Sage
meccg-skill-diplomat = Diplomat
meccg-race-man = Man
meccg-race-dunadan = Dúnadan
meccg-race-elf = Elf
meccg-race-dwarf = Dwarf
meccg-race-hobbit = Hobbit
meccg-race-orc = Orc
meccg-race-troll = Troll
meccg-race-wizard = Wizard
meccg-race-ringwraith = Ringwraith
meccg-race-fallen-wizard = Fallen-wizard
meccg-race-balrog = Balrog
meccg-race-undead = Undead
meccg-race-animal = Animal
meccg-race-spider = Spider
meccg-race-wolf = Wolf
meccg-race-dragon = Dragon
meccg-race-drake = Drake
meccg-race-giant = Giant
meccg-race-nazgul = Nazgûl
meccg-race-maia = Maia
meccg-race-awakened-plant = Awakened plant
meccg-race-pukel-creature = Pûkel-creature
meccg-race-slayer = Slayer
meccg-race-spawn = Spawn
meccg-race-bear = Bear
meccg-race-trap = Trap
meccg-race-gas = Gas
meccg-race-wose = Wose
meccg-race-ent = Ent
meccg-race-eagle = Eagle
meccg-race-special = Special
meccg-site-haven = Haven
meccg-site-free-hold = Free-hold
meccg-site-border-hold = Border-hold
meccg-site-ruins-and-lairs = Ruins & Lairs
meccg-site-shadow-hold = Shadow-hold
meccg-site-dark-hold = Dark-hold
meccg-haven-haven = Haven
meccg-haven-darkhaven = Darkhaven
meccg-haven-wizardhaven = Wizardhaven
meccg-haven-balrog-darkhaven = Balrog haven
meccg-region-wilderness = Wilderness
meccg-region-border-land = Border-land
meccg-region-free-domain = Free-domain
meccg-region-shadow-land = Shadow-land
meccg-region-dark-domain = Dark-domain
meccg-region-coastal-sea = Coastal Sea
meccg-set-tw = The Wizards
meccg-set-td = The Dragons
meccg-set-dm = Dark Minions
meccg-set-le = The Lidless Eye
meccg-set-as = Against the Shadow
meccg-set-wh = The White Hand
meccg-set-ba = The Balrog
meccg-points-character = Character points
meccg-points-item = Item points
meccg-points-faction = Faction points
meccg-points-ally = Ally points
meccg-points-kill = Kill points
meccg-points-miscellaneous = Miscellaneous points
meccg-stat-mind = Mind
meccg-stat-corruption = Corruption points
meccg-stat-prowess-body = Prowess and body
meccg-stat-direct-influence = Direct influence
meccg-stat-influence-check = The influence check must be greater
meccg-stat-strikes = Strikes × prowess / body
meccg-stat-draws = Cards drawn: you and the opponent
meccg-clause-play = play
meccg-clause-cost = cost
meccg-clause-effect = effect
meccg-clause-static = static
meccg-clause-trigger = trigger
meccg-clause-activated = activated
meccg-clause-attack = attack
meccg-clause-alternative = or instead
meccg-clause-discard = leaves play
meccg-clause-limit = limit
meccg-clause-setup = deck
meccg-status-complete = Playable
meccg-status-partial = Partly playable
meccg-status-missing = Not yet playable

## Facets

meccg-facet-alignment = Alignment
meccg-facet-type = Type
meccg-facet-duration = Duration
meccg-facet-item-class = Item class
meccg-facet-equipment = Equipment
meccg-facet-skill = Skill
meccg-facet-race = Race
meccg-facet-site-type = Site type
meccg-facet-keyed = Region type
meccg-facet-set = Set
meccg-facet-status = Status
meccg-facet-within = This deck
meccg-within-in = only what is in it
meccg-within-out = only what is not in it
meccg-within-allowed = only what it may have

## The page

meccg-page-title = Cards and decks
meccg-page-sides = Show
meccg-page-side-facets = Filter
meccg-page-side-cards = Cards
meccg-page-side-deck = Deck
meccg-page-found = Cards found
meccg-page-clear = Clear all filters
meccg-page-search = Search titles in German and English
meccg-page-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
meccg-page-of-all = of { $total }
meccg-page-hidden = { $count ->
        [one] 1 that does not work fully yet is hidden.
       *[other] { $count } that do not work fully yet are hidden.
    }
meccg-page-show-hidden = Show all { $count }
meccg-page-only-playable = Only playable ones
meccg-page-keys = Keys: / search, + and − copies of the card in focus
meccg-page-none = No card fits. Clear a filter or search for less.
meccg-page-look-at = Look at { $title }
meccg-page-less = One copy of { $title } less
meccg-page-more = One copy of { $title } more
meccg-page-unique = unique
meccg-page-corruption = { $count ->
        [one] 1 corruption point
       *[other] { $count } corruption points
    }
meccg-page-points = { $category }: { $count }
meccg-page-region = in { $region }
meccg-page-no-words = This card has no text beside its numbers.
meccg-page-missing = { $missing } of { $all } clauses do not work yet
meccg-page-in-deck = { $count } in this deck
meccg-page-which = Deck
meccg-page-mine = My decks
meccg-page-built-in = Built-in decks
meccg-page-untitled = Deck without a name
meccg-page-name = Name of the deck
meccg-page-parts = Parts of the deck
meccg-page-saving-kept = saved
meccg-page-saving-waiting = saving …
meccg-page-saving-failed = not saved
meccg-page-tab-play = Play deck
meccg-page-tab-pool = Pool
meccg-page-tab-sites = Sites
meccg-page-tab-sideboard = Sideboard
meccg-page-new = New
meccg-page-import = Import
meccg-page-export = Export
meccg-page-delete = Delete
meccg-page-plan = How it plays
meccg-page-play = Play with this deck
meccg-page-change = View or change it in the deck builder
meccg-page-second = This file has a second deck, against minions and the Balrog. It is kept and checked; here the first is shown.
meccg-page-legality = Legality
meccg-page-faults = { $count ->
        [0] legal
        [one] 1 to mend
       *[other] { $count } to mend
    }
meccg-page-wrong = Wrong:
meccg-page-right = Right:
meccg-page-waiting = Cards not yet playable
meccg-legal-resources = Resources
meccg-legal-hazards = Hazards as many
meccg-legal-creatures = Creatures
meccg-legal-pool = Starting characters
meccg-legal-sideboard = Sideboard
meccg-chart-title = Spread
meccg-chart-mind = Mind in the pool
meccg-chart-prowess = Prowess of creatures
meccg-chart-bar = { $count } of { $value }
meccg-page-import-title = Import a deck
meccg-page-import-help = A deck file, an export of GCCG, or a list: one line a card, such as “2 Stealth”, in German or English.
meccg-page-import-file = File
meccg-page-import-text = Text
meccg-page-import-do = Import
meccg-page-import-unmatched = { $count ->
        [one] One line means no card; the rest is in the deck.
       *[other] { $count } lines mean no card; the rest is in the deck.
    }
meccg-page-import-line = Line { $line }: { $text }
meccg-page-import-near = (perhaps { $near }?)
meccg-page-export-title = Export the deck
meccg-page-export-form = Format
meccg-page-export-list = List
meccg-page-export-toml = Deck file
meccg-page-export-gccg = GCCG
meccg-page-export-text = Text
meccg-page-export-save = Save as { $name }
