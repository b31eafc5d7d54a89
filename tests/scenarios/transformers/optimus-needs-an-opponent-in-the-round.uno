# T2 corner: Not oneself, not a seat that has left, and nothing else may be answered before an opponent is chosen.
edition transformers
top   b5/p9
A     WO/t3 r7/o1 g2/t+5 y3/u1
B     b6/uR r3/p7
C     y8/o2 y9/u4
D     g9/o+5 g8/t9

D  quit
= out D; asks A play
A  play WO
= asks A target
A  target A !!
A  target D !!
A  discard !!
A  colour r !!
A  play r7 !!
B  target C !!
A  target B
= shown all A r7; shown all B b6; asks A discard
