# T4 plain: An uncovered Optimus only lets the player of the Flip name a colour: no duel and no discards.
edition transformers
side  dark
top   WO/u4
A     y4/uF b9/o5 b4/u1 y3/u9
B     r1/p3 g4/t9
C     y5/t8 y7/o2

A  play uF
= side light; top WO; asks A colour; shown none
A  target B !!
A  discard b4 !!
A  colour p !!
A  colour y
= asks B play; colour y; cards A=3 B=2 C=2; shown none; discards 2
