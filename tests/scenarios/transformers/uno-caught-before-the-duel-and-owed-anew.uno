# G9 T2 corner: Caught while choosing the opponent, the player fights with what they drew, and owes anew when they discard it.
edition transformers
top   b5/t7
A     WO/t3 r2/p2
B     y8/o4 b8/o2 g1/o1
C     b1/t1 y2/t3
draw  r9/p1 g7/p3 y1/t1

A  play WO
= asks A target; owes A
C  catch A
= asks A target; hand A r2 r9 g7; owes none
A  target B
= asks A discard; shown all A r9; shown all B y8
A  discard r9 g7
= asks A colour; hand A r2; owes A; discards 4
