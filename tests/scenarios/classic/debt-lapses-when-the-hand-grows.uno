# G9 G8 corner: A bluffer who draws the four no longer holds one card, so the debt is gone.
edition classic
top   b5
A     W+4 b1
B     g1 g2
C     g3 g4
draw  r1 r2 r3 r4

A  play W+4
A  colour g
= owes A
B  challenge
= cards A=5; owes none; asks B play
C  catch A !!
A  uno !!
