# Middle-earth CCG, English: agents.

meccg-ask-agent-site = Which site?
meccg-ask-agent-attack = Does an agent attack?
meccg-ask-agent-influence = Whom does the agent try to influence?
meccg-key-agent = agent
meccg-deed-agent = play agent
meccg-deed-agent-reveal = show agent
meccg-deed-agent-untap = untap agent
meccg-deed-agent-heal = heal agent
meccg-deed-agent-hide = turn agent face down
meccg-deed-agent-move = move agent
meccg-deed-agent-back = agent goes back
meccg-deed-agent-home = agent goes home
meccg-deed-agent-creatures = agent lets creatures come
meccg-deed-agent-attack = attack with
meccg-deed-agent-influence = agent tries to influence somebody
meccg-event-agent-played =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: an agent comes into play, face down.
meccg-event-agent-acted =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: an agent: { NAME("meccg-deed", $deed) }.
meccg-event-agent-shown =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: the agent { NAME("meccg-card", $card) } is shown. Its way: { $cards }.
meccg-event-agent-shown-cards = { NAME("meccg-card", $value) }
reason-that-agent-cannot-do-that-now = That agent cannot do that now
reason-agents-do-not-start = Agents are no starting characters
reason-no-such-agent-is-there = No such agent is there
reason-that-agent-is-in-play-as-a-character = That agent is in play as a character
reason-only-an-untapped-agent-whose-card-permits-it-influences = Only an untapped agent whose card permits it makes an influence attempt
reason-there-is-nothing-where-the-agent-is-to-influence = Where the agent is, there is nothing that it could influence
reason-a-wounded-agent-does-not-move = A wounded agent does not move
reason-no-site-of-your-site-deck-is-near-the-agent = Your site deck has no site that the agent could move to
