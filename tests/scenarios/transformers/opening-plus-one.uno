# G3 plain: A +1 turned up makes the dealer's left draw one and lose the turn.
edition transformers
opening
top   r+1/p3
A     r1/pSA y2/t1
B     y8/o2 y9/u4
C     b3/u8 g2/t+5
draw  g9/oR b1/uSA

= asks B play; hand A r1 y2 g9; pile 1; colour r; top r+1
