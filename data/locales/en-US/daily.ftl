### The deal of the day: one try, three bots, the same cards for everyone.

daily-heading = ### Deal of the day · { $day } · { $edition }
daily-small = -# Deal of the day · { $day } · { $edition }
daily-says = One round against three bots, and the same cards for everyone. You get one try: win, and score what the others still hold.
daily-open = The next deal comes { $next }. Once you're in, leave and come back as you like; what isn't finished by { $closes } doesn't count.
daily-play = Deal me in
daily-again = To the deal of the day
daily-won = ## 🎉 Won with { $points }!
daily-lost = ## So close! { $cards } left
daily-lost-many = ## Not today: { $cards } left
daily-out = ## Knocked out. There's always tomorrow!
daily-place-server = #{ $rank } of { $total } on this server so far
daily-place-everywhere = #{ $rank } of { $total } everywhere so far
daily-streak = { $days ->
    [one] your first day of a streak
   *[other] { $days } days in a row
}
daily-accuracy = accuracy { $percent }%
daily-copy = To share without giving anything away:
daily-line-won = won with { $points }
daily-line-lost = { $cards } left
daily-line-out = knocked out
daily-line-streak = streak { $days }
daily-next = The next deal comes { $next }.
daily-sealed = The seed of this deal is shown { $when }, when no one plays it any more. Then you can review your game, too.
daily-over = This deal of the day wasn't finished in time.
daily-seal = Fair-deal code: `{ $seal }`
daily-seed = Seed: `{ $seed }`
daily-seed-before = Yesterday's seed: `{ $seed }`
daily-check = To check the deal and the bots, download the record and run `uno rules verify { $file } --daily` (version { $version })
daily-none = You have no result for that day.
daily-record-gone = That record isn't kept any more.
daily-board = Board
daily-result = My result
daily-yesterday = Yesterday
daily-today = Today
daily-board-heading = ### Board of the day · { $day } · { $edition }
daily-board-empty = No one has finished this deal yet.
daily-board-says = By points, then by who had fewer cards left. On a server's board are those who played there.
daily-board-own = **You:** #{ $rank } of { $total }

refused-day-over = That day is over, and so is its deal. { COMMAND("uno daily") } has the next one.
refused-daily-elsewhere = You've begun today's deal on another server. Go on there!
