# G9 G8 corner: A challenge is the answer to a prompt: lost, it leaves the debt open, and the loser may still catch.
edition classic
top   b5
A     W+4 y1
B     g1 g2
C     g3 g4 r6
draw  r1 r2 r3 r4 r5 r6 y7 y8 y9

A  play W+4
A  colour g
B  challenge
= shown B A y1; asks C play; owes A; cards B=8
B  catch A
= hand A y1 y7 y8; owes none; asks C play; pile 1
