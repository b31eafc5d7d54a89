### Puzzles: one decision of a game that is over, and what each answer was worth.

puzzle-heading = -# 🧩 Puzzle
puzzle-own-heading = -# 🧩 Your own move, once more
puzzle-you = You
puzzle-player = Player { $number }
puzzle-asks = What wins most often?
puzzle-right = ### 🎯 Right!
puzzle-wrong = ### Not this time
puzzle-right-says = **{ $best }** wins { $chance }% of the time here, the next best answer { $other }%.
puzzle-wrong-says = **{ $best }** wins { $chance }% of the time here, your answer { $other }%.
puzzle-worth = { $answer }: { $percent }%
puzzle-given = **{ $line }** (your answer)
puzzle-sure = Give or take { $percent }%: every answer was tried at many tables that could have been this one.
puzzle-rating = Your puzzle rating: { $before } → **{ $after }**
puzzle-level = This puzzle was rated { $rating }.
puzzle-counts-once = You've tried this one before, so nothing changes: only the first try counts.
puzzle-next = Next puzzle
puzzle-game = Show the game
puzzle-own-again = Try a mistake again
puzzle-none = There are no puzzles here yet.
puzzle-gone = This puzzle is gone. { COMMAND("uno puzzle") } has others.
puzzle-no-mistake = That move isn't in your review any more.
