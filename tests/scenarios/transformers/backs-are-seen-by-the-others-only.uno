# T8 plain: The others see the inactive faces of a hand, nobody sees those of their own, and all see the back of the draw pile's top card.
edition transformers
top   r5/t7
A     r1/p2 g4/t4 WO/t3
B     y9/u4 y6/WDC
C     bF/u6 W+2/p2
draw  g9/oR b1/uSA

= backs B A p2 t4 t3; backs C A p2 t4 t3; backs A B u4 WDC; backs C B u4 WDC; backs A C u6 p2; backs B C u6 p2
= backs A A; backs B B; backs C C; back oR
A  play r1
= backs B A t4 t3; backs C A t4 t3; backs A A; back oR
