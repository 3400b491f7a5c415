# Middle-earth CCG, German: questions of single cards.

meccg-ask-raise = Welche Kreatur kehrt aus deinem Ablagestapel zurück und greift an?
