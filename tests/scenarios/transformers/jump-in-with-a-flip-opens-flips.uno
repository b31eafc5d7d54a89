# jump_in T4 corner: A Flip that jumped in is the turn before the next player's: they may play a Flip of any colour.
edition transformers
house jump_in
top   g7/pF
A     gF/o6 r1/p2 g1/p3
B     y9/o7 y8/u1
C     b1/pF b3/p1 b5/u6
D     b2/u4 bF/u3 b5/u6
draw  g9/o9 g8/o8

A  play gF
A  ignore
C  play pF
= side light; top gF; asks C flipped
C  ignore
= asks D play; colour g
D  play bF
= side dark; asks D flipped; hand D u4 u6
