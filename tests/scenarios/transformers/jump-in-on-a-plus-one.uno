# jump_in corner: The +1 already suffered stands, and the jumper's own +1 strikes the player after the jumper.
edition transformers
house jump_in
top   g9/u5
A     g+1/o6 y1/pSA y2/t1
B     g+1/t6 r1/p2 r2/o5
C     b1/uSA b2/o8
draw  y8/o2 y9/u4 y3/u1

A  play g+1
= asks C play; cards B=4
B  play g+1
= asks A play; hand B r1 r2 y8; hand C b1 b2 y9; pile 1
