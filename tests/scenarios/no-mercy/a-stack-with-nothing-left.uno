# G11 N2 corner: Of two due only the card just covered is left; the other is void, the turn is lost.
edition no-mercy
top   r5
A     r+2 b1 b2
B     r9 y1
C     r8 y2

A  play r+2
= asks C play; hand B r9 y1 r5; pile 0; discards 1
C  play r8
= asks A play; owes C
