"""What everybody sees of a game now: its one public message."""

from __future__ import annotations

from bot.screens.context import ScreenContext
from bot.screens.game.end import match_end, round_end
from bot.screens.game.happenings import last_moves
from bot.screens.game.interludes import INTERLUDES
from bot.screens.game.lobby import lobby
from bot.screens.game.reveals import reveals
from bot.screens.game.table import table as table_screen
from bot.screens.layout import QUIET, Screen, paragraph
from bot.sessions.table import Table
from bot.store.games import GameStatus
from bot.text import Text


def public_screen(table: Table, text: Text) -> Screen:
    """Return the screen that the channel sees."""
    if table.status is GameStatus.ASIDE:
        return Screen(text("table-outdated" if table.is_outdated else "table-aside"), accent=QUIET)
    if table.status is GameStatus.LOBBY:
        return lobby(table, text)
    if table.interlude is not None:
        before = (f"### {line}" for line in last_moves(table, text)[0].splitlines())
        return INTERLUDES[table.interlude.kind].public(
            table, text, [paragraph(*before), *reveals(ScreenContext(table, text))]
        )
    if table.decided or table.status is GameStatus.ENDED:
        return match_end(table, text)
    return round_end(table, text) if table.view(None).over else table_screen(table, text)
