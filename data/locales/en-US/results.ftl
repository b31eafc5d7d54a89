### What came of the games: leaderboards, stats, histories, and pages that are shown to everyone.

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
board-empty = No one is on the board yet. Finish a game and claim a spot!
board-empty-few = No one is on the board yet: you need { $least } games. Wins and points count from the first one.
board-empty-teams = No team is on the board yet: the same people need to finish { $least } games as a team against another team.
board-own = **You:** #{ $rank } of { $total } · **{ $value }**
board-own-team = **Your best team** ({ $team }): #{ $rank } of { $total } · **{ $value }**
board-own-never = **You** haven't finished a game here yet.
board-own-hidden = Only you see this: you chose to be hidden on other servers ({ COMMAND("uno me") }).
board-own-team-hidden = Only its players see this: one of them chose to be hidden on other servers.
board-own-unrated = **You:** not ranked yet: { $games } of { $least } games against people.
board-own-teams-never = **You** haven't finished a team game with others here yet.
board-own-team-unrated = **Your team** ({ $team }): not ranked yet: { $games } of { $least } games against other teams.
board-own-few = **You:** not ranked by win rate yet: { $games } of { $least } games.
board-own-nothing = { $games ->
    [one] **You** have finished one game here, but haven't won yet.
   *[other] **You** have finished { $games } games here, but haven't won yet.
}
board-before = Back
player-unnamed = a player
board-page = Page { $page } of { $pages }
board-behind = Next
board-own-page = My place
board-no-page = There's no page { $page }; { $pages ->
    [one] there's only one.
   *[other] the last one is { $pages }.
}

## Stats.

stats-heading = ### { $name }
stats-none = No finished rounds here yet.
stats-hidden = This player chose to be hidden on other servers.
stats-own-hidden = Only you see this: you chose to be hidden on other servers ({ COMMAND("uno me") }).
stats-bot = Bots don't have stats.
stats-rating = { $games ->
    [one] Rating: **{ $rating }** (1 game against people)
   *[other] Rating: **{ $rating }** ({ $games } games against people)
}
stats-unrated = Rating: after your first game against people
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
stats-favourite = Favorite edition: { $edition }
stats-team = Most games in a team with { $others } ({ $wins } of { $games } won)
stats-rounds = Rounds: { $rounds }, won: { $won }
stats-uno = UNO called: { $calls } · forgotten: { $misses } · others caught: { $catches }
stats-challenges = Challenges won: { $won } · lost: { $lost }
stats-bluffs = Bluffs: { $tried } · got away with: { $unnoticed }
stats-drawn = Cards drawn: { $cards } · longest hand: { $longest }
stats-creepers = Creepers drawn: { $creepers }
stats-dances = Dances: { $danced } · not danced: { $declined }
stats-knock-outs = Knocked out: { $times }

## Histories.

history-heading = ### Games on this server
history-heading-of = ### { $player }'s games on this server
history-heading-own = ### Your games
history-none-own = You haven't finished a game yet.
history-own-only = Outside a server, only your own games are listed.
replay-own-only = You have no such game. Outside a server, you can replay games you played in: { COMMAND("uno history") } lists them.
history-match = { $nth }. { $edition }: { $winners } ({ $day })
history-place = #{ $place }
history-away = away at the end
history-watch = Replay one of them…
history-none = No finished games on this server yet. Start one with { COMMAND("uno new") }.
history-none-of = { $player } hasn't finished a game on this server yet.
history-none-seen = No finished games yet in the channels you can see.
history-unseen = Games in channels you can't see aren't listed.
history-left-out = Only games from this channel, and from those everyone on this server can see, are listed.

## Pages that are shown to everyone in a channel.

share-everyone = Show everyone
share-by = Shown by { $name }. Press anything here to get a page of your own.
share-not-here = I can't show that to everyone here: you or I may not write in this channel.
share-too-often = You just showed something to everyone. Wait 15 seconds before the next one.
share-own-hidden = You chose to be hidden on other servers, so your stats from all servers are for your eyes only. You can show the ones from this server.
share-unseen = That game was played in a channel not everyone here can see, so only you can look at it.
share-none-seen = No finished games in this channel, or in one that everyone on this server can see.

# Below every board, in small print.
board-counting = Ratings move only in matches with at least two people, and leaving one, or being away when it ends, counts as a loss. Points are what the rounds you won are worth under “{ lobby-scoring-points }”; a place by rating or win rate takes { $games } matches.
