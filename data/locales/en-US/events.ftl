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
event-card-turned = First card: { $card }.
event-card-buried = { "" }

## A turn.

event-card-played = { $you ->
    [seat] You played { $card }.
   *[nobody] { $seat } played { $card }.
}
event-card-added = { $you ->
    [seat] You added { $card }.
   *[nobody] { $seat } added { $card }.
}
event-adding-ended = { "" }
# $skipped: they drew in the place of their turn. $more: for a card that they had just drawn.
event-cards-drawn = { $seen ->
    [yes] { $skipped ->
        [yes] You drew { $cards } and were skipped.
       *[no] { $more ->
            [yes] You also drew { $cards }.
           *[no] You drew { $cards }.
        }
    }
   *[no] { $skipped ->
        [yes] { $count ->
            [one] { $seat } drew a card and was skipped.
           *[other] { $seat } drew { $count } cards and was skipped.
        }
       *[no] { $more ->
            [yes] { $count ->
                [one] { $seat } drew 1 more card.
               *[other] { $seat } drew { $count } more cards.
            }
           *[no] { $count ->
                [one] { $seat } drew a card.
               *[other] { $seat } drew { $count } cards.
            }
        }
    }
}
event-card-kept = { $you ->
    [seat] You kept it.
   *[nobody] { $seat } kept it.
}
event-turn-passed = { $you ->
    [seat] No cards left to draw, so you passed.
   *[nobody] No cards left to draw, so { $seat } passed.
}
event-turn-lost = { $you ->
    [seat] You were skipped.
   *[nobody] { $seat } was skipped.
}
event-direction-turned = Direction reversed!
event-colour-named = { $you ->
    [seat] You chose { $colour }.
   *[nobody] { $seat } chose { $colour }.
}
event-pile-refilled = The discards were shuffled into a new draw pile.

## UNO.

event-uno-called = { $you ->
    [seat] You called UNO!
   *[nobody] { $seat } called UNO!
}
event-uno-caught = { $you ->
    [by] 👀 You caught { $seat }, who forgot to call UNO!
    [seat] 👀 { $by } caught you: you forgot to call UNO!
   *[nobody] 👀 { $by } caught { $seat }, who forgot to call UNO!
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
            [seat] 💥 You drew { $cards }!
           *[nobody] 💥 { $seat } drew { $cards }!
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
event-hands-passed = 🔃 Everyone passed their hand to the next player.
event-cards-discarded = { $you ->
    [seat] You discarded { $cards }.
   *[nobody] { $seat } discarded { $cards }.
}

## The end, and leaving.

event-round-ended = { $without ->
    [winner] No one could move: no winner this round.
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
        [yes] 🏆 It's a tie: { $winners }!
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
        [0] A moderator removed you from the game.
       *[other] You were voted out of the game.
    }
   *[nobody] { $count ->
        [0] A moderator removed { $seat } from the game.
       *[other] { $seat } was voted out of the game.
    }
}
event-seat-knocked-out = { $you ->
    [seat] 💀 No mercy! { $mercy } cards, you're out!
   *[nobody] 💀 No mercy! { $mercy } cards, { $seat } is out!
}

## Avengers.

# $shout: the color of the card; $drew: whether anyone drew for it, "unknown" where that is not told here.
event-card-laid = { $you ->
    [seat] { $drew ->
        [yes] 🫰 { $shout }! You laid { $card }, so everyone holding { $colour } draws two: { $drawers }.
        [no] 🫰 { $shout }! You laid { $card }, but no one has to draw.
       *[unknown] 🫰 { $shout }! You laid { $card }, so everyone holding { $colour } draws two.
    }
   *[nobody] { $drew ->
        [yes] 🫰 { $shout }! { $seat } laid { $card }, so everyone holding { $colour } draws two: { $drawers }.
        [no] 🫰 { $shout }! { $seat } laid { $card }, but no one has to draw.
       *[unknown] 🫰 { $shout }! { $seat } laid { $card }, so everyone holding { $colour } draws two.
    }
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

# $won: which of them won.
event-duel-fought = { $you ->
    [seat] ⚔️ You challenged { $other } to a duel { $won ->
        [seat] and won!
       *[other] and lost!
    }
   *[nobody] ⚔️ { $seat } challenged { $other } to a duel { $won ->
        [seat] and won!
       *[other] and lost!
    }
}
event-table-flipped = 🌗 Flip! Every card turned over!
event-card-activated = { $you ->
    [seat] You activated the card that came up.
   *[nobody] { $seat } activated the card that came up.
}
