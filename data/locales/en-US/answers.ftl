# What the bot tells one person privately, in a sentence.

answer-trouble = Sorry, that went wrong. Nothing is lost: please try again in a moment.
answer-no-store = The games' storage isn't answering at the moment. Please try again in a little while.
answer-not-opened = The game couldn't be saved, so it wasn't opened. Please try again in a little while.
answer-too-often = That's a bit fast. Take a breath: I'll listen again in a few seconds.
answer-opens-too-often = You have opened several tables in a short time. Please wait half a minute before the next one.
answer-old-command = This command has changed since your Discord learned it. Type it again, and restart Discord if that doesn't help.
answer-former = That is { COMMAND($command) } now.
answer-needs-server = A table needs a server, so this works in a server's channels only. Add me to yours, or play where I already am. The rules, your results and your games are here too.
answer-needs-bot = I'm not in this server, so there can be no table here. Somebody who manages it can add me. The rules and your own results are here for you all the same.
answer-no-game = No game is running in this channel. { COMMAND("uno new") } opens one.
answer-in-threads =
    The game isn't in this channel itself. Open its thread, and use the command there:
    { $links }
answer-no-thread = No thread could be opened here, so the game is played in this channel.
answer-gone = That game is over. { COMMAND("uno new") } opens another.
answer-elsewhere = That belongs to a game in another channel. Press it there.
answer-channel-taken = There is already a game in this channel: { $link }
answer-channel-taken-unseen = There is already a game in this channel. { COMMAND("uno table") } shows it.
answer-lobby = The game has not begun yet. Join at the lobby: { $link }
answer-lobby-unseen = The game has not begun yet. { COMMAND("uno table") } shows its lobby.
answer-table = The game is here: { $link }
answer-table-unseen = The game's message could not be posted in this channel. May I write here?
answer-open = Nothing you can do now matches “{ $typed }”. Pick one of the answers that come up while you type.
answer-several = “{ $typed }” could be several things: { $answers }. Pick one of the answers that come up while you type.
answer-nothing-open = There is nothing for you to answer right now.
answer-with-uno = { $answer } + UNO!
answer-left = You have left the game.
answer-kicked = They've been removed from the game.
answer-voted = You voted to remove { $player }: { $votes } of { $needed } agree. The others can press **Agree** at the table or use { COMMAND("uno kick") }.
answer-voted-stop = You voted to stop the game: { $votes } of { $needed } agree. The others can press **Agree** at the table or use { COMMAND("uno stop") }.
answer-stopped = You have ended the game.
answer-missing-permissions =
    I cannot run a game here yet. Somebody who manages this server has to give me these permissions in this channel:
    { $permissions }
answer-missing-for-thread =
    I cannot open a thread here yet. Somebody who manages this server has to give me these permissions in this channel:
    { $permissions }
answer-no-card = There is no card called “{ $typed }” here. Pick one of the cards that come up while you type.
answer-card-of = { $card } ({ $edition })
answer-no-preset = There is no preset called “{ $typed }” here. Pick one of those that come up while you type.
answer-help =
    1. { COMMAND("uno new") } opens a lobby in a channel, and everybody who wants to play presses **Join**. The host presses **Start**.
    2. **My hand** under the table shows you your cards, and only you. Press a card to play it, or use { COMMAND("uno play") }.
    3. With two cards left, play one with **+ UNO!**, or press **UNO!** before somebody catches you.
answer-ranking = **How results count.** The winners of a match come first, and then everybody by their total: most points first, or fewest where the lowest total wins. Where a single round decides, it goes by the points left in hand, and the players who were knocked out come after the others, the last one out first. Ties share a place. Players who leave, or are away at the end, come last.
    Ratings move in matches of two people or more. Computer players neither give nor take rating. If you leave a match, or are away when it ends, you lose it. If everyone else has left or was removed, or the match is stopped, it counts for no one except as a loss for those who had left. Players who are removed by a vote or a moderator get no result.
    Your points are what the rounds you won are worth under “{ lobby-scoring-points }”, whatever the scoring of the match. A place by rating or by win rate takes { $games } matches. Weeks and months begin at midnight UTC.

answer-help-more = More: { COMMAND("uno rules") } · { COMMAND("leaderboard") } · { COMMAND("stats") } · { COMMAND("uno history") } · { COMMAND("uno replay") } · { COMMAND("uno me") } · { COMMAND("uno-settings") }
# The link button that brings the bot to a server.
answer-add-to-server = Add to server
help-results = How results count
help-back = Back
answer-version = -# Version { $version }

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-connect = Connect
answer-thread-locked = This thread is locked, so I cannot write here. Somebody who may manage threads can unlock it.
answer-thread-private = I am not in this private thread. Mention me here ({ $bot }), then try again.
answer-table-hidden =
    ⚠️ I cannot show the table any more: { $why ->
        [unseen] I cannot see this channel.
        [archived] this thread is archived.
        [locked] this thread is locked.
       *[forbidden] I may not write here.
    } The game goes on from your hand, and the table comes back as soon as I may show it.

# The one public sentence here: it notifies the player, whose name stands in it as a mention.
answer-late = ⏰ { $player }, 15 seconds left!
answer-turn = 🔔 { $player }, it's your turn!
answer-turn-slow = 🔔 { $player }, it's your turn, until { $when }.

# On a server that has just added the bot, for everybody.
welcome-next = 👋 Thanks for having me! Open the first table with { COMMAND("uno new") }: people press **Join**, and computers play, too.
welcome-missing = ⚠️ For tables with pictures and threads I still need: { $permissions }.

# It notifies the people, or the role, who are told.
answer-table-opens = 🎴 { $whom } A table is open here. Press **Join** if you like!
