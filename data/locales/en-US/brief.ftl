### The rules of each edition in brief: the first page of its rule book.

-brief-turn = - **Your turn:** play one card that matches the top one in color, number or symbol, or draw one. If the card you drew matches, you can play it right away.
-brief-uno = - **UNO!** Call it when you play your second-to-last card. Get caught before the next player moves, and you draw two.
-brief-actions = - **Skip:** the next player is skipped. **Reverse:** the direction changes. **Draw Two:** the next player draws two and is skipped. **Wild:** choose the color.
-brief-wild-draw-four = - **Wild Draw Four:** choose the color; the next player draws four and is skipped, or challenges. It's a bluff if you also held the color in play. Caught bluffing, you draw the four; if it was no bluff, the challenger draws six.
-brief-last = - **The end:** first to run out of cards wins. If your last card is a draw card, the next player still draws.

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
    - **Infinity Gauntlet:** lay a colored card on it: everyone holding that color draws two, you too. Then choose a color. No colored card? It's a plain Wild.
    { -brief-uno }
    { -brief-last }
brief-bts =
    { -brief-turn }
    { -brief-actions }
    { -brief-wild-draw-four }
    - **Dancing Wild:** choose the color. The next player dances in front of everyone, or draws three. Either way, they then take their turn.
    { -brief-uno }
    { -brief-last }
brief-minecraft =
    { -brief-turn }
    { -brief-actions }
    { -brief-wild-draw-four }
    - **Creeper:** draw one, and you have to show it and draw three more. A Creeper among those three stays hidden and does nothing. When you play it, it's a Wild.
    { -brief-uno }
    { -brief-last }
brief-transformers =
    { -brief-turn } You see everyone's backs but your own.
    - **Flip:** everything turns over to the other side. If an action card comes up, you can activate it; if a wild comes up, you choose the color. Right after a Flip, another Flip goes on any card.
    - **Light side:** +1 and Skip hit the next player. **Wild Draw Two** can be challenged. **Optimus' Power:** a duel of your highest numbers. The higher one wins; the winner can discard up to two cards, and chooses the color.
    - **Dark side:** +5 hits the next player; **Skip Everyone:** you go again. **Wild Draw Color:** the next player draws until that color comes up, or challenges. **Megatron's Rule:** a duel of your lowest numbers. The lower one draws two; the winner chooses the color.
    - **Bluffs:** a Wild Draw card is a bluff if you also held the color in play, or another wild. Caught bluffing, you draw; if it was no bluff, the challenger draws two more.
    { -brief-uno }
    { -brief-last }
brief-no-mercy =
    - **Your turn:** play one card that matches the top one in color, number or symbol. If you can't, draw until you can, and play that card.
    - **Draw cards stack:** answer +2, +4, +6 or +10 with one that is as high or higher. Can't or won't? You draw the whole sum and are skipped. **Wild Reverse Draw Four** changes the direction first.
    - **7:** swap hands with a player you pick. **0:** everyone passes their hand to the next player.
    - **Skip Everyone:** you go again. **Discard All:** everyone discards all cards of its color.
    - **Color Roulette:** the next player picks a color, draws until it comes up and is skipped.
    - **Mercy:** with 25 cards you're out. The last one left wins the round, too.
    { -brief-uno }
    - **The end:** first to run out of cards wins the round.
