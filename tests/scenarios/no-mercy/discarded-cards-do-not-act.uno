# N5 corner: No card discarded acts: nothing turns, is skipped, swapped, passed on or drawn.
edition no-mercy
top   r5
A     rDA r0 rR b3 b4
B     r7 r+4 rS y8 y9
C     rSA rDA r+2 gDA g2 g3
draw  b9

A  play rDA
= asks B play; direction left; discards 10; pile 1
= hand A b3 b4; hand B y8 y9; hand C gDA g2 g3
