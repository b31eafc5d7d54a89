"""When the public message shows what has happened: at once, or in a moment if no player needs it sooner."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from bot.chat.budget import Rank
from bot.chat.open_hands import OpenHands
from bot.chat.table_messages import TableMessages
from bot.sessions.session import Session
from bot.sessions.table import Table
from bot.store.games import GameStatus


class _Turn(NamedTuple):
    """What a table shows of a turn, but for the cards that its player draws in it."""

    asked: int
    others: tuple[int, ...]
    """How many cards the others hold."""
    owes: tuple[int, ...]
    at_table: tuple[Any, ...]
    cards: tuple[Any, ...]


class TablePace:
    """Has tables shown: one that may stand for a moment, once for all that happens until then."""

    def __init__(self, tables: TableMessages, hands: OpenHands, stands_s: float, choice_stands_s: float) -> None:
        self._tables = tables
        self._hands = hands
        self._stands_s = stands_s
        """How long a table may stand as it is."""
        self._choice_stands_s = choice_stands_s
        """The same while a player chooses how their turn goes on."""
        self._turns: dict[str, tuple[float, _Turn]] = {}
        """By game, when the table was last to be shown, and what of the turn there was to show."""
        self._later: dict[str, asyncio.TimerHandle] = {}
        """By game, what has the table shown in a moment."""

    def show(self, session: Session, rank: Rank, *, is_dramatic: bool) -> None:
        """Have the table shown, in a moment if no player needs it sooner; what happens until then is shown with it."""
        loop = asyncio.get_running_loop()
        later = self._later.pop(session.id, None)
        due = loop.time() + self._pause(session, loop.time(), is_dramatic=is_dramatic)
        if later is not None:
            due = min(due, later.when())
            later.cancel()
        if due > loop.time():
            self._later[session.id] = loop.call_at(due, self._show_now, session, rank)
        else:
            self._show_now(session, rank)

    def _show_now(self, session: Session, rank: Rank) -> None:
        self._later.pop(session.id, None)
        turn = _turn_of(session.table)
        if turn is None:
            self._turns.pop(session.id, None)
        else:
            self._turns[session.id] = asyncio.get_running_loop().time(), turn
        self._tables.request(session, rank)

    def _pause(self, session: Session, now: float, *, is_dramatic: bool) -> float:
        """Return for how many seconds the table may stand as it is: all players who have to act see that elsewhere."""
        turn, stands = _turn_of(session.table), self._stands_s
        shown_at, shown = self._turns.get(session.id, (now, None))
        if turn is None or shown is None or turn.at_table != shown.at_table or turn.owes:
            return 0.0
        if not is_dramatic and _is_choice(session.table, turn, shown):
            return self._choice_stands_s
        if turn == shown:  # the player drew, and goes on mostly
            return stands
        user = session.table.seats[turn.asked].user
        sees_elsewhere = user is None or self._hands.is_open(session.id, user)
        return max(0.0, shown_at + stands - now) if sees_elsewhere else 0.0

    def forget(self, session: Session) -> None:
        """Have this game shown no more."""
        self._turns.pop(session.id, None)
        if session.id in self._later:
            self._later.pop(session.id).cancel()

    def close(self) -> None:
        """Have nothing shown any more."""
        for later in self._later.values():
            later.cancel()


def _turn_of(table: Table) -> _Turn | None:
    """Return what there is to show of a turn; None: no player has it, or something is acted out."""
    view = None if table.game is None else table.view(None)
    if view is None or view.prompt is None or table.status is not GameStatus.PLAYING or table.interlude is not None:
        return None
    asked = view.prompt.seat
    others = tuple([count for seat, count in enumerate(view.counts) if seat != asked])
    at_table = table.seats, table.host, table.votes, view.round, view.in_round
    cards = view.top, view.colour, view.side, view.discards, view.due, view.called
    return _Turn(asked, others, view.owes, at_table, cards)


def _is_choice(table: Table, turn: _Turn, shown: _Turn) -> bool:
    """Tell whether the player is choosing how the turn that is shown goes on: a color, a target, a card just drawn.

    They see that in the answer to what they did, and nobody else can do anything.
    """
    question = table.playing.state.question
    is_same_turn = question is not None and not question.begins_turn
    return is_same_turn and (turn.asked, turn.others) == (shown.asked, shown.others)
