# The commands, as Discord lists them. Names: lower case, no spaces, at most 32 characters; descriptions: at most 100.

uno-name = uno
uno-description = Play UNO in this channel

new-name = new
new-description = Open a lobby in this channel
edition-name = edition
edition-description = Which UNO; Classic if you leave it out
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
player-description = Whom; the first who owes the call if you leave it out

leave-name = leave
leave-description = Give up your seat

kick-name = kick
kick-description = Put somebody out: the host at once, others by a vote
kicked-description = Who is to give up their seat

stop-name = stop
stop-description = End the game in this channel: the host at once, others by a vote

help-name = help
help-description = How to start

rules-name = rules
rules-description = The rule book, by page and by card
rules-edition-description = Which UNO; the one played here if you leave it out
card-name = card
card-description = A card: +4, flip, skip…
