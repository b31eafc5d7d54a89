# T2 corner: A Reverse and a Wild Draw Two put away by the winning opponent turn nothing and nobody draws.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g4/t+5
B     g1/o5 r9/o+5
C     b8/tR gR/o1 W+2/p2
draw  y5/t8 y7/o2

A  play WO
A  target C
= asks C discard
C  discard gR W+2
= asks C colour; direction left; hand C b8; top WO
C  colour g
= asks B play; direction left; colour g; cards A=2 B=2 C=1; pile 2
