# deflect G9 corner: Facing a penalty is one's turn for an early call; a deflecting card closes the others' windows.
edition classic
house deflect
top   r5
A     r+2 r1
B     rS b1
C     g1 g2
D     y1 y2
draw  g3 g4 g6 g7

A  play r+2
= owes A; asks B stack
B  uno
B  play rS
= owes none; hand B b1; asks D play
C  catch B !!
A  uno !!
