# Middle-earth CCG, English: when and where a card is played.

meccg-played-character =
    Organisation phase: comes into play at { $alignment ->
        [minion] a Darkhaven
       *[hero] a Haven
    } or at the home site.
meccg-played-avatar = Organisation phase: comes into play at { $sites } or at the home site.
meccg-played-at-home = After the start: comes into play in the organisation phase, only at the home site.
meccg-played-home = Home site: { $sites }.
meccg-played-item = Site phase: at a site where { $kind ->
        [minor] minor items
        [major] major items
        [greater] greater items
        [gold-ring] gold rings
       *[special] special items
    } are playable.
meccg-played-there = Site phase, at: { $sites }.
meccg-played-only-there = The site must be: { $sites }.
meccg-played-not-there = Not at: { $sites }.
meccg-played-from-hoard = Only at a site with a hoard.
meccg-played-taps = An untapped character and the untapped site tap for it.
meccg-played-tapped = An untapped character taps for it; the site may be tapped already.
meccg-played-influence = An untapped character taps for an influence check, which must be greater than { $number }.
meccg-played-taps-faction = The site must be untapped and taps when it succeeds.
meccg-played-tapped-faction = The site may be tapped already.
meccg-played-bearer = Bearer: { $who }.
meccg-played-bearer-prowess = Bearer: prowess { $prowess } at least.
meccg-played-creature = Opponent’s movement/hazard phase, keyed to: { $keys }.
meccg-played-any-site = any site
meccg-played-in-regions = in { $regions }
meccg-played-attacked-by = with an automatic-attack by { $race }
meccg-played-with-hoard = with a hoard
meccg-played-but = (not { $sites })
meccg-played-below = (Under-deeps)
meccg-played-not-below = (not in the Under-deeps)
meccg-played-under-deeps =
    { $which ->
        [any] Under-deeps sites
       *[any-or-adjacent] Under-deeps sites and those above them
    }
meccg-played-with-path = { $sites } with { $path } in its site path
meccg-played-under-doors = with Doors of Night in play { $keys }
meccg-played-event-hazard = Hazard: in the opponent’s movement/hazard phase.
meccg-played-event-long = In your long-event phase.
meccg-played-event-resource = Resource: in your own turn, unless its text says otherwise.
meccg-played-event-either = As a hazard or as a resource.
meccg-played-needs = Needs: { $who }.
meccg-played-needs-in-play = Needs in play: { $cards }.
meccg-played-roams = Hunts in: { $regions }.
meccg-played-roams-besides = With Doors of Night in play also in: { $regions }.
