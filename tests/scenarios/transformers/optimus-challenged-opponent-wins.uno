# T2 plain: The opponent's highest number is higher: the opponent discards and names the colour, and play goes on after the player of the card.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g4/t+5
B     g1/o5 r9/o+5
C     b8/tR r3/p7 y6/oSA
draw  y1/pSA

A  play WO
A  target C
= shown all A g4; shown all C b8; asks C discard; cards A=2 B=2 C=3
A  discard r2 !!
C  discard r3 y6
= asks C colour; hand C b8; hand A r2 g4; discards 4; top WO; owes C
A  colour r !!
C  colour r
= asks B play; colour r; pile 1
