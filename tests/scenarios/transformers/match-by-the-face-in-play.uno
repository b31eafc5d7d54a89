# G4 corner: Number and colour are those of the side in play: equal hidden faces match nothing, an equal dark number does.
edition transformers
side  dark
top   r5/t7
A     r5/p2 r7/o1 y2/u7
B     y9/u4 y8/o2

A  play p2 !!
A  play o1 !!
A  play u7
= asks B play; top u7; colour u
