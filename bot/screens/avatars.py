"""The avatars at hand, by user: a screen shows those of the players at its table, and an initial where there is none.

What is here is fetched, kept within bounds and dropped by `bot/chat/avatars.py`, once a process.
"""

from __future__ import annotations

_KNOWN: dict[int, bytes] = {}


def know(user: int, picture: bytes) -> None:
    """Show this player by this picture from now on."""
    _KNOWN[user] = picture


def drop(user: int) -> None:
    """Do without this player's, if it is known."""
    _KNOWN.pop(user, None)


def avatar_of(user: int | None) -> bytes | None:
    """Return the avatar of a player, if it is at hand; computer players have none."""
    return None if user is None else _KNOWN.get(user)
