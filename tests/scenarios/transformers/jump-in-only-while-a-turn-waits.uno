# jump_in corner: While somebody is asked about a drawn card nobody may jump in; once the next turn waits, they may.
edition transformers
house jump_in
top   r9/u5
A     r5/p2 y1/pSA y2/t1
B     g1/o5 g2/t3
C     b1/uSA b2/o8
D     r5/t5 y8/o2 y9/u4
draw  r8/t4 y3/u1

A  play r5
B  draw
= asks B drawn
D  play r5 !!
B  pass
= asks C play
D  play r5
= asks A play; hand D y8 y9; cards B=3 C=2
