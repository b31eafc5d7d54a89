# G3 corner: Between two, a Skip turned first leaves the first turn to the dealer.
edition classic
top   rS
opening
A     r1 g2 g3
B     r4 g4 g5

= asks B play; direction left
B  play r4
= asks A play
