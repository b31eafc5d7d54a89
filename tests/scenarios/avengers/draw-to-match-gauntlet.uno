# draw_to_match A1 corner: Drawing goes on until a Gauntlet comes, a card drawn on the way may be laid with it, and its own draws are two and no more.
edition avengers
house draw_to_match
top   r5
A     g1 b2
B     u8 r9
C     g3 g4
draw  b3 u4 WG b7 b8 b9

A  draw
= asks A drawn; hand A g1 b2 b3 u4 WG; pile 3
A  play u4 !!
A  play WG
A  lay u4
A  colour r
= asks B play; hand B u8 r9 b7 b8; hand A g1 b2 b3; pile 1
