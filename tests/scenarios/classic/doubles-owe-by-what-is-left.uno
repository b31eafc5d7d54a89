# doubles G9 corner: Nothing is owed while more is asked; with one card left the call may be made already, else it is owed after.
edition classic
house doubles
top   r9
A     r5 b5 g1
B     y1 g2 y7 y8
draw  g3 g4 g6

A  uno !!
A  play r5
= asks A more; owes none
A  uno
A  add b5
= asks B play; hand A g1; owes none
B  draw
= asks A play
A  timeout
= cards A=2
