# jump_in N7 corner: A Skip Everyone jumped on: its player's further turn passes to the jumper.
edition no-mercy
house jump_in
top   r5
A     rSA r1 b2
B     y1 y2
C     rSA r2 g2
draw  b9

A  play rSA
= asks A play
C  play rSA
= asks C play; hand C r2 g2
A  play r1 !!
C  play r2
= asks A play; owes C
