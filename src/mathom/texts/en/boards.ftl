# The table in the browser, English: what all boards say.

client-board-tools = View
client-board-larger = Map larger or smaller
client-fewer = Fewer
client-more = More
client-story-next = Next
client-story-end = To the end
client-story-card = See the card
client-story-since = What happened since your last move: { $count } events
client-story-since-short = Since your move ({ $count })
client-fold = Fold or unfold
client-board-closer = Closer
client-board-farther = Farther
client-board-all = Show everything
client-board-focus = Follow the game
