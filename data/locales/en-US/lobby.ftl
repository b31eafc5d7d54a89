### The lobby: editions, options, house rules.

## Editions, and what is special about each in two lines.

lobby-edition-classic = Classic
lobby-edition-avengers = Avengers
lobby-edition-bts = BTS
lobby-edition-minecraft = Minecraft
lobby-edition-transformers = Transformers
lobby-edition-no-mercy = No Mercy

lobby-special-classic =
    Match color, number or symbol, and get rid of all your cards.
    A Wild Draw Four may be a bluff: challenge it, if you dare.
lobby-special-avengers =
    Play the **Infinity Gauntlet** and lay a colored card on it.
    Everyone holding that color draws two, so snap with care.
lobby-special-bts =
    The **Dancing Wild** puts the next player on the dance floor.
    Dance in front of everyone, or draw three cards.
lobby-special-minecraft =
    Draw a **Creeper** and you have to show it, then draw three more.
    In your hand it's a Wild, and worth having.
lobby-special-transformers =
    Every card has two faces, and a **Flip** turns them all over: hands, piles, colors.
    What is left to settle, **Optimus** and **Megatron** settle in duels.
lobby-special-no-mercy =
    Draw cards stack, a 7 swaps hands, a 0 passes them on, and you draw until you can play.
    Reach 25 cards and you're out: **no mercy**.

## The lobby.

lobby-heading = ## UNO { $edition }
lobby-seats = Seats: { $count } of { $most }
lobby-host = host
lobby-easy = easy
lobby-normal = normal
lobby-hard = hard
# After a match: its players who have not joined yet. They are not notified.
lobby-rematch = Rematch, { $names }? Press **Join**.
lobby-too-few = You need at least { $count } players.
lobby-seal = Fair-deal code: `{ $seal }`
lobby-join = Join
lobby-leave = Leave
lobby-options = Options
# At Start the game gets a thread of its own; { $edition } and { $host } name it.
lobby-thread = Played in a thread of its own, which opens at Start
lobby-thread-name = UNO · { $edition } · { $host }
lobby-moved = ➡️ Played in { $thread }. Anyone who wants to watch is welcome there.
lobby-start = Start
# For a host who is alone: three computers sit down, and the cards are dealt.
lobby-play-now = Play now against three bots
# The menu of computer players, and its entries.
lobby-computers = + Bot
lobby-add-computer = + Bot: { $level }
lobby-remove-computer = Remove { $name }
# How the match is won, in a few words, in a line with other options.
lobby-short-single = single round
lobby-short-points = first to { $target } points
lobby-short-lowest = lowest total, to { $target } points

## Asking a person into the lobby.

invite-says = { $guest }, { $name } asks you to play UNO { $edition }!
invite-lobby = The lobby
invite-no-lobby = There is no lobby in this channel. { COMMAND("uno new") } opens one.
invite-not-seated = Only players in the lobby can invite others. Press **Join** there first.
invite-bot = Other bots can't play. The lobby has a menu that adds a computer player.
invite-own = You can't invite yourself.
invite-absent = They can't see this channel, so they can't join here.
invite-too-often = You have invited several people within a minute. Please wait a little before the next one.

## Options.

lobby-panel = ### How do you want to play?
lobby-panel-read = ### How this game is played
# The second page of the panel, and the ways there and back.
lobby-panel-more = ### More options
lobby-more-options = More options
lobby-first-options = Back
lobby-host-chooses = Only the host can change these.
lobby-closed = This lobby has closed, so there is nothing left to choose. { COMMAND("uno new") } opens another.
lobby-choose-edition = Edition
lobby-choose-scoring = Scoring
lobby-choose-target = Target
lobby-choose-time = Time for each turn
lobby-choose-house = House rules: none
lobby-choose-hand = Cards dealt to each
lobby-choose-uno = Cards for a missed UNO call
lobby-choose-computers = Computer players

lobby-scoring-single = Single round
lobby-scoring-single-says = One round. Win it and you win the match.
lobby-scoring-points = Points
lobby-scoring-points-says = Win a round, score the cards left in the other hands. First to { $target } wins.
lobby-scoring-lowest = Lowest total
lobby-scoring-lowest-says = Score the cards left in your own hand. When someone hits { $target }, lowest wins.
lobby-target = { $count ->
    [one] 1 point
   *[other] { $count } points
}
lobby-time = { $seconds } seconds a turn
lobby-time-slow = Slow game: { $hours } hours a turn
lobby-time-slow-says = You are mentioned when your turn comes, and needn't be there before
lobby-no-time = No time limit
lobby-no-house = No house rules
lobby-house-line = House rule **{ $rule }**: { $says }
lobby-with-computers = Bots may play
lobby-people-only = People only
lobby-people-only-says = People only: no bots at the table, and none plays for anyone who is away.
lobby-choose-thread = Where it is played
lobby-no-thread = In this channel
lobby-own-thread = In a thread of its own
lobby-own-thread-says = At Start the game moves to a new thread, and this channel is free again.
lobby-hand = { $count } cards dealt to each
lobby-uno = { $count ->
    [one] 1 card for being caught
   *[other] { $count } cards for being caught
}

## House rules.

lobby-house-stacking = Stacking
lobby-house-stacking-says = Answer a draw card with another one. Can't, or won't? You draw the whole sum.
lobby-house-stack-same = Stacking, like on like
lobby-house-stack-same-says = Stacking, but only +2 on +2, and Wild Draw Four on Wild Draw Four.
lobby-house-stack-any = Stacking, any on any
lobby-house-stack-any-says = Stacking, and a +2 answers a Wild Draw Four, too.
lobby-house-deflect = Deflecting
lobby-house-deflect-says = A Skip or a Reverse of the color in play sends a penalty on to another player.
lobby-house-seven-zero = Seven-0
lobby-house-seven-zero-says = A 7 swaps hands with a player you pick; a 0 passes all hands on.
lobby-house-jump-in = Jump-In
lobby-house-jump-in-says = Play a card identical to the top one, even out of turn.
lobby-house-doubles = Doubles
lobby-house-doubles-says = With a number, play others of the same number in the same turn.
lobby-house-draw-to-match = Draw to match
lobby-house-draw-to-match-says = Draw until you get a card that can be played.
lobby-house-force-play = Force Play
lobby-house-force-play-says = If the card you drew can be played, you have to play it.
lobby-house-must-play = Must play
lobby-house-must-play-says = If you can play, you can neither draw nor pass.
lobby-house-draw-and-play = Draw and play
lobby-house-draw-and-play-says = After drawing a penalty you still take your turn.
lobby-house-no-bluff = No bluffing
lobby-house-no-bluff-says = Wild draw cards only when they are allowed, so no challenges.
lobby-house-no-wild-finish = No wild to finish
lobby-house-no-wild-finish-says = A wild can't be your last card.
lobby-house-no-action-finish = Finish with a number
lobby-house-no-action-finish-says = Only a number can be your last card.
lobby-house-teams = Teams
lobby-house-teams-says = Every other seat is one team; an even number of players, at least four.
lobby-house-discard-own = Discard your own
lobby-house-discard-own-says = Discard All empties only the hand of the player who plays it.
