# T4 G11 corner: An uncovered +5, activated with an empty draw pile, makes the next player draw the Flip beneath it; the rest is void.
edition transformers
top   g2/o+5
A     gF/p2 g4/t4
B     y9/o3 g8/o2

A  play gF
= asks A flipped; owes A; pile 0; discards 2
A  activate
= asks A play; hand B o3 o2 p2; pile 0; discards 1; owes A; top o+5
