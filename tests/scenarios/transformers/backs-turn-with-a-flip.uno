# T8 T4 corner: After a Flip the faces just played with are the ones the others see, and the draw pile shows the light back of its former last card.
edition transformers
top   r5/t7
A     rF/u3 r1/p2 g4/t4
B     y9/u4 y6/WDC
C     b4/t+5 W+2/p2
draw  g9/oR b1/uSA y5/t9

= backs B A u3 p2 t4; backs A B u4 WDC; back oR
A  play rF
= side dark; backs B A r1 g4; backs A B y9 y6; backs A C b4 W+2; backs B B; back y5
