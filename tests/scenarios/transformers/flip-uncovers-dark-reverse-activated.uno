# T4 plain: An uncovered dark Reverse, activated, turns the direction.
edition transformers
top   b5/tR
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
C     r9/u5 g8/t9

A  play bF
= side dark; top tR; asks A flipped; direction left
A  activate
= asks C play; direction right; colour t
