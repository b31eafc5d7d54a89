# G14 G12 plain: One seat left wins the round and the match, and scores nothing for the hand of the leaver.
edition no-mercy
scoring points
score A=10 B=900
top   r5
A     r1 r2
B     W+10 W+6
draw  b9

B  quit
= over; winner A; out B; score A=10 B=900; match A; hand A r1 r2
