# Middle-earth CCG, English: questions and their options.

## Questions

meccg-ask-call = Call the end of the game?
meccg-ask-control = Whose influence controls { NAME("meccg-card", $card) }?
meccg-ask-council-check = Who makes the next corruption check?
meccg-ask-discard = Discard a card at the end of the turn?
meccg-ask-draft = Which character do you draft?
meccg-ask-draw-more =
    { $left ->
        [one] Draw another card for this journey? It is the last one of { $of }.
       *[other] Draw another card for this journey? { $left } of { $of } are left.
    }
meccg-ask-exchange = Exchange a card of the discard pile for one of the sideboard?
meccg-ask-exchange-for = For which card of the sideboard?
meccg-ask-fetch =
    { $left ->
        [one] Which card do you take from the sideboard?
       *[other] Which card do you take from the sideboard? Up to { $left } of them.
    }
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
meccg-ask-sideboard =
    { $hazards ->
        [yes] Take hazards from your sideboard? It halves the hazard limit of this turn.
       *[no] Take cards from your sideboard?
    }
meccg-ask-start-at = Where does { NAME("meccg-card", $card) } start?
meccg-ask-starting-company = Who belongs to your starting company?
meccg-ask-starting-item = Which item do your characters start with?
meccg-ask-support-check = Who supports the corruption check?
meccg-ask-surplus =
    { $left ->
        [one] Your hand is one card too large: which one do you discard?
       *[other] Your hand is { $left } cards too large: which one do you discard?
    }
meccg-ask-way = Which way does the company take?
meccg-ask-assign =
    { $left } { $left ->
        [one] strike
       *[other] strikes
    } with prowess { $prowess } to assign: who faces { $left ->
        [one] it
       *[other] one
    }?
meccg-ask-assign-strike =
    { $left ->
        [one] Whom do you strike?
       *[other] Whom do you strike? You have { $left } strikes to assign.
    }
meccg-ask-excess =
    { $left ->
        [one] Who has the excess strike?
       *[other] { $left } excess strikes: who has the next one?
    }
meccg-ask-next-strike = Which strike comes next?
meccg-ask-defend = A strike of prowess { $prowess } against { NAME("meccg-card", $card) } ({ $own }): how do you defend?
meccg-ask-salvage =
    { $heir ->
        [none] { NAME("meccg-card", $card) } leaves: which item stays with the company?
       *[other] { NAME("meccg-card", $card) } has fallen: which item does { NAME("meccg-card", $heir) } take over?
    }
meccg-ask-react =
    { $answers ->
        [none] { $window ->
            [mh] { $mine ->
                [yes] { $moves ->
                    [yes] Your company is on its way: play a card?
                   *[no] Your company stays: play a card?
                }
               *[no] { $moves ->
                    [yes] The opponent's company is on its way: a hazard?
                   *[no] The opponent's company stays: a hazard?
                }
            }
            [guard] Lay a card on-guard?
            [attack] An attack, { $strikes } × { $prowess }: play a card?
            [strike] The strike on { NAME("meccg-card", $card) }: play a card?
            [revealed] A card was revealed: do you answer?
            [influence] An influence attempt: play a card?
            [check] A corruption check of { NAME("meccg-card", $card) }: play a card?
           *[other] Play a card?
        }
       *[other] { NAME("meccg-card", $answers) } is declared: do you answer?
    }
meccg-ask-target =
    { $keyed ->
        [yes] { NAME("meccg-card", $declares) }: keyed to what?
       *[no] { NAME("meccg-card", $declares) }: on what?
    }
meccg-ask-payment = Who or what pays the cost of { NAME("meccg-card", $declares) }?
meccg-ask-card-stays = With which company does { NAME("meccg-card", $card) } stay?
meccg-ask-move-again = The company has arrived and may move again: does it?
meccg-ask-order-effects = Which effect comes first?
meccg-ask-enter = Enter { NAME("meccg-card", $site) }?
meccg-ask-reveal = Reveal an on-guard card?
meccg-ask-cancel-automatic = Tap somebody at home to cancel the automatic-attack?
meccg-ask-at-site =
    { $extra ->
        [yes] One more item at { NAME("meccg-card", $site) }?
       *[no] What do you play at { NAME("meccg-card", $site) }?
    }
meccg-ask-who-plays =
    { $card ->
        [none] Who taps for it?
       *[other] { $influence ->
            [yes] Who tries to influence { NAME("meccg-card", $card) } away?
           *[other] Who taps for { NAME("meccg-card", $card) }?
        }
    }
meccg-ask-events =
    { $window ->
        [org-end] You have organised: play a card before you go on?
        [long] Long-event phase: play a card?
        [end] The turn ends: play a card?
        [last] The turn ends: one more card?
       *[council] Play a card at the council?
    }
meccg-ask-fetch-any =
    { $source ->
        [none] {""}
       *[other] { NAME("meccg-card", $source) }:{" "}
    }{ $to ->
        [hand] Which card do you take to hand?
        [either] Which card do you take to hand, or into your play deck?
       *[deck] Which card goes into your play deck?
    }
meccg-ask-take-up =
    { $source ->
        [none] Who takes the card?
       *[other] Who takes { NAME("meccg-card", $source) }?
    }
meccg-ask-find-a-way =
    { $card ->
        [none] Does somebody tap so that the company can act at the site?
       *[other] { NAME("meccg-card", $card) } keeps the company from acting at { NAME("meccg-card", $site) }: does somebody tap against it?
    }
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
            [salvage] none
            [fetch-any] no more cards
           *[other] done
        }
        [none] { $question ->
            [enter] stay outside
            [discard] keep all
            [reveal] leave it face down
            [cancel-automatic] face the attack
            [find-a-way] nobody: do nothing at the site
            [trophy] nobody
            [agent-attack] no agent
            [rescue] no rescue
            [free-prisoners] nobody
            [fight] no attack
            [sideboard] no card
            [new-ring] no ring
           *[other] nothing
        }
        [stop] { $question ->
            [draft] no more characters
            [starting-company] no more characters
            [draw-more] no more cards
           *[other] stop
        }
        [move] { $card ->
            [none] done: plan the journeys
           *[other] done: plan the journeys ({ NAME("meccg-card", $card) } returns to hand, the general influence does not suffice)
        }
        [under] general influence
        [lead] under general influence
       *[other] { NAME("meccg-deed", $deed) }
    }
meccg-option-card =
    { $deed ->
        [move] go to { NAME("meccg-card", $card) }
        [draft] draft { NAME("meccg-card", $card) }
        [start-with] start with { NAME("meccg-card", $card) }
        [place] { $question ->
            [place-character] alone at { NAME("meccg-card", $card) }
           *[other] at { NAME("meccg-card", $card) }
        }
        [shuffle-in] { $count ->
            [one] shuffle { NAME("meccg-card", $card) } into the deck
           *[other] shuffle { NAME("meccg-card", $card) } into the deck (1 of { $count })
        }
        [give] { NAME("meccg-card", $card) }
        [play] play { NAME("meccg-card", $card) }
        [under] { $question ->
            [receiver] { NAME("meccg-card", $card) }
           *[other] follow { NAME("meccg-card", $card) }
        }
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
        [assign] { $question ->
            [assign-strike] a strike on { NAME("meccg-card", $card) }
           *[other] { NAME("meccg-card", $card) } faces a strike
        }
        [excess] one more strike on { NAME("meccg-card", $card) }
        [strike] the strike on { NAME("meccg-card", $card) }
        [support] { NAME("meccg-card", $card) } supports: +1
        [take] { NAME("meccg-card", $card) }
        [cancel] { NAME("meccg-card", $card) } taps
        [influence] influence { NAME("meccg-card", $card) } away
        [check] { NAME("meccg-card", $card) } makes the check
       *[other] { NAME("meccg-deed", $deed) }: { NAME("meccg-card", $card) }
    }
meccg-option-speaker =
    { NAME("meccg-card", $card) }: { $demand ->
        [sure] succeeds with any roll
        [never] cannot succeed
       *[need] needs { $least } or more, { $chance } %
    }
meccg-option-influencer = { NAME("meccg-card", $card) }, direct influence { $influence }
meccg-option-company =
    { $deed ->
        [company] the company of { NAME("meccg-card", $card) } ({ $count })
       *[other] { NAME("meccg-deed", $deed) }: the company of { NAME("meccg-card", $card) } ({ $count })
    }
meccg-option-number = { NAME("meccg-deed", $deed) }: { $number }
meccg-option-declare =
    { $how ->
        [use] use { NAME("meccg-card", $card) }
        [creature] play { NAME("meccg-card", $card) } as a creature
        [event] play { NAME("meccg-card", $card) } as an event
       *[play] play { NAME("meccg-card", $card) }
    }
meccg-option-target = { NAME("meccg-card", $card) }
meccg-option-target-number = { $number }
meccg-option-key =
    { $kind ->
        [region-type] keyed to the region type { NAME("meccg-region-type", $name) }
        [site-type] keyed to the site type { NAME("meccg-site", $name) }
        [region] keyed to the region { NAME("meccg-card", $card) }
        [site] keyed to the site { NAME("meccg-card", $card) }
       *[other] keyed to the { NAME("meccg-key", $kind) } { $name }
    }
meccg-option-race = { NAME("meccg-race", $race) }
meccg-option-attack =
    { $race ->
        [none] {""}
       *[other] { NAME("meccg-race", $race) },{" "}
    }{ $prowess ->
        [0] a creature that the opponent may play
       *[other]
            { $strikes ->
                [0] one strike for each character
                [one] one strike
               *[other] { $strikes } strikes
            } with prowess { $prowess }
    }
meccg-option-target-company = company of { NAME("meccg-card", $card) } ({ $count })
