# jump_in G9 corner: A jump closes the window on the debt before it and leaves a debt of its own.
edition no-mercy
house jump_in
top   b5
A     r5 b1
B     y1 r2
C     r5 g1
D     r3 g4
draw  b9 b8

A  play r5
= asks B play; owes A
C  play r5
= asks D play; owes C
D  catch A !!
A  uno !!
B  catch C
= owes none; hand C g1 b9 b8; asks D play
