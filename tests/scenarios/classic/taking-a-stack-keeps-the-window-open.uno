# stacking G9 corner: Taking a stack is the answer to a prompt and leaves the UNO window open.
edition classic
house stacking
top   r5
A     r+2 g1
B     b+2 y8 y9
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack; owes A
B  take
= asks C play; owes A; cards B=5
C  catch A
= hand A g1 y3 y4; owes none; asks C play
