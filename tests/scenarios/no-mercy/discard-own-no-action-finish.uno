# discard_own no_action_finish corner: Only its player's hand is discarded, and of that the first card stays where no number is among them.
edition no-mercy
house no_action_finish discard_own
top   r9
A     rDA rR rS
B     rS rR
draw  y1 y2 y3

A  play rDA
= hand A rR; owes A; hand B rS rR; asks B play
