# doubles G9 corner: Called with one card left while more is asked, nothing is owed after done.
edition classic
house doubles
top   r9
A     r5 b5
B     y1 g2
draw  g3 g4 g6

A  play r5
A  uno
A  done
= owes none; asks B play; hand A b5
B  catch A !!
