## What is wrong with a position written by hand

detail-players-of-this-kind-cannot-play-yet = players of this kind cannot play yet
detail-the-deck-that-is-brought-is-of-another-one = the deck that is brought is of another one
detail-card-is-no-site = '{ $card }' is no site
detail-card-is-a-site-which-does-not-go-there = '{ $card }' is a site, which does not go there
detail-card-is-unique-and-in-play-twice = '{ $card }' is unique and in play twice
detail-the-site-card-has-one-card-in-play-only-havens-have-more = the site '{ $card }' has one card in play; only havens have more
detail-a-company-has-at-least-one-character = a company has at least one character
detail-card-is-no-character = '{ $card }' is no character
detail-card-is-a-character = '{ $card }' is a character
detail-characters-are-in-companies = characters are in companies
detail-card-is-not-in-play-before-this = '{ $card }' is not in play before this
detail-card-is-no-agent = '{ $card }' is no agent
