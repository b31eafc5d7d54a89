# no_wild_finish no_bluff corner: A last Wild Draw Four that is no bluff is refused all the same.
edition classic
house no_bluff no_wild_finish
top   r5
A     W+4
B     r2 g3
draw  b1 g4 y2

A  play W+4 !!
A  draw
= asks B play
