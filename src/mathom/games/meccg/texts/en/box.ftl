# Middle-earth CCG, English: what is read before sitting down.

## The box

meccg-title = Middle-earth CCG
meccg-about = Lead companies of heroes or minions through Middle-earth, and send hazards against those of the other player.

## Settings

meccg-setting-rules = Rules
    .tournament = tournament rules
    .standard = standard rules: fixed starting companies; who loses the avatar loses the game
meccg-setting-length = Length of the game
    .one = one deck, without sideboards
    .two = two decks
    .three = three decks
    .four = four decks
meccg-setting-ends_late = Games of three and four decks last a deck longer, and points alone do not end them
meccg-setting-general_opponent = General Opponent: everybody brings two decks, one against heroes and one against minions
meccg-setting-ue_promo_cards = Unofficial errata: the nine German promotional cards may be in decks
meccg-setting-ue_nine_ringwraiths = Unofficial erratum: a company of Ringwraiths alone may have size 9
meccg-setting-ue_to_barad_dur = Unofficial erratum: a Ringwraith may move to Barad-dûr without a mode card
meccg-setting-ue_athelas = Unofficial erratum, Athelas: Strider may be rid of corruption cards with it, too
meccg-setting-ue_skin_changers = Unofficial erratum, Beorning Skin-changers: against heroes only in the named regions or across two Wildernesses
meccg-setting-ue_dwar_unleashed = Unofficial erratum, Dwar Unleashed: Dwar needs no mode for it
meccg-setting-ue_elf_lord = Unofficial erratum, Elf-lord Revealed in Wrath: in Shadow-lands only with Gates of Morning in play
meccg-setting-ue_flies_and_spiders = Unofficial erratum, Flies and Spiders: only on a character who faces a strike of Spiders
meccg-setting-ue_river = Unofficial erratum, River: one tapped ranger satisfies all Rivers on the same site
meccg-setting-ue_fell_beast = Unofficial erratum, Fell Beast: counts as half a creature for the deck minimum
meccg-setting-ue_barrow_wight = Unofficial erratum, Barrow-wight: also playable at Barrow-downs
meccg-setting-ue_fell_rider = Unofficial erratum, Fell Rider: discarded at a Darkhaven only if the company came there last turn from elsewhere
meccg-setting-ue_hobbit_lore = Unofficial erratum, Hobbit-lore: playable at any site
meccg-setting-ue_cave_drake = Unofficial erratum, Cave-drake: is a drake, not a Dragon
meccg-setting-ue_khamul = Unofficial erratum, Khamûl the Ringwraith: +2 to body checks after failed strikes against him
meccg-setting-ue_mumak = Unofficial erratum, Mûmak: also playable in Harondor
meccg-setting-ue_army_of_the_dead = Unofficial erratum, Army of the Dead: only after Aragorn II has walked the Paths of the Dead this turn
meccg-setting-ue_black_rider = Unofficial erratum, Black Rider: the ride ends at a Darkhaven only after coming from elsewhere
meccg-setting-ue_blackbole = Unofficial erratum, Blackbole: not playable at havens
meccg-setting-ue_sneakin = Unofficial erratum, Sneakin’: playable only at the end of the organisation phase
