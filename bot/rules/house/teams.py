"""Teams: every other seat plays together (`teams`)."""

from __future__ import annotations

from bot.rules.rules import HouseRule

TEAMS = 2
FEWEST = 4


class Teams(HouseRule):
    """Two teams, by seat; what is won and lost is the team's."""

    name = "teams"

    def fits_seats(self, seats: int) -> bool:
        return seats >= FEWEST and seats % TEAMS == 0

    def team_of(self, seat: int) -> int:
        return seat % TEAMS
