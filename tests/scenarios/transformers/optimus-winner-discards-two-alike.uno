# T2 T8 corner: Two cards alike in the face in play go under Optimus together, though their backs differ; a third of them is not spared.
edition transformers
top   r5/t7
A     WO/t3 g1/o5 g1/p6 b9/oR
B     b8/t4 b7/o3
draw  y3/u1

A  play WO
= asks A discard; shown all A b9
A  discard g1 g1 g1 !!
A  discard g1 g1
= asks A colour; hand A b9; backs B A oR; discards 4; owes A
A  colour g
= asks B play; colour g
