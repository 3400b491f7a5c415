# Middle-earth CCG, English: companies that fight each other.

meccg-ask-fight = Attack a company of the opponent?
meccg-ask-who-faces = Who of yours chooses an attacker to face?
meccg-ask-face-whom = Whom does { NAME("meccg-card", $card) } face?
meccg-ask-who-strikes = Who strikes next?
meccg-ask-strike-whom = Whom does { NAME("meccg-card", $card) } strike?
meccg-ask-strike-untapped = Strike with −3 to stay untapped?
meccg-deed-attack = attack
meccg-event-duelled =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } ({ $roll }) fights { NAME("meccg-card", $who) } ({ $own }).
reason-who-has-tried-to-influence-does-not-attack = Who has tried to influence the opponent does not attack in the same turn
reason-no-company-here-can-be-attacked = No company here can be attacked
reason-those-are-not-to-be-paired = Those are not to be paired now
reason-one-resource-with-a-skill-for-each-strike = One resource that requires a skill is played for each strike
reason-no-hazards-between-companies = Between companies no hazards are played
