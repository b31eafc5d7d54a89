# G15 M1 plain: A turn that times out draws; the Creeper goes off like any other and, out of time again, is kept.
edition minecraft
top   r5
A     g1 r2
B     g2 g3
draw  WC y1 y2 y3 b6

A  timeout
= asks A drawn; hand A g1 r2 WC y1 y2 y3; shown all A WC
B  timeout !!
A  timeout
= asks B play; hand A g1 r2 WC y1 y2 y3; colour r; top r5; pile 1
