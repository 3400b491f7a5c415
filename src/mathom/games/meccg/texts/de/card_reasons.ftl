# Why a card cannot be played or used.

reason-one-of-its-attacks-was-cancelled-already = Einer der Angriffe wurde schon vereitelt
reason-it-is-not-for-such-a-company = Das geht bei einer solchen Gemeinschaft nicht
reason-it-is-not-tapped = Die Karte ist nicht getappt
reason-the-company-has-a-copy-of-that-card = Die Gemeinschaft hat schon ein Exemplar dieser Karte
reason-it-must-be-at-another-site-for-that = Dafür müsste es an einem anderen Ort sein
reason-that-is-for-your-own-avatar-alone = Das gilt nur für den eigenen Avatar
reason-it-came-into-play-in-this-turn = Die Karte kam erst in diesem Zug ins Spiel
reason-no-such-card-was-declared-in-this-chain = In dieser Kette wurde keine solche Karte angekündigt
reason-no-such-effect-lasts-now = Keine solche Wirkung dauert gerade an
reason-that-needs-an-unofficial-erratum = Dazu gehört ein inoffizielles Erratum, mit dem an diesem Tisch nicht gespielt wird
