# jump_in G9 corner: An early call is lost when somebody jumps in before its caller has played; between two as well, where the caller is next again.
edition transformers
house jump_in
top   g7/o4
A     g6/o6 g6/p3 r9/p9
B     g9/uF r6/u1

A  play g6
B  uno
A  play g6
= asks B play; owes A
B  play g9
= owes B; asks A play
A  catch B
= cards B=3; owes none
