# T4 corner: A Flip lying on top is matched by a Flip of any colour.
edition transformers
top   yF/p4
under r1/t1
A     gF/t3 r2/u+5 r7/o1
B     y9/u4 b8/o2

A  play gF
= side dark; top t1; colour t; asks B play; hand A u+5 o1; hand B u4 o2; discards 3
