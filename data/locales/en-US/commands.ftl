# The commands, as Discord lists them. Names: lower case, no spaces, at most 32 characters; descriptions: at most 100.

uno-name = uno
uno-description = Play UNO in this channel, read the rules, see past games

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
kick-description = Remove a player: moderators at once, everyone else by a vote
kicked-description = Who is to give up their seat

stop-name = stop
stop-description = Stop the game in this channel: moderators at once, everyone else by a vote

uno-settings-name = uno-settings
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

public-name = public
public-description = Show it to everyone here instead of only you

stats-name = stats
stats-description = How you or somebody else has done so far
whose-description = Whose figures; your own if you leave it out

history-name = history
history-description = The last games on this server, to watch again
of-whom-description = Only games that this person played in

me-name = me
me-description = Your language, when I mention you, and what is kept about you

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

# Commands of former versions, which only say where they went.
privacy-name = privacy
settings-name = settings
former-description = Has a new name: this tells you which

# On a person, by a right click or a long press. Such names may have capitals and spaces.
person-stats-name = UNO stats
person-invite-name = Invite to UNO
