# jump_in stacking G9 corner: A Draw Two that jumps in after a stack was taken begins a new one, and the debt from before is closed.
edition classic
house jump_in stacking
top   r5
A     r+2 y2
B     b+2 g3
C     y5 y6
D     r+2 b9
draw  g1 g2 g3 g4 g5

A  play r+2
B  take
= asks C play; owes A; hand B b+2 g3 g1 g2
D  play r+2
= asks B play; owes D; hand A y2 g3 g4; pile 1
A  catch B !!
