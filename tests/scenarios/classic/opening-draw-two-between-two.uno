# G3 corner: Between two, a Draw Two turned first leaves the first turn to the dealer.
edition classic
top   r+2
opening
A     r1 g2 g3
B     r4 g4 g5
draw  y1 y2 y3

= asks B play; hand A r1 g2 g3 y1 y2; cards B=3; pile 1
B  play r4
= asks A play
