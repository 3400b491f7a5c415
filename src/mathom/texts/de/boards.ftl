# Der Tisch im Browser, deutsch: was alle Bretter sagen.

client-board-tools = Ansicht
client-board-larger = Karte größer oder kleiner
client-fewer = Weniger
client-more = Mehr
client-story-next = Weiter
client-story-end = Zum Ende
client-story-card = Karte ansehen
client-story-since = Was seit deinem letzten Zug geschah: { $count } Ereignisse
client-story-since-short = Seit deinem Zug ({ $count })
client-fold = Auf- oder zuklappen
client-board-closer = Näher
client-board-farther = Weiter weg
client-board-all = Alles zeigen
client-board-focus = Dem Spiel folgen
