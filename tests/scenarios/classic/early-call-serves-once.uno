# G9 G6 corner: A call covers the one card it was made for: whoever goes again, draws and plays down to one once more owes it anew.
edition classic
top   r5
A     rS b1
B     r3 r4 r6 r7
draw  r9 y3 y5 y6

A  uno
A  play rS
= asks A play; owes none
B  catch A !!
A  draw
= asks A drawn; cards A=2
A  play r9
= asks B play; owes A; hand A b1
