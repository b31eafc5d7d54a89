"""What is kept about a user, as they get it to read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from bot.rules.notation import SEAT_LETTERS
from bot.sessions.stored import options_of
from bot.store import privacy
from bot.store.games import Answer, StoredGame
from bot.store.reviews import KeptReview
from bot.store.store import Store


async def export(store: Store, user: int) -> dict[str, Any]:
    """Return everything that is kept about this user, ready to be written as JSON."""
    about = await store.read(privacy.about, user)
    games = [_game(game, about.answers[game.id], user) for game in about.games]
    found: dict[str, Any] = _readable(
        {
            "user": str(user),
            "shown_everywhere": not about.is_hidden,
            "settings": about.settings,
            **about.counted,
            "games": games,
            "reviews": [_review(kept) for kept in about.reviews],
        }
    )
    return found


def _game(game: StoredGame, answers: Sequence[Answer], user: int) -> dict[str, Any]:
    """Return what is this user's in a game: their seat, and the answers from it."""
    found = {
        "game": game.id,
        "server": str(game.guild_id),
        "channel": str(game.channel_id),
        "edition": game.edition,
        "opened": game.created,
        "ended": game.ended,
    }
    place = next((place for place, seat in enumerate(game.seats) if seat.user_id == user), None)
    if place is None:
        return found
    options = options_of(game.session) if game.host == user else None
    seat = game.seats[place]
    letter = SEAT_LETTERS[place]
    return found | {
        "host": game.host == user,
        "options": None if options is None else asdict(options),  # what "as last time" goes by
        "seat": letter,
        "name": seat.name,
        "global_name": seat.global_name,
        "away": seat.away,
        "answers": [
            {"answer": given.answer.removeprefix(f"{letter} "), "at": given.at}
            for given in answers
            if given.answer.startswith(f"{letter} ")
        ],
    }


def _review(kept: KeptReview) -> dict[str, Any]:
    """Return what was luck and what was play of this user's in one round."""
    found = {"game": kept.game_id, "round": kept.round, "seat": SEAT_LETTERS[kept.seat], "at": kept.at}
    return found | {"found": json.loads(kept.body)}


def _readable(found: Any) -> Any:
    """Return the same in what JSON knows. Ids are texts, as many readers of JSON round numbers so large."""
    if isinstance(found, dict):
        named = {"server" if key == "guild_id" else key: value for key, value in found.items()}
        return {key: _readable(str(value) if key == "server" else value) for key, value in named.items()}
    if isinstance(found, list):
        return [_readable(each) for each in found]
    return found.isoformat() if isinstance(found, datetime) else found
