# Middle-earth CCG, English: what is read before sitting down.

## The box

meccg-title = Middle-earth CCG
meccg-about = Lead companies of heroes or minions through Middle-earth, and send hazards against those of the other player.
meccg-setting-rules = Rules
