### The hand: what only its owner sees.

hand-cards = { $count ->
    [one] You hold one card:
   *[other] You hold { $count } cards:
}
# $rest: how many of them cannot be played, where some can.
hand-cards-paged = { $rest ->
    [0] You hold { $count } cards (page { $page } of { $pages }):
   *[other] You hold { $count } cards, { $rest } of them don't match (page { $page } of { $pages }):
}
# In place of the picture, where buttons name the cards.
hand-picture = { $count ->
    [one] Your hand, one card.
   *[other] Your hand, { $count } cards.
}
hand-with-uno = { $card } + UNO!
hand-catch = Catch!
hand-previous = Back
hand-next = More cards

## Short names of cards, for buttons. $symbol is its name in the code, $words what it is called.

label-symbol = { $symbol ->
    [draw-one] +1
    [draw-two] +2
    [draw-four] +4
    [draw-five] +5
    [wild-draw-two] Wild +2
    [wild-draw-four] Wild +4
    [wild-draw-six] Wild +6
    [wild-draw-ten] Wild +10
    [wild-reverse-draw-four] Wild Reverse +4
   *[other] { $words }
}
# $kind: whether the symbol is a sign (a number, or +2) or a word.
label-card = { $kind ->
   *[other] { $colour } { $symbol }
}

## The others, in the order of play from the reader on: "Next: Ben 2 → Ada 5".

hand-next-seats = Next: { $seats }
hand-next-seat = { $owes ->
    [yes] { $seat } { $count }❗ (hasn't called UNO)
   *[no] { $seat } { $count }
}
hand-next-between = { " → " }

## Where nothing is asked, and where there is no hand.

hand-waits = **Not your turn.** This hand wakes up when it is.
hand-stale = I can't keep this hand up to date any longer. Press **My hand** for a fresh one.
hand-replaced = You opened your hand again below.
hand-left = You left this game.
# $mercy: how many cards are too many.
hand-knocked-out = { $mercy } cards: you're out of this round, back in the next.
hand-not-in = You're not in this round.

# $thread: a mention of the thread in which the game is played.
hand-table-there = The table is in { $thread }.

# The message in the channel, for players to whom no hand could be given; $players are mentions.
hand-dealt = 🃏 { $players } Cards are dealt. Press **My hand**.

## What is asked, said to the one who is asked; and to others who may jump in.

hand-jump-in = **You hold the same card: you can jump in!**
hand-owes = **You haven't called UNO yet!** Press **UNO!** before someone catches you.

hand-ask-play = { $can ->
    [play-or-draw] **Your turn.** Play a card ({ $matches }), or draw.
    [draw] **Your turn.** Nothing to play (you need { $matches }). Draw.
    [play] **Your turn.** You can play ({ $matches }), so you must.
    [play-or-pass] **Your turn.** Play a card ({ $matches }), or pass: the draw pile is empty.
   *[pass] **Your turn.** Nothing to play (you need { $matches }), and the draw pile is empty. Pass.
}
hand-ask-drawn = { $must ->
    [yes] **You have to play { $card }:** at this table, a drawn card that fits is played.
   *[no] **Play { $card }, or keep it?**
}
hand-ask-colour = { $symbol ->
    [colour-roulette] **Color Roulette! Choose a color.** You draw until it comes up, and lose your turn.
    [wild-draw-colour] **Choose a color.** The next player draws until it comes up.
   *[other] **Choose a color.**
}
hand-ask-target = { $symbol ->
    [optimus-power] **Who do you want to challenge?** You both show everyone your highest number; the higher one wins. You win a tie, and against an opponent without numbers. The winner may discard up to two cards, and chooses the color.
    [megatrons-rule] **Who do you want to challenge?** You both show everyone your hands. The lower lowest number draws two, and the other player chooses the color. You win a tie, and against an opponent without numbers.
   *[other] **Who do you want to swap hands with?**
}
hand-ask-challenge = { $kind ->
    [colour] **{ $accused } played { $card } on you.** Draw, or challenge?
   *[cards] **{ $accused } played { $card } on you.** Draw { $due }, or challenge?
}
hand-if-accepted = { $kind ->
    [colour] - **Draw:** you draw until { $colour } comes up, { $turn ->
        [kept] and have your turn.
       *[lost] and lose your turn.
    }
   *[cards] - **Draw { $due }:** { $turn ->
        [kept] then it's your turn.
       *[lost] you lose your turn.
    }
}
hand-if-bluff = { $kind ->
    [colour] - **If it was a bluff:** { $accused } draws until { $colour } comes up, and it's your turn.
    [stack] - **If it was a bluff:** { $accused } draws { $own }, you draw the other { $rest }, and lose your turn.
   *[cards] - **If it was a bluff:** { $accused } draws { $own }, and it's your turn.
}
hand-if-no-bluff = { $kind ->
    [colour] - **If not:** you draw until { $colour } comes up, then two more, and lose your turn.
   *[cards] - **If not:** you draw { $more }, and lose your turn.
}
hand-if-stacked = - **Answer** with { $answers }, and the penalty goes on.
# $decides: the color in play before, for the middle of a sentence; nothing where there was none.
hand-bluff = { $symbol ->
    [wild-draw-four] It was a bluff if { $accused } ({ $left } left) also held { $known ->
        [yes] **{ $decides }**
       *[no] the color in play before
    }; wilds don't count. Only you would see that hand.
   *[other] It was a bluff if { $accused } ({ $left } left) also held { $known ->
        [yes] **{ $decides }**
       *[no] the color in play before
    } or another wild. { $symbol ->
        [wild-draw-two] Everyone would see that hand.
       *[other] Only you would see that hand.
    }
}
hand-ask-stack = **{ $due } cards are coming your way.** Answer with { $answers }, or take them all{ $turn ->
    [kept] ; then it's your turn.
   *[lost] { " and lose your turn." }
}
hand-ask-more = **More of the same number?** Play as many as you like; the last one gives the color.
hand-ask-lay = **Lay a colored card** on the Infinity Gauntlet. Everyone holding its color draws two, you too; then you choose a color. The card itself does nothing else.
hand-ask-dance = { $judging ->
    [vote] **Dance, or draw three?** Dance as you like, in voice or in the chat: you have { $seconds } seconds, and the others vote. Either way, you then take your turn.
    [honour] **Dance, or draw three?** Dance as you like: you have { $seconds } seconds, and then you say whether it was a dance. Either way, you then take your turn.
   *[routine] **Dance, or draw three?** The dance is { $moves } moves to repeat in { $seconds } seconds, while everyone watches. Either way, you then take your turn.
}
hand-ask-discard = { $most ->
    [one] **You won the duel.** You may discard one card; it has no effect, and the other stays.
   *[other] **You won the duel.** You may discard up to two cards; they have no effect, and at least one stays.
}
hand-ask-flipped = **The Flip uncovered { $card }.** Activate it as if you had just played it, or leave it?

hand-colour = { $colour } · { $count }
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
hand-backs-says = In no particular order. Everyone sees all backs but their own.
hand-backs-pile = Draw pile, on top: { $card }
hand-backs-return = Back to my hand
