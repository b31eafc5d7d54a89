# T4 G4 corner: On a wild only the Flip of the named colour may be played.
edition transformers
side  dark
top   y1/WM
colour o
A     y4/uF r4/oF g9/p1
B     y9/u4 y8/o2

A  play uF !!
A  play oF
= side light; top y1; colour y; asks B play; hand A y4 g9; discards 2
