### Presets: all options of a table at once, by name.

preset-sheet = By the book
preset-sheet-says = Straight from the rule sheet, 60 seconds a turn.
preset-family = Family
preset-family-says = One round, plenty of time to think, gentle rules.
preset-party = Party
preset-party-says = One fast round: stacking, jump-ins, and hands that change owners.
preset-no-limits = No limits
preset-no-limits-says = Everything stacks, bounces and doubles; draw until you can play.
preset-tournament = Tournament
preset-tournament-says = By the book, for points, 30 seconds a turn, people only.
preset-last = Same as last time
preset-last-says = Like the last game you hosted here.
preset-own-says = { $edition }: { $rules }
preset-own-rules = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}

preset-none = Custom rules
preset-none-in-force = **Custom rules**
preset-in-force = **{ $preset }**
preset-in-force-says = **{ $preset }**: { $says }
