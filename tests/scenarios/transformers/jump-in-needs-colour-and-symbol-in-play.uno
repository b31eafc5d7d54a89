# jump_in corner: The same number in another colour, another card of the colour, or an equal hidden face is refused.
edition transformers
house jump_in
side  dark
top   r9/u5
A     r5/u8 y1/pSA y2/t1
B     g1/o5 g2/t3
C     r5/p2 b2/o8 b4/u1 y3/u8
draw  y9/u4

A  play u8
= asks B play
C  play p2 !!
C  play o8 !!
C  play u1 !!
C  play u8
= asks A play; hand C p2 o8 u1; top u8
