### The rule book, page by page. The comment above a passage names the rulings that it tells.
###
### † marks what the edition's rule sheet leaves open; where only some sheets do, $edition decides. Every passage of the
### book may use: $least and $most seats, $hand (cards dealt), $mercy, $target, $total (cards in the deck).

rulebook-sign = †
rulebook-footnote = -# † Our ruling: the edition's sheet leaves this open, contradicts itself, or has a slip there.
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
rulebook-page-away = Leaving, time, away
rulebook-page-house = House rules
rulebook-page-house-draws = House rules: drawing

## In brief.

rulebook-table = **How this table plays**

## Goal and cards.

# G12
rulebook-goal = - Get rid of all your cards before anybody else does: that wins the round.
# N10
rulebook-goal-mercy = - Or be the last one left: whoever holds { $mercy } cards is out.
rulebook-goal-match = - **The match:** { $says }
# G1
rulebook-goal-seats = - { $least } to { $most } people can play.†
rulebook-goal-sheet = { $edition ->
    [classic] - No rule sheet describes this edition: it is played by the one of Avengers, without the Infinity Gauntlet. † marks what that sheet leaves open.
    [bts] - The sheet calls the fourth colour purple in one place and yellow in others: it is yellow.†
   *[other] { "" }
}
rulebook-deck = **The { $total } cards**{ $edition ->
    [transformers] †
    [no-mercy] †
   *[other] { "" }
}
rulebook-deck-colours = - Colours: { $colours }
rulebook-deck-coloured = - { $copies } in each colour: { $cards }
rulebook-deck-wild = - { $copies } of each, without a colour: { $cards }

## Setting up.

# G2
rulebook-deal-drawn = - **Who deals:** everybody draws a card, and the highest number deals. A card without a number counts 0; those who tie draw again.† These cards go back, and the deck is shuffled.
# G2
rulebook-deal-host = - **Who deals:** the host of the table.†
# G2
rulebook-deal-on = - In each later round the deal passes to the left.†
# G1
rulebook-deal-cards = - Everybody is dealt { $hand } cards. The others are the draw pile; its top card is turned over and begins the discard pile.
# T8
rulebook-deal-sides = - The light side begins: in your hand, light faces look at you and dark ones at the others; light faces lie on the discard pile, dark ones on top of the draw pile.
# G2
rulebook-deal-begins = - The player to the dealer's left begins, and play goes to the left: down the list of players.
rulebook-openings = **If the first card is …**
# G3
rulebook-opening-draw-one = - **{ $card }:** the player to the dealer's left draws one and loses the turn.†
# G3
rulebook-opening-draw-two = - **{ $card }:** the player to the dealer's left draws two and loses the turn.{ $edition ->
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
rulebook-opening-wild = - **{ $cards }:** the player to the dealer's left names the colour and then plays; nothing else happens.{ $edition ->
    [transformers] †
   *[other] { "" }
}
# G3
rulebook-opening-buried = - **{ $cards }:** to the bottom of the draw pile, and another card is turned.{ $edition ->
    [transformers] †
   *[other] { "" }
}
# G3
rulebook-opening-until-number = - **No number:** it is passed over, and cards are turned until a number shows. Those passed over stay beneath it.†
# G3
rulebook-opening-no-swap = - **0 or 7:** as a first card it does nothing.†

## A turn.

# G5
rulebook-turn = - Play **one card** that matches the top of the discard pile, or draw **one card**.
# G5
rulebook-turn-able = - You may draw even if you could play.
# G5 T1
rulebook-turn-drawn = - If the card you have drawn matches, you may play it at once, but no other card; or you keep it, and your turn is over.
# G5
rulebook-turn-ends = - If it does not match, your turn ends by itself.
# N1
rulebook-turn-must = - If you can play, you have to: one card that matches the top of the discard pile. You may not draw then.†
# N1
rulebook-turn-until = - If you cannot, draw until you get a card that can be played, and play that card.
rulebook-turn-next = - Then the next player in the direction of play has their turn.
rulebook-pile = **When the draw pile runs out**
# G11
rulebook-pile-refilled = - All discards but the top card are shuffled and become the draw pile{ $edition ->
    [transformers] .†
   *[other] .
}
# G11 G14
rulebook-pile-aside = - Hands of players who have left the game are shuffled in as well.†
# N10
rulebook-pile-mercy = - So are the hands of those who were knocked out.
# G11
rulebook-pile-nothing = - If even then there are not enough cards, you draw what there is, and the rest is not owed.†
# G11
rulebook-pile-pass = - On a turn with nothing left to draw, you may pass.†
# G11
rulebook-pile-pass-unable = - On a turn with nothing left to draw, you pass, but only if you cannot play.†
# G11
rulebook-pile-blocked = - When everybody has passed in a row, the round is over: the lowest hand, in points, wins it and scores as usual. If two are lowest, nobody wins: played for points it scores nothing, and a single round is dealt again.†

## What matches.

# G4
rulebook-match-top = - A card matches the top card by its **colour**, its **number** or its **symbol**: on a 7, any card of its colour and any other 7.
# G4
rulebook-match-symbol = - An action card goes on its own colour, and on the same action in another colour.
# G4
rulebook-match-wild = - A wild, which has no colour, goes on any card, even while you hold others that match.
# G4
rulebook-match-named = - After a wild, only the colour that was named matches, or another wild.
# G7
rulebook-match-colour = - Whoever names a colour may name any of the four: { $colours }. The one in force may be named, too.{ $edition ->
    [transformers] †
    [no-mercy] †
   *[other] { "" }
}
# G7
rulebook-match-sides = - Only the faces of the side in play count, and only its four colours can be named: on the light side { $light }; on the dark side { $dark }. The one in force may be named, too.†
# T4
rulebook-match-flip = - A **Flip** goes on its colour and on a Flip; and on any card, if a Flip was played on the turn just before.
# G8 T5
rulebook-match-bluff = - { $cards }: there is a condition, see “{ rulebook-page-challenge }”.

## The two sides.

# T8
rulebook-sides-faces = - Each card has a light face, the Autobots', and a dark one, the Decepticons'. All cards lie or are held with the same side in play; only that side counts for what matches, what a card does, and points.
# T4
rulebook-sides-flip = - A **Flip** turns over everything. Play goes on with that side until the next Flip turns it back.
# T8
rulebook-sides-backs = - The other face of a card is its back, and open to the others: you see the backs of everybody's hand, in no order†, and of the top card of the draw pile. Those of your own hand you never see.
# T8
rulebook-sides-button = - **{ hand-backs }**, under your hand, shows you what you may see.

## Stacking, where it is always on.

# N2 G13
rulebook-stack-cards = - Draw cards stack: { $cards }.
# N2
rulebook-stack-answer = - Whoever faces one may answer with a draw card of the **same or a higher number** than the last one, in any colour†. The numbers add up, and the next player faces the sum.
# N2
rulebook-stack-take = - Whoever does not answer draws the whole sum and loses the turn.
# N2
rulebook-stack-example = - After a +4, a +6 or a +10 may follow, but no +2. A +4 and a +6 make ten.
# N9
rulebook-stack-colour = - With a wild draw card, its player first names the colour in force; then it is answered.†
# N4
rulebook-stack-reverse = - **Wild Reverse Draw Four** changes the direction first: whoever is next then faces the sum. With two in the round, the other is skipped and you face it yourself; you may answer with another draw card. Once you have drawn, your turn is over.†
# N8
rulebook-stack-roulette = - **Colour Roulette** is not a draw card: it answers none, and none answers it.†
# N2 G13
rulebook-stack-see = Draw cards stack: see “{ rulebook-page-stacking }”.
# G13
rulebook-no-stacking = Draw cards do not stack: whoever is to draw cannot pass it on.
# G13 stacking
rulebook-no-stacking-but = Draw cards do not stack, unless the house rule **{ lobby-house-stacking }** is on.

## Bluffs and challenges. A colour-drawing card draws until the colour comes up; others a number.

# G8 T5
rulebook-bluff-may = - { $cards }: allowed only while you hold no other card of the **colour in force**. You may still play it at any time; then it is a bluff.
# G8
rulebook-bluff-colour = - Only the colour counts, as it was before the card was played, and only the cards then left in your hand. The same number or symbol does not make it a bluff, nor does another wild.{ $edition ->
    [minecraft] { "" }
   *[other] †
}
# T5 T6
rulebook-bluff-wilds = - Another **wild** in your hand counts as that colour: it makes it a bluff, too. The same number or an action card of another colour does not. What counts are the cards left in your hand when it was played, and the colour in force before it.
# G8 T5 T6
rulebook-bluff-next = - The next player, and nobody else, accepts or challenges.
# G8
rulebook-bluff-wild-draw-four =
    - **Accepted:** the next player draws four and loses the turn.
    - **A bluff:** whoever played it draws the four, and the challenger has a normal turn.
    - **No bluff:** the challenger draws six and loses the turn.
    - The hand is shown to the challenger and to nobody else.{ $edition ->
        [minecraft] { "" }
       *[other] †
    }
# T5
rulebook-bluff-wild-draw-two =
    - **Accepted:** the next player draws two and loses the turn.
    - **A bluff:** whoever played it draws the two, and the challenger has a normal turn.
    - **No bluff:** the challenger draws four and loses the turn.
    - The hand is shown to everybody.
# T6
rulebook-bluff-wild-draw-colour =
    - **Accepted:** the next player draws until the named colour comes up, and loses the turn.
    - **A bluff:** whoever played it draws until it comes up, and the challenger has a normal turn.
    - **No bluff:** the challenger draws until it comes up, then two more, and loses the turn.
    - It is always the colour that whoever played the card named. (The sheet once says otherwise, a slip.†)
    - The hand is shown to the challenger and to nobody else.
rulebook-bluff-each = **In any case**
# G8 T5
rulebook-bluff-shown = - Shown is the hand as it was when the card was played, without what its player has drawn since.†
# G8 T5
rulebook-bluff-stands = - The colour that was named stands, whatever comes of the challenge.{ $edition ->
    [transformers] { "" }
   *[other] †
}
# G10
rulebook-bluff-last = - As a last card it cannot be challenged: there is no hand left to show.†
# G14
rulebook-bluff-left = - If whoever played it leaves before the answer, it counts as accepted.†

## Mercy.

# N10
rulebook-mercy-out = - Whoever holds { $mercy } cards is out of the round, at that very moment: they draw no further, and the rest of a penalty is not owed.†
# N10
rulebook-mercy-aside = - Their hand is set aside until the discards are shuffled into a new draw pile, and play goes on with the next player.
# N10
rulebook-mercy-last = - The last player left in wins the round.
# N10
rulebook-mercy-again = - Out of the round is not out of the match: in the next round they play again.†

## UNO.

# G9
rulebook-uno-owe = - Whoever is left with **exactly one card** by what they played or discarded has to call UNO.
# M3
rulebook-uno-slip = { $edition ->
    [minecraft] - The sheet asks for the call with the last card. That is a slip: it is the last but one, as everywhere else.†
   *[other] { "" }
}
# G9
rulebook-uno-early = - **Early:** you may call as soon as it is your turn and you hold two cards. The call lapses if your turn ends with more than one card.†
# G9
rulebook-uno-stack = - Facing a stack counts as your turn.†
# G9
rulebook-uno-duel = - Winning somebody else's duel does not count as your turn.†
# G9
rulebook-uno-late = - **Late:** you may still call until somebody has caught you, or until it is too late to be caught.†
# G9
rulebook-uno-catch = - **Catching:** any other player in the round may catch you, until the next player plays a card, draws or passes on their turn.†
# G9
rulebook-uno-open = - Answering a question, like a challenge or a colour, does not end that time.†
# G9 jump_in stacking
rulebook-uno-closes = - A card played on a stack, or by jumping in, does.†
# G9 jump_in
rulebook-uno-closes-jump = - A card played by jumping in does.†
# G9
rulebook-uno-caught = - Whoever is caught draws { $caught }. A call that came before the catch is safe.
# G9
rulebook-uno-lapses = - If your hand is no longer exactly one card, nothing is owed any more.†
# G9 N6
rulebook-uno-received = - Whoever gets a hand of one card from somebody else owes the call, even if it was called before.†
# N6
rulebook-uno-discarded = - Discard All may leave others with one card as well: they owe the call, too.†
# G9
rulebook-uno-table = - **Here,** a catch counts from { $after } seconds after the card was played. A wrong catch costs no cards, but a pause of { $pause } seconds.†

## The end of a round.

# G10
rulebook-end-empty = - Whoever has no card left has won the round.
# G10
rulebook-end-draws = - **{ $cards }, as a last card:** the next player still draws, and it counts.{ $edition ->
    [transformers] †
   *[other] { "" }
}
# G10
rulebook-end-wild-draw-colour = - **Wild Draw Colour, as a last card:** you still name the colour, and the next player draws until it comes up; it counts.†
# G10
rulebook-end-no-colour = - With any other last card no colour is named, and nothing more happens.†
# G10
rulebook-end-gauntlet = - **Infinity Gauntlet:** if the card laid on it was your last, the others first draw what it makes them draw. That counts as well.†
# G10
rulebook-end-flip = - **Flip, as a last card:** everything turns over, and the points are those of the new side. What comes up does nothing.†
# G10
rulebook-end-at-once = - The round ends at once: nobody draws any more, a stack is void, and a last Discard All discards nothing.†
# N5
rulebook-end-discarded = - If Discard All empties several hands, its player wins before the others, and these in the order of play.†
# G14
rulebook-end-alone = - Whoever is the last one left in the round wins it.†
rulebook-end-next = - Then the next round is dealt, or the match is decided: see “{ rulebook-page-scoring }”.

## Scoring.

# G12
rulebook-score-ways = The table chooses one of three ways.† Usual for this edition: **{ $usual }**.
# G12
rulebook-score-points = - **{ lobby-scoring-points }:** the winner of the round scores what all others hold. Whoever first has { $target } points wins the match.
# G12
rulebook-score-lowest = - **{ lobby-scoring-lowest }:** everybody adds what they are left with. As soon as somebody still in the match has { $target }, the lowest total wins; equal totals share it.{ $edition ->
    [transformers] †
    [no-mercy] †
   *[other] { "" }
}
# G12
rulebook-score-single = - **{ lobby-scoring-single }:** whoever wins it wins the match.{ $edition ->
    [transformers] { "" }
    [no-mercy] { "" }
    [minecraft] { "" }
   *[other] †
}
# G12 G14
rulebook-score-alone = - The last player left in a match wins it, in any of these ways.†
# N11
rulebook-score-mercy = - **Knocked out:** { $knocked } points each for the winner of the round, whose cards are not counted. (The sheet gives them to those who were knocked out, a slip.†) By lowest total, whoever was knocked out adds { $knocked }.†
rulebook-score-cards = **What cards count**
rulebook-score-numbers = - Numbers: as many points as they say
rulebook-score-group = - { $points }: { $cards }
# N11
rulebook-score-discard-all = - The sheet forgets **Discard All**: it counts as the other action cards do.†
rulebook-score-sides = - It is the side in play at the end of the round that counts.
rulebook-score-sheet = { $edition ->
    [transformers] - The sheet also lists a wild for 40 points; there is none in the deck.†
   *[other] { "" }
}
# G10
rulebook-score-drawn = - Cards that somebody draws because of the last card count, too.{ $edition ->
    [transformers] †
   *[other] { "" }
}

## Leaving, time, away: no sheet speaks of it, so there are no signs.

rulebook-away-ours = No sheet speaks of these things: all of it is our ruling.
rulebook-leaving = **Leaving**
# G14
rulebook-leaving-out = - Players who leave, or are removed by a vote or a moderator, are out of the round and of the match. Their hand is set aside and joins the next draw pile. It scores nothing for the winner; by lowest total it is added to the leaver's own.
# G14
rulebook-leaving-side = - Their points are those of the side in play when they left.
# G14
rulebook-leaving-alone = - If only one player is left, the match is over. It doesn't count as a win, and everyone who left loses it.
# G14
rulebook-leaving-asked = - What the leaver was asked is settled as when time runs out, but they draw nothing and play nothing: a penalty they faced is void, and their turn is lost.
# G14
rulebook-leaving-threat = - { $cards }: if whoever played it leaves before the answer, it counts as accepted.
# G14 stacking
rulebook-leaving-threat-stack = - With the house rule { lobby-house-stacking }, the next player then draws the whole sum.
# G14
rulebook-leaving-stack = - A stack is still to be answered when the player of its last card leaves.
# G14
rulebook-leaving-duel = - A duel that the leaver was to begin does not take place, and the colour in force stays.
# G14
rulebook-leaving-swap = - A swap that the leaver was to choose does not take place.
# G14
rulebook-leaving-gauntlet = - A card that the leaver was to lay on the Gauntlet is not laid. Where the colour was yet to be named, the one in force stays.
rulebook-time = **When time runs out**
# G15
rulebook-time-turn = - On a turn: you draw, or pass if nothing is left to draw. A drawn card is kept, unless it must be played.
# G15
rulebook-time-turn-must = - On a turn: the first card that can be played is played; else you draw, and what comes must be played. With nothing left to draw you pass.
# G15
rulebook-time-colour = - A colour: the one in force stays, or, where there is none yet, it is { $first }.
# G15
rulebook-time-target = - An opponent to pick: the next player.
# G15
rulebook-time-challenge = - A challenge: you accept.
# G15
rulebook-time-stack = - A stack: you draw all of it.
# G15
rulebook-time-lay = - A card to lay: the first coloured one.
# G15
rulebook-time-dance = - A dance: you draw three.
# G15
rulebook-time-discard = - Cards to put away after a duel: none.
# G15
rulebook-time-flipped = - A card that a Flip uncovered: it is left alone.
# G15
rulebook-time-first = - “First” goes by the order in which you hold your cards: as dealt, then as drawn. Nobody's time runs but that of whoever is asked.
rulebook-absent = **Being away**
rulebook-absent-turns = - Time for each answer: { $seconds } seconds, unless the server or the host chooses otherwise. Whoever misses it { $missed } times in a row is away, and a computer plays for them until they press anything; where only people play, the answers above are given instead.
rulebook-absent-host = - When the host leaves, the next person hosts. When no person has done anything for { $asleep } minutes, the game sleeps; nothing is lost.
rulebook-absent-slow = - In a slow game each answer has { $hours } hours. Whoever's turn comes is mentioned, everybody else may be away, and the game does not sleep meanwhile.

## House rules, in full. Their names stand with the lobby's.

rulebook-house-none = None of these is in force at this table.
rulebook-house-here = ### House rules in force here
rulebook-house-offered = ### House rules that are off here
rulebook-house-off = All of these are off, unless the server or the host switches them on. They are no part of the edition.

# stacking G13
rulebook-house-stacking =
    - A Draw Two may be answered with a Draw Two or a Wild Draw Four; a Wild Draw Four only with a Wild Draw Four. Nothing else answers.
    - The cards add up, and the next player faces the sum. Whoever does not answer draws all of it and loses the turn.
    - A Wild Draw Four in a stack may be challenged: then only its own four move. A bluff: its player draws the four, the challenger the rest, and loses the turn. No bluff: the challenger draws all, and two more. A single one is challenged as always.
    - With { lobby-house-no-bluff }, nothing is challenged.
    - A last card cannot be answered: the next player draws the whole sum. Nor can a Draw Two that opens the round.
# stack_same G13
rulebook-house-stack-same =
    - As { lobby-house-stacking }, but only a Draw Two answers a Draw Two, and only a Wild Draw Four a Wild Draw Four.
# stack_any G13
rulebook-house-stack-any =
    - As { lobby-house-stacking }, and a Draw Two of any colour answers a Wild Draw Four, too.
# deflect
rulebook-house-deflect =
    - Whoever faces a draw card or a stack may answer with a **Skip** or a **Reverse** of the colour in force; after a wild, of the colour that was named.
    - **Skip:** the whole penalty passes on to the next player. **Reverse:** play changes direction, and whoever is next that way faces it. Either does nothing else. With two in the round, both send it to the other.
    - A Wild Draw card that was deflected can no longer be challenged.
    - A last card cannot be deflected, nor a Draw Two that opens the round. Deflecting with your last card wins the round; { $edition ->
        [no-mercy] the penalty is void then.
       *[other] whoever then faces the penalty draws it.
    }
# seven_zero N6
rulebook-house-seven-zero =
    - **7:** you swap hands with another player in the round; you must.
    - **0:** everybody passes their hand on, in the direction of play.
    - As a last or as the first card they do nothing. Whoever receives a hand of one card owes the UNO call.
# jump_in
rulebook-house-jump-in =
    - While it is somebody's turn to play or draw, anybody may play a coloured card that is identical to the top one, in colour and in symbol; whoever played the top one, too. While a question or a stack waits, nobody may.
    - What the card before it did stands. Play goes on from whoever jumped in.
# doubles
rulebook-house-doubles =
    - Whoever plays a number from their hand on their turn may put others of the same number on it, of any colour, as many as they like. A card just drawn, or played by jumping in, does not count.
    - The last one gives the colour. What a 7 or a 0 does happens once, after the last.
    - UNO is owed by what is left when you are done; you may call before. Putting on your last card wins. When time runs out, you are done.
# draw_to_match
rulebook-house-draw-to-match =
    - Whoever draws on their turn draws until they get a card that can be played; then it is played or kept, as always.
# draw_to_match M1
rulebook-house-draw-to-match-creeper =
    - A Creeper ends it, after its three cards.
# force_play
rulebook-house-force-play =
    - A card that you draw on your turn has to be played if it can be.
# must_play
rulebook-house-must-play =
    - Whoever holds a card that can be played may neither draw nor pass. A stack may still be taken.
    - When time runs out, the first card that can be played is played.
# draw_and_play
rulebook-house-draw-and-play =
    - Whoever draws for a draw card has their turn all the same, a normal one: any card in the hand may be played. It is so with the first card of a round, too.
    - A wrong challenge still costs the turn.
# no_wild_finish
rulebook-house-no-wild-finish =
    - A wild cannot be the last card of a hand. Whoever holds nothing else has to draw.{ $edition ->
        [no-mercy] { " " }Of a hand that Discard All would empty without a card that may finish, the first one stays, and the call is owed.
       *[other] { "" }
    }
# no_action_finish
rulebook-house-no-action-finish =
    - Only a number can be the last card of a hand. Whoever holds nothing else has to draw.{ $edition ->
        [no-mercy] { " " }Of a hand that Discard All would empty without a number, the first card stays, and the call is owed.
        [avengers] { " " }Nor can anything else be laid on the Gauntlet as the last card: it is a plain wild then.
       *[other] { "" }
    }
# no_bluff
rulebook-house-no-bluff =
    - { $cards }: to be played only when it is no bluff, and so there is no challenge.
# teams
rulebook-house-teams =
    - An even number of players, at least four. Every other seat is one team, for the whole match; with four, partners sit opposite.
    - The team wins the round one of whose players gets rid of all cards. By { lobby-scoring-points }, it scores what the other team holds; by { lobby-scoring-lowest }, each team adds what its own players hold. Totals and the match are the team's.
    - Whoever is out of the round, or has left, leaves their partners to play on; a team without a player in the round has lost it. Who has left does not win with the team.
    - Partners see nothing of each other's hands, and may be picked, caught and challenged like anybody else.
# discard_own N5
rulebook-house-discard-own =
    - Discard All takes only the cards of whoever played it; the others keep theirs.
