# G12 N11 corner: One point short of a thousand the match goes on.
edition no-mercy
scoring points
score A=900 B=990
top   r5
A     r3
B     W+6 r9 gS rDA
draw  y3 y4 y5

A  play r3
= over; winner A; score A=999 B=990; match none    # 50 + 9 + 20 + 20
