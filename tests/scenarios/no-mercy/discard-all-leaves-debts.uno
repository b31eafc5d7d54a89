# N5 N6 G9 corner: Every hand it brings down to one card owes the call; one that did not change owes nothing.
edition no-mercy
top   r5
A     rDA r1 b3
B     r7 y8
C     g1
D     r2 r3 y1 y2
draw  b9 b8 b7

A  uno !!          # three cards are too many for an early call
A  play rDA
= asks B play; owes A B; hand A b3; hand B y8; hand C g1; hand D y1 y2
C  uno !!
B  uno
= owes A
C  catch B !!
D  catch C !!
C  catch A
= owes none; hand A b3 b9 b8; asks B play; pile 1
