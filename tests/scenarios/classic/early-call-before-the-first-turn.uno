# G9 corner: While the dealer's left names the opening colour it is nobody's turn: the dealer cannot call early.
edition classic
top   W
opening
dealer A
A     r1 g2
B     g4 g5 g6
C     g7 g8 g9
draw  y1

= asks B colour
A  uno !!
C  uno !!
B  colour g
A  uno !!
B  play g4
C  play g7
= asks A play
A  uno
A  play g2
= owes none
