# T6 corner: Cards of the newly named colour are no fault, and the two extra cards may themselves be of it.
edition transformers
side  dark
top   y1/WM
colour u
A     y6/WDC g5/o7 b4/o3
B     r1/p3 g4/t9
draw  g9/o5 r8/o6 y7/o2 y2/t1

A  play WDC
A  colour o
B  challenge
= shown B A o7 o3; hand B p3 t9 o5 o6 o2; asks A play; pile 1; colour o
