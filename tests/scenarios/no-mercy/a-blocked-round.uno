# G11 G12 plain: All pass in a row with nothing left: the lowest hand in points wins the round and scores the others.
edition no-mercy
scoring points
top   r5
A     g9 b1
B     y8
C     b2 b3

A  pass
= asks B play
B  pass
= asks C play
C  pass
= over; winner C; score A=0 B=0 C=18; match none    # 10 and 8 against 5
