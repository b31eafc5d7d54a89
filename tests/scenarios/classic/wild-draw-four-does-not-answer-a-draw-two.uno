# G13 corner: Without the house rule the next player draws the two although a Wild Draw Four is in hand.
edition classic
top   r5
A     r+2 g1 g2
B     W+4 g3
draw  y1 y2 y3

A  play r+2
= asks A play; hand B W+4 g3 y1 y2; pile 1
