## What users choose for themselves, and what is kept about them.

me-heading = ### 👤 You
me-says = Only you see this, and it counts on all servers.
me-language = **Language of everything only you see**
me-language-discord = Same as Discord
me-turn = { $on ->
    [on] **Your turn:** I mention you when it's your turn and you're not at the table.
   *[off] **Your turn:** I don't mention you when it's your turn.
}
me-turn-change = { $on ->
    [on] Don't tell me
   *[off] Tell me when it's my turn
}
me-tables = { $on ->
    [on] **Open tables:** on this server, you're mentioned when one opens, at most every half hour.
   *[off] **Open tables:** on this server, you're not mentioned when one opens.
}
me-tables-change = { $on ->
    [on] Don't tell me about tables
   *[off] Tell me when a table opens
}
me-visibility = { $on ->
    [on] **Other servers:** leaderboards of all servers show you by your Discord name, never by a nickname, and anyone can see your stats there. Moments of your reviewed games may become puzzles, without names. On servers where you've played, members always see you.
   *[off] **Other servers:** outside of the servers where you've played, you're **hidden**: you're not on leaderboards of all servers, alone or in a team, and only you see your stats from all servers. Your games give no puzzles.
}
me-visibility-change = { $on ->
    [on] Hide me on other servers
   *[off] Show me everywhere
}
me-puzzles = **Puzzles:** rating **{ $rating }**, { $solved } of { $tries } solved at the first try.
me-data = My data as a file
me-forget = Delete my data…
me-back = Back
me-exported = Everything I keep about you is in this file.
me-exporting = I'm already making your file. It'll be here in a moment.
me-forget-heading = ### Delete all your data?
me-forget-says =
    Your name, stats, ratings and settings are deleted on all servers, and games you played show “?” in your place. Everyone else's results stay as they are.
    You **can't undo this.** To see what I keep first, go back and get your data as a file.
me-forget-sure = Yes, delete everything
me-forget-leaving = Leave the game and delete everything
me-forgotten = Done, everything is deleted. If you play again, you start fresh.
me-not-forgotten = I couldn't save that, so nothing is deleted yet. Try again in a moment.

# Only for users who have not finished a match yet.
me-tips = { $on ->
    [on] **Tips:** in your first match I tell you what to do.
   *[off] **Tips:** off.
}
me-tips-change = { $on ->
    [on] No tips
   *[off] Give me tips
}
me-ear = { $on ->
    [on] **By ear:** your hands have words and buttons first, and pictures below them.
   *[off] **By ear:** off. For screen readers: words and buttons first, pictures below them.
}
me-ear-change = { $on ->
    [on] Pictures above buttons
   *[off] Buttons before pictures
}
