# Windows in which a player may pass, and when to be asked there.

client-key-space = Space
client-passing = Passing
client-passing-orders = When am I asked?
client-passing-title = When shall I be asked?
client-passing-text = Where you may pass, the table can do it for you. Only you see these orders; they hold at your next tables too.
client-passing-presets = For all of them
client-passing-preset-everything = Ask me every time
client-passing-preset-able = Ask me only when I can do something
client-passing-preset-not-mine = Never ask me in my own turn
client-passing-turn-own = My turn
client-passing-turn-other = Others’ turns
client-passing-ask = always
client-passing-able = if I can
client-passing-never = never
client-passing-again = Also ask me after a card of my own, before it is carried out
client-passing-note = What you must decide is always asked. Where another person could learn from the pause that you have nothing to play, “if I can” asks every time.
client-passing-turn = Pass all turn
client-passing-turn-on = Passing until the turn ends
client-passing-stop = Stop here
client-passing-stopping = You will be asked next time
client-keys-passing = pass; with Shift for the whole turn; ask me at the next opportunity
