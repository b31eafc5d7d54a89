# discard_own corner: The player's hand runs empty and wins; the others keep, and pay for, their cards of the colour.
edition no-mercy
house discard_own
scoring points
top   r5
A     rDA r1 r+2
B     r7 y8
C     r2
draw  b9

A  play rDA
= over; winner A; hand A; hand B r7 y8; hand C r2; score A=17 B=0 C=0
