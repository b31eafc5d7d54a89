### The guided round: one player, two computers, and what to do next.

lesson-step = -# Guided round · step { $step } of { $steps }
lesson-watch = 👀 **Sit back for a second:** the others take their turns.

lesson-colour = **Match the color.** { $top } is on top, so anything { $colour } goes. Play your { $card }!
lesson-number = **Match the number.** Another color is fine if the number is the same: put { $card } on { $top }, and { $own } is the color from now on.
lesson-draw-two = **Time to bite!** Action cards match by color, too. Play { $card }: { $next } draws two and loses the turn.
lesson-next = **See what matches?** { $top } is on top. You know how it goes: play { $card }.
lesson-skip = **Sit this one out!** { $card } takes the next player's turn away. { $next } can only watch.
lesson-draw = **Nothing fits?** It happens to all of us. Draw a card and hope.
lesson-wild = **What luck, a wild!** It goes on anything. A card you have just drawn may be played at once, so play it.
lesson-name = **Now you pick the color.** Name the one you hold most of: your last two cards are both { $wanted }.
lesson-uno = **Two cards left: the big moment!** Going down to one card means calling UNO. Press **+ UNO!** to play and call in one go. Forget it and get caught, and you draw two.
lesson-challenge = **Is that a bluff?** A Wild Draw Four is only allowed if you hold no card of the color that lay there before. { $accused } was a bit too quick with it. **Challenge!** If it was a bluff, { $accused } draws the four.
lesson-last = **Caught!** { $accused } draws the four, and it's still your turn. { $card } is your last card: play it and win!

lesson-done =
    ## 🎉 You've got it!
    Match a color, a number or a sign, draw when nothing fits, wilds go on anything, and at two cards it's **+ UNO!**
lesson-done-next = Ready for a real table? { COMMAND("uno new") } opens one, with friends, computers, or both.
lesson-over = This guided round is over. { COMMAND("uno learn") } begins another.
lesson-once-more = Once more
lesson-under-way = You are in the middle of the guided round, at step { $step } of { $steps }.
lesson-try = Try a guided round
lesson-go-on = Go on
lesson-anew = Start over

refused-other-step = Nice idea, but not just yet. The highlighted button shows what comes next.
