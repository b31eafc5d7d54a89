### What the game waits for, and what may be answered.

## Questions, as everyone reads them. $top is the name of the top card's symbol.

question-play = It's { $seat }'s turn.
question-drawn = { $seat } can play the card they just drew.
question-colour = { $top ->
    [colour-roulette] { $seat } picks a color, then draws until it comes up.
   *[other] { $seat } is choosing a color.
}
question-target = { $top ->
    [optimus-power] { $seat } is picking an opponent for a duel: whose highest number is higher?
    [megatrons-rule] { $seat } is picking an opponent for a duel: whose lowest number is higher?
   *[other] { $seat } is picking someone to swap hands with.
}
# $count: the cards due; 0: until the color comes up.
question-challenge = { $count ->
    [0] { $seat } can draw until { $colour } comes up, or challenge { $accused }.
   *[other] { $seat } can draw { $count }, or challenge { $accused }.
}
question-stack = { $seat } has to answer with a card or draw { $count }.
question-more = { $seat } can add more cards of the same number.
question-lay = { $seat } is laying a colored card on the Infinity Gauntlet: everyone holding that color draws two.
question-dance = { $seat } can dance for the table, or draw three.
question-discard = { $seat } can discard up to two cards.
question-flipped = { $seat } can activate { $card }, or leave it.

## Instead of a question, when a round or the match is over.

question-next-round = Ready for the next round.
question-over = The match is over.

## Answers: labels of buttons and choices.

option-play = { $kind ->
    [jump-in] Jump in with { $card }
    [stack] Stack { $card }
    [answer] Answer with { $card }
   *[play] Play { $card }
}
option-draw = Draw
option-pass = { $kind ->
    [drawn] Keep it
   *[play] Pass
}
option-colour = { $colour }
option-target = { $count ->
    [one] { $seat } ({ $count } card)
   *[other] { $seat } ({ $count } cards)
}
option-challenge = Challenge
option-accept = { $count ->
    [0] Draw until { $colour }
   *[other] Draw { $count }
}
option-take = Take { $count }
option-lay = Lay { $card }
option-add = Add { $card }
option-done = Done
option-dance = Dance
option-decline = Draw 3
option-discard = { $count ->
    [0] Discard nothing
   *[other] Discard { $cards }
}
option-activate = Activate { $card }
option-ignore = Leave it
option-uno = UNO!
option-catch = Catch { $seat }!
option-quit = Leave the game
