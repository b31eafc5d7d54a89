# T2 corner: Only the faces in play are compared: a nine on the back of the player's card does not help.
edition transformers
top   b5/p5
A     WO/t3 r2/p9 rS/u9
B     g3/t1 gR/p7

A  play WO
= shown all A r2; shown all B g3; asks B discard
B  discard
= asks B colour; hand B g3 gR
