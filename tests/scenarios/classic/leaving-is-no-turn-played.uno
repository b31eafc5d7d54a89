# G14 G9 corner: The next player's leaving is neither a play nor a draw nor a pass, so the window is still open for the one after.
edition classic
top   r5
A     r1 b1
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3

A  play r1
B  quit
= asks C play; owes A; out B
C  catch A
= hand A b1 y1 y2; owes none; asks C play
