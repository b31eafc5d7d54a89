### The hand: what only its owner sees.

hand-cards = { $count ->
    [one] You hold one card:
   *[other] You hold { $count } cards:
}
hand-cards-paged = You hold { $count } cards (page { $page } of { $pages }):
hand-with-uno = { $card } + UNO!
hand-catch = Catch!
hand-previous = Back
hand-next = More cards

## Where there is no hand.

hand-stale = I can't keep this hand up to date any longer. Press **My hand** for a fresh one.
hand-left = You are no longer in this game.
hand-knocked-out = Your hand grew too large: you are out of this round. You play again in the next one.
hand-not-in = You are not in this round.

## What is asked, said to the one who is asked; and to others who may jump in.

hand-jump-in = **You hold the same card: you can jump in!**

hand-ask-play = { $can ->
    [play-or-draw] **It's your turn.** Play a card ({ $matches }), or draw.
    [draw] **It's your turn.** None of your cards matches ({ $matches }), so draw.
    [play] **It's your turn.** You can play ({ $matches }), so you must.
    [play-or-pass] **It's your turn.** Play a card ({ $matches }), or pass: there is nothing left to draw.
   *[pass] **It's your turn.** None of your cards matches ({ $matches }), and there is nothing left to draw, so pass.
}
hand-ask-drawn = { $must ->
    [yes] **You drew { $card }**, and at this table it must be played.
   *[no] **You drew { $card }.** Play it, or keep it?
}
hand-ask-colour = { $symbol ->
    [colour-roulette] **Colour Roulette! Name a colour.** You draw until it comes up, and lose your turn.
    [wild-draw-colour] **Name the colour** to go on with. The next player draws until it comes up.
   *[other] **Name the colour** to go on with.
}
hand-ask-target = { $symbol ->
    [optimus-power] **Who do you want to challenge?** You both show everybody your highest number, and the higher one wins. You win a tie, and against an opponent without numbers. The winner may put away up to two cards, and names the colour.
    [megatrons-rule] **Who do you want to challenge?** You both show everybody your hands. Whoever has the lower lowest number draws two, and the other names the colour. You win a tie, and against an opponent without numbers.
   *[other] **Who do you want to swap hands with?** You get all their cards, and they get all yours.
}
hand-ask-challenge = **{ $accused } played { $card } on you.** Accept it, or challenge?
hand-if-accepted = { $kind ->
    [colour] - **Accept:** you draw until { $colour } comes up, { $turn ->
        [kept] and have your turn.
       *[lost] and lose your turn.
    }
   *[cards] - **Accept:** you draw { $due }, { $turn ->
        [kept] and have your turn.
       *[lost] and lose your turn.
    }
}
hand-if-bluff = { $kind ->
    [colour] - **Challenge,** and it was a bluff: { $accused } draws until { $colour } comes up, and it's your turn.
    [stack] - **Challenge,** and it was a bluff: { $accused } draws { $own }, you draw the other { $rest }, and lose your turn.
   *[cards] - **Challenge,** and it was a bluff: { $accused } draws { $own }, and it's your turn.
}
hand-if-no-bluff = { $kind ->
    [colour] - **Challenge,** and it was no bluff: you draw until { $colour } comes up, then two more, and lose your turn.
   *[cards] - **Challenge,** and it was no bluff: you draw { $more }, and lose your turn.
}
hand-if-stacked = - **Answer** with { $answers }, and the penalty goes on.
hand-bluff = { $symbol ->
    [wild-draw-four] -# It was a bluff if { $accused }, with { $left } left, also held a card of the colour in force before; other wilds do not count. Only you would be shown that hand.
   *[other] -# It was a bluff if { $accused }, with { $left } left, also held a card of the colour in force before, or another wild. { $symbol ->
        [wild-draw-two] Everybody would be shown that hand.
       *[other] Only you would be shown that hand.
    }
}
hand-ask-stack = **{ $due } cards are coming your way.** Answer with { $answers }, or take them all{ $turn ->
    [kept] ; then you have your turn.
   *[lost] { " and lose your turn." }
}
hand-ask-more = **More of the same number?** Put on as many as you like; the last one gives the colour.
hand-ask-lay = **Lay a coloured card** on the Infinity Gauntlet. Everybody who then holds a card of its colour draws two, you included; after that you name the colour. The card itself does nothing else.
hand-ask-dance = { $judging ->
    [vote] **Dance, or draw three?** Dance as you like, in voice or in the chat: you have { $seconds } seconds, and the others vote. Your turn follows either way.
    [honour] **Dance, or draw three?** Dance as you like: you have { $seconds } seconds, and then say yourself whether it was a dance. Your turn follows either way.
   *[routine] **Dance, or draw three?** The dance is a routine of { $moves } moves to repeat in { $seconds } seconds, while everybody watches. Your turn follows either way.
}
hand-ask-discard = { $most ->
    [one] **You won the duel.** You may discard one card, without effect; the other stays.
   *[other] **You won the duel.** You may discard up to two cards, without effect; at least one stays.
}
hand-ask-flipped = **The Flip uncovered { $card }.** Activate it as if you had just played it, or leave it?

hand-colour = { $count ->
    [0] { $colour }: you hold none
   *[other] { $colour }: you hold { $count }
}
hand-discard-choose = { $most ->
    [one] Choose a card to discard
   *[other] Choose up to two cards to discard
}
hand-discard-page = { $most ->
    [one] Choose a card to discard ({ $page }/{ $pages })
   *[other] Choose up to two to discard ({ $page }/{ $pages })
}
hand-discard-second = the second one
hand-discard-both = Discard these two

## The backs of two-sided cards.

hand-backs = Backs
hand-backs-heading = ### The backs of the others' cards
hand-backs-says = They are in no particular order. Everybody sees all backs but their own.
hand-backs-pile = Draw pile, on top: { $card }
hand-backs-return = Back to my hand
