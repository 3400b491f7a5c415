# Card effects: why something is not possible, in English.

reason-that-is-not-possible-now = That is not possible now
reason-the-card-does-not-offer-that = The card does not offer that
