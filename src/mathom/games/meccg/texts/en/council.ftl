# Middle-earth CCG, English: the end of the game and its council.

reason-the-end-is-called-already = The end of the game is called already
reason-it-calls-minions-only = That calls minion players only
reason-the-end-cannot-be-called-yet = The end of the game cannot be called yet
reason-the-one-ring-is-not-at-mount-doom = The One Ring is not at Mount Doom, or somebody else is missing there
reason-at-the-council-only-what-affects-corruption = At the council only what affects corruption may be done
meccg-event-defeated =
    { $you ->
        [yes] You have lost your avatar, and so the game.
       *[no] { $seat } has lost the avatar, and so the game.
    }
