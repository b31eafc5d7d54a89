### Colors, symbols, and how they make the name of a card. `.inside` stands in a sentence, `.short` is as brief as can be.

colour-red = Red
    .inside = red
    .short = Red
colour-blue = Blue
    .inside = blue
    .short = Blue
colour-green = Green
    .inside = green
    .short = Green
colour-yellow = Yellow
    .inside = yellow
    .short = Yellow
colour-purple = Purple
    .inside = purple
    .short = Purple
colour-pink = Pink
    .inside = pink
    .short = Pink
colour-teal = Teal
    .inside = teal
    .short = Teal
colour-orange = Orange
    .inside = orange
    .short = Orange

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
symbol-wild-draw-colour = Wild Draw Color
symbol-wild-reverse-draw-four = Wild Reverse Draw Four
symbol-colour-roulette = Color Roulette
symbol-infinity-gauntlet = Infinity Gauntlet
symbol-dancing-wild = Dancing Wild
symbol-creeper = Creeper
symbol-optimus-power = Optimus' Power
symbol-megatrons-rule = Megatron's Rule

## Names of cards: a wild is called by its symbol.

card-number = { $short } { $symbol }
card-action = { $colour } { $symbol }
card-many = { $card } ×{ $count }
# A wild in the middle of a sentence.
card-inside = { $symbol ->
    [infinity-gauntlet] the { $card }
    [optimus-power] { $card }
    [megatrons-rule] { $card }
   *[other] a { $card }
}

## Several in a row: between two of them, before the last, and where there is none.

list-between = { ", " }
list-last = { " and " }
list-or = { " or " }
list-none = nothing

## What may be played on the top; it stands in the middle of a line. $number is -1 where the card has none.

matches-colour = { $colour }
matches-colour-or-number = { $colour } or { $number ->
    [8] an { $symbol }
   *[other] a { $symbol }
}
matches-colour-or-symbol = { $colour } or a { $symbol }
matches-stack = { $answers }
matches-and-colour = { $symbols } in { $colour }
matches-unnamed = no color yet
matches-free = { $matches }, or a { $symbol }
