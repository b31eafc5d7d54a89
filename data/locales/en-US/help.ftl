### How to start, in three lines with buttons.

help-steps =
    1. { COMMAND("uno new") } opens a lobby here: friends press **Join**, and you press **Start**.
    2. **My hand** shows your cards to you alone. Press a card to play it.
    3. Down to two cards? Press **+ UNO!**, or hit **UNO!** before someone catches you (+2).
help-play-now = Play now
