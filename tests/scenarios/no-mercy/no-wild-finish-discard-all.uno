# no_wild_finish N5 corner: A hand of coloured cards that Discard All empties has won, whatever they are.
edition no-mercy
house no_wild_finish
top   r9
A     rDA b1 g2
B     rS rR
C     y5 y6
draw  y1 y2 y3

A  play rDA
= over; winner B
