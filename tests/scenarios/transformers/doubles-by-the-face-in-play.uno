# doubles T8 corner: Only the faces in play count, and a number added is followed by whoever is next.
edition transformers
house doubles
top   r5/t7
A     r3/t1 b3/p2 g4/t3
B     y9/u4 y3/o2
draw  g9/oR b1/uSA

A  play r3
= asks A more
A  add g4 !!
A  add b3
= asks B play; colour b; top b3; owes A
