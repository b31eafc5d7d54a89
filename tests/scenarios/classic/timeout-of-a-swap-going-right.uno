# G15 G14 seven_zero corner: The next seat is the one in the direction of play that is still in the round.
edition classic
house seven_zero
direction right
top   r5
A     r7 g1 g2
B     r3 g3 g4
C     r6 g6 g8
D     y1 y2 y3

D  quit
A  play r7
= asks A target
A  timeout
= asks C play; hand A r6 g6 g8; hand C g1 g2; hand B r3 g3 g4
