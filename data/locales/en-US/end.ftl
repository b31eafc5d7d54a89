### The end of a round, and of a match.

## What everyone sees.

end-worth = worth { $points }
end-left = { $cards } left ({ $points } pts)
end-standing = { $scoring ->
    [lowest] **Standings** (lowest wins; ends at { $target })
   *[points] **Standings** (first to { $target })
}
end-rating = rating { $after } ({ $gained })
end-next = Next round
end-rematch = Rematch
end-again = New game
end-log = Game log
end-replay = Replay
end-without-winner = This game was ended without a winner.
end-walkover = Everyone else left, so this match doesn't count and has no winner. Players who left it lose it.

## Why a rating moved. $rated: how the other player was rated before.

end-reason-beat = { $rated ->
    [higher] beat { $other }, who was rated higher
   *[other] beat { $other }
}
end-reason-lost = { $rated ->
    [lower] lost to { $other }, who was rated lower
   *[other] lost to { $other }
}
end-reason-tied = { $rated ->
    [higher] tied with { $other }, who was rated higher
    [lower] tied with { $other }, who was rated lower
   *[same] tied with { $other }
}
end-reason-left = left the match

## What each player sees alone. $how: they won alone, with their team, or share the win.

end-title-match = { $how ->
    [shared] 🏆 It's a tie, and you share the win!
    [team] 🏆 Your team wins!
   *[alone] 🏆 You win!
}
end-title-round = { $how ->
    [team] 🎉 Your team wins the round!
   *[alone] 🎉 You win the round!
}
end-title-close = So close…
end-title-lost = Not this time…
end-title-blocked = No winner this round
end-left-with = { $count ->
    [0] You had no cards left.
   *[other] You were left with { $cards }, worth { $points }.
}
end-out = Your hand grew too large, so you sat out the end of this round.
end-total = { $scoring ->
    [over] You finish with { $points }.
    [lowest] You have { $points }. The match ends at { $target }, and lowest wins.
   *[points] You have { $points }. First to { $target } wins.
}
end-picture-won = A trophy of your own.
end-you = You

## Awards. $seat did it $count times, or with that many; all players together $of times; $all: it was $seat each time.

end-awards = Awards
award-row = 👑 { $seat } won { $count } rounds in a row.
award-comeback = 🎢 { $seat } held { $count } cards, and still won the round.
award-clean = ✨ { $seat } won a round without drawing a card.
award-challenges = { $count ->
    [one] 🕵️ { $seat } saw through a bluff.
   *[other] 🕵️ { $seat } saw through { $count } bluffs.
}
award-catches = { $all ->
    [yes] 👀 { $seat } made all { $count } catches of the match.
   *[no] 👀 { $seat } made { $count } of { $of } catches.
}
award-bluffs = { $count ->
    [one] 🎭 { $seat } got away with a bluff.
   *[other] 🎭 { $seat } got away with { $count } bluffs.
}
award-wilds = 🔥 { $seat } played { $count } × { $card }.
award-heap = 🏔️ { $seat } drew { $count } cards at once, and played on.
award-skipped = 🧘 { $seat } missed { $count } turns in a row, and stayed calm.
award-duels = { $count ->
    [one] ⚔️ { $seat } won a duel.
   *[other] ⚔️ { $seat } won { $count } duels.
}
award-dances = 🕺 { $seat } danced { $count } routines to the end.
award-stirred = 💥 { $seat } drew { $count } × { $card }, and lived to tell.
award-discarded = 🧹 { $seat } discarded { $count } cards at once.
award-points = 💰 { $seat } scored { $count } points in one round.
award-drew = 🧲 { $seat } drew { $count } cards in one round.
award-streak = 🏃 { $seat } played { $count } cards without drawing in between.
award-calls = 📣 { $seat } called UNO { $count } times.

## The game log.

log-heading = ### Game log · { $edition }
log-says = Every card of this game follows from its seed. Before the deal only the fair-deal code was shown: it is the SHA-256 of the seed, so no one could swap the seed later.
log-seal = Fair-deal code: `{ $seal }`
log-seed = Seed: `{ $seed }`
log-check = To check the deal, download the record and run `python -m bot.rules verify { $file }`
log-record = Download the record
