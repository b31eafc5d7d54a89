# G3 T4 corner: A Flip that the dealer turned and put beneath was not played: the first player's Flip needs its colour.
edition transformers
top   rF/t7
opening
A     r1/p1 yF/p2
B     y1/o1 g2/o2
draw  g3/o9 b1/t1

= top g3; asks A play; pile 2; back t1
A  play yF !!
A  draw
= asks B play; hand A r1 yF b1; back t7
