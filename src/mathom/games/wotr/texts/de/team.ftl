# Der Ringkrieg, deutsch: drei und vier Spieler (Kapitel 19).

## Fragen

wotr-ask-exchange = Möchtest du mit deinem Mitspieler eine Karte tauschen?
wotr-ask-give-card = Welche Karte gibst du deinem Mitspieler?
wotr-ask-mixed-army = { NAME("wotr-region", $region) }: Bildest du mit deinem Mitspieler eine gemischte Armee?

wotr-help-exchange = Wollt ihr beide, gibt jeder dem anderen eine Karte von der Hand. Welche, wählt ihr erst dann, ungesehen; der Gegner sieht nur die Rückseiten.
    .rule = WR-19.9
wotr-help-give-card = Dein Mitspieler wählt zugleich eine für dich. Eine Karte mit seinem Symbol nützt ihm mehr als dir.
    .rule = WR-19.9
wotr-help-mixed-army = In einer gemischten Armee stehen und kämpfen die Truppen beider gemeinsam. Den Befehl hat, wer mehr Einheiten stellt, bei Gleichstand mehr Eliten, dann, wer die Seite führt. Getrennte Armeen handeln jede für sich.
    .rule = WR-19.29

## Was geschieht

wotr-event-cards-swapped = { NAME("wotr-side", $side) }: Die beiden Spieler tauschen je eine Karte ({ $decks }).
wotr-event-cards-swapped-decks-names = wotr-deck
wotr-event-card-given = { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } ab: „{ NAME("wotr-card", $card) }“.
wotr-event-no-exchange = { NAME("wotr-side", $side) }: Es wird keine Karte getauscht.
wotr-event-lead-passed = { NAME("wotr-side", $side) }: In dieser Runde { $you ->
        [yes] führst du
       *[no] führt { $seat }
    }.
wotr-event-passed-in-team = { $you ->
        [yes] Du passt und bist
       *[no] { $seat } passt und ist
    } bei der nächsten Aktion der Seite wieder dran.
wotr-event-mixed-army = { NAME("wotr-region", $region) }: Die Truppen der Spieler bilden eine gemischte Armee ({ NAME("wotr-side", $side) }).
wotr-event-commands = { NAME("wotr-region", $region) }: { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } den Befehl über die gemischte Armee.
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
reason-a-muster-die-serves-armies-only-for-who-plays-the-mouth = Mit einem Rekrutierungswürfel handeln Armeen nur bei dem, der Saurons Mund spielt
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
wotr-board-leads = führt
wotr-board-leads-text = Führt die Seite in dieser Runde (WR-19.4)
wotr-board-balance = Bilanz jedes Spielers: Eroberungen minus Verluste
wotr-board-symbol = Symbol: { $role }
