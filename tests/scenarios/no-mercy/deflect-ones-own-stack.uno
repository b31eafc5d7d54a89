# deflect N4 corner: With two in the round the player of a Wild Reverse Draw Four faces it, and may send it to the other.
edition no-mercy
house deflect
top   r5
A     WR4 bS r2
B     b1 g2
draw  g3 g4 g6 g7 g8

A  play WR4
A  colour b
= asks A stack
A  play bS
= asks A play; cards B=6; hand A r2
