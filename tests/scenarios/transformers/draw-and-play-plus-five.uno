# draw_and_play T7 corner: The five of a +5 leave the turn too, and without bluffs so does a Wild Draw Colour.
edition transformers
house draw_and_play no_bluff
side  dark
top   r5/t7
A     r1/WDC b3/p2 g4/u3
B     y9/t+5 y3/o2
C     y1/o1 y2/t3
draw  g9/oR b2/t9 b4/t8 b5/u1 b6/u2 b7/p1 g2/p3 g3/p5

A  play WDC
A  colour t
= asks B play; hand B t+5 o2 oR t9
B  play t+5
= asks C play; cards C=7
