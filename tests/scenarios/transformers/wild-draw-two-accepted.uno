# T5 plain: The next player accepts, draws two and loses the turn; nobody is shown a hand.
edition transformers
top   b5/p9
A     W+2/p2 r3/p7 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
= asks A colour; top W+2
A  colour r
= asks B challenge; colour r; cards B=2
C  challenge !!
C  accept !!
A  accept !!
B  play r1 !!
B  draw !!
B  accept
= hand B r1 y2 y3 y5; asks C play; pile 1; colour r; shown none; cards A=2
