### A game that is over, seen again.

replay-step = Replay: step { $step } of { $steps } · game `{ $game }`
replay-hand = { $seat }'s hand
replay-first = First
replay-back = Back
replay-on = Next
replay-last = Last
replay-round-back = Previous round
replay-round-on = Next round
replay-eyes = Through whose eyes?
replay-open = All hands open
replay-table = As the table saw it
replay-seat = As { $seat } saw it
replay-course = Cards held since the deal: { $seats }
replay-course-seat = { $seat } { $first } → { $now }
