# T4 plain: An uncovered Wild Draw Two only names a colour: nobody draws, nobody can challenge.
edition transformers
side  dark
top   W+2/u4
A     y4/uF b9/o5 b4/u1
B     r1/p3 g4/t9
C     y5/t8 y7/o2
draw  g9/oR b1/u8

A  play uF
= side light; top W+2; asks A colour
A  colour r
= asks B play; colour r; cards A=2 B=2 C=2; pile 2
B  challenge !!
B  play r1
= asks C play; top r1
