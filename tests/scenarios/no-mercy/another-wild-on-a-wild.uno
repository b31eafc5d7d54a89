# N9 corner: On a wild whose colour one lacks another wild may be played, and it names anew.
edition no-mercy
top    W+10
colour g
A      W+6 r5 b3
B      y7 y8
C      r9 y5
draw   r1 r2 r3 r4 r6 r7 r8

A  play r5 !!
A  play W+6
= asks A colour; top W+6
A  colour r
= asks C play; colour r; cards B=8; pile 1
C  play y5 !!
C  play r9
= asks A play; owes C
