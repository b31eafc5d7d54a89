### Why something cannot be done: one private sentence a code.

## By the rules.

refused-over = The round is over.
refused-out = You're out of this round.
refused-stale = Too late: the game has moved on.
refused-not-asked = It's not your turn.
refused-no-call = You don't need to call UNO right now.
refused-no-catch = No one to catch: no one forgot UNO.
refused-not-held = You don't have that card.
refused-no-match = That card doesn't match.
refused-bluff = That would be a bluff, and this table doesn't allow them.
refused-last-card = At this table, that can't be your last card.
refused-only-drawn = You can only play the card you just drew.
refused-no-answer = You can't answer with that card.
refused-can-play = You have a card you can play, so no drawing or passing.
refused-may-draw = There are still cards to draw, so you can't pass.
refused-nothing-left = There are no cards left to draw. Play a card or pass.
refused-must-play = You have to play the card you drew.
refused-not-offered = You can't do that right now.

## By the table.

refused-no-game = That game is gone. Start another with { COMMAND("uno new") }.
refused-channel-taken = There's already a game in this channel. { COMMAND("uno table") } shows it.
refused-too-many-hosted = You're already hosting three games, and that's the limit. Finish one, or end it there with { COMMAND("uno stop") }:
refused-too-many-here = This server already has fifty games going, and that's the limit. Join one of them, or wait until one is over.
refused-already-seated = You're already in this game.
refused-not-seated = You're not in this game.
refused-guest-seated = They're already in this game.
refused-guest-asked = They've already been invited to this lobby.
refused-full = All seats are taken.
refused-too-few = Not enough players yet. Wait for someone to join, or add a bot.
refused-too-many = Too many players for this edition. Pick another, or someone has to leave.
refused-not-host = Only the host can do that.
refused-started = The game has already started.
refused-not-started = The game hasn't started yet.
refused-house-clash = Two of these house rules don't go together.
refused-house-seats = Teams need an even number of players, at least four.
refused-no-computers = Only people play at this table. The host can change that in the options.
refused-no-last-table = You haven't hosted a game on this server yet, so there's nothing to repeat.
refused-bad-preset-name = A preset can't be called that. Use 1 to 30 visible characters.
refused-too-many-presets = This server has no room for more presets. Delete one in { COMMAND("uno-settings") } first.
refused-bad-options = There's no such option here.
refused-round-running = This round isn't over yet.
refused-match-over = The match is over.
refused-dancing = The dance has started: answer with the moves.
refused-not-dancing = You're not the one dancing right now.
refused-not-judging = This dance isn't yours to judge.
refused-no-vote-needed = There's no one there to vote out: it's a bot, or they're away and a bot is playing for them.
refused-two-left = With two players left, neither can remove the other. If they stop playing, the clock takes care of it.
refused-left-match = You left that match, so you can't open its rematch. Start a new game with { COMMAND("uno new") }.
refused-no-seat = They're not in this game.
refused-asleep = The game is asleep; { COMMAND("uno table") } wakes it up.
refused-too-early = Give them a moment to call UNO first.
refused-too-late = Too late: someone was faster.
refused-paused = Wrong catch! No catching for 3 seconds.
refused-unknown-game = There's no such game on this server. { COMMAND("uno history") } lists the ones there are.
refused-not-visible = That game was played in a channel you can't see.
refused-still-running = That game is still going. You can replay it when it's over.
refused-no-round = No round of that game was played to its end with you in it, so there's nothing to review.
refused-too-many-reviews = Enough reviews are being worked out right now. Try again in a few minutes.
refused-review-failed = That review couldn't be worked out. You can try again.
refused-never-dealt = That game ended before any cards were dealt.
refused-unreadable = That game was played by older rules, so it can't be replayed.
refused-damaged = That game's save is damaged, so it can't go on or be replayed. It doesn't count; start another with { COMMAND("uno new") }.
refused-still-seated = You're still in a running game. If you leave it now, you lose it, and then everything is deleted.
refused-not-saved = I couldn't save that, so it doesn't count. Try again.
refused-moved = I'm moving to another machine. Your game is safe: try again in a few seconds.
