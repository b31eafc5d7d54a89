# jump_in plain: Another seat plays the same colour and number out of turn, its back being no matter, and play goes on from there.
edition transformers
house jump_in
top   r9/u5
A     r5/p2 y1/pSA y2/t1
B     g1/o5 g2/t3
C     r5/t5 b1/uSA b2/o8
D     y8/o2 y9/u4

A  play r5
= asks B play
C  play r5
= asks D play; hand C b1 b2; top r5; discards 3; cards B=2
