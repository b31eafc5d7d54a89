# doubles N1 plain: Doubles are played in No Mercy too, from the hand alone.
edition no-mercy
house doubles
top   r9
A     r5 b5 g1
B     y1 g2
draw  y5 y6

A  play r5
= asks A more
A  add b5
= asks B play; colour b; owes A
