# G14 T2 corner: The player wins the duel and leaves when asked for discards: none are put away and the colour stays.
edition transformers
top   b5/p9
A     WO/t3 r9/o1 g2/t+5
B     b1/uSA g9/o+5
C     y8/o2 y3/u1

A  play WO
A  target C
= asks A discard
A  quit
= out A; asks B play; colour b; discards 2; top WO; cards A=0 B=2 C=2
