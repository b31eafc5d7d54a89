# G3 plain: A Skip turned up passes over the dealer's left.
edition transformers
opening
top   rS/o3
A     r1/pSA y2/t1
B     y8/o2 y9/u4
C     b3/u8 g2/t+5
draw  g9/oR b1/uSA

= asks B play; direction left; top rS; cards A=2
