### Tips for users who have never finished a match: at most one a screen.

tip-play = Tap a card that isn't gray: it fits by color, number or symbol.
tip-uno = Down to two? **+ UNO!** plays the card and calls UNO in one go.
tip-wild = A wild goes on anything. You choose the color afterwards.
tip-draw = Nothing fits? Press **Draw**.
tip-colour = Choose the color you hold the most of.
tip-challenge = The more cards they hold, the likelier it's a bluff.
tip-stack = Add a draw card, and the next player faces the whole sum.
tip-catch = Someone forgot to call UNO. Catch them before the next move!
tip-lobby = New here? Leave it all as it is: none of this has to be changed.
