### What came of the games: leaderboards, figures, histories, and what is kept about a person.

## Leaderboards.

board-heading = ### Leaderboard
board-all-editions = All editions
board-scope-here = This server
board-scope-everywhere = Everywhere
board-period-all = All time
board-period-month = This month
board-period-week = This week
board-by-rating = Rating
board-by-wins = Wins
board-by-points = Points
board-by-rate = Win rate
board-by-teams = Teams
board-rating = rating { $rating }
board-wins = { $wins } of { $games } won
board-rate = { $percent }% won
board-empty = Nobody has a place here yet. Finish a game, and it may be yours!
board-empty-few = Nobody has a place here yet: it takes { $least } games. Wins and points count from the first.
board-empty-teams = No team has a place here yet: it takes { $least } games that the same people finish as a team against another.
board-own = **You:** place { $rank } of { $total } · **{ $value }**
board-own-team = **Your best team** ({ $team }): place { $rank } of { $total } · **{ $value }**
board-own-never = **You** have not finished a game here.
board-own-hidden = Only you see this: you chose not to be shown on other servers ({ COMMAND("uno me") }).
board-own-team-hidden = Only its players see this: one of them chose not to be shown on other servers.
board-own-unrated = **You** have no place by rating yet: it takes { $least } games against other people, and you have { $games ->
    [0] none
   *[other] { $games }
}.
board-own-teams-never = **You** have not finished a game in a team with others here.
board-own-team-unrated = **Your team** ({ $team }) has no place yet: it takes { $least } games against other teams, and it has { $games ->
    [0] none
   *[other] { $games }
}.
board-own-few = **You** have no place by win rate yet: it takes { $least } games, and you have { $games }.
board-own-nothing = { $games ->
    [one] **You** have finished one game here, but not won yet.
   *[other] **You** have finished { $games } games here, but not won yet.
}
board-before = Back
player-unnamed = a player
board-page = Page { $page } of { $pages }
board-behind = More
board-own-page = My place
board-no-page = There is no page { $page }; { $pages ->
    [one] there is only one.
   *[other] the last is { $pages }.
}

## Figures.

stats-heading = ### { $name }
stats-none = No round finished here yet.
stats-hidden = This player chose not to be shown on other servers.
stats-own-hidden = Only you see this: you chose not to be shown on other servers ({ COMMAND("uno me") }).
stats-bot = Nothing is counted for bots and computer players.
stats-rating = { $games ->
    [one] Rating: **{ $rating }**, after one game against other people
   *[other] Rating: **{ $rating }**, after { $games } games against other people
}
stats-unrated = Rating: none before the first game against other people
stats-games = Matches: **{ $games }**, won: **{ $wins }** ({ $percent }%)
stats-points = Points: **{ $points }**
stats-best-day = { $points ->
    [one] Best day: { $day } ({ $wins } of { $games } won, 1 point)
   *[other] Best day: { $day } ({ $wins } of { $games } won, { $points } points)
}
stats-worst-day = { $points ->
    [one] Worst day: { $day } ({ $wins } of { $games } won, 1 point)
   *[other] Worst day: { $day } ({ $wins } of { $games } won, { $points } points)
}
stats-favourite = Favourite edition: { $edition }
stats-team = Team played in most: with { $others } ({ $wins } of { $games } won)
stats-rounds = Rounds: { $rounds }, won: { $won }
stats-uno = UNO called: { $calls } · forgotten: { $misses } · others caught: { $catches }
stats-challenges = Challenges won: { $won } · lost: { $lost }
stats-bluffs = Bluffs: { $tried } · got away with: { $unnoticed }
stats-drawn = Cards drawn: { $cards } · longest hand: { $longest }
stats-creepers = Creepers met: { $creepers }
stats-dances = Dances danced: { $danced } · not danced: { $declined }
stats-knock-outs = Knocked out without mercy: { $times }

## Histories.

history-heading = ### Games on this server
history-heading-of = ### Games { $player } played on this server
history-heading-own = ### Games you played
history-none-own = You have not finished a game yet.
history-own-only = Outside a server, only your own games are listed.
replay-own-only = There is no such game of yours. Outside a server you can watch those again that you played in: { COMMAND("uno history") } lists them.
history-match = { $nth }. { $edition }: { $winners } ({ $day })
history-place = place { $place }
history-away = away at the end
history-watch = Watch one of them again…
history-none = No game has been finished on this server yet. { COMMAND("uno new") } opens one.
history-none-of = { $player } has not finished a game on this server yet.
history-none-seen = No game has been finished yet in a channel that you can see.
history-unseen = Games in channels that you can't see are not listed.
history-left-out = Only games of this channel, and of those that everyone on this server can see, are listed.

## Pages that are shown to everyone in a channel.

share-everyone = Show everyone
share-by = Shown by { $name }. Press anything here, and you get a page of your own.
share-not-here = That can't be shown to everyone here: you, or I, may not write in this channel.
share-too-often = You have just shown something to everyone. Please wait 15 seconds before the next.
share-own-hidden = You chose not to be shown on other servers, so your figures of all servers are for you alone. Those of this server can be shown.
share-unseen = That game was played in a channel that not everyone here can see, so only you can look at it.
share-none-seen = No game has been finished in this channel, or in one that everyone on this server can see.
