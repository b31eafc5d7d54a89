# jump_in T4 corner: Who jumps in after a Flip has the turn that ended last: on theirs nobody may put an off-colour Flip, not even the seat that was waiting.
edition transformers
house jump_in
top   g7/o4
A     gF/o6 r1/p2 g1/p3
B     y9/pF y8/u1
C     b1/o4 b3/p1
D     b2/u4 b4/uF b5/u6
draw  g9/o9 g8/t8

A  play gF
= top o4; asks B play
C  play o4
= asks D play; owes C
D  play uF !!
D  draw
= asks A play; hand D u4 uF u6 t8
