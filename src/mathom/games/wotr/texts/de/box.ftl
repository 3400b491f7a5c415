# Der Ringkrieg, deutsch: was man liest, bevor man am Tisch sitzt.

wotr-title = Der Ringkrieg
wotr-about = Armeen ziehen gegen Sauron, während die Gemeinschaft den Ring zum Schicksalsberg trägt.

third_age-title = Das Ende des Dritten Zeitalters
third_age-about = Der Ringkrieg mit Corsaren auf See, Ents, Dunländern, Belagerungsmaschinen, Galadriel, Sméagol und dem Balrog.

## Einstellungen

wotr-setting-sides = Wer welche Seite spielt
    .free_peoples_first = der erste Sitz spielt die Freien Völker
    .shadow_first = der erste Sitz spielt den Schatten
    .drawn = wird ausgelost
wotr-setting-no_overstacking = Züge und Rekrutierungen über zehn Einheiten hinaus sind verboten
wotr-setting-army_moves_whole = Die Teile einer Armee ziehen nicht beide mit einem Würfel
wotr-setting-placing_activates = Auch ein eingesetzter oder ersetzter Gefährte aktiviert eine Nation
wotr-setting-tile_for_each_stronghold = Ein Jagdplättchen für jede Festung des Schattens, die die Entdeckte berührt
wotr-setting-gollum_covers_numbers = Augen entdecken die Gemeinschaft auch mit Gollum als Ratgeber
wotr-setting-gollum_declares = Mit Gollums Fähigkeit zeigt sich die Gemeinschaft, statt entdeckt zu werden
wotr-setting-revealed_in_conquered = Eine entdeckte Gemeinschaft darf in einer eroberten Siedlung des Schattens halten
wotr-setting-any_gandalf = „Diener des Geheimen Feuers“ gilt für beide Gandalfs
wotr-setting-grond_may_stop = Der Angreifer darf „Grond“ und „Die kämpfenden Uruk-hai“ vorzeitig beenden
wotr-setting-no_separation_in_mordor = In Mordor kann nichts genutzt werden, was Gefährten trennt
wotr-setting-outside_only = Auf Karten zählen nur Gefährten außerhalb der Gemeinschaft
wotr-setting-name_the_way = Die Freien Völker nennen den Weg der Gemeinschaft Region für Region
wotr-setting-third_age = Mit der Erweiterung „Das Ende des Dritten Zeitalters“

## Was ein Platz spielt

wotr-role-free_peoples = Freie Völker
wotr-role-shadow = Schatten
wotr-role-gondor = Gondor-Spieler
    .plays = Freie Völker: Gondor, Elben
wotr-role-rohan = Rohan-Spieler
    .plays = Freie Völker: Rohan, Norden, Zwerge
wotr-role-witch_king = Hexenkönig-Spieler
    .plays = Schatten: Sauron
wotr-role-saruman = Saruman-Spieler
    .plays = Schatten: Isengart, Südländer und Ostlinge
