# The commands, as Discord lists them. Names: lower case, no spaces, at most 32 characters; descriptions: at most 100.

uno-name = uno
uno-description = Play UNO in this channel

new-name = new
new-description = Open a lobby in this channel
edition-name = edition
edition-description = Which UNO; this server's usual one if you leave it out
preset-name = preset
preset-description = A way to play by its name, or the same as last time
scoring-name = scoring
scoring-description = How the match is decided; the edition's own way if you leave it out
target-name = target
target-description = The points that decide the match

hand-name = hand
hand-description = Your hand, which only you can see

table-name = table
table-description = Bring the table down to the bottom of the channel

play-name = play
play-description = Play a card, draw, or answer whatever you are asked
answer-name = answer
answer-description = A card or an answer: r7, red 7, draw, challenge…

call-name = call
call-description = Call UNO!

catch-name = catch
catch-description = Catch somebody who did not call UNO
player-name = player
player-description = Whom to catch; the first who owes the call if you leave it out

leave-name = leave
leave-description = Give up your seat

kick-name = kick
kick-description = Put somebody out: the host at once, others by a vote
kicked-description = Who is to give up their seat

stop-name = stop
stop-description = End the game in this channel: the host at once, others by a vote

settings-name = settings
settings-description = How UNO is played on this server: language, new games, who, where
keep-name = keep
keep-description = Keep how the game in this channel is played as a preset of this name

leaderboard-name = leaderboard
leaderboard-description = Who is best: by rating, wins, points or win rate
board-edition-description = Which UNO; all together if you leave it out
scope-name = scope
scope-description = Only this server's games, or all of them
period-name = period
period-description = How far back games count
by-name = by
by-description = What the order goes by

stats-name = stats
stats-description = How you or somebody else has done so far
whose-description = Whose figures; your own if you leave it out

history-name = history
history-description = The last games on this server, to watch again
of-whom-description = Only games that this person played in

privacy-name = privacy
privacy-description = What is kept about you
export-name = export
export-description = Everything that is kept about you, as a file
delete-name = delete
delete-description = Delete everything that is kept about you

replay-name = replay
replay-description = Watch a game on this server again, step by step
game-name = game
game-description = Which game: pick a recent one, or type its id

help-name = help
help-description = How to start

rules-name = rules
rules-description = The rule book, by page and by card
rules-edition-description = Which UNO; the one played here if you leave it out
card-name = card
card-description = A card: +4, flip, skip…
