# A1 G11 corner: When the cards give out the draws stop in their order, so the Gauntlet's player, the last, draws none.
edition avengers
top   r5
A     WG r5 r7 g1
B     r2 b2
C     r3 b3
draw  g9

A  play WG
A  lay r5
# What lies under the laid card is reshuffled, the Gauntlet with it: B gets g9 and the Gauntlet, C the red five.
= asks A colour; hand B r2 b2 g9 WG; hand C r3 b3 r5; hand A r7 g1; pile 0; discards 1; top r5
A  colour u
= asks B play
# Inert is the laid five all the same, and no longer with anything under it.
B  draw !!
B  play r2 !!
B  pass
= asks C play
