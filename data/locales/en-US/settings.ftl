### The settings of a server, and what follows from them for the player who opens a game.

settings-heading-first = ### How UNO is played on this server
settings-heading-more = ### More settings of this server
settings-more = More settings
settings-first = Back
settings-says = Each choice is saved right away and counts for every game opened from now on.

settings-language = Language of public messages
settings-language-discord = This server's language on Discord
settings-language-own = English
settings-games = New games, unless the host picks something else
settings-preset-below = Turn time and rules chosen below
settings-presets = Presets of this server
settings-presets-says = Set up a game the way you like it, then use { COMMAND("uno-settings") } with `keep` and a name in its channel. Up to { $most }.
settings-preset-drop = { $count ->
    [one] Delete the one preset…
   *[other] Delete one of { $count } presets…
}
settings-hosts = Who can open a game
settings-hosts-everybody = Everyone
settings-hosts-managers = Only people who manage this server
settings-hosts-role = Only people with the role below
settings-choose-role = Only people with this role…
settings-channels = Where games can be opened, threads included
settings-channels-all = Everywhere
settings-channels-missing = { $count ->
    [one] One of the channels you chose is gone.
   *[other] { $count } of the channels you chose are gone.
}
settings-judging = Who judges a dance (BTS)
settings-judging-routine = A routine
settings-judging-routine-says = A routine of moves to press in the right order, in 30 seconds.
settings-judging-vote = The table
settings-judging-vote-says = Dance as you like, in voice or in the chat; the others vote.
settings-judging-honour = Honor system
settings-judging-honour-says = Dance as you like, then say for yourself whether it was a dance.
settings-pings = { $on ->
    [on] **Pings:** on. Players who are running out of time are pinged once; at their turn, those who want that, and everyone in slow games.
   *[off] **Pings:** off. No one is pinged.
}
settings-ping = { $on ->
    [on] Turn pings off
   *[off] Turn pings on
}
settings-threads = { $on ->
    [on] **Threads:** a new game gets its own thread at Start, unless the host picks otherwise.
   *[off] **Threads:** a new game is played in the channel, unless the host picks otherwise.
}
settings-thread = { $on ->
    [on] Play in the channel
   *[off] Play in threads
}
settings-told = Who hears about new tables
settings-told-says = This role is mentioned, at most every half hour. Everyone must be allowed to mention it. With no role, only people who asked for it are told.
settings-told-choose = People who asked for it
settings-told-gone = The role you chose is gone, so only people who asked for it are told.

## Why not.

settings-managers-only = Only people who can manage this server can change its settings.
settings-no-table = There's no game in this channel to save. Open one with { COMMAND("uno new") }, choose its options, then save them.
settings-preset-taken = One of the standard presets already has that name. Choose another one.
settings-only-managers = On this server, only people who manage it can open a game.
settings-only-role = On this server, only people with the role { $role } can open a game.
settings-role-gone = The role that could open games is gone, so for now only people who manage this server can. They can pick another with { COMMAND("uno-settings") }.
settings-not-here = No games in this channel. On this server, open them in: { $channels }
settings-channels-gone = The channels for games on this server are gone. Ask a server admin to pick others with { COMMAND("uno-settings") }.

settings-talk = Table talk
settings-talk-none = No table talk
settings-talk-reactions = Players react with 😂 😱 😡 🎉
settings-talk-remarks = Bots say something now and then
