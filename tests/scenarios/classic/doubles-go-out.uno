# doubles G10 corner: With nothing left to add nothing is asked; putting on the last card wins.
edition classic
house doubles
top   r9
A     r5 b5
B     y1 g2
draw  g3 g4

A  play r5
= asks A more; owes none
A  add b5
= over; winner A
