# The commands, as Discord lists them. Names: lower case, no spaces, at most 32 characters; descriptions: at most 100.

uno-name = uno
uno-description = Play UNO here, read the rules, see past games

new-name = new
new-description = Start a game in this channel
edition-name = edition
edition-description = Which UNO; leave it out for this server's usual one
preset-name = preset
preset-description = A way to play by its name, or the same as last time
scoring-name = scoring
scoring-description = How the match is decided; leave it out for the edition's own way
target-name = target
target-description = How many points decide the match

hand-name = hand
hand-description = Show your hand (only you see it)

table-name = table
table-description = Repost the table at the bottom

play-name = play
play-description = Play a card, draw, or answer a question
answer-name = answer
answer-description = A card or an answer: r7, red 7, draw, challenge…

call-name = call
call-description = Call UNO!

catch-name = catch
catch-description = Catch someone who forgot UNO
player-name = player
player-description = Whom to catch; leave it out for the first who forgot

leave-name = leave
leave-description = Leave the game

kick-name = kick
kick-description = Remove a player (moderator, or by vote)
kicked-description = Whom to remove

stop-name = stop
stop-description = Stop the game in this channel (moderator, or by vote)

uno-settings-name = uno-settings
settings-description = Server settings: language, defaults, who and where
keep-name = keep
keep-description = Save how this channel's game is played as a preset with this name

leaderboard-name = leaderboard
leaderboard-description = Who's best: by rating, wins, points or win rate
board-edition-description = Which UNO; leave it out for all of them
scope-name = scope
scope-description = Only this server's games, or all of them
period-name = period
period-description = How far back to look
by-name = by
by-description = How to rank

public-name = public
public-description = Show it to everyone here, not only to you

stats-name = stats
stats-description = Your stats, or someone else's
whose-description = Whose stats; leave it out for your own

history-name = history
history-description = This server's last games, to replay
of-whom-description = Only games this person played in

me-name = me
me-description = Your language, your mentions, and your data: see it or delete it

replay-name = replay
replay-description = Replay a finished game step by step
review-name = review
review-description = What was luck and what was play in one of your games
game-name = game
game-description = Which game: pick a recent one, or type its id

help-name = help
help-description = How to play

rules-name = rules
rules-description = The rules, by page or by card
rules-edition-description = Which UNO; leave it out for the one played here
card-name = card
card-description = A card: +4, flip, skip…

# Commands of former versions, which only say where they went.
privacy-name = privacy
settings-name = settings
former-description = Moved: this tells you its new name

# On a person, by a right click or a long press. Such names may have capitals and spaces.
person-stats-name = UNO stats
person-invite-name = Invite to UNO

learn-name = learn
learn-description = Learn UNO in two minutes: a guided round, just for you

daily-name = daily
daily-description = The deal of the day: you against three bots, the same cards for everyone
puzzle-name = puzzle
puzzle-description = One decision of a real game: what wins most often?
