# deflect G3 corner: The dealer's left draws for an opening Draw Two although it could be deflected.
edition classic
house deflect
opening
top   r+2
dealer C
A     rS b1
B     b2 b3
C     g1 g2
draw  y1 y2 y3

= asks B play; hand A rS b1 y1 y2
