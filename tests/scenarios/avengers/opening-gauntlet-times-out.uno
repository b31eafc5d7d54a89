# G3 G15 corner: Nobody naming a colour for the Gauntlet turned up first, it is the first of the edition, red.
edition avengers
opening
top   WG
dealer A
A     u1 u2
B     u3 r4
C     u5 u6
draw  b1 b2

= asks B colour
B  timeout
= asks B play; colour r; pile 2
B  play u3 !!
B  play r4
= asks C play
