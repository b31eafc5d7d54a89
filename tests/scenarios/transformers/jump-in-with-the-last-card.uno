# jump_in G10 corner: A last card may be played by jumping in, and a last +1 makes the player after the jumper draw.
edition transformers
house jump_in
scoring points
top   g9/u5
A     g+1/o6 y1/pSA y2/t1
B     r1/p2 r2/o5
C     b1/uSA b2/o8
D     g+1/t6
draw  y8/o2 y9/u4 y3/u1

A  play g+1
= asks C play; hand B r1 r2 y8
D  play g+1
# A: 1 + 2 + 9, B: 1 + 2 + 8, C: 1 + 2
= over; winner D; hand A y1 y2 y9; score A=0 B=0 C=0 D=26; pile 1
