### The review of a game that is over: what was luck, and what was play.

review-heading = ## Review: { $edition }
review-of-round = round { $round } of { $rounds }
review-round = { $result ->
    [won] You won round { $round }
   *[lost] You lost round { $round }
}
review-only-round = { $result ->
    [won] You won
   *[lost] You lost
}
review-all-rounds = You won { $won } of { $rounds } rounds
review-of-others = { $player } won { $won } of { $rounds } rounds
review-headline = { $outcome }: luck { $luck }%, play { $skill }%
review-start = At the deal: { $start }%, the same for everyone
review-deal = The cards that were dealt: { $gained }%
review-drawn = { $cards ->
    [0] Cards drawn later: none
    [one] The card drawn later: { $gained }%
   *[other] The { $cards } cards drawn later: { $gained }%
}
review-others = What the others drew and played: { $gained }%
review-skill = Own answers, beside the best ones: { $skill }%
review-sure = (give or take { $error }%)
review-result = { $result ->
    [won] Result: won, 100%
   *[lost] Result: lost, 0%
}
review-best = **Best:** { $number } step { $step }: { $answer }, { $gained }% ahead of everything else.
review-costliest = **Costliest:** { $number } step { $step }: { $answer }. { $best } was worth { $loss }% more.
review-no-mistake = Not one answer cost anything that can be told for sure.
review-mark = { $mark ->
    [best] Best move
    [fine] Fine
    [inaccuracy] A little off
   *[mistake] That one hurt
}
review-marked = { $number } step { $step } · { $mark }: { $exchanged }
review-exchanged = { $answer } → { $best } (−{ $loss }%)
review-entry = Step { $step } · { $mark }
review-curve = Everyone's chance to win, from the deal to the end: { $seats }
review-curve-seat = { $seat } { $first }% → { $last }%, { $most }% at most
review-line = Round { $round }: { $result ->
    [won] won
   *[lost] lost
} · luck { $luck }%, play { $skill }%
review-says = Chances to win the round. Answers are weighed by what could be known at the table; the lines go by the cards everyone held. What may be chance counts as no mistake.
review-step = Step to…
review-rounds = Another round
review-round-entry = Round { $round }
review-whole = All rounds
review-again = Look again
review-button = Review
review-waiting = { $before ->
    [0] It's being worked out: { $percent }% done.
    [one] One other review comes first.
   *[other] { $before } other reviews come first.
} This message shows it as soon as it's there. You can close it and come back: it's kept.
review-ready = { $ready } of { $rounds } rounds are ready.
review-own-only = A review shows your own play, and you didn't play in that game.
review-not-ready = That review isn't worked out yet. Look at it yourself first.
review-take = Draw what's due
review-activate = Activate the card
review-chance = Chance to win here: { $chance }%
review-here-best = Best here: { $best } ({ $chance }%), as was played.
review-here = Best here: { $best } ({ $chance }%). Played: { $answer } ({ $given }%). { $mark }.
