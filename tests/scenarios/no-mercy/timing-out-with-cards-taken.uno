# G15 corner: What was taken with a stack comes after what was dealt.
edition no-mercy
turn  B
top   r5
A     WCR y1
B     r+2 r9 b3
draw  b1 r2

B  play r+2
= asks B play; hand A WCR y1 b1 r2
B  play r9
A  timeout
= asks B colour; top WCR; hand A y1 b1 r2
