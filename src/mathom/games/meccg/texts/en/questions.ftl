# Middle-earth CCG, English: questions and their options.

## Questions

meccg-ask-call = Call the end of the game?
meccg-ask-control = Whose influence controls { NAME("meccg-card", $card) }?
meccg-ask-council-check = Who makes the next corruption check?
meccg-ask-discard = Discard a card at the end of the turn?
meccg-ask-draft = Which character do you draft?
meccg-ask-draw-more =
    { $left ->
        [one] Draw the last card for this journey?
       *[other] Draw another card for this journey? { $left } are left.
    }
meccg-ask-exchange = Exchange a card of the discard pile for one of the sideboard?
meccg-ask-exchange-for = For which card of the sideboard?
meccg-ask-fetch = Which card do you take from the sideboard?
meccg-ask-give-up = The general influence does not suffice: whom do you discard?
meccg-ask-item-bearer = Who bears { NAME("meccg-card", $card) }?
meccg-ask-join-company = Which company does { NAME("meccg-card", $card) } join?
meccg-ask-leftover = Which character goes into your play deck?
meccg-ask-next-company = Which company is next?
meccg-ask-organise = How do you organise your companies?
meccg-ask-place-character = Where does { NAME("meccg-card", $card) } come into play?
meccg-ask-plan = Where does the company go?
meccg-ask-put-back = Which company goes back to its site of origin?
meccg-ask-receiver = Who gets { NAME("meccg-card", $card) }?
meccg-ask-sideboard = Take cards from your sideboard?
meccg-ask-start-at = Where does the character start?
meccg-ask-starting-item = Which item do your characters start with?
meccg-ask-support-check = Who supports the corruption check?
meccg-ask-surplus = Your hand is too large: which card do you discard?
meccg-ask-way = Which way does the company take?
meccg-ask-assign =
    { $strikes } { $strikes ->
        [one] strike
       *[other] strikes
    } with prowess { $prowess }: who faces one?
meccg-ask-assign-strike = Whom do you strike?
meccg-ask-excess = Who has the excess strike?
meccg-ask-next-strike = Which strike comes next?
meccg-ask-defend = A strike of prowess { $prowess } against { NAME("meccg-card", $card) } ({ $own }): how do you defend?
meccg-ask-salvage = Which item is taken over?
meccg-ask-react =
    { $answers ->
        [none] { $window ->
            [mh] { $mine ->
                [yes] Your company is on its way: play a card?
               *[no] The opponent's company is on its way: a hazard?
            }
            [guard] Lay a card on-guard?
            [attack] An attack, { $strikes } × { $prowess }: play a card?
            [strike] The strike on { NAME("meccg-card", $card) }: play a card?
            [influence] An influence attempt: play a card?
            [check] A corruption check of { NAME("meccg-card", $card) }: play a card?
           *[other] Play a card?
        }
       *[other] { NAME("meccg-card", $answers) } is declared: do you answer?
    }
meccg-ask-target = { NAME("meccg-card", $declares) }: on what?
meccg-ask-payment = Who or what pays for { NAME("meccg-card", $declares) }?
meccg-ask-card-stays = With which company does { NAME("meccg-card", $card) } stay?
meccg-ask-move-again = The company has arrived and may move again: does it?
meccg-ask-order-effects = Which effect comes first?
meccg-ask-enter = Enter { NAME("meccg-card", $site) }?
meccg-ask-reveal = Reveal an on-guard card?
meccg-ask-cancel-automatic = Tap somebody at home to cancel the automatic-attack?
meccg-ask-at-site = What do you play at { NAME("meccg-card", $site) }?
meccg-ask-who-plays =
    { $card ->
        [none] Who taps for it?
       *[other] Who taps for { NAME("meccg-card", $card) }?
    }
meccg-ask-events =
    { $window ->
        [org-end] You have organised: play a card before you go on?
        [long] Play a long-event?
        [end] The turn ends: play a card?
        [last] The turn ends: one more card?
       *[council] Play a card at the council?
    }
meccg-ask-fetch-any = Which card goes into your play deck?
meccg-ask-take-up = Who takes the card?
meccg-ask-find-a-way = Does somebody tap so that the company can act at the site?
meccg-ask-store-late = Store something at the end of the turn?
meccg-ask-automatic-creature = Play a creature as the automatic-attack?

## Options

meccg-option-pass = pass
meccg-option-deed =
    { $deed ->
        [done] { $question ->
            [assign] the attacker assigns the others
            [defend] roll now
            [support-check] roll now
            [at-site] done at this site
            [leftover] no more characters
            [starting-item] no more items
           *[other] done
        }
        [none] { $question ->
            [enter] stay outside
            [discard] keep all
            [reveal] leave it face down
            [cancel-automatic] face the attack
           *[other] nothing
        }
        [stop] { $question ->
            [draft] no more characters
            [draw-more] no more cards
           *[other] stop
        }
        [move] done: plan the journeys
        [under] general influence
        [lead] under general influence
       *[other] { NAME("meccg-deed", $deed) }
    }
meccg-option-card =
    { $deed ->
        [move] go to { NAME("meccg-card", $card) }
        [draft] draft { NAME("meccg-card", $card) }
        [place] at { NAME("meccg-card", $card) }
        [shuffle-in] shuffle { NAME("meccg-card", $card) } into the deck
        [give] { NAME("meccg-card", $card) }
        [play] play { NAME("meccg-card", $card) }
        [under] follow { NAME("meccg-card", $card) }
        [dismiss] discard { NAME("meccg-card", $card) } from play
        [follow] { NAME("meccg-card", $card) } becomes a follower
        [lead] { NAME("meccg-card", $card) } under general influence
        [split] { NAME("meccg-card", $card) } leaves to form a company
        [join] { NAME("meccg-card", $card) } joins another company
        [transfer] hand over { NAME("meccg-card", $card) }
        [store] store { NAME("meccg-card", $card) }
        [remove] try to remove { NAME("meccg-card", $card) }, tapping
        [remove-untapped] try to remove { NAME("meccg-card", $card) } without tapping
        [discard] discard { NAME("meccg-card", $card) }
        [fetch] take { NAME("meccg-card", $card) }
        [reveal] reveal { NAME("meccg-card", $card) }
        [on-guard] lay { NAME("meccg-card", $card) } on-guard
        [assign] { NAME("meccg-card", $card) } faces a strike
        [excess] one more strike on { NAME("meccg-card", $card) }
        [strike] the strike on { NAME("meccg-card", $card) }
        [support] { NAME("meccg-card", $card) } supports: +1
        [take] { NAME("meccg-card", $card) }
        [cancel] { NAME("meccg-card", $card) } taps
        [influence] influence { NAME("meccg-card", $card) } away
        [check] { NAME("meccg-card", $card) } makes the check
       *[other] { NAME("meccg-deed", $deed) }: { NAME("meccg-card", $card) }
    }
meccg-option-company =
    { $deed ->
        [company] the company of { NAME("meccg-card", $card) } ({ $count })
       *[other] { NAME("meccg-deed", $deed) }: the company of { NAME("meccg-card", $card) } ({ $count })
    }
meccg-option-number = { NAME("meccg-deed", $deed) }: { $number }
meccg-option-declare =
    { $how ->
        [use] use { NAME("meccg-card", $card) }
       *[play] play { NAME("meccg-card", $card) }
    }
meccg-option-target = { NAME("meccg-card", $card) }
meccg-option-target-number = { $number }
meccg-option-key = keyed to the { NAME("meccg-key", $kind) } { $name }
meccg-option-race = { NAME("meccg-race", $race) }
meccg-option-target-company = company of { NAME("meccg-card", $card) } ({ $count })
