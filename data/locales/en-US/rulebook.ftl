### The rule book, page by page. The comment above a passage names the rulings that it tells.
###
### † marks what the edition's rule sheet leaves open; where only some sheets do, $edition decides. Every passage of the
### book may use: $least and $most seats, $hand (cards dealt), $mercy, $target, $total (cards in the deck).

rulebook-sign = †
rulebook-footnote = -# † Our call: the edition's sheet leaves this open, contradicts itself, or has a slip there.
rulebook-place = -# UNO { $name } · page { $page } of { $pages }
rulebook-place-card = -# UNO { $name } · the cards
rulebook-previous = Previous
rulebook-next = Next
rulebook-pages = Pages
rulebook-cards = Cards
rulebook-editions = Editions
rulebook-side-light = 🌕 Light side
rulebook-side-dark = 🌑 Dark side

rulebook-page-brief = In brief
rulebook-page-goal = Goal and cards
rulebook-page-setup = Setting up
rulebook-page-turn = A turn
rulebook-page-match = What matches
rulebook-page-sides = The two sides
rulebook-page-actions = Action cards
rulebook-page-wilds = Wild cards
rulebook-page-stacking = Stacking
rulebook-page-challenge = Bluffs and challenges
rulebook-page-mercy = Mercy
rulebook-page-uno = UNO! and catching
rulebook-page-end = The end of a round
rulebook-page-scoring = Scoring
rulebook-page-leaving = Leaving
rulebook-page-away = Time and being away
rulebook-page-house = House rules
rulebook-page-house-stacks = House rules: stacking
rulebook-page-house-draws = House rules: drawing

## In brief.

rulebook-table = **How this table plays**

## Goal and cards.

# G12
rulebook-goal = - Be the first to get rid of all your cards: that wins the round.
# N10
rulebook-goal-mercy = - Or be the last one left: anyone holding { $mercy } cards is out.
rulebook-goal-match = - **The match:** { $says }
# G1
rulebook-goal-seats = - { $least } to { $most } people can play.†
rulebook-goal-sheet = { $edition ->
    [classic] - There's no rule sheet for this edition. It's played by the one of Avengers, without the Infinity Gauntlet; † marks what that sheet leaves open.
    [bts] - The sheet calls the fourth color purple in one place and yellow in others: it is yellow.†
   *[other] { "" }
}
rulebook-deck = **The { $total } cards**{ $edition ->
    [transformers] †
    [no-mercy] †
   *[other] { "" }
}
rulebook-deck-colours = - Colors: { $colours }
rulebook-deck-coloured = - { $copies } in each color: { $cards }
rulebook-deck-wild = - { $copies } of each, without a color: { $cards }

## Setting up.

# G2
rulebook-deal-drawn = - **Who deals:** everyone draws a card, and the highest number deals. A card without a number counts 0; ties draw again.† These cards go back, and the deck is shuffled.
# G2
rulebook-deal-host = - **Who deals:** the host.†
# G2
rulebook-deal-on = - After each round, the deal passes to the left.†
# G1
rulebook-deal-cards = - Everyone gets { $hand } cards. The rest is the draw pile; its top card is turned over and starts the discard pile.
# T8
rulebook-deal-sides = - The light side starts. In your hand, light faces look at you and dark ones at the others; light faces lie on the discard pile, dark ones on top of the draw pile.
# G2
rulebook-deal-begins = - The player to the dealer's left starts, and play goes to the left: down the list of players.
rulebook-openings = **If the first card is …**
# G3
rulebook-opening-draw-one = - **{ $card }:** the player to the dealer's left draws one and is skipped.†
# G3
rulebook-opening-draw-two = - **{ $card }:** the player to the dealer's left draws two and is skipped.{ $edition ->
    [minecraft] { "" }
   *[other] †
}
# G3
rulebook-opening-reverse = - **{ $card }:** the dealer goes first, and play goes to the right.{ $edition ->
    [minecraft] { "" }
   *[other] †
}
# G3
rulebook-opening-skip = - **{ $card }:** the player to the dealer's left is skipped.{ $edition ->
    [minecraft] { "" }
   *[other] †
}
# G3
rulebook-opening-wild = - **{ $cards }:** the player to the dealer's left chooses the color, then plays; nothing else happens.{ $edition ->
    [transformers] †
   *[other] { "" }
}
# G3
rulebook-opening-buried = - **{ $cards }:** goes to the bottom of the draw pile, and another card is turned over.{ $edition ->
    [transformers] †
   *[other] { "" }
}
# G3
rulebook-opening-until-number = - **Not a number:** cards are turned over until a number shows. The others stay beneath it.†
# G3
rulebook-opening-no-swap = - **0 or 7:** does nothing as a first card.†

## A turn.

# G5
rulebook-turn = - Play **one card** that matches the top of the discard pile, or draw **one card**.
# G5
rulebook-turn-able = - You can draw even if you could play.
# G5 T1
rulebook-turn-drawn = - If the card you drew matches, you can play it right away, but no other card. Or keep it, and your turn is over.
# G5
rulebook-turn-ends = - If it doesn't match, your turn is over.
# N1
rulebook-turn-must = - If you can play, you have to: one card that matches the top of the discard pile. No drawing then.†
# N1
rulebook-turn-until = - If you can't, draw until you get a card you can play, and play it.
rulebook-turn-next = - Then it's the next player's turn, in the direction of play.
rulebook-pile = **When the draw pile runs out**
# G11
rulebook-pile-refilled = - All discards but the top card are shuffled into a new draw pile{ $edition ->
    [transformers] .†
   *[other] .
}
# G11 G14
rulebook-pile-aside = - The hands of players who left the game are shuffled in, too.†
# N10
rulebook-pile-mercy = - So are the hands of players who were knocked out.
# G11
rulebook-pile-nothing = - Still not enough cards? Draw what's there; the rest is forgiven.†
# G11
rulebook-pile-pass = - If there's nothing left to draw on your turn, you can pass.†
# G11
rulebook-pile-pass-unable = - If there's nothing left to draw on your turn, you pass, but only if you can't play.†
# G11
rulebook-pile-blocked = - When everyone has passed in a row, the round is over: the lowest hand, in points, wins it and scores as usual. If two are lowest, no one wins: played for points, no one scores; a single round is dealt again.†

## What matches.

# G4
rulebook-match-top = - A card matches the top card by **color**, **number** or **symbol**: on a 7, any card of its color and any other 7.
# G4
rulebook-match-symbol = - An action card goes on its own color, and on the same action in another color.
# G4
rulebook-match-wild = - A wild has no color and goes on any card, even while you hold others that match.
# G4
rulebook-match-named = - After a wild, only the chosen color matches, or another wild.
# G7
rulebook-match-colour = - When you choose a color, you can choose any of the four: { $colours }. Even the one already in play.{ $edition ->
    [transformers] †
    [no-mercy] †
   *[other] { "" }
}
# G7
rulebook-match-sides = - Only the side in play counts, and you can only choose its four colors: on the light side { $light }; on the dark side { $dark }. Even the one already in play.†
# T4
rulebook-match-flip = - A **Flip** goes on its color and on a Flip; and on any card, if a Flip was played on the turn just before.
# G8 T5
rulebook-match-bluff = - { $cards }: there's a catch, see “{ rulebook-page-challenge }”.

## The two sides.

# T8
rulebook-sides-faces = - Each card has a light face, the Autobots', and a dark one, the Decepticons'. All cards are played with the same side; only that side counts for what matches, what a card does, and points.
# T4
rulebook-sides-flip = - A **Flip** turns everything over. Play goes on with that side until the next Flip turns it back.
# T8
rulebook-sides-backs = - The other face of a card is its back, and everyone else can see it: you see the backs of the other players' hands, in no order†, and of the top card of the draw pile. You never see the backs of your own hand.
# T8
rulebook-sides-button = - **{ hand-backs }**, under your hand, shows you what you can see.

## Stacking, where it is always on.

# N2 G13
rulebook-stack-cards = - Draw cards stack: { $cards }.
# N2
rulebook-stack-answer = - Hit by one? Answer with a draw card of the **same or a higher number** than the last one, in any color†. The numbers add up, and the next player faces the sum.
# N2
rulebook-stack-take = - If you don't answer, you draw the whole sum and are skipped.
# N2
rulebook-stack-example = - After a +4, you can play a +6 or a +10, but not a +2. A +4 and a +6 make ten.
# N9
rulebook-stack-colour = - Play a wild draw card, and you choose the color first; then it is answered.†
# N4
rulebook-stack-reverse = - **Wild Reverse Draw Four** changes the direction first: the next player that way then faces the sum. With two in the round, the other is skipped and you face it yourself; you can answer with another draw card. Once you have drawn, your turn is over.†
# N8
rulebook-stack-roulette = - **Color Roulette** is not a draw card: it can't answer one, and none answers it.†
# N2 G13
rulebook-stack-see = Draw cards stack: see “{ rulebook-page-stacking }”.
# G13
rulebook-no-stacking = Draw cards don't stack: if you have to draw, you can't pass it on.
# G13 stacking
rulebook-no-stacking-but = Draw cards don't stack, unless the house rule **{ lobby-house-stacking }** is on.

## Bluffs and challenges. A color-drawing card draws until the color comes up; others a number.

# G8 T5
rulebook-bluff-may = - { $cards }: allowed only while you hold no other card of the **color in play**. You can play it anyway; then it's a bluff.
# G8
rulebook-bluff-colour = - Only the color counts, as it was before the card was played, and only the cards left in your hand then. The same number or symbol doesn't make it a bluff, nor does another wild.{ $edition ->
    [minecraft] { "" }
   *[other] †
}
# T5 T6
rulebook-bluff-wilds = - Another **wild** in your hand counts as that color: it makes it a bluff, too. The same number or an action card of another color doesn't. What counts are the cards left in your hand when it was played, and the color in play before it.
# G8 T5 T6
rulebook-bluff-next = - Only the next player can accept or challenge.
# G8
rulebook-bluff-wild-draw-four =
    - **Accept:** the next player draws four and is skipped.
    - **Challenge a bluff:** the bluffer draws the four, and the challenger takes a normal turn.
    - **Challenge, but no bluff:** the challenger draws six and is skipped.
    - Only the challenger gets to see the hand.{ $edition ->
        [minecraft] { "" }
       *[other] †
    }
# T5
rulebook-bluff-wild-draw-two =
    - **Accept:** the next player draws two and is skipped.
    - **Challenge a bluff:** the bluffer draws the two, and the challenger takes a normal turn.
    - **Challenge, but no bluff:** the challenger draws four and is skipped.
    - Everyone gets to see the hand.
# T6
rulebook-bluff-wild-draw-colour =
    - **Accept:** the next player draws until the chosen color comes up, and is skipped.
    - **Challenge a bluff:** the bluffer draws until it comes up, and the challenger takes a normal turn.
    - **Challenge, but no bluff:** the challenger draws until it comes up, then two more, and is skipped.
    - It is always the color chosen with the card. (The sheet says otherwise once, a slip.†)
    - Only the challenger gets to see the hand.
rulebook-bluff-each = **Either way**
# G8 T5
rulebook-bluff-shown = - You see the hand as it was when the card was played, without cards drawn since.†
# G8 T5
rulebook-bluff-stands = - The chosen color stands, whatever comes of the challenge.{ $edition ->
    [transformers] { "" }
   *[other] †
}
# G10
rulebook-bluff-last = - As a last card, it can't be challenged: there's no hand left to show.†
# G14
rulebook-bluff-left = - If the player of the card leaves before the answer, it counts as accepted.†

## Mercy.

# N10
rulebook-mercy-out = - The moment you hold { $mercy } cards, you're out of the round: you stop drawing, and the rest of a penalty is forgiven.†
# N10
rulebook-mercy-aside = - Your hand is set aside until the discards are shuffled into a new draw pile, and play goes on with the next player.
# N10
rulebook-mercy-last = - The last player left wins the round.
# N10
rulebook-mercy-again = - Out of the round isn't out of the match: you're back in the next one.†

## UNO.

# G9
rulebook-uno-owe = - When you play or discard down to **exactly one card**, you have to call UNO.
# M3
rulebook-uno-slip = { $edition ->
    [minecraft] - The sheet asks for the call with the last card. That's a slip: it's the second-to-last, as everywhere else.†
   *[other] { "" }
}
# G9
rulebook-uno-early = - **Early:** you can call as soon as it's your turn and you hold two cards. The call is lost if you end your turn with more than one card.†
# G9
rulebook-uno-stack = - Facing a stack counts as your turn.†
# G9
rulebook-uno-duel = - Winning a duel on another player's turn does not count as your turn.†
# G9
rulebook-uno-late = - **Late:** you can still call until you're caught, or until it's too late to catch you.†
# G9
rulebook-uno-catch = - **Catching:** any other player in the round can catch you until the next player plays a card, draws or passes on their turn.†
# G9
rulebook-uno-open = - Answering a question, like a challenge or a color, doesn't end that time.†
# G9 jump_in stacking
rulebook-uno-closes = - A card played on a stack, or by jumping in, does.†
# G9 jump_in
rulebook-uno-closes-jump = - A card played by jumping in does.†
# G9
rulebook-uno-caught = - Get caught, and you draw { $caught }. Call before you're caught, and you're safe.
# G9
rulebook-uno-lapses = - If you no longer hold exactly one card, you don't have to call any more.†
# G9 N6
rulebook-uno-received = - Handed a hand of one card by another player? You have to call, even if it was called before.†
# N6
rulebook-uno-discarded = - Discard All can leave other players with one card: they have to call, too.†
# G9
rulebook-uno-table = - **Here,** you can catch from { $after } seconds after the card was played. A wrong catch costs no cards, but you can't catch for { $pause } seconds.†

## The end of a round.

# G10
rulebook-end-empty = - First to run out of cards wins the round.
# G10
rulebook-end-draws = - **{ $cards }, as a last card:** the next player still draws, and it counts.{ $edition ->
    [transformers] †
   *[other] { "" }
}
# G10
rulebook-end-wild-draw-colour = - **Wild Draw Color, as a last card:** you still choose the color, and the next player draws until it comes up; it counts.†
# G10
rulebook-end-no-colour = - With any other last card, no color is chosen, and nothing more happens.†
# G10
rulebook-end-gauntlet = - **Infinity Gauntlet:** if the card you laid on it was your last, the others first draw what they have to. That counts, too.†
# G10
rulebook-end-flip = - **Flip, as a last card:** everything turns over, and the points are those of the new side. What comes up does nothing.†
# G10
rulebook-end-at-once = - The round ends at once: no one draws any more, a stack is void, and a last Discard All discards nothing.†
# N5
rulebook-end-discarded = - If Discard All empties several hands, its player wins first, then the others in the order of play.†
# G14
rulebook-end-alone = - If you're the last one left in the round, you win it.†
rulebook-end-next = - Then the next round is dealt, or the match is decided: see “{ rulebook-page-scoring }”.

## Scoring.

# G12
rulebook-score-ways = The table picks one of three ways.† Usual for this edition: **{ $usual }**.
# G12
rulebook-score-points = - **{ lobby-scoring-points }:** win a round, score the cards left in the other hands. First to { $target } points wins the match.
# G12
rulebook-score-lowest = - **{ lobby-scoring-lowest }:** score the cards left in your own hand. When someone still in the match hits { $target }, the lowest total wins; equal totals share it.{ $edition ->
    [transformers] †
    [no-mercy] †
   *[other] { "" }
}
# G12
rulebook-score-single = - **{ lobby-scoring-single }:** win the round, win the match.{ $edition ->
    [transformers] { "" }
    [no-mercy] { "" }
    [minecraft] { "" }
   *[other] †
}
# G12 G14
rulebook-score-alone = - Either way, the last player left in a match wins it.†
# N11
rulebook-score-mercy = - **Knocked out:** worth { $knocked } points each to the winner of the round; their cards don't count. (The sheet gives the points to the players who were knocked out, a slip.†) By lowest total, you add { $knocked } when you are knocked out.†
rulebook-score-cards = **What cards count**
rulebook-score-numbers = - Numbers: their number
rulebook-score-group = - { $points }: { $cards }
# N11
rulebook-score-discard-all = - The sheet forgets **Discard All**: it counts like the other action cards.†
rulebook-score-sides = - The side in play at the end of the round counts.
rulebook-score-sheet = { $edition ->
    [transformers] - The sheet also lists a wild worth 40 points; there's none in the deck.†
   *[other] { "" }
}
# G10
rulebook-score-drawn = - Cards drawn because of the last card count, too.{ $edition ->
    [transformers] †
   *[other] { "" }
}

## Leaving, time, away: no sheet speaks of it, so there are no signs.

rulebook-away-ours = No sheet talks about this: it's all our call.
# G14
rulebook-leaving-out = - If you leave, or are removed by a vote or a moderator, you're out of the round and of the match. Your hand is set aside and joins the next draw pile. It scores nothing for the winner; by lowest total, it is added to your own.
# G14
rulebook-leaving-side = - Your points are those of the side in play when you left.
# G14
rulebook-leaving-alone = - If only one player is left, the match is over. It doesn't count as a win, and everyone who left loses it.
# G14
rulebook-leaving-asked = - Leave while you're asked something, and it is settled as when time runs out, but you draw nothing and play nothing: a penalty you faced is void, and your turn is lost.
# G14
rulebook-leaving-threat = - { $cards }: if the player leaves before the answer, it counts as accepted.
# G14 stacking
rulebook-leaving-threat-stack = - With the house rule { lobby-house-stacking }, the next player then draws the whole sum.
# G14
rulebook-leaving-stack = - A stack still has to be answered when the player of its last card leaves.
# G14
rulebook-leaving-duel = - Leave before you pick an opponent for a duel, and there's no duel; the color in play stays.
# G14
rulebook-leaving-swap = - Leave before you pick someone to swap with, and there's no swap.
# G14
rulebook-leaving-gauntlet = - Leave before you lay a card on the Gauntlet, and none is laid. If the color hasn't been chosen yet, the one in play stays.
rulebook-time = **When time runs out**
# G15
rulebook-time-turn = - On your turn: you draw, or pass if there's nothing left to draw. A drawn card is kept, unless it has to be played.
# G15
rulebook-time-turn-must = - On your turn: the first card you can play is played. If there's none, you draw, and what comes has to be played. With nothing left to draw, you pass.
# G15
rulebook-time-colour = - Choosing a color: the one in play stays, or, if there is none yet, it's { $first }.
# G15
rulebook-time-target = - Picking an opponent: the next player.
# G15
rulebook-time-challenge = - A challenge: you accept.
# G15
rulebook-time-stack = - A stack: you draw all of it.
# G15
rulebook-time-lay = - Laying a card: the first colored one.
# G15
rulebook-time-dance = - A dance: you draw three.
# G15
rulebook-time-discard = - Discarding after a duel: nothing.
# G15
rulebook-time-flipped = - A card that a Flip turned up: it is left alone.
# G15
rulebook-time-first = - “First” goes by the order in which you hold your cards: as dealt, then as drawn. Time only runs for the player who is asked.
rulebook-absent = **Being away**
rulebook-absent-turns = - Time for each answer: { $seconds } seconds, unless the server or the host chooses otherwise. Miss it { $missed } times in a row, and you're away: a bot plays for you until you press anything. Where only people play, the answers above are given instead.
rulebook-absent-host = - When the host leaves, the next person hosts. When no person has done anything for { $asleep } minutes, the game falls asleep; nothing is lost.
rulebook-absent-slow = - In a slow game, you have { $hours } hours for each answer. You're mentioned when it's your turn and can be away until then; the game doesn't fall asleep meanwhile.

## House rules, in full. Their names stand with the lobby's.

rulebook-house-none = None of these is on at this table.
rulebook-house-here = ### House rules that are on here
rulebook-house-offered = ### House rules that are off here
rulebook-house-off = All of these are off, unless the server or the host turns them on. They are not part of the edition.

# stacking G13
rulebook-house-stacking =
    - You can answer a Draw Two with a Draw Two or a Wild Draw Four; a Wild Draw Four only with a Wild Draw Four. Nothing else answers.
    - The cards add up, and the next player faces the sum. If you don't answer, you draw all of it and are skipped.
    - A Wild Draw Four in a stack can be challenged: then only its own four move. A bluff: the bluffer draws the four; the challenger draws the rest and is skipped. No bluff: the challenger draws all of it, and two more. A single one is challenged as always.
    - With { lobby-house-no-bluff }, nothing is challenged.
    - A last card can't be answered: the next player draws the whole sum. Nor can a Draw Two that opens the round.
# stack_same G13
rulebook-house-stack-same =
    - Like { lobby-house-stacking }, but only a Draw Two answers a Draw Two, and only a Wild Draw Four a Wild Draw Four.
# stack_any G13
rulebook-house-stack-any =
    - Like { lobby-house-stacking }, and a Draw Two of any color answers a Wild Draw Four, too.
# deflect
rulebook-house-deflect =
    - Facing a draw card or a stack, you can answer with a **Skip** or a **Reverse** of the color in play; after a wild, of the chosen color.
    - **Skip:** the whole penalty passes on to the next player. **Reverse:** the direction changes, and the next player that way faces it. Neither does anything else. With two in the round, both send it to the other.
    - A deflected Wild Draw card can no longer be challenged.
    - You can't deflect a last card, nor a Draw Two that opens the round. Deflecting with your last card wins the round; { $edition ->
        [no-mercy] the penalty is void then.
       *[other] the player who then faces the penalty draws it.
    }
# seven_zero N6
rulebook-house-seven-zero =
    - **7:** swap hands with another player in the round; you have to.
    - **0:** everyone passes their hand to the next player, in the direction of play.
    - As the last or the first card, they do nothing. If you get a hand of one card, you have to call UNO.
# jump_in
rulebook-house-jump-in =
    - While a player is to play or draw, anyone can play a colored card identical to the top one, in color and symbol; even the player of the top one. No jumping in while a question or a stack waits.
    - What the card before did stands. Play goes on from the player who jumped in.
# doubles
rulebook-house-doubles =
    - Play a number from your hand on your turn, and you can put others of the same number on it, of any color, as many as you like. A card you just drew, or played by jumping in, doesn't count.
    - The last one gives the color. What a 7 or a 0 does happens once, after the last.
    - Left with one card when you're done? Call UNO; you can call before. Putting on your last card wins. When time runs out, you're done.
# draw_to_match
rulebook-house-draw-to-match =
    - When you draw on your turn, you draw until you get a card you can play; then play it or keep it, as always.
# draw_to_match M1
rulebook-house-draw-to-match-creeper =
    - A Creeper ends it, after its three cards.
# force_play
rulebook-house-force-play =
    - If you can play a card you draw on your turn, you have to.
# must_play
rulebook-house-must-play =
    - If you hold a card you can play, you can't draw or pass. You can still take a stack.
    - When time runs out, the first card you can play is played.
# draw_and_play
rulebook-house-draw-and-play =
    - If you draw for a draw card, you still have your turn, a normal one: you can play any card in your hand. The same goes for the first card of a round.
    - A wrong challenge still costs your turn.
# no_wild_finish
rulebook-house-no-wild-finish =
    - A wild can't be the last card of a hand. If you hold nothing else, you have to draw.{ $edition ->
        [no-mercy] { " " }If Discard All would empty a hand without a card that may finish, the first one stays, and its player has to call UNO.
       *[other] { "" }
    }
# no_action_finish
rulebook-house-no-action-finish =
    - Only a number can be the last card of a hand. If you hold nothing else, you have to draw.{ $edition ->
        [no-mercy] { " " }If Discard All would empty a hand without a number, the first card stays, and its player has to call UNO.
        [avengers] { " " }Nor can you lay anything else on the Gauntlet as your last card: it's a plain Wild then.
       *[other] { "" }
    }
# no_bluff
rulebook-house-no-bluff =
    - { $cards }: only allowed when it's no bluff, so there are no challenges.
# teams
rulebook-house-teams =
    - An even number of players, at least four. Every other seat is one team, for the whole match; with four, partners sit opposite.
    - When one of its players gets rid of all cards, the team wins the round. By { lobby-scoring-points }, it scores what the other team holds; by { lobby-scoring-lowest }, each team adds what its own players hold. Totals and the match are the team's.
    - If you're out of the round, or leave, your partners play on; a team without a player in the round has lost it. If you leave, you don't win with the team.
    - Partners can't see each other's hands, and can be picked, caught and challenged like anyone else.
# discard_own N5
rulebook-house-discard-own =
    - Discard All only takes your own cards when you play it; the others keep theirs.
