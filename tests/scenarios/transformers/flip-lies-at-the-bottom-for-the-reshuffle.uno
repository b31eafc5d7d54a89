# T4 G11 corner: With the draw pile empty the Flip under the uncovered card is shuffled back and drawn by the face now in play.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     r3/t7 b8/t4

A  play bF
= side dark; top p9; asks B play; pile 0; discards 2; back none
B  draw
= hand B t7 t4 u6; pile 0; discards 1; top p9; asks A play
