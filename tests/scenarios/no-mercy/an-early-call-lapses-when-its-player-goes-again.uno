# G9 N4 corner: Its turn over with two cards, the early call is gone, though nobody else was asked before the next.
edition no-mercy
top   b5
A     ySA y3
B     g8 g9
draw  W+6 b1 b2 b3 b4 b6 b7

A  uno
A  draw
A  play W+6
A  colour y
= asks A play; owes none; hand A ySA y3; cards B=8
A  play y3
= asks B play; owes A; hand A ySA
B  catch A
= owes none; cards A=3
