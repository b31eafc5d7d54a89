# G14 G9 corner: Who leaves owes nothing any more and cannot be caught.
edition transformers
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  g9/oR b1/uSA

A  play r1
= owes A; asks B play
A  quit
= owes none; out A; asks B play
B  catch A !!
