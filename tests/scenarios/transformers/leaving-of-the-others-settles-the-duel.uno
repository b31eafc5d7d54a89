# T2 G14 corner: While the opponent is chosen all others but one leave: that one is met at once.
edition transformers
top   r5/t7
A     WO/WM r9/p1 b2/o1 g3/u2
B     r4/t4 y2/p5
C     g1/t1 g2/t2
D     y8/o2 y9/u4
draw  y5/u5 y6/u6

A  play WO
D  quit
= asks A target
B  quit
= asks A discard; shown all A r9; shown all C g2
A  discard r9 b2
= asks A colour; hand A g3; owes A
A  timeout
= asks C play; colour r; owes A
C  catch A
= cards A=3
