# G8 G9 corner: The hand shown is the hand as it was when the card was played, without the two cards for a forgotten UNO.
edition classic
top   b5
A     W+4 y1
B     g1 g2
C     g3 g4
draw  b1 b2 r1 r2 r3 r4 r6 r7

A  play W+4
A  colour y
B  catch A
B  challenge
= shown B A y1; hand A y1 b1 b2; hand B g1 g2 r1 r2 r3 r4 r6 r7; asks C play
