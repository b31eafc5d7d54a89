# doubles plain: More of the number just played go on top, as many as one likes; the last one gives the colour.
edition classic
house doubles
top   r9
A     r5 b5 g5 y5 b1
B     y1 g2
draw  g3 g4

A  play r5
= asks A more; top r5; discards 2
A  add b1 !!
A  draw !!
B  play y1 !!
A  add g5
= asks A more; colour g; top g5
A  add y5
A  done
= asks B play; colour y; hand A b5 b1; discards 4
B  play y1
