# doubles N6 corner: Two Zeros pass the hands once.
edition no-mercy
house doubles
top   r9
A     r0 b0 g1
B     y1 g2
C     y3 y4 y5
draw  y5 y6

A  play r0
A  add b0
= hand B g1; hand C y1 g2; hand A y3 y4 y5; owes B; asks B play
