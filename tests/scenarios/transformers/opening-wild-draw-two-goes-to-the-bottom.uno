# G3 corner: A Wild Draw Two turned up goes to the bottom of the draw pile and another card is turned.
edition transformers
opening
top   W+2/p2
A     r1/pSA y2/t1
B     y8/o2 y9/u4
C     b3/u8 g2/t+5
draw  g3/p9 b4/u1

= top g3; asks A play; pile 2; discards 1; colour g; side light; back u1; cards A=2
A  draw
= asks B play; hand A r1 y2 b4; back p2
B  draw
= asks B drawn; hand B y8 y9 W+2; pile 0
