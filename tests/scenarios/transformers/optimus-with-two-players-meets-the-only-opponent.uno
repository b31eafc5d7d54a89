# T2 corner: With one opponent the choice settles itself and the duel is held at once.
edition transformers
top   b5/p9
A     WO/t3 r7/o1 g2/t+5
B     b6/uR r3/p7

A  play WO
= shown all A r7; shown all B b6; asks A discard
A  discard
A  colour r
= asks B play; colour r; cards A=2 B=2
