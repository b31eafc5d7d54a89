# T7 corner: With two players a light Skip gives its player another turn.
edition transformers
top   r5/t7
A     rS/o3 g2/t+5 g1/o5
B     r1/pSA y2/t1

A  play rS
= asks A play; direction left; cards A=2 B=2
