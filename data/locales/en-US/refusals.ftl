### Why something cannot be done: one private sentence a code.

## By the rules.

refused-over = The round is over.
refused-out = You are out of this round.
refused-stale = The game has moved on since then.
refused-not-asked = It's somebody else's turn to answer.
refused-no-call = There is no UNO for you to call right now.
refused-no-catch = There is nothing to catch: no UNO call is owed.
refused-not-held = You don't hold that card.
refused-no-match = That card doesn't match.
refused-bluff = That would be a bluff, and this table plays without bluffing.
refused-last-card = At this table that card cannot be your last one.
refused-only-drawn = Only the card you have just drawn may be played now.
refused-no-answer = You can't answer with that card.
refused-can-play = You hold a card you can play, so you can't draw or pass.
refused-may-draw = There are cards left to draw, so you can't pass.
refused-nothing-left = There is nothing left to draw. Play a card or pass.
refused-must-play = The card you have drawn must be played.
refused-not-offered = That isn't one of your choices right now.

## By the table.

refused-no-game = That game is gone. { COMMAND("uno new") } opens another.
refused-channel-taken = There is already a game in this channel. { COMMAND("uno table") } shows it.
refused-too-many-hosted = You host three games already, and more at one time is too many. Finish one, or end it there with { COMMAND("uno stop") }:
refused-too-many-here = Fifty games are running on this server, and more at one time is too many. Join one of them, or wait until one is over.
refused-already-seated = You already have a seat here.
refused-not-seated = You have no seat at this table.
refused-guest-seated = They already have a seat here.
refused-guest-asked = They have been invited to this lobby already.
refused-full = All seats are taken.
refused-too-few = There aren't enough players yet. Wait for somebody to join, or add a computer.
refused-too-many = There are more players than this edition can seat: choose another edition, or let somebody leave.
refused-not-host = Only the host can do that.
refused-started = The game has already started.
refused-not-started = The game hasn't started yet.
refused-house-clash = Two of these house rules don't go together.
refused-house-seats = By one of the house rules this many can't play: teams take an even number, at least four.
refused-no-computers = Only people play at this table. The host can change that in the options.
refused-no-last-table = You haven't hosted a game on this server yet that could be played again.
refused-bad-preset-name = A preset can't be called that: it takes 1 to 30 letters that can be seen.
refused-too-many-presets = This server keeps as many presets as it may. Drop one in { COMMAND("uno-settings") } first.
refused-bad-options = There is no such option here.
refused-round-running = The round is still being played.
refused-match-over = The match is over.
refused-dancing = The dance has begun: answer with the moves.
refused-not-dancing = You aren't the one dancing right now.
refused-not-judging = This dance isn't yours to judge.
refused-no-vote-needed = There's no one there to vote out: it's a computer, or they're away and a computer plays for them.
refused-two-left = With two players left, neither can remove the other. If they stop playing, the clock takes care of it.
refused-left-match = You left that match, so its rematch isn't yours to open. Start a new game with { COMMAND("uno new") }.
refused-no-seat = They have no seat at this table.
refused-asleep = The game is asleep; { COMMAND("uno table") } wakes it up.
refused-too-early = Give them a moment to call UNO first.
refused-too-late = Too late: somebody was faster.
refused-paused = That catch was wrong, so you have to wait a few seconds.
refused-unknown-game = There is no such game on this server. { COMMAND("uno history") } lists those there are.
refused-not-visible = That game was played in a channel that you can't see.
refused-still-running = That game is still being played. You can watch it again when it is over.
refused-never-dealt = That game was over before any card was dealt.
refused-unreadable = That game was played by older rules, so it can't be shown again.
refused-damaged = That game was damaged on disk, so it can neither go on nor be shown. Nothing of it is counted; { COMMAND("uno new") } begins another.
refused-still-seated = You're still playing in a running game. If you leave it now, you lose it, and then everything is deleted.
refused-not-saved = Your move couldn't be saved, so it wasn't made. Please try again.
refused-moved = The bot is moving to another machine. Your game is safe: please try again in a few seconds.
