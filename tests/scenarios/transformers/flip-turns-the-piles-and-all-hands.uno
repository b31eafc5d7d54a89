# T4 plain: The discard pile is turned with the Flip at the bottom, the draw pile is turned end for end, and every hand shows its other faces.
edition transformers
top   r5/t7
under b2/o8 g1/u3
A     rF/u3 r1/p2 g4/t4
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  g9/oR b1/uSA y5/t9

A  play rF
= side dark; top o8; colour o; asks B play; direction left; discards 4; pile 3; back y5
= hand A p2 t4; hand B u4 o2; hand C u5 t9
B  draw
= hand B u4 o2 t9; asks C play; pile 2; back b1
