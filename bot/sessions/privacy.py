"""What is kept about a person, as they get it to read; and a game without them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.rules.notation import SEAT_LETTERS
from bot.rules.snapshot import from_json as state_from_json
from bot.sessions.kept import UNREADABLE, from_json, seating
from bot.sessions.seats import Seat
from bot.store import Answer, Game, Life, Store, UnitRefused

NAMELESS = "?"
NOBODY = 0
"""Hosts in the place of somebody who was forgotten."""


class StillSeated(UnitRefused):
    """Somebody who is to be forgotten sits in a game that runs."""


async def export(store: Store, user: int) -> dict[str, Any]:
    """Everything that is kept about this person, ready to be written as JSON."""
    about = await store.about(user)
    games = [_game(game, about.answers[game.id], user) for game in about.games]
    found: dict[str, Any] = _readable(
        {"user": str(user), "name": about.name, "settings": about.settings, **about.counted, "games": games}
    )
    return found


def _game(game: Game, answers: Sequence[Answer], user: int) -> dict[str, Any]:
    """What is this person's in a game: their seat, if it can be read, and the answers from it."""
    found = {
        "game": game.id,
        "server": str(game.guild_id),
        "channel": str(game.channel_id),
        "edition": game.edition,
        "opened": game.created,
        "ended": game.ended,
    }
    host, seats = seating(game.session)
    place = _place(seats, user)
    if place is None:
        return found
    seat = seats[place]
    letter = SEAT_LETTERS[place]
    return found | {
        "host": host == user,
        "seat": letter,
        "name": seat.name,
        "away": seat.away,
        "answers": [
            {"answer": given.answer.removeprefix(f"{letter} "), "at": given.at}
            for given in answers
            if given.answer.startswith(f"{letter} ")
        ],
    }


def _readable(found: Any) -> Any:
    """The same in what JSON knows. Ids are texts, as many readers of JSON round numbers so large."""
    if isinstance(found, dict):
        named = {"server" if key == "guild_id" else key: value for key, value in found.items()}
        return {key: _readable(str(value) if key == "server" else value) for key, value in named.items()}
    if isinstance(found, list):
        return [_readable(each) for each in found]
    return found.isoformat() if isinstance(found, datetime) else found


def without(game: Game, user: int, stranger: int) -> str:
    """A stored session without this person's id and name; raises StillSeated where they play or wait to play.

    It may be of rules that are no more. Of one that nobody can make anything of, nothing is left.
    """
    if game.life is not Life.ENDED and _plays(game, user):
        raise StillSeated("They sit in a game that runs.")
    try:
        kept = json.loads(game.session)
        for seat in kept["seats"]:
            if seat["user"] == user:
                seat.update(user=None, name=NAMELESS, forgotten=stranger)
        if kept["host"] == user:
            kept["host"] = NOBODY
    except UNREADABLE:
        return "{}"
    return json.dumps(kept, separators=(",", ":"))


def _plays(game: Game, user: int) -> bool:
    """Whether they are in a match or wait for it; not where it cannot be read, as nobody could leave it."""
    try:
        place = _place(from_json(game.session).seats, user)
        in_match = None if game.snapshot is None else state_from_json(game.snapshot).in_match
        return place is not None and (in_match is None or in_match[place])
    except UNREADABLE:
        return False


def _place(seats: Sequence[Seat], user: int) -> int | None:
    return next((place for place, seat in enumerate(seats) if seat.user == user), None)
