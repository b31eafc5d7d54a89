# G14 T4 G11 corner: A hand set aside on the light side joins the pile at the next reshuffle, and its card is drawn by the dark face.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     r3/t7 b8/t4
C     g3/u6

C  quit
= out C; pile 0; discards 1; asks A play
A  play bF
= side dark; top p9; asks B play; pile 0; discards 2
# the Flip and the set-aside card have the same dark face
B  draw
= hand B t7 t4 u6; pile 1; discards 1; asks A play
