# N11 G14 corner: The winner scores 250 for the knocked out, but nothing for the hand of one who left.
edition no-mercy
scoring points
top   r5
A     r+2 r3
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r6 g9 gS
D     W+10 W+6 r9
draw  y3 y4 y5

A  uno
A  play r+2
= out B; asks C play
C  play r6
= asks D play
D  quit
= asks A play; out B; out D
A  play r3
= over; winner A; score A=279 B=0 C=0 D=0; match none    # 9 + 20 + 250
