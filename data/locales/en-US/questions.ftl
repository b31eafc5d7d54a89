### What the game waits for, and what may be answered.

## Questions, as everybody reads them. $top is the name of the top card's symbol.

question-play = It's { $seat }'s turn.
question-drawn = { $seat } can play the card just drawn.
question-colour = { $top ->
    [colour-roulette] { $seat } names a colour, then draws until it comes up.
   *[other] { $seat } names the colour.
}
question-target = { $top ->
    [optimus-power] { $seat } picks an opponent for a duel: whose highest number is higher?
    [megatrons-rule] { $seat } picks an opponent for a duel: whose lowest number is higher?
   *[other] { $seat } picks somebody to swap hands with.
}
# $count: the cards due; 0: until the colour comes up.
question-challenge = { $count ->
    [0] { $seat } can draw until { $colour } comes up, or challenge { $accused }.
   *[other] { $seat } can accept { $count }, or challenge { $accused }.
}
question-stack = { $seat } must answer with a card or take { $count }.
question-more = { $seat } can put more of the same number on top.
question-lay = { $seat } lays a coloured card on the Infinity Gauntlet: whoever holds that colour draws two.
question-dance = { $seat } can dance for the table, or draw three.
question-discard = { $seat } may put away up to two cards.
question-flipped = { $seat } can activate { $card }, or leave it.

## Instead of a question, when a round or the match is over.

question-next-round = The next round can begin.
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
    [0] Accept: draw until { $colour }
   *[other] Accept { $count }
}
option-take = Take { $count }
option-lay = Lay { $card }
option-add = Add { $card }
option-done = Done
option-dance = Dance
option-decline = Draw three
option-discard = { $count ->
    [0] Discard nothing
   *[other] Discard { $cards }
}
option-activate = Activate { $card }
option-ignore = Leave it
option-uno = UNO!
option-catch = Catch { $seat }!
option-quit = Leave the game
