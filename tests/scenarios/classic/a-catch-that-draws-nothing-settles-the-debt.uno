# G9 G11 corner: With nothing left to draw the one who is caught keeps the one card; the debt is settled all the same.
edition classic
top   r5
A     W+4 b1
B     r2 g1 g2
C     y1 y2 y3
draw  g9 g8 g7

A  play W+4
A  colour g
B  accept
= asks C play; cards B=7; pile 0; discards 1; owes A
C  catch A
= hand A b1; owes none; asks C play
C  catch A !!
B  catch A !!
A  uno !!
