# deflect stack_same corner: After a deflected Wild Draw Four only another one stacks on it, no Draw Two.
edition classic
house stack_same deflect
top   r5
A     W+4 r1 r2
B     bS b1 b2
C     b+2 W+4 g1
D     y1 y2
draw  g3 g4 g6 g7 g8 g9 r3 r4 r6

A  play W+4
A  colour b
B  play bS
= asks C stack
C  play b+2 !!
C  play W+4
C  colour y
D  accept
= asks A play; cards D=10
