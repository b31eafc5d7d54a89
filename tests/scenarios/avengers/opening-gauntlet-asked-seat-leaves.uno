# G3 G14 corner: The dealer's left leaving before naming, the colour is red and the turn is the next seat's.
edition avengers
opening
top   WG
A     u1 u2
B     r3 u4
C     u5 u6
draw  b1 b2

A  quit
= out A; asks B play; colour r; top WG; pile 2
B  play u4 !!
B  play r3
= asks C play
