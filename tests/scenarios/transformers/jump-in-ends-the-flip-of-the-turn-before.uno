# jump_in T4 corner: After a card that jumped in, the turn before is the jumper's: a Flip of another colour no longer fits.
edition transformers
house jump_in
top   r9/t7
A     rF/t1 r1/p2 g4/t4
B     y9/oF y8/o2
C     b7/t7 b6/t6 b5/t5
D     r8/oF r7/o1 r6/o3
draw  g9/oR b1/u2

A  play rF
= side dark; top t7; asks B play
C  play oF !!
C  play t7
= asks D play
D  play oF !!
