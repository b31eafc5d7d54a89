# T4 corner: From the dark side too an activated Flip turns everything over once more and ends on the side it began.
edition transformers
side  dark
top   r5/t7
under gF/u4
A     y4/tF b9/o5 b4/u1
B     r1/p3 g4/t9
C     y5/t8 y7/o2

A  play tF
= side light; top gF; asks A flipped; hand A b9 b4
A  activate
= side dark; top tF; colour t; asks B play; hand A o5 u1; hand B p3 t9; discards 3
