# T2 plain: Both show only their highest number; the player's is higher, so two cards go under Optimus and the player names the colour.
edition transformers
top   b5/p9
A     WO/t3 r7/o1 g2/t+5 y4/p+5
B     g1/o5 g9/o+5
C     b6/uR r3/p7 yS/o3
draw  y1/pSA y2/t1

A  play WO
= asks A target; top WO; hand A r7 g2 y4; shown none
A  target C
= shown all A r7; shown all C b6; asks A discard
A  discard g2 y4
= asks A colour; hand A r7; hand C b6 r3 yS; top WO; discards 4
A  colour y
= asks B play; colour y; top WO; pile 2; cards A=1 B=2 C=3; shown none
