# T4 G14 corner: Who played the Flip leaves before answering what it uncovered; the turn played a Flip, and the next may too.
edition transformers
top   b5/p9
under r3/oR
A     bF/u6 r1/p2 r2/u+5
B     y5/uF y7/t2 g4/t8
C     y4/u9 g3/o6
draw  g9/oR b1/u1

A  play bF
= side dark; top oR; asks A flipped
A  quit
= asks B play; colour o; direction left
B  play uF
= side light; asks B flipped; top bF
