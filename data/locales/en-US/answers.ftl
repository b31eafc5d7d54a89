# What the bot tells one person privately, in a sentence.

answer-trouble = Sorry, that went wrong. Nothing is lost: try again in a moment.
answer-no-store = I can't reach the saved games right now. Try again in a moment.
answer-not-opened = I couldn't save the new game, so it didn't open. Try again in a moment.
answer-too-often = Whoa, too fast. Give me a few seconds.
answer-opens-too-often = That's a lot of tables in a short time. Wait half a minute before you open the next one.
answer-old-command = This command was updated. Type it again; if that fails, restart Discord.
answer-former = That's { COMMAND($command) } now.
answer-needs-server = You need a server channel to open a table. Add me to your server, or play where I already am. The rules, your stats and your games are here, too.
answer-needs-bot = I'm not in this server, so I can't open a table here. Ask a server admin to add me. The rules and your own stats still work here.
answer-no-game = There's no game in this channel. Start one with { COMMAND("uno new") }.
answer-in-threads =
    The game is in a thread of this channel. Open it, and use the command there:
    { $links }
answer-no-thread = I couldn't open a thread here, so we play in this channel.
answer-gone = That game is over. Start another with { COMMAND("uno new") }.
answer-elsewhere = That belongs to a game in another channel. Press it there.
answer-channel-taken = There's already a game in this channel: { $link }
answer-channel-taken-unseen = There's already a game in this channel. { COMMAND("uno table") } shows it.
answer-lobby = The game hasn't started yet. Join in the lobby: { $link }
answer-lobby-unseen = The game hasn't started yet. { COMMAND("uno table") } shows its lobby.
answer-table = The game is here: { $link }
answer-table-unseen = I couldn't post the game in this channel. Am I allowed to write here?
answer-open = You can't play “{ $typed }” right now. Pick one of the suggestions.
answer-several = “{ $typed }” could mean: { $answers }. Pick one of the suggestions.
answer-nothing-open = It's not your turn yet.
answer-with-uno = { $answer } + UNO!
answer-left = You left the game.
answer-kicked = They've been removed from the game.
answer-voted = You voted to remove { $player } ({ $votes } of { $needed }). The others can press **Agree** at the table, or use { COMMAND("uno kick") }.
answer-voted-stop = You voted to stop the game ({ $votes } of { $needed }). The others can press **Agree** at the table, or use { COMMAND("uno stop") }.
answer-stopped = You stopped the game.
answer-missing-permissions =
    I can't run a game here yet. Ask a server admin to give me, in this channel:
    { $permissions }
answer-missing-for-thread =
    I can't open a thread here yet. Ask a server admin to give me, in this channel:
    { $permissions }
answer-no-card = There's no card called “{ $typed }” here. Pick one of the suggestions.
answer-card-of = { $card } ({ $edition })
answer-no-preset = There's no preset called “{ $typed }” here. Pick one of the suggestions.

# The link button that brings the bot to a server.
answer-add-to-server = Add to server
answer-version = -# Version { $version }

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-connect = Connect
answer-thread-locked = This thread is locked, so I can't write here. Someone who can manage threads has to unlock it.
answer-thread-private = I'm not in this private thread. Mention me here ({ $bot }), then try again.
answer-table-hidden =
    ⚠️ I can't show the table right now: { $why ->
        [unseen] I can't see this channel.
        [archived] this thread is archived.
        [locked] this thread is locked.
       *[forbidden] I'm not allowed to write here.
    } Keep playing from your hand; the table comes back as soon as I can show it.

# The one public sentence here: it notifies the player, whose name stands in it as a mention.
answer-late = ⏰ { $player }, 15 seconds left!
answer-turn = 🔔 { $player }, it's your turn!
answer-turn-slow = 🔔 { $player }, it's your turn! You have until { $when }.

# On a server that has just added the bot, for everyone.
welcome-next = 👋 Thanks for having me! Open the first table with { COMMAND("uno new") }. Press **Join** to play, with friends or with bots.
welcome-missing = ⚠️ For tables with pictures and threads, I still need: { $permissions }.

# It notifies the people, or the role, who are told.
answer-table-opens = 🎴 { $whom } A table just opened here. Press **Join** to play!
