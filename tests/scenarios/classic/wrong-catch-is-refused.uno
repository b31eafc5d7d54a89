# G9 corner: Nobody can catch a seat that owes nothing, nor themselves, and a wrong catch costs nothing.
edition classic
top   r5
A     r1 b1
B     r3 g3
C     r6 g6 g7
draw  y1 y2 y3

B  catch A !!
A  catch B !!
A  play r1
= owes A
B  catch C !!
A  catch A !!
C  catch B !!
= owes A; cards A=1 B=2 C=3; pile 3; asks B play
