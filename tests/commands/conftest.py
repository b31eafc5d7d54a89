"""A local Discord, which the commands ask, and a database with the games of a process."""

from tests.house import channel, house, local
from tests.sessions.conftest import (
    clock,
    presenter,
    registry,
    store,
)

__all__ = [
    "channel",
    "clock",
    "house",
    "local",
    "presenter",
    "registry",
    "store",
]
