# G14 T6 corner: A hand that was set aside is shuffled in while a Wild Draw Colour is drawn for, and may hold the colour.
edition transformers
side  dark
top   b5/t5
A     b1/WDC r1/u2 r2/p2
B     y9/u4
C     r2/p9 r3/p1
D     r2/u1 r3/p1
draw  g9/o9

B  quit
A  play WDC
A  colour u
C  accept
= asks D play; colour u; discards 1
D  play u1
A  play u2
C  play u4
= asks D play
