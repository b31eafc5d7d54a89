### Colours, symbols, and how they make the name of a card.

colour-red = Red
    .inside = red
colour-blue = Blue
    .inside = blue
colour-green = Green
    .inside = green
colour-yellow = Yellow
    .inside = yellow
colour-purple = Purple
    .inside = purple
colour-pink = Pink
    .inside = pink
colour-teal = Teal
    .inside = teal
colour-orange = Orange
    .inside = orange

## Symbols that are no numbers. $edition is the key of the edition they are played in.

symbol-skip = Skip
symbol-reverse = Reverse
symbol-draw-one = Draw One
symbol-draw-two = Draw Two
symbol-draw-four = Draw Four
symbol-draw-five = Draw Five
symbol-flip = Flip
symbol-skip-everyone = Skip Everyone
symbol-discard-all = Discard All
symbol-wild = Wild
symbol-wild-draw-two = Wild Draw Two
symbol-wild-draw-four = Wild Draw Four
symbol-wild-draw-six = Wild Draw Six
symbol-wild-draw-ten = Wild Draw Ten
symbol-wild-draw-colour = Wild Draw Colour
symbol-wild-reverse-draw-four = Wild Reverse Draw Four
symbol-colour-roulette = Colour Roulette
symbol-infinity-gauntlet = Infinity Gauntlet
symbol-dancing-wild = Dancing Wild
symbol-creeper = Creeper
symbol-optimus-power = Optimus' Power
symbol-megatrons-rule = Megatron's Rule

## Names of cards: a wild is called by its symbol.

card-number = { $colour } { $symbol }
card-action = { $colour } { $symbol }
card-many = { $card } ×{ $count }

## Several in a row: between two of them, before the last, and where there is none.

list-between = { ", " }
list-last = { " and " }
list-or = { " or " }
list-none = nothing

## What may be played on the top; it stands in the middle of a line.

matches-colour = { $colour }
matches-colour-or-number = { $colour }, or any { $symbol }
matches-colour-or-symbol = { $colour }, or any { $symbol }
matches-stack = { $answers }
matches-and-colour = { $symbols } in { $colour }
matches-unnamed = no colour yet
matches-free = { $matches }, or a { $symbol }
