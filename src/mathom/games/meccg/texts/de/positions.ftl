## Was an einer von Hand geschriebenen Stellung nicht stimmt

detail-players-of-this-kind-cannot-play-yet = Spieler dieser Art können noch nicht mitspielen
detail-the-deck-that-is-brought-is-of-another-one = das mitgebrachte Deck gehört zu einer anderen
detail-card-is-no-site = „{ $card }“ ist kein Ort
detail-card-is-a-site-which-does-not-go-there = „{ $card }“ ist ein Ort und gehört nicht dorthin
detail-card-is-unique-and-in-play-twice = „{ $card }“ ist einzigartig und zweimal im Spiel
detail-the-site-card-has-one-card-in-play-only-havens-have-more = vom Ort „{ $card }“ ist eine Karte im Spiel; nur Zufluchtsorte haben mehr
detail-a-company-has-at-least-one-character = eine Gemeinschaft hat mindestens einen Charakter
detail-card-is-no-character = „{ $card }“ ist kein Charakter
detail-card-is-a-character = „{ $card }“ ist ein Charakter
detail-characters-are-in-companies = Charaktere sind in Gemeinschaften
detail-card-is-not-in-play-before-this = „{ $card }“ ist vorher nicht im Spiel
detail-card-is-no-agent = „{ $card }“ ist kein Agent
