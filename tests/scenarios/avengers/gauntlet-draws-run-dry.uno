# A1 G11 corner: When the cards give out the draws stop in their order, so the Gauntlet's player, the last, draws none.
edition avengers
top   r5
A     WG r5 r7 g1
B     r2 b2
C     r3 b3
draw  g9

A  play WG
A  lay r5
A  colour u
# The top and the laid card are reshuffled: B gets g9 and a red five, C the other one.
= asks B play; hand B r2 b2 g9 r5; hand C r3 b3 r5; hand A r7 g1; pile 0; discards 1
B  draw !!
B  pass
= asks C play
