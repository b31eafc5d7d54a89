# M1 corner: When all of the three are Creepers only the first is shown, and nothing more is drawn.
edition minecraft
top   r5
A     g1
B     g6
draw  WC WC WC WC b4

A  draw
= asks A drawn; hand A g1 WC WC WC WC; shown all A WC; pile 1
