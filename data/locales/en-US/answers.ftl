# What the bot tells one person privately, in a sentence.

answer-trouble = Sorry, that went wrong. Nothing is lost: please try again in a moment.
answer-no-store = The games' storage isn't answering at the moment. Please try again in a little while.
answer-not-opened = The game couldn't be saved, so it wasn't opened. Please try again in a little while.
answer-too-often = That's a bit fast. Take a breath: I'll listen again in a few seconds.
answer-old-command = This command has changed since your Discord learned it. Type it again, and restart Discord if that doesn't help.
answer-no-game = No game is running in this channel. `/uno new` opens one.
answer-gone = That game is over. `/uno new` opens another.
answer-channel-taken = There is already a game in this channel: { $link }
answer-channel-taken-unseen = There is already a game in this channel. `/uno table` shows it.
answer-lobby = The game has not begun yet. Join at the lobby: { $link }
answer-lobby-unseen = The game has not begun yet. `/uno table` shows its lobby.
answer-open = Nothing you can do now matches “{ $typed }”. Pick one of the answers that come up while you type.
answer-several = “{ $typed }” could be several things: { $answers }. Pick one of the answers that come up while you type.
answer-nothing-open = There is nothing for you to answer right now.
answer-with-uno = { $answer } + UNO!
answer-left = You have left the game.
answer-kicked = They are out of the game.
answer-voted = You voted to put { $player } out: { $votes } of { $needed } votes.
answer-voted-stop = You voted to end the game: { $votes } of { $needed } votes.
answer-stopped = You have ended the game.
answer-missing-permissions =
    I cannot run a game here yet. Somebody who manages this server has to give me these permissions in this channel:
    { $permissions }
answer-no-card = There is no card called “{ $typed }” here. Pick one of the cards that come up while you type.
answer-card-of = { $card } ({ $edition })
answer-no-preset = There is no preset called “{ $typed }” here. Pick one of those that come up while you type.
answer-help =
    1. `/uno new` opens a lobby in a channel, and everybody who wants to play presses **Join**. The host presses **Start**.
    2. **My hand** under the table shows you your cards, and only you. Press a card to play it, or use `/uno play`.
    3. With two cards left, play one with **+ UNO!**, or press **UNO!** before somebody catches you.
answer-ranking = **How results count.** The winners of a match come first, and then everybody by their total: most points first, or fewest where the lowest total wins. Where a single round decides, it goes by the points left in hand, and the players who were knocked out come after the others, the last one out first. Ties share a place. Whoever leaves comes last.
    Ratings move in matches of two people or more. Computer players neither give nor take rating, and a match doesn't count for somebody who is away when it ends. A match that is stopped counts for nobody, except as a loss for those who had left it.
    Your points are what the rounds you won are worth under “{ lobby-scoring-points }”, whatever the scoring of the match. A place by rating or by win rate takes { $games } matches. Weeks and months begin at midnight UTC.

answer-help-more = More: `/rules` · `/leaderboard` · `/stats` · `/history` · `/replay` · `/settings` · `/privacy`

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files

# The one public sentence here: it notifies the player, whose name stands in it as a mention.
answer-late = ⏰ { $player }, 15 seconds left!
