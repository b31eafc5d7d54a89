# stacking G9 corner: A call made when facing a Wild Draw Four holds for the turn that a found bluff gives back.
edition classic
house stacking
top   r5
A     W+4 r1 r2
B     W+4 b1
C     y1 y2
draw  r9 y2 y3 y5

A  play W+4
A  colour b
B  uno
B  challenge
= asks B play; cards A=6
B  play b1
= asks C play; owes none; hand B W+4
C  catch B !!
