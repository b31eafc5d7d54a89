# G9 G5 corner: Who holds one card, draws and plays the drawn one is left with one again and owes the call anew.
edition classic
top   r5
A     g1
B     r3 g3 g4
draw  r9 y1 y2 y3

A  draw
= asks A drawn; owes none
A  play r9
= asks B play; hand A g1; owes A
B  catch A
= hand A g1 y1 y2; owes none
