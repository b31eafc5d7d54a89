# G3 corner: With two players too the dealer goes first on a Reverse.
edition transformers
opening
dealer B
top   rR/u3
A     r1/pSA y2/t1
B     r8/t4 y9/u4 y7/o2
draw  g9/oR b1/uSA

= asks B play; direction right
