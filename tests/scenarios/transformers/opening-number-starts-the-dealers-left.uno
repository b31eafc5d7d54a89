# G3 plain: A number turned up has no effect and the seat to the dealer's left starts.
edition transformers
opening
dealer A
top   r5/t7
A     r1/pSA y2/t1
B     y8/o2 y9/u4
C     b3/u8 g2/t+5
draw  g9/oR b1/uSA

= asks B play; direction left; colour r; top r5; pile 2; cards A=2 B=2 C=2
