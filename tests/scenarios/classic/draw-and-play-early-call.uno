# draw_and_play deflect G9 corner: A call made facing a penalty lasts for the turn that is kept, if the hand still has two cards.
edition classic
house deflect draw_and_play
top   r5
A     r+2 r1 r2
B     rS r8
C     y1 y2

A  play r+2
= asks B stack
B  uno
B  take
# One card was there to draw, the one beneath the top.
= asks B play; cards B=3
