# G14 T2 corner: The opponent wins the duel and leaves when asked for discards: none are put away, the colour stays, play goes on after the player of the card.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g1/o5
B     b1/uSA g9/o+5
C     y8/o2 y3/u1

A  play WO
A  target C
= asks C discard
C  quit
= out C; asks B play; colour b; discards 2; cards A=2 B=2 C=0
