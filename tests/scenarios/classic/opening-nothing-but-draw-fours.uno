# G3 corner: With nothing but Wild Draw Fours to turn, the last stays, and the dealer's left names the colour and plays.
edition classic
opening
top   W+4
A     r1 g2 g3
B     g4 g6 g7
draw  W+4

= asks A colour; top W+4; pile 1; discards 1; cards A=3 B=3
A  colour r
A  play r1
= asks B play; colour r
