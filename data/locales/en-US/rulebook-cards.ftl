### The rule book, card by card: what a card does when it is played. The comment above names the rulings that it tells.
###
### † marks what the edition's rule sheet leaves open; where only some sheets do, $edition decides.

rulebook-numbers = { $count ->
    [one] Number { $numbers }
   *[other] Numbers { $numbers }
}
rulebook-card-side = { $side }: { $words }
rulebook-card-copies = { $copies } in each colour ({ $colours })
rulebook-card-copies-wild = { $copies } in the deck, without a colour
rulebook-card-points = - Worth { $points }
rulebook-card-points-number = - Worth its number
rulebook-card-first = **As the first card**
rulebook-card-challenge = **Bluff and challenge**
rulebook-card-stacking = **Stacking**
# $here: whether it is on or off at the table, or open, where there is no table.
rulebook-card-house = { $here ->
    [on] **House rule { $rule }: on at this table**
    [off] **House rule { $rule }: off at this table**
   *[open] **House rule { $rule }**
}

# G4
rulebook-card-number =
    - It goes on its colour, and on the same number in any colour. Otherwise it does nothing.
# N6
rulebook-card-0 =
    - Everybody passes their hand on to the next player, in the direction of play.
# N6
rulebook-card-7 =
    - You must swap hands with another player in the round, whom you choose. The order of play stays as it is.
# G3
rulebook-card-skip =
    - The next player loses the turn.
# G6 G16
rulebook-card-reverse =
    - Play changes direction.
    - With two in the round, it also skips the other player: you go again.{ $edition ->
        [no-mercy] { "" }
       *[other] †
    }
# T7 N7
rulebook-card-skip-everyone =
    - All others are skipped: you go again.
# G3
rulebook-card-draw-one =
    - The next player draws one and loses the turn.
# G13 N2
rulebook-card-draw-two =
    - The next player draws two and loses the turn.
# N3
rulebook-card-draw-four =
    - The next player draws four and loses the turn. (The sheet says two, a slip.†)
rulebook-card-draw-five =
    - The next player draws five and loses the turn.
# N5
rulebook-card-discard-all =
    - All players discard all their cards of its colour. These lie under it and do nothing.
    - If your own hand is empty then, you win the round; otherwise the first empty hand in the order of play does.†
# T4
rulebook-card-flip =
    - Everything turns over to the other side: first the discard pile, so that the Flip lies at its bottom; then the draw pile, which is upside down now; then all hands.
    - On top lies the other face of the first card of the pile. If it is an action card, you may activate it as if you had just played it, or leave it. If it is a wild, you name the colour, and nothing else happens.
    - A Flip that you activate in this way turns everything over once more; the Flip that comes up then does nothing.†
    - It goes on its colour, on a Flip, and on any card if a Flip was played on the turn just before: that of whoever had the last turn. A player who is skipped has no turn; one who goes again follows themselves.†
# G7
rulebook-card-wild =
    - You name the colour.
# G8
rulebook-card-wild-draw-four =
    - You name the colour. The next player draws four and loses the turn, or challenges.
# T5
rulebook-card-wild-draw-two =
    - You name the colour. The next player draws two and loses the turn, or challenges.
# T6
rulebook-card-wild-draw-colour =
    - You name a colour. The next player draws until a card of that colour comes up, however long it takes, and loses the turn, or challenges. Wilds do not count as that colour.†
# A1 A2
rulebook-card-infinity-gauntlet =
    - You lay a coloured card from your hand on it. You must, if you have one; if you have none, it is a plain wild.†
    - Everybody who holds a card of the laid card's colour draws two, you included: in the order of play, and you last.†
    - Then you name the colour. Nobody loses a turn.†
    - The laid card stays on top and does nothing there. Neither its colour nor its number or symbol can be matched: only the colour you named, or a wild, follows.†
    - If the laid card was your last one, you win, after the others have drawn, and no colour is named. If one is left, you owe UNO.†
# B1 B2
rulebook-card-dancing-wild =
    - You name the colour. The next player dances in front of everybody, or draws three.
    - Whichever it is, their normal turn follows.†
    - **The dance, here:** a routine of { $moves } moves, to repeat by buttons in { $seconds } seconds while everybody watches. Whoever gets it wrong or is too slow draws three. A server may have the others vote on the dance instead, or take the dancer's word for it.†
# M1 M2
rulebook-card-creeper =
    - Played, it is a wild: you name the colour.
    - **Drawn** from the pile, it goes off: show it to everybody, and draw three more at once. It does not matter what made you draw it.†
    - A Creeper among those three stays hidden and sets off nothing.
    - Cards are drawn one by one. The three come before the rest of a penalty, and a second Creeper in that rest sets off three more.†
    - Drawn on your turn, the Creeper may be played at once, after the three; none of the three may.†
    - A Creeper that you were dealt sets off nothing.†
# T2
rulebook-card-optimus-power =
    - You pick an opponent. Both of you show everybody your highest number (1–9), and no other card.
    - The higher number wins. You win a tie, and against an opponent without numbers, even if you have none either. If only you have none, the opponent wins.†
    - The winner puts up to two cards from their hand under this one, but not the last, and names the colour. The cards put away do nothing.†
    - Then it is the next player's turn; nobody is skipped.†
# T3
rulebook-card-megatrons-rule =
    - You pick an opponent. Both of you show everybody your hands.
    - Whoever has the lower lowest number (1–9) draws two; the other wins and names the colour.
    - You win a tie, and against an opponent without numbers. If only you have none, the opponent wins. The loser draws the two.†
# N4 N9
rulebook-card-wild-reverse-draw-four =
    - Play changes direction. The next player that way draws four and loses the turn.
    - With two in the round, the other is skipped and you draw the four yourself, unless you stack on it. Then your turn is over.†
    - You name the colour.†
# N9
rulebook-card-wild-draw-six =
    - The next player draws six and loses the turn.
    - You name the colour.†
# N9
rulebook-card-wild-draw-ten =
    - The next player draws ten and loses the turn.
    - You name the colour.†
# N8
rulebook-card-colour-roulette =
    - The next player names a colour, draws until a card of that colour comes up, and loses the turn. Wilds do not count as that colour.†
    - That colour is in force.†
    - It is not a draw card: it can neither be stacked nor stacked on.†
