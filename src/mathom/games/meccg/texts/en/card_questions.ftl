# Middle-earth CCG, English: questions of single cards.

meccg-ask-raise = Which creature comes back from your discard pile and attacks?
