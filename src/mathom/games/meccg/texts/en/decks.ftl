# Middle-earth CCG: decks, English.

## Names

meccg-alignment-hero = Hero
meccg-alignment-minion = Minion
meccg-alignment-fallen-wizard = Fallen-wizard
meccg-alignment-balrog = Balrog

meccg-section-pool = Starting pool
meccg-section-characters = Characters
meccg-section-resources = Resources
meccg-section-hazards = Hazards
meccg-section-sites = Site deck
meccg-section-sideboard = Sideboard
meccg-section-sideboard_fallen_wizard = Sideboard against fallen-wizards
meccg-section-second_pool = Second deck: starting pool
meccg-section-second_characters = Second deck: characters
meccg-section-second_resources = Second deck: resources
meccg-section-second_hazards = Second deck: hazards
meccg-section-second_sites = Second deck: site deck

meccg-built-in-challenge-a = Challenge deck A: Stewards of Gondor
meccg-built-in-challenge-b = Challenge deck B: Release the Prisoners
meccg-built-in-challenge-c = Challenge deck C: Dwarven Quest
meccg-built-in-challenge-d = Challenge deck D: Bargain between Friends
meccg-built-in-challenge-e = Challenge deck E: Return of the King
meccg-built-in-challenge-f = Challenge deck F: Spies and Traitors
meccg-built-in-challenge-g = Challenge deck G: Marauding Brood of Uglies
meccg-built-in-challenge-h = Challenge deck H: Stealthy Tribe
meccg-built-in-challenge-i = Challenge deck I: Morgul Rallying Cry
meccg-built-in-challenge-j = Challenge deck J: Seducing Nations of Men
meccg-built-in-challenge-p = Challenge deck P: Join the Hunt
meccg-built-in-challenge-s = Challenge deck S: Await the Onset
meccg-built-in-balrog-1 = Balrog deck 1: The Shadow-deeps
meccg-built-in-balrog-2 = Balrog deck 2: Balrog's Host

## How they play

meccg-plan-challenge-a = Saruman. Glorfindel II, Adrazar, Sam Gamgee and Fatty Bolger win over the peoples of Gondor, from Dol Amroth to Minas Tirith, and fetch Treebeard besides. Easy: safe roads, and scouts who get out of most attacks.
meccg-plan-challenge-b = Alatar. Elrond, Elladan, Erkenbrand and Orophin enter the holds of the Orcs in the North for old swords, and free the prisoners there afterwards. Medium: strong fighters, but much to fight, and two deeds to do in one place.
meccg-plan-challenge-c = Pallando. Thorin II leads Glóin, Kíli, Dori and Óin into Moria and the lairs of the Dragons, after Dwarven weapons and treasures. Medium: great gains for few visits, but the guards of the hoards strike hard.
meccg-plan-challenge-d = Radagast. Beorn, Gimli, Halbarad and Legolas ride through the lands east of Mirkwood and make friends of Elves, Dwarves, Beornings and Easterlings. Medium: influence counts more than swords, and foes are rather flattered than fought.
meccg-plan-challenge-e = Gandalf. Aragorn II comes to his crown in Minas Tirith, with Arwen, Faramir and Annalena; on the way gold rings are found and tested, and Narsil is sought. Hard: much hangs on one man, and on the right cards in the right order.
meccg-plan-challenge-f = Adûnaphel the Ringwraith. Asternak, Ciryaher, Luitprand and Ostisen go unrecognised among the Free Peoples, gather knowledge and prisoners, and try gold rings. Hard: few fights, but many conditions that must come together.
meccg-plan-challenge-g = Dwar the Ringwraith. The Lieutenant of Morgul and his Orcs Lagduf, Muzgash and Radbug plunder with Tros Hesnef the lairs and villages of the North, armed with Black Maces; three Trolls may follow. Easy: go there, strike, take.
meccg-plan-challenge-h = Hoarmûrath the Ringwraith. Gorbag, Ufthak, Lugdush and Grishnákh creep with an Ill-favoured Fellow from one Shadow-hold to the next, for items, War-wolves and more Orcs. Easy to medium: near goals, and scouts who hide from attacks.
meccg-plan-challenge-i = The Witch-king. An Orc Captain, Orc Brawlers and a Horseman in the Night call the Orcs and Men in and around Mordor to arms; later their lord rides out himself. Hard: the small company must be held together until he comes.
meccg-plan-challenge-j = Indûr the Ringwraith. The Mouth, Hador, Odoacer and a Horseman in the Night draw the Men of the East and the South to the Eye and look for treasures in the mountains. Medium: long roads, and everything depends on influence.
meccg-plan-challenge-p = Alatar as a fallen-wizard. Éomer, Haldir, Beregond and Peath hunt creatures for the points that slain ones bring, with hounds and wolves at their side. Hard: the points of fallen-wizards come only in small amounts.
meccg-plan-challenge-s = Gandalf as a fallen-wizard. Boromir II, Théoden, Ioreth and Vôteli gather friends and guests between Bag End and Minas Tirith and guard what they have. Hard: his own haven must be made first.
meccg-plan-balrog-1 = The Balrog. Azog and Bûthrakaur go down into the Under-deeps with Orcs and Trolls and bring up what lies there. Hard: roads and sites of their own, which no other deck knows.
meccg-plan-balrog-2 = The Balrog. Bolg, Umagaur and an Old Troll gather the Orcs of the mountains to a host and fall upon the holds of the Free Peoples. Hard: much to fight, and rules of its own.

## What is wrong with a deck

meccg-deck-not-allowed = { NAME("meccg-card", $card) } may not be here in this deck.
meccg-deck-promo-card = { NAME("meccg-card", $card) } is one of the nine German promotional cards, which only some tables allow.
meccg-deck-too-many-copies = { NAME("meccg-card", $card) } is in the deck { $copies } times; at most { $most } { $most ->
        [one] copy is
       *[other] copies are
    } allowed.
meccg-deck-two-versions = { NAME("meccg-card", $card) } is unique, and another version of it is in the deck already.
meccg-deck-agent-mind = The minds of all agents total { $mind }; at most { $most } are allowed.
meccg-deck-pool-characters = There are { $count } characters in the starting pool; at most { $most } are allowed.
meccg-deck-starting-items = There are { $count } starting items; at most { $most } are allowed.
meccg-deck-avatar-in-pool = { NAME("meccg-card", $card) } belongs in the play deck, not in the starting pool.
meccg-deck-not-starting = { NAME("meccg-card", $card) } may not be there at the start, as the card itself says.
meccg-deck-no-starting-item = { NAME("meccg-card", $card) } is neither a character nor a minor item.
meccg-deck-unique-starting-item = { NAME("meccg-card", $card) } cannot be a starting item: it is unique or a hoard item.
meccg-deck-no-stage-event = { NAME("meccg-card", $card) } is no stage permanent-event.
meccg-deck-stage-cards = There are { $count } starting stage cards; there must be one to { $most }.
meccg-deck-stage-points = The starting stage cards give { $points } stage points; they must give exactly { $wanted }.
meccg-deck-stage-unique = The starting stage cards may not all be unique.
meccg-deck-characters = There are { $count } characters in the play deck besides the avatars; at most { $most } are allowed.
meccg-deck-avatars = There are { $count } avatars in the play deck; at most { $most } are allowed.
meccg-deck-three-avatars = Three different avatars are in the play deck; at most two different ones are allowed.
meccg-deck-no-avatar = The avatar is not in the play deck.
meccg-deck-resources = There are { $count } resources; there must be { $fewest } to { $most }.
meccg-deck-halves = There are { $hazards } hazards and { $resources } resources; the numbers must be equal.
meccg-deck-creatures = The hazards count { $count } creatures; there must be at least { $fewest }.
meccg-deck-site-twice = { NAME("meccg-card", $card) } may be in the site deck only once.
meccg-deck-no-start = A site at which the company can start is missing: { $alignment ->
        [hero] Rivendell
        [minion] Minas Morgul or Dol Guldur
        [balrog] Moria or The Under-gates
       *[other] The White Towers, or Ruins & Lairs in Rhudaur or Arthedain
    }.
meccg-deck-sideboard = There are { $count } cards; at most { $most } are allowed.
meccg-deck-spare-avatar = { NAME("meccg-card", $card) } may be in the sideboard once, and only if not in the play deck.
meccg-deck-no-second = For a General Opponent tournament two decks are registered; the second one is missing.
meccg-deck-two-alignments = Both decks must be of one alignment; the second one is of another: { NAME("meccg-alignment", $alignment) }.
meccg-deck-two-sideboards = Both decks have one common sideboard; the second one may not have its own.
meccg-deck-against-fallen-wizards = The file must say which deck is played against fallen-wizards: the first or the second.

## Files that cannot be read

reason-fallen-wizards-and-the-balrog-are-not-played-yet = fallen-wizards and the Balrog are not played yet; take a deck of heroes or minions
reason-two-decks-are-for-general-opponent-tournaments = two decks are for General Opponent tournaments only; this table is none
reason-the-deck-breaks-rules = the deck breaks rules
reason-some-lines-of-the-deck-mean-no-card = some lines of the deck mean no card
error-bad-deck = This is not a deck that can be read: { $detail }.
error-no-such-deck = There is no built-in deck “{ $deck }”. The decks are { $known }.

detail-it-does-not-have-the-form-of-a-deck-what = it does not have the form of a deck ({ $what })
detail-the-alignment-must-be-one-of-known-not-given = the alignment must be one of { $known }, not { $given }
detail-its-title-is-longer-than-most-letters = its title is longer than { $most } letters
detail-there-is-no-card-card-section = there is no card { $card } ({ NAME("meccg-section", $section) })
detail-the-copies-of-card-must-be-1-to-most-not-given = the copies of { $card } must be 1 to { $most }, not { $given }
detail-card-is-to-start-but-is-not-in-the-pool = { $card } is to start but is not in the starting pool
detail-it-is-larger-than-most-bytes = it is larger than { $most } bytes
detail-it-is-empty = it is empty
detail-it-is-not-a-text = it is not a text
detail-it-is-not-proper-toml-what = it is not proper TOML ({ $what })
detail-it-is-of-version-given-this-program-reads-version-known = it is of version { $given }, this program reads version { $known }
detail-it-has-more-than-most-lines = it has more than { $most } lines
detail-a-line-of-it-has-more-than-most-dots = a line of it has more than { $most } dots
detail-no-line-of-it-names-a-card = no line of it names a card
detail-the-deck-against-fallen-wizards-must-be-first-or-second-not-given = the deck against fallen-wizards must be first or second, not { $given }
detail-a-list-has-one-deck-and-this-file-has-two-write-it-as-toml = a list has one deck, and this file has two; write it as toml
