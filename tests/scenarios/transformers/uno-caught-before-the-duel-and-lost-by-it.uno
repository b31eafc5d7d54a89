# G9 T3 corner: What the player drew for the call before choosing the opponent is shown and counts in the duel.
edition transformers
side  dark
top   b5/t7
A     WO/WM r2/p9
B     y8/o4 b8/o5
C     b1/t1 y2/t3
draw  r9/p1 g7/pF y1/t1 y2/t2

A  play WM
C  catch A
= asks A target; hand A p9 p1 pF; owes none
A  target B
= asks B colour; shown all A p9 p1 pF; shown all B o4 o5; hand A p9 p1 pF t1 t2; pile 0
