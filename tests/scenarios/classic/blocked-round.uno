# G11 G12 plain: When nothing can be drawn and every seat passes in a row, the lowest hand wins and scores the others'.
edition classic
scoring points
top   r5
A     g1 g2
B     g9
C     y4

A  pass
= asks B play
B  pass
= asks C play
C  pass
= over; winner A; hand A g1 g2; score A=13 B=0 C=0; match none
