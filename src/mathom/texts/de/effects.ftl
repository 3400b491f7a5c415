# Karteneffekte: warum etwas nicht geht, auf Deutsch.

reason-that-is-not-possible-now = Das ist jetzt nicht möglich
reason-the-card-does-not-offer-that = Das bietet die Karte nicht an
