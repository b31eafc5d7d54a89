### The end of a round, and of a match.

end-worth = worth { $points }
end-standing = **Standing** (target: { $target })
end-added = +{ $points }
end-rating = rating { $after } ({ $gained })
end-next = Next round
end-rematch = Rematch
end-again = Open it again
end-record = Record
end-replay = Watch again
end-check = Anybody can check the deal with the record and `python -m bot.rules verify`.
end-seed = Seed: `{ $seed }`
end-without-winner = This game was ended without a winner.
end-walkover = Everyone else left, so this match doesn't count and has no winner. Players who left it lose it.
