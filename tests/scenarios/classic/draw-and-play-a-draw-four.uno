# draw_and_play G8 corner: Accepting a Wild Draw Four keeps the turn, a wrong challenge loses it.
edition classic
house draw_and_play
top   r5
A     W+4 b2 b3
B     g1 g4 W+4
C     y5 y6 y7
draw  r9 y2 y3 y4
draw  r1 r2 r3 r4 r6 r7 r8

A  play W+4
A  colour g
B  accept
= asks B play; cards B=7; colour g
B  play W+4
B  colour y
= asks C challenge
# B held green cards: it was a bluff.
C  challenge
= asks C play; cards B=10 C=3
