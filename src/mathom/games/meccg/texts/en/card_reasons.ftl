# Why a card cannot be played or used.

reason-one-of-its-attacks-was-cancelled-already = One of its attacks was cancelled already
reason-it-is-not-for-such-a-company = It is not for such a company
reason-it-is-not-tapped = It is not tapped
reason-the-company-has-a-copy-of-that-card = The company has a copy of that card already
reason-it-must-be-at-another-site-for-that = It must be at another site for that
reason-that-is-for-your-own-avatar-alone = That is for your own avatar alone
reason-it-came-into-play-in-this-turn = The card came into play in this turn
reason-no-such-card-was-declared-in-this-chain = No such card was declared in this chain
reason-no-such-effect-lasts-now = No such effect lasts now
reason-that-needs-an-unofficial-erratum = That needs an unofficial erratum that this table does not play with
