# G14 T2 corner: The player of Optimus leaves while the winning opponent is asked: the winner still discards and names the colour.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g1/o5
B     r1/uSA g9/o+5
C     y8/o2 y3/u1 rS/o3

A  play WO
A  target C
A  quit
= out A; asks C discard; cards A=0 B=2 C=3
C  discard rS
= asks C colour; hand C y8 y3
C  colour r
= asks B play; colour r
