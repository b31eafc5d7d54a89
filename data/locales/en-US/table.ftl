### The table, which everybody sees, and what hands and table say alike.

table-heading = ## UNO { $edition } · Round { $round }
table-side = { $side ->
    [dark] 🌑 Dark side: Decepticons
   *[light] 🌕 Light side: Autobots
}
table-house = House rules: { $rules }

table-top = On top: **{ $card }**
# A card that was laid there and does nothing; $there: whether what it was laid on still lies under it.
table-top-laid = { $there ->
    [yes] { $card }, laid on { $beneath }
   *[no] { $card }, laid there
}
table-top-wild = On top: **{ $card }** → **{ $colour }**
table-deadline = ⏳{ "\u00A0" }{ $when }
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-colour = { $colour }: { $cards }
table-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
table-back = { $pile }, the top one's back is { $card }
table-due = Stack: **+{ $count }**
table-direction = { $direction ->
    [left] Play goes down{ "\u00A0" }⬇️
   *[right] Play goes up{ "\u00A0" }⬆️
}
table-matches = Playable: { $matches }

## Beside a name.

table-owes = ❗ hasn't called UNO
table-called = UNO!
table-left = left
table-knocked-out = out
table-out = not in this round
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

table-away = 💤 away{ $by ->
    [computer] , bot playing
   *[nobody] {""}
}
table-now-away = { $you ->
    [seat] { $by ->
        [computer] You are away: the bot plays for you until you press anything.
       *[nobody] You are away: the usual answers are given until you press anything.
    }
   *[nobody] { $by ->
        [computer] { $seat } is away: the bot plays on.
       *[nobody] { $seat } is away: the usual answers are given.
    }
}
table-now-back = { $you ->
    [seat] You are back.
   *[nobody] { $seat } is back.
}

# Those who can be caught.
table-uncalled = ❗ { $count ->
    [one] **{ $seats }** hasn't called UNO!
   *[other] **{ $seats }** haven't called UNO!
}
# $seat: they played their second-to-last card without it, and no one caught them in time.
table-forgot = { $you ->
    [seat] You forgot to call UNO, and no one noticed!
   *[nobody] { $seat } forgot to call UNO!
}
table-back-soon = 🔧 I am restarting and will be back in a moment. Nothing is lost, and these buttons will work again.
table-spared = { $you ->
    [seat] I was away for a moment, so you get a little more time.
   *[nobody] I was away for a moment, so { $seat } gets a little more time.
}

## Headlines: what people want to see stays above the moves for a while, and says why.

# $why: the color until which they drew; the card on top, which made them; or nothing that needs to be said.
headline-drawn = { $why ->
    [colour] { $you ->
        [seat] 🎡 You drew { $count } cards until { $colour } came up!
       *[nobody] 🎡 { $seat } drew { $count } cards until { $colour } came up!
    }
    [card] { $you ->
        [seat] 😱 { $card }: you draw { $count }!
       *[nobody] 😱 { $card }: { $seat } draws { $count }!
    }
   *[nothing] { $you ->
        [seat] 😱 You drew { $count } cards!
       *[nobody] 😱 { $seat } drew { $count } cards!
    }
}
# How fast a call of UNO or a catch was.
headline-timed = { $headline } ⏱️{ "\u00A0" }{ $seconds }{ "\u00A0" }s

## Buttons.

table-hand = My hand
table-uno = UNO!
table-catch = Catch!
table-draw = Draw
table-rules = Rules
table-skip = Skip to my turn
table-react = React…
table-react-laugh = Haha!
table-react-shock = Whoa!
table-react-anger = Argh!
table-react-party = Yay!

table-asleep = 💤 The game fell asleep. Press any button to wake it.
table-outdated = 📜 The rules were brought up to date, so this game, begun under the former ones, ends here. Nothing more of it is counted, and the channel is free: { COMMAND("uno new") } opens another.
table-aside = 🗃️ This game was damaged on disk and cannot go on. Nothing of it is counted, and the channel is free: { COMMAND("uno new") } opens another.

## The dance floor.

dance-heading = ## 🕺 { $seat } dances!
dance-says = { $judging ->
    [vote] In voice, in the chat, however they like. Was it a dance? The others vote; if they say no, it costs three cards.
    [honour] In voice, in the chat, however they like. { $seat } says whether it was a dance; if not, it costs three cards.
   *[routine] { $moves } moves in front of everyone. A wrong one, or too slow, and it costs three cards.
}
dance-done = Danced so far: { $done } of { $all }
dance-panel = ### 🕺 Dance!
dance-panel-says = { $judging ->
    [vote] Dance as you like, in voice or in the chat. The others are voting on it.
    [honour] Dance as you like, in voice or in the chat. Then say, on your honor, how it was.
   *[routine] Press the moves in this order.
}
# $votes: how many say so.
dance-yes = { $judging ->
    [honour] I danced!
   *[vote] A dance! ({ $votes })
}
dance-no = { $judging ->
    [honour] It was no dance
   *[vote] No dance ({ $votes })
}
dance-next = Next: **{ $move }**
dance-left = Left
dance-right = Right
dance-up = Up
dance-down = Down
dance-clap = Clap
dance-spin = Spin

table-stop-vote = 🛑 Stop the game? { $votes } of { $needed } agree.
table-kick-vote = 🗳️ Remove { $player }? { $votes } of { $needed } agree.
table-stop-agree = Agree: stop
table-kick-agree = Agree: remove { $player }

# The first message in a thread of the game's own: it brings the players there, whose names are mentions.
table-dealt-here = 🃏 { $players } The cards are dealt: press **My hand**.

# At the end of a match. $kind: whether it was a call or a catch.
table-fastest = { $kind ->
    [catch] ⏱️ Fastest of the match: { $seat } caught someone in { $seconds }{ "\u00A0" }s
   *[call] ⏱️ Fastest of the match: { $seat } called UNO in { $seconds }{ "\u00A0" }s
}
