### Presets: all options of a table at once, by name.

preset-sheet = By the sheet
preset-sheet-says = As the rule sheet has it, with 60 seconds a turn.
preset-family = Family
preset-family-says = One round, plenty of time to think, and gentle rules.
preset-party = Party
preset-party-says = One fast round: stacking, jumping in, and hands that change owners.
preset-no-limits = No limits
preset-no-limits-says = Everything stacks, bounces and doubles; draw until you can play.
preset-tournament = Tournament
preset-tournament-says = By the sheet, for points, 30 seconds a turn, and people only.
preset-last = Same as last time
preset-last-says = As in the last game here that you hosted.
preset-own-says = { $edition }: { $rules }
preset-own-rules = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}

preset-none = Own rules
preset-none-in-force = **Own rules**
preset-in-force = **{ $preset }**
preset-in-force-says = **{ $preset }**: { $says }
