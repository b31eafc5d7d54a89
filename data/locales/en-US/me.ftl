## What users choose for themselves, and what is kept about them.

me-heading = ### 👤 You
me-says = Only you see this, and it goes for all servers.
me-language = **Language of everything that only you see**
me-language-discord = As on Discord
me-turn = { $on ->
    [on] **Your turn:** I mention you when your turn comes and you are not at the table.
   *[off] **Your turn:** I don't mention you when your turn comes.
}
me-turn-change = { $on ->
    [on] Don't tell me
   *[off] Tell me when it's my turn
}
me-tables = { $on ->
    [on] **Open tables:** on this server you are mentioned when one opens, at most every half hour.
   *[off] **Open tables:** on this server you are not mentioned when one opens.
}
me-tables-change = { $on ->
    [on] Don't tell me about tables
   *[off] Tell me when a table opens
}
me-visibility = { $on ->
    [on] **Other servers:** their leaderboards of all servers show you by your name on Discord, never by a nickname, and anybody may see your figures there. On servers where you have played, members see you in any case.
   *[off] **Other servers:** you are **not shown outside of the servers** where you have played: not on leaderboards of all servers, neither alone nor in a team, and nobody but you sees your figures of all servers.
}
me-visibility-change = { $on ->
    [on] Hide me on other servers
   *[off] Show me everywhere
}
me-data = My data as a file
me-forget = Forget me …
me-back = Back
me-exported = Everything that is kept about you is in this file.
me-exporting = Your file is being made already. It comes in a moment.
me-forget-heading = ### Shall I forget you?
me-forget-says =
    Your name, your figures, your ratings and your settings are deleted, on all servers, and in the games you played “?” stands in your place. The results of the others stay as they are.
    This **cannot be undone.** To see first what is kept, go back and take your data as a file.
me-forget-sure = Yes, forget me
me-forget-leaving = Leave the game and forget me
me-forgotten = You are forgotten. If you play again, you start afresh.
me-not-forgotten = That couldn't be saved, so you are not forgotten yet. Please try again in a little while.
