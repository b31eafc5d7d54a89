# G6 G9 corner: Between two, the accepted Draw Four brings its player a second turn, on which a call may be made anew.
edition classic
top   r5
A     W+4 r1
B     g1 g2 g3
draw  y1 y2 y5 y6 r6 y3

A  uno
A  play W+4
A  uno !!
A  colour r
B  accept
= asks A play; owes none; hand A r1
A  draw
A  uno
A  play r6
= asks B play; owes none; hand A r1
B  catch A !!
