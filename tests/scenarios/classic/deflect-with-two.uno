# deflect G6 corner: With two in the round Skip and Reverse both send the penalty to the other, who may send it back.
edition classic
house deflect
top   r5
A     r+2 rR r2
B     rS b1 b2
draw  g3 g4 g6

A  play r+2
= asks B stack
B  play rS
= asks A stack
A  play rR
= asks A play; direction right; hand B b1 b2 g3 g4; hand A r2; owes A
