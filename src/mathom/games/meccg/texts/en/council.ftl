# Middle-earth CCG, English: the end of the game and its council.

reason-the-end-is-called-already = The end of the game is called already
reason-it-calls-minions-only = That calls minion players only
reason-the-end-cannot-be-called-yet = The end of the game cannot be called yet
reason-the-one-ring-is-not-at-mount-doom = The One Ring is not at Mount Doom, or somebody else is missing there
reason-at-the-council-only-what-affects-corruption = At the council only what affects corruption may be done
