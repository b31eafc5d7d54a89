# G12 plain: On the light side +1 counts 10, Reverse, Skip and Flip 20, Optimus and Wild Draw Two 50, numbers their value.
edition transformers
scoring points
top   r5/t7
A     r1/p2
B     g7/t2 r+1/p3 rR/u3 rS/o+5 rF/p8 WO/t3 W+2/p2
C     b9/uF

A  play r1
# B: 7 + 10 + 20 + 20 + 20 + 50 + 50 = 177, C: 9
= over; winner A; score A=186 B=0 C=0; match none
