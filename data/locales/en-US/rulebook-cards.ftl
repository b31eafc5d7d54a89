### The rule book, card by card: what a card does when it is played. The comment above names the rulings that it tells.
###
### † marks what the edition's rule sheet leaves open; where only some sheets do, $edition decides.

rulebook-numbers = { $count ->
    [one] Number { $numbers }
   *[other] Numbers { $numbers }
}
rulebook-card-side = { $side }: { $words }
rulebook-card-copies = { $copies } in each color ({ $colours })
rulebook-card-copies-wild = { $copies } in the deck, without a color
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
    - Goes on its color, and on the same number in any color. Does nothing else.
# N6
rulebook-card-0 =
    - Everyone passes their hand to the next player, in the direction of play.
# N6
rulebook-card-7 =
    - Swap hands with another player in the round; you have to, and you pick who. The order of play stays as it is.
# G3
rulebook-card-skip =
    - The next player is skipped.
# G6 G16
rulebook-card-reverse =
    - The direction changes.
    - With two in the round, it also skips the other player: you go again.{ $edition ->
        [no-mercy] { "" }
       *[other] †
    }
# T7 N7
rulebook-card-skip-everyone =
    - Everyone else is skipped: you go again.
# G3
rulebook-card-draw-one =
    - The next player draws one and is skipped.
# G13 N2
rulebook-card-draw-two =
    - The next player draws two and is skipped.
# N3
rulebook-card-draw-four =
    - The next player draws four and is skipped. (The sheet says two, a slip.†)
rulebook-card-draw-five =
    - The next player draws five and is skipped.
# N5
rulebook-card-discard-all =
    - All players discard all their cards of its color. They go under it and do nothing.
    - If that empties your own hand, you win the round; if not, the first empty hand in the order of play does.†
# T4
rulebook-card-flip =
    - Everything turns over to the other side: first the discard pile, so the Flip lies at its bottom; then the draw pile, which is upside down now; then all hands.
    - On top is now the other face of the first card of the pile. If it's an action card, you can activate it as if you had just played it, or leave it. If it's a wild, you choose the color, and nothing else happens.
    - If you activate a Flip this way, everything turns over once more; the Flip that comes up then does nothing.†
    - It goes on its color, on a Flip, and on any card if a Flip was played on the turn just before: that of the player who had the last turn. A skipped player had no turn; go again, and you follow yourself.†
# G7
rulebook-card-wild =
    - You choose the color.
# G8
rulebook-card-wild-draw-four =
    - You choose the color. The next player draws four and is skipped, or challenges.
# T5
rulebook-card-wild-draw-two =
    - You choose the color. The next player draws two and is skipped, or challenges.
# T6
rulebook-card-wild-draw-colour =
    - You choose a color. The next player draws until a card of that color comes up, however long it takes, and is skipped, or challenges. Wilds don't count as that color.†
# A1 A2
rulebook-card-infinity-gauntlet =
    - Lay a colored card from your hand on it. If you have one, you have to; if not, it's a plain Wild.†
    - Everyone holding a card of that color draws two, you too: in the order of play, you last.†
    - Then choose the color. No one is skipped.†
    - The laid card stays on top and does nothing there. You can't match its color, number or symbol: only the color you chose, or a wild, follows.†
    - If the laid card was your last, you win after the others have drawn, and no color is chosen. If you have one left, call UNO.†
# B1 B2
rulebook-card-dancing-wild =
    - You choose the color. The next player dances in front of everyone, or draws three.
    - Either way, they then take their normal turn.†
    - **The dance, here:** a routine of { $moves } moves (one more after each dance you get right, up to { $most }) to repeat by buttons in { $seconds } seconds, while everyone watches. Get it wrong or be too slow, and you draw three. A server can let the others vote on the dance instead, or take the dancer's word for it.†
# M1 M2
rulebook-card-creeper =
    - Play it, and it's a wild: you choose the color.
    - **Draw** it from the pile, and it goes off: show it to everyone, and draw three more at once. It doesn't matter why you drew it.†
    - A Creeper among those three stays hidden and does nothing.
    - Cards are drawn one by one. The three come before the rest of a penalty, and a second Creeper in that rest sets off three more.†
    - Draw a Creeper on your turn, and you can play it right away, after the three; none of the three, though.†
    - A Creeper you were dealt doesn't go off.†
# T2
rulebook-card-optimus-power =
    - Pick an opponent. You both show everyone your highest number (1–9), and no other card.
    - The higher number wins. You win a tie, and against an opponent without numbers, even if you have none either. If only you have none, the opponent wins.†
    - The winner puts up to two cards from their hand under this one, but not the last, and chooses the color. Those cards do nothing.†
    - Then it's the next player's turn; no one is skipped.†
# T3
rulebook-card-megatrons-rule =
    - Pick an opponent. You both show everyone your hands.
    - The player with the lower lowest number (1–9) draws two; the other wins and chooses the color.
    - You win a tie, and against an opponent without numbers. If only you have none, the opponent wins. The loser draws the two.†
# N4 N9
rulebook-card-wild-reverse-draw-four =
    - The direction changes. The next player that way draws four and is skipped.
    - With two in the round, the other is skipped and you draw the four yourself, unless you stack on it. Then your turn is over.†
    - You choose the color.†
# N9
rulebook-card-wild-draw-six =
    - The next player draws six and is skipped.
    - You choose the color.†
# N9
rulebook-card-wild-draw-ten =
    - The next player draws ten and is skipped.
    - You choose the color.†
# N8
rulebook-card-colour-roulette =
    - The next player picks a color, draws until a card of that color comes up, and is skipped. Wilds don't count as that color.†
    - That color is in play.†
    - It's not a draw card: it can't be stacked, and nothing stacks on it.†
