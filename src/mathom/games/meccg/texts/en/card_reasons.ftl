# Why a card cannot be played or used.

reason-one-of-its-attacks-was-cancelled-already = One of its attacks was cancelled already
reason-it-is-not-for-such-a-company = It is not for such a company
reason-its-mind-is-too-great = Its mind is too great
reason-it-is-not-tapped = It is not tapped
