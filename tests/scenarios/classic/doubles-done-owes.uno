# doubles G9 corner: Done with a single card left, UNO is owed, and one can be caught; before that nobody can.
edition classic
house doubles
top   r9
A     r5 b5
B     y1 g2
draw  g3 g4 g6

A  play r5
= owes none; asks A more
B  catch A !!
A  done
= owes A; asks B play
B  catch A
= cards A=3
