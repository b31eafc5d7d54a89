# G10 corner: A last dark Flip turns to the light faces for the points, and no colour is named for the Optimus it uncovers.
edition transformers
side  dark
scoring points
top   WO/u5
A     y4/uF
B     r9/p+5 y6/WDC
C     y2/t1

A  play uF
# B: 9 + 6, C: 2
= over; winner A; side light; hand B r9 y6; hand C y2; score A=17 B=0 C=0
A  colour r !!
