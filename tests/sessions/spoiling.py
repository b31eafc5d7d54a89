"""Stored games that this version of the program cannot read."""

from __future__ import annotations

from collections.abc import Callable

from bot.store import SaveGame, Store

Spoils = Callable[[str], str]

DAMAGED = ("", "{", "7", "[]", '{"host":1}', '{"host":1,"seats":[5]}', '{"host":1,"seats":5}')
"""What nobody makes anything of."""


def no_edition(session: str) -> str:
    """As after an update that dropped it."""
    return session.replace('"edition":"classic"', '"edition":"ludo"')


def no_house_rule(session: str) -> str:
    """The same."""
    return session.replace('"house":[]', '"house":["fines"]')


def half(session: str) -> str:
    """What is left after an accident."""
    return session[: len(session) // 2]


async def spoil(store: Store, game_id: str, spoils: Spoils) -> None:
    """Makes a stored game unreadable."""
    row = await store.game(game_id)
    assert row is not None
    spoiled = spoils(row.session)
    assert spoiled != row.session
    await store.commit(SaveGame(row.then(row.updated, session=spoiled)))
