# stacking G9 corner: Stacking on a card closes its player's UNO window.
edition classic
house stacking
top   r5
A     r+2 g1
B     b+2 y8 y9
C     y+2 y7 g9
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack; owes A
B  play b+2
= asks C stack; owes none; hand A g1
C  catch A !!
A  uno !!
