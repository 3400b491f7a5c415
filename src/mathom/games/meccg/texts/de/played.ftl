# Middle-earth CCG, German: when and where a card is played.

meccg-played-character =
    Organisationsphase: kommt an einem { $alignment ->
        [minion] Dunklen Zufluchtsort
       *[hero] Zufluchtsort
    } oder am Heimatort ins Spiel.
meccg-played-avatar = Organisationsphase: kommt in { $sites } oder am Heimatort ins Spiel.
meccg-played-at-home = Nach dem Start: kommt in der Organisationsphase nur am Heimatort ins Spiel.
meccg-played-home = Heimatort: { $sites }.
meccg-played-item = Ortsphase: an einem Ort, an dem { $kind ->
        [minor] geringe Gegenstände
        [major] bedeutende Gegenstände
        [greater] legendäre Gegenstände
        [gold-ring] Goldene Ringe
       *[special] besondere Gegenstände
    } ausspielbar sind.
meccg-played-there = Ortsphase, hier: { $sites }.
meccg-played-only-there = Der Ort muss sein: { $sites }.
meccg-played-not-there = Nicht hier: { $sites }.
meccg-played-from-hoard = Nur an einem Ort mit Hort.
meccg-played-taps = Ein ungetappter Charakter und der ungetappte Ort tappen dafür.
meccg-played-tapped = Ein ungetappter Charakter tappt dafür; der Ort darf schon getappt sein.
meccg-played-influence = Ein ungetappter Charakter tappt für einen Beeinflussungswurf, der größer sein muss als { $number }.
meccg-played-taps-faction = Der Ort muss ungetappt sein und tappt, wenn es gelingt.
meccg-played-tapped-faction = Der Ort darf schon getappt sein.
meccg-played-bearer = Träger: { $who }.
meccg-played-bearer-prowess = Träger: mindestens Kampfgeschick { $prowess }.
meccg-played-creature = Bewegungs-/Gefahrenphase des Gegners, zugeordnet zu: { $keys }.
meccg-played-any-site = beliebiger Ort
meccg-played-in-regions = in { $regions }
meccg-played-attacked-by = mit automatischem Angriff ({ $race })
meccg-played-with-hoard = mit Hort
meccg-played-but = (nicht { $sites })
meccg-played-below = (unterirdisch)
meccg-played-not-below = (nicht unterirdisch)
meccg-played-under-deeps =
    { $which ->
        [any] unterirdische Orte
       *[any-or-adjacent] unterirdische Orte und die darüber
    }
meccg-played-with-path = { $sites } mit { $path } in der Reiseroute
meccg-played-under-doors = mit Tore der Nacht im Spiel { $keys }
meccg-played-event-hazard = Gefahr: in der Bewegungs-/Gefahrenphase des Gegners.
meccg-played-event-long = In deiner Langfristige-Ereignisse-Phase.
meccg-played-event-resource = Unterstützungskarte: im eigenen Zug, falls ihr Text nichts anderes sagt.
meccg-played-event-either = Als Gefahr oder als Unterstützungskarte.
meccg-played-needs = Erfordert: { $who }.
meccg-played-needs-in-play = Erfordert im Spiel: { $cards }.
meccg-played-roams = Jagt in: { $regions }.
meccg-played-roams-besides = Mit Tore der Nacht im Spiel auch in: { $regions }.
