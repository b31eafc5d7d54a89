# stack_any corner: After a Draw Two on a Wild Draw Four, a Wild Draw Four may follow; challenged, only its own four move.
edition classic
house stack_any
top   r5
A     W+4 g1 g2
B     y+2 b1 b2
C     W+4 y8 r9
D     g8 g9
draw  y1 y2 y3 y4 y5 y6 y7 r1 r2 r3 r4

A  play W+4
A  colour b
B  play y+2
= asks C stack
C  play W+4
C  colour g
= asks D challenge
D  challenge
# C held a yellow card: its own four are C's, the other six D's.
= hand C y8 r9 y1 y2 y3 y4; cards D=8; asks A play; colour g
