# jump_in corner: Colour alone or symbol alone is not enough, and a wild never jumps in, not even on its like.
edition no-mercy
house jump_in
top   b5
A     r5 b1 W+6
B     y1 r2 W+6
C     r6 g5 WCR
D     y4 g4 g8
draw  r1 r2 r3 r4 r6 r7 r8 r9

A  play r5
= asks B play
C  play r6 !!
C  play g5 !!
C  play WCR !!
A  play W+6 !!
B  play W+6
B  colour r
= asks D play; cards C=9    # six taken, none of them an answer
A  play W+6 !!
