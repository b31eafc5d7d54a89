# T4 G6 G16 corner: With two players an uncovered Reverse, activated, acts as a Skip and turns the direction as well.
edition transformers
side  dark
top   gR/u4
A     y4/uF b9/o5 b4/u1
B     r1/p3 g4/t9

A  play uF
= side light; top gR; asks A flipped; direction left
A  activate
= asks A play; direction right; colour g
