# stacking G9 G8 corner: Called early where the challenge might have been answered with a card; a bluff found out, the turn that follows is the same one.
edition classic
house stacking
top   r5
A     W+4 r1 b1
B     W+4 g4
C     y1 y2
draw  r2 y3 y5 y6 y7 y8

A  play W+4
A  colour g
= asks B challenge
B  uno
B  challenge
= shown B A r1 b1; asks B play; cards A=6; owes none
B  uno !!
B  play g4
= asks C play; owes none; hand B W+4
C  catch B !!
