# G3 plain: With a Wild turned first the dealer's left names the colour and then plays.
edition classic
top   W
opening
A     r1 g2 g3
B     g4 g5 r6
C     g6 g7 r8
draw  y1

= asks A colour; direction left; discards 1
A  play g2 !!
B  colour g !!
A  colour g
= asks A play; colour g; top W; cards A=3 B=3 C=3; pile 1
A  play r1 !!
A  play g2
= asks B play; top g2
