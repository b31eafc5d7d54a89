"""The bot, but its commits do not wait for the disk, so that one sees what is its own. No setting of it does that."""

from __future__ import annotations

import sys
from typing import Any

from sqlalchemy import Engine, event

from bot.store import db


def _prepared(engine: Engine, **options: Any) -> None:
    """Have the file opened as usual, and nothing waited for that is written to it."""
    prepare(engine, **options)
    event.listen(engine, "connect", lambda connection, _record: connection.execute("PRAGMA synchronous = OFF"))


prepare, db._prepare_sqlite = db._prepare_sqlite, _prepared

if __name__ == "__main__":
    from bot.__main__ import main

    sys.exit(main())
