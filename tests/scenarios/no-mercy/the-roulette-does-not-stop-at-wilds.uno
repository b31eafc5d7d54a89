# N8 corner: Wilds do not stop the roulette; an action card of the colour does, and it does not act.
edition no-mercy
top   r5
A     WCR b1 b3
B     y7 y8
C     g1 b2
draw  W+6 r1 WCR b+2 b9

A  play WCR
B  colour b
= asks C play; colour b; hand B y7 y8 W+6 r1 WCR b+2; hand C g1 b2; pile 1
