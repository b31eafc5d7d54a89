# G14 N2 N9 corner: One leaves before naming the stacked wild's colour: that in force stays and the next faces the sum.
edition no-mercy
top   r5
A     r+2 b1 b3
B     W+6 y1 y2
C     W+6 b9 y3
D     r4 g6
draw  r1 r2 r3 r6 r7 r8 r9 r1 b2

A  play r+2
= asks B stack
B  play W+6
= asks B colour
B  quit
= out B; asks C stack; colour r; top W+6
C  take            # 2 + 6
= asks D play; cards C=11; pile 1; colour r
D  play g6 !!
D  play r4
= asks A play
