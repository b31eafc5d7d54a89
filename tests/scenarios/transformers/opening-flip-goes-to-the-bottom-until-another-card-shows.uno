# G3 corner: A Flip and then a Wild Draw Two both go under the pile, nothing turns over, and the +1 that comes next acts.
edition transformers
opening
top   rF/u3
A     r1/pSA y2/t1
B     y8/o2 y9/u4
C     b3/u8 g2/t+5
draw  W+2/p2 y+1/p1 b4/u1 g9/oR

= side light; top y+1; colour y; hand A r1 y2 b4; asks B play; pile 3; discards 1; back oR
