### The settings of a server, and what follows from them for somebody who opens a game.

settings-heading = ### How UNO is played on this server
settings-says = Each choice is saved at once, and holds for every game that is opened from now on.

settings-language = Language of what everybody sees
settings-language-discord = This server's language on Discord
settings-language-own = English
settings-games = New games, unless somebody asks for something else
settings-preset-below = Turn time and rules chosen below
settings-presets = Presets of this server
settings-presets-says = Play as you like in a channel, then use { COMMAND("uno-settings") } with `keep` and a name there. Up to { $most }.
settings-preset-drop = { $count ->
    [one] Drop the one there is…
   *[other] Drop one of { $count }…
}
settings-hosts = Who may open a game
settings-hosts-everybody = Everybody
settings-hosts-managers = Only those who manage this server
settings-hosts-role = Only people with the role below
settings-choose-role = Only people with this role…
settings-channels = Where games may be opened, threads included
settings-channels-all = Everywhere
settings-channels-missing = { $count ->
    [one] One of the channels you chose is gone.
   *[other] { $count } of the channels you chose are gone.
}
settings-judging = Who judges a dance (BTS)
settings-judging-routine = A routine
settings-judging-routine-says = Six moves to press in the right order, in 30 seconds.
settings-judging-vote = The table
settings-judging-vote-says = Dance as you like, in voice or in the chat; the others vote.
settings-judging-honour = Honour
settings-judging-honour-says = Dance as you like, and then say yourself whether it was a dance.
settings-pings = { $on ->
    [on] **Pings:** whoever is running out of time is pinged once, and at their turn whoever wants that, and everybody in slow games.
   *[off] **Pings:** nobody is pinged.
}
settings-ping = { $on ->
    [on] Ping nobody
   *[off] Ping people once
}
settings-threads = { $on ->
    [on] **Threads:** a new game gets a thread of its own at Start, unless its host says otherwise.
   *[off] **Threads:** a new game is played in the channel, unless its host says otherwise.
}
settings-thread = { $on ->
    [on] Play in the channel
   *[off] Play in own threads
}
settings-told = Who is told when a table opens
settings-told-says = One mention of this role, at most every half hour. Everybody must be allowed to mention it. With no role, only people who asked for it are told.
settings-told-choose = People who asked for it
settings-told-gone = The role that you chose is gone, so people who asked for it are told.

## Why not.

settings-managers-only = Only people who may manage this server can change its settings.
settings-no-table = There is no game in this channel to keep. Open one with { COMMAND("uno new") }, choose its options, and then keep them.
settings-preset-taken = One of the presets that everybody has is called that. Choose another name.
settings-only-managers = On this server, only those who manage it may open a game.
settings-only-role = On this server, only people with the role { $role } may open a game.
settings-role-gone = The role that may open games is gone, so for now only those who manage this server may. They can choose another with { COMMAND("uno-settings") }.
settings-not-here = Games are not played here. On this server, open them in: { $channels }
settings-channels-gone = The channels for games on this server are gone. Somebody who manages it can choose others with { COMMAND("uno-settings") }.
