### What has happened: a sentence an event. An empty one is not told.
###
### Where the one who reads takes part, their name is the word "you", and $you says which part they have: seat, other,
### by, … or nobody; a sentence that begins with them begins with "You". $without names a part that nobody has.
### $cards are the cards in words, $count how many; $seen is "no" where the reader may not see them.

event-you = you
event-between = { " " }

## Dealing.

event-dealer-drawn = { $you ->
    [dealer] You drew the highest card, { $card }, so you deal.
   *[nobody] { $dealer } drew the highest card, { $card }, and deals.
}
event-round-dealt = { $you ->
    [dealer] Round { $round }: you dealt.
   *[nobody] Round { $round }: { $dealer } dealt.
}
event-card-turned = { $card } was turned over to start with.
event-card-buried = It went to the bottom of the draw pile.

## A turn.

event-card-played = { $you ->
    [seat] You played { $card }.
   *[nobody] { $seat } played { $card }.
}
event-card-added = { $you ->
    [seat] You put { $card } on top.
   *[nobody] { $seat } put { $card } on top.
}
event-adding-ended = { "" }
event-cards-drawn = { $seen ->
    [yes] You drew { $cards }.
   *[no] { $count ->
        [one] { $seat } drew a card.
       *[other] { $seat } drew { $count } cards.
    }
}
event-card-kept = { $you ->
    [seat] You kept the card.
   *[nobody] { $seat } kept the card.
}
event-turn-passed = { $you ->
    [seat] There was nothing to draw, so you passed.
   *[nobody] There was nothing to draw, so { $seat } passed.
}
event-turn-lost = { $you ->
    [seat] You lost the turn.
   *[nobody] { $seat } lost the turn.
}
event-direction-turned = Play changed direction.
event-colour-named = { $you ->
    [seat] You named { $colour }.
   *[nobody] { $seat } named { $colour }.
}
event-pile-refilled = The discards were shuffled into a new draw pile.

## UNO.

event-uno-called = { $you ->
    [seat] You called UNO!
   *[nobody] { $seat } called UNO!
}
event-uno-caught = { $you ->
    [by] 👀 You caught { $seat }: no UNO was called!
   *[nobody] 👀 { $by } caught { $seat }: no UNO was called!
}
event-calls-closed = { "" }
event-call-deferred = { "" }

## What cards do.

event-penalty-raised = { "" }
event-penalty-settled = { "" }
event-challenged = { $guilty ->
    [yes] { $you ->
        [seat] You challenged { $accused }: it was a bluff!
       *[nobody] { $seat } challenged { $accused }: it was a bluff!
    }
   *[no] { $you ->
        [seat] You challenged { $accused }, but it was no bluff.
       *[nobody] { $seat } challenged { $accused }, but it was no bluff.
    }
}
# $stirs: it is a card that sets something off when it is drawn.
event-cards-shown = { $without ->
    [to] { $stirs ->
        [yes] { $you ->
            [seat] 💥 { $cards }! You had to show it.
           *[nobody] 💥 { $cards }! { $seat } had to show it.
        }
       *[no] { $you ->
            [seat] You showed { $cards }.
           *[nobody] { $seat } showed { $cards }.
        }
    }
   *[nothing] { $you ->
        [seat] You showed { $to } your hand: { $cards }.
        [to] { $seat }'s hand: { $cards }.
       *[nobody] Only { $to } got to see { $seat }'s hand.
    }
}
event-hands-swapped = { $you ->
    [seat] 🔄 You swapped hands with { $other }.
   *[nobody] 🔄 { $seat } swapped hands with { $other }.
}
event-hands-passed = 🔃 Everybody passed their hand on.
event-cards-discarded = { $you ->
    [seat] You discarded { $cards }.
   *[nobody] { $seat } discarded { $cards }.
}

## The end, and leaving.

event-round-ended = { $without ->
    [winner] Nobody could go on, and nobody won the round.
   *[nothing] { $count ->
        [one] { $you ->
            [winners] You won the round!
           *[nobody] { $winners } won the round!
        }
       *[other] { $winners } won the round!
    }
}
event-match-won = { $count ->
    [one] { $you ->
        [winners] 🏆 You won the match!
       *[nobody] 🏆 { $winners } won the match!
    }
   *[other] { $is_shared ->
        [yes] 🏆 The match is shared by { $winners }!
       *[no] 🏆 { $winners } won the match!
    }
}
event-seat-left = { $you ->
    [seat] You left the game.
   *[nobody] { $seat } left the game.
}
# $count: how many voted; 0: a moderator did it.
event-seat-put-out = { $you ->
    [seat] { $count ->
        [0] A moderator put you out of the game.
       *[other] You were voted out of the game.
    }
   *[nobody] { $count ->
        [0] A moderator put { $seat } out of the game.
       *[other] { $seat } was voted out of the game.
    }
}
event-seat-knocked-out = { $you ->
    [seat] 💀 No mercy: you have { $mercy } cards and are out!
   *[nobody] 💀 No mercy: { $seat } has { $mercy } cards and is out!
}

## Avengers.

event-card-laid = { $you ->
    [seat] 🫰 You laid { $card } on the Infinity Gauntlet.
   *[nobody] 🫰 { $seat } laid { $card } on the Infinity Gauntlet.
}

## BTS.

event-danced = { $danced ->
    [yes] { $you ->
        [seat] 🕺 You danced!
       *[nobody] 🕺 { $seat } danced!
    }
   *[no] { $you ->
        [seat] No dance from you.
       *[nobody] No dance from { $seat }.
    }
}

## Transformers.

event-duel-fought = { $you ->
    [seat] ⚔️ You challenged { $other } to a duel, and { $winner } won.
   *[nobody] ⚔️ { $seat } challenged { $other } to a duel, and { $winner } won.
}
event-table-flipped = 🌗 Everything was turned over!
event-card-activated = { $you ->
    [seat] You activated the card that came up.
   *[nobody] { $seat } activated the card that came up.
}
