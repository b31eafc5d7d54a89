# stacking G9 corner: A call made facing a stack lapses when the stack is taken after all.
edition classic
house stacking
top   r5
A     r+2 r1 r2 r3 g1 g2
B     b+2 r7
draw  r8 r9 y1 y2 y3

A  play r+2
B  uno
B  take
= asks A play; hand B b+2 r7 r8 r9; owes none
A  play r1
B  play r8
A  play r2
B  play r9
= asks A play; hand B b+2 r7
A  play r3
= asks B play; hand A g1 g2
B  play r7
= owes B; asks A play; hand B b+2
A  catch B
= hand B b+2 y1 y2; owes none
