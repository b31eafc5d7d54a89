"""What is kept about a person, as they get it to read; and a game without them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.rules.notation import SEAT_LETTERS
from bot.rules.snapshot import from_json as state_from_json
from bot.sessions import kept as keeping
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
    """What is this person's in a game: their seat, and the answers from it."""
    kept = keeping.from_json(game.session)
    place = next(place for place, seat in enumerate(kept.seats) if seat.user == user)
    seat = kept.seats[place]
    letter = SEAT_LETTERS[place]
    return {
        "game": game.id,
        "server": str(game.guild_id),
        "channel": str(game.channel_id),
        "edition": game.edition,
        "opened": game.created,
        "ended": game.ended,
        "host": kept.host == user,
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
    """A stored session without this person's id and name; raises StillSeated where they play or wait to play."""
    kept = keeping.from_json(game.session)
    place = next(place for place, seat in enumerate(kept.seats) if seat.user == user)
    if game.life is not Life.ENDED:
        in_match = () if game.snapshot is None else state_from_json(game.snapshot).in_match
        if not in_match or in_match[place]:
            raise StillSeated("They sit in a game that runs.")
    seats = list(kept.seats)
    seats[place] = replace(seats[place], user=None, name=NAMELESS, forgotten=stranger)
    host = NOBODY if kept.host == user else kept.host
    return replace(kept, seats=tuple(seats), host=host).to_json()
