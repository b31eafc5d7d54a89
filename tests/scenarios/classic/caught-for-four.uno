# G9 corner: The number of cards for being caught is the table's.
edition classic
uno   4
top   r5
A     r1 b2
B     g3 g4
draw  y1 y2 y3 y4 y5

A  play r1
B  catch A
= cards A=5; owes none; pile 1
