### What pictures show, for those who cannot see them. Most are read what stands beside the picture; here is the rest.

picture-banner = The banner of UNO { $edition }, with the edition's own cards.
picture-hand = { $count ->
    [one] Your hand, one card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
picture-dance = { $seat } on the dance floor. The routine: { $moves }.
picture-between = { "; " }
picture-chart = The rating over time: { $before } on { $first }, { $after } on { $last }; between { $worst } and { $best }.
picture-reveal = { $kind ->
    [snap] A picture of the Gauntlet's snap.
    [creeper] A picture of the Creeper.
    [duel] A picture of the duel.
    [challenge] A picture of the challenge.
    [flip] A picture of the Flip.
   *[dance] A picture of the dancer.
}
