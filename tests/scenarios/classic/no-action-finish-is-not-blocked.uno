# no_action_finish G11 corner: With nothing left to draw, whoever holds only such a card passes.
edition classic
house no_action_finish
top   r5
A     rS
B     b1 b2

A  play rS !!
A  pass
= asks B play
B  pass
# Both passed in a row: the lowest hand wins.
= over; winner B
