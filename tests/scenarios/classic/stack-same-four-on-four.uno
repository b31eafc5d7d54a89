# stack_same corner: A Wild Draw Four answers one, no Draw Two does; challenged, only its own four move.
edition classic
house stack_same
top   r5
A     W+4 g1 g2
B     W+4 y1 b+2
C     b+2 y8 y9
D     W+4 y2
draw  y3 y4 y5 y6 y7 r1 r2 r3 r4 r6 r7

A  play W+4
A  colour b
= asks B challenge
B  play b+2 !!
B  play W+4
B  colour y
= asks C challenge
C  play b+2 !!
C  challenge
# B held the blue Draw Two when blue was in force.
= shown C B y1 b+2; hand B y1 b+2 y3 y4 y5 y6; hand C b+2 y8 y9 y7 r1 r2 r3; asks D play; colour y
