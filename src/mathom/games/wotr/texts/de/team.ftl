# Der Ringkrieg, deutsch: drei und vier Spieler (Kapitel 19).

## Fragen

wotr-ask-exchange = Möchtest du mit deinem Mitspieler eine Karte tauschen?
wotr-ask-give-card = Welche Karte gibst du deinem Mitspieler?
wotr-ask-mixed-army = { NAME("wotr-region", $region) }: Bildest du mit deinem Mitspieler eine gemischte Armee?

## Was geschieht

wotr-event-gave = { $you ->
        [yes] Du gibst deinem Mitspieler
       *[no] { $seat } gibt dem Mitspieler
    } eine Karte: { NAME("wotr-deck", $deck) }.
wotr-event-gave-card = { $you ->
        [yes] Du gibst deinem Mitspieler
       *[no] { $seat } gibt dir
    } „{ NAME("wotr-card", $card) }“.
wotr-event-no-exchange = { NAME("wotr-side", $side) }: Es wird keine Karte getauscht.
wotr-event-mixed-army = { NAME("wotr-region", $region) }: Die Truppen der Spieler bilden eine gemischte Armee ({ NAME("wotr-side", $side) }).
wotr-event-armies-apart = { NAME("wotr-region", $region) }: Die Armeen der Spieler bleiben getrennt ({ NAME("wotr-side", $side) }).
wotr-event-champion = { $you ->
        [yes] Du bist mit der Bilanz { $balance } der beste Spieler
       *[no] { $seat } ist mit der Bilanz { $balance } der beste Spieler
    } der siegreichen Seite.

## Gründe

reason-your-team-mate-plays-that-nation = Diese Nation führt dein Mitspieler
reason-only-the-player-of-sauron-recruits-nazgul = Nazgûl rekrutiert nur, wer Sauron führt
reason-each-removes-units-of-his-own-army = Jeder entfernt Einheiten seiner eigenen Armee
reason-your-team-mate-plays-that-character = Diesen Charakter führt dein Mitspieler
reason-that-army-is-your-team-mates = Diese Armee gehört deinem Mitspieler
reason-you-do-not-command-the-mixed-army = Du befehligst die gemischte Armee nicht
reason-no-two-actions-in-a-row-for-the-same-nation = Du darfst nicht zweimal nacheinander für dieselbe Nation handeln
reason-the-card-shows-the-symbol-of-your-team-mate = Die Karte zeigt das Symbol deines Mitspielers

## Überschriften

wotr-view-role = Spielt
wotr-view-team = Bündnisse
wotr-view-actors = Als Nächste am Zug
wotr-view-mixed = Gemischte Armeen
wotr-view-commander = Befehlshaber
wotr-view-known = Bekannte Karten

detail-no-two-players-of-a-side-have-an-army-in-region = in „{ $region }“ haben keine zwei Spieler einer Seite eine Armee

## Das Brett

wotr-board-mixed = { $side }: eine gemischte Armee; Befehlshaber: { $role }.
wotr-board-symbol = Symbol: { $role }
