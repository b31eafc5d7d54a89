# G12 N11 corner: Numbers count their value, every coloured action card 20, every wild 50.
edition no-mercy
scoring points
top   r5
A     r3
B     r0 b9 gS yR r+2 g+4 bSA yDA WR4 W+6 W+10 WCR
draw  y3 y4 y5

A  play r3
= over; winner A; score A=329 B=0; match none    # 9 + 6 x 20 + 4 x 50
