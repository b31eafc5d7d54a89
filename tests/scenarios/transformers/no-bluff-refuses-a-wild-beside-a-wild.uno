# no_bluff T5 corner: Another wild in hand is enough for a Wild Draw Two to be refused, while an Optimus may be played.
edition transformers
house no_bluff
top   b5/p9
A     W+2/p2 WO/t3 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1

A  play W+2 !!
A  play WO
= asks A target; top WO
