# jump_in B1 corner: Nobody jumps in on a Dancing Wild, while it is asked or after; on the dancer's own card one may.
edition bts
house jump_in
top   r5
A     WD b3 b2
B     b3 g3 g4
C     r5 WD g9
D     y1 y2
draw  y7

A  play WD
C  play r5 !!
A  colour b
= asks B dance
C  play WD !!
C  play r5 !!
B  dance
= asks B play
C  play WD !!
C  play r5 !!
B  play b3
= asks C play
A  play b3
= asks B play; top b3; hand A b2; owes A
