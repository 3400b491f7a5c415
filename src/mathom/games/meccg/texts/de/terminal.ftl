# Middle-earth CCG, Deutsch: der Tisch im Terminal.

meccg-table-turn =
    Zug { $turn }, { $who }{ $phase ->
        [none] {""}
       *[other] : { NAME("meccg-phase", $phase) }
    }
meccg-table-start = Vor dem ersten Zug
meccg-table-called = { $who } hat das Ende des Spiels ausgerufen.
meccg-table-player = Spieler
meccg-table-total = Punkte
meccg-table-influence = Einfluss
meccg-table-hand = Hand
meccg-table-deck = Spielstapel
meccg-table-discard = Abwurfstapel
meccg-table-companies = Gemeinschaften von { $who }
meccg-table-at = { NAME("meccg-card", $site) }
meccg-table-at-tapped = { NAME("meccg-card", $site) } (getappt)
meccg-table-goes-to = geht nach: { NAME("meccg-card", $site) }
meccg-table-goes-somewhere = geht zu einem verdeckten Ort
meccg-table-tapped = getappt
meccg-table-wounded = verwundet
meccg-table-corruption = { $points ->
        [one] 1 Versuchungspunkt
       *[other] { $points } Versuchungspunkte
    }
meccg-table-follows = folgt { NAME("meccg-card", $leader) }
meccg-table-bears = mit { $cards }
meccg-table-no-company = keine Gemeinschaft
meccg-table-in-play = Im Spiel
meccg-table-journey = Unterwegs: { $path }. Gefahrenbeschränkung { $limit }, verbraucht { $used }
meccg-table-journey-nowhere = Bleibt am Ort. Gefahrenbeschränkung { $limit }, verbraucht { $used }
meccg-table-chain = Effektkette
meccg-table-void = (aufgehoben)
meccg-table-attack = Angriff: Hiebe { $strikes }, Kampfgeschick { $prowess }
meccg-table-faction = { NAME("meccg-card", $by) } beeinflusst { NAME("meccg-card", $card) }: zwei Würfel und { $own } müssen mehr sein als { $against }
meccg-table-persuasion = { NAME("meccg-card", $by) } will { NAME("meccg-card", $card) } abwerben: zwei Würfel und { $own } müssen mehr sein als zwei des anderen und { $against }
meccg-table-check = Versuchungswurf von { NAME("meccg-card", $by) }: zwei Würfel und { $own } müssen mehr sein als { $against }
meccg-table-your-hand = Deine Hand
meccg-table-on-guard = auf der Lauer: { $count }

meccg-table-signs =
    Gorbag 6/8       ein Charakter mit Kampfgeschick 6 und Konstitution 8
    → Moria          wohin seine Gemeinschaft zieht
    > Ann            wer zu wählen hat
    7/20             benutzter von allem allgemeinen Einfluss
