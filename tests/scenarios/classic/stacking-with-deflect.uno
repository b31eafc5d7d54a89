# stacking deflect plain: Stacked and deflected in turn, the sum goes on; a deflecting card sends on all of it.
edition classic
house stacking deflect
top   r5
A     r+2 r1 r2
B     b+2 g1 g2
C     bS y1 y2
D     y+2 y3 y4
draw  g3 g4 g6 g7 g8 g9 r3

A  play r+2
B  play b+2
C  play bS
= asks D stack; colour b; top bS
D  play y+2
= asks B play; hand A r1 r2 g3 g4 g6 g7 g8 g9
