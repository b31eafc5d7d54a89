# G3 plain: A Reverse turned up lets the dealer go first, and play goes right.
edition transformers
opening
dealer B
top   rR/u3
A     r1/pSA y2/t1
B     r8/t4 y9/u4 y7/o2
C     b3/u8 g2/t+5
draw  g9/oR b1/uSA

= asks B play; direction right; top rR
B  play r8
= asks A play; direction right
