# Karteneffekte: warum etwas nicht geht, auf Deutsch.

reason-that-is-not-possible-now = Das ist jetzt nicht möglich
reason-the-card-does-not-offer-that = Das bietet die Karte nicht an
reason-a-card-in-play-forbids-it = Eine Karte im Spiel verbietet das
reason-there-is-nothing-to-aim-at = Dafür gibt es kein Ziel
reason-the-cost-cannot-be-paid = Die Kosten können nicht bezahlt werden
reason-that-must-begin-a-chain = Das muss als Erstes angesagt werden
reason-the-card-cannot-be-declared-here = Die Karte kann jetzt nicht angesagt werden: Ihr Text sagt, wann sie gespielt wird
