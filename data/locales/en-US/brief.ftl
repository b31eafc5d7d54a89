### The rules of each edition in brief: the first page of its rule book.

-brief-turn = - **Your turn:** play one card that matches the top one in colour, number or symbol, or draw one. A drawn card that matches may be played at once.
-brief-uno = - **UNO!** Call it when you play your last card but one. If you forget, and are caught before the next player has moved, you draw two.
-brief-actions = - **Skip:** the next player loses the turn. **Reverse:** play changes direction. **Draw Two:** the next player draws two and loses the turn. **Wild:** name the colour.
-brief-wild-draw-four = - **Wild Draw Four:** name the colour; the next player draws four and loses the turn, or challenges. It is a bluff if you also held a card of the colour in force before. If the challenge finds a bluff, you draw the four; if not, the challenger draws six.
-brief-last = - **The end:** whoever has no card left wins the round. A draw card played last still makes the next player draw.

brief-classic =
    { -brief-turn }
    { -brief-actions }
    { -brief-wild-draw-four }
    { -brief-uno }
    { -brief-last }
brief-avengers =
    { -brief-turn }
    { -brief-actions }
    { -brief-wild-draw-four }
    - **Infinity Gauntlet:** a wild. Lay a coloured card on it: everybody who holds a card of that colour draws two, you included. Then name the colour. Without a coloured card it is a plain wild.
    { -brief-uno }
    { -brief-last }
brief-bts =
    { -brief-turn }
    { -brief-actions }
    { -brief-wild-draw-four }
    - **Dancing Wild:** name the colour. The next player dances in front of everybody, or draws three. Their turn follows either way.
    { -brief-uno }
    { -brief-last }
brief-minecraft =
    { -brief-turn }
    { -brief-actions }
    { -brief-wild-draw-four }
    - **Creeper:** whoever draws one has to show it, and draws three more at once. A Creeper among those three stays hidden and sets off nothing. Played, it is a wild.
    { -brief-uno }
    { -brief-last }
brief-transformers =
    { -brief-turn } You see the backs of the others' cards, but never of your own.
    - **Flip:** everything turns over to the other side. If an action card comes up, you may activate it; if a wild does, you name the colour. Right after another Flip, a Flip goes on any card.
    - **Light side:** +1 and Skip hit the next player. **Wild Draw Two** may be challenged. **Optimus' Power:** a duel of your highest numbers. The higher one wins; the winner may put away up to two cards, and names the colour.
    - **Dark side:** +5 hits the next player; **Skip Everyone:** you go again. **Wild Draw Colour:** the next player draws until that colour comes up, or challenges. **Megatron's Rule:** a duel of your lowest numbers. The lower one draws two; the winner names the colour.
    - **Bluffs:** a Wild Draw card is a bluff if you also held a card of the colour in force, or another wild. If the challenge finds one, you draw; if not, the challenger draws two more.
    { -brief-uno }
    { -brief-last }
brief-no-mercy =
    - **Your turn:** play one card that matches the top one in colour, number or symbol. If you cannot, you draw until you can, and play that card.
    - **Draw cards stack:** answer +2, +4, +6 or +10 with one that is as high or higher; whoever does not answer draws the whole sum and loses the turn. **Wild Reverse Draw Four** changes the direction first.
    - **7:** swap hands with a player you pick. **0:** everybody passes their hand on.
    - **Skip Everyone:** you go again. **Discard All:** everybody discards all cards of its colour.
    - **Colour Roulette:** the next player names a colour, draws until it comes up and loses the turn.
    - **Mercy:** with 25 cards you are out. The last one left also wins the round.
    { -brief-uno }
    - **The end:** whoever has no card left wins the round.
