# G14 T2 corner: The player of Optimus leaves when asked for an opponent: no duel, and the colour in force stays.
edition transformers
top   b5/p9
A     WO/t3 r7/o1 g2/t+5
B     b1/uSA g9/o+5
C     y8/o2 y9/u4

A  play WO
= asks A target
A  quit
= out A; asks B play; colour b; top WO; discards 2; shown none; cards A=0 B=2 C=2
B  play b1
= asks C play
