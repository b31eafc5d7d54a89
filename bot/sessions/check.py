"""Whether a stored game is what was played: its record is replayed, its cards are counted, its digests compared.

No move is taken on a game that was restored, or read again, before it went through here (`Session`).
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from bot.rules.chance import SEED_BYTES
from bot.rules.game import Game
from bot.rules.refusal import IllegalMove
from bot.rules.snapshot import to_json
from bot.sessions.awards import Feats
from bot.sessions.refusals import Damaged
from bot.sessions.rules_checksum import MIXED, RULES
from bot.sessions.table import UPDATES_KEPT, Table, Update, replayed
from bot.store.digest import digest_of_answers
from bot.store.games import Answer, GameStatus

log = logging.getLogger(__name__)


def checked(table: Table, answers: Sequence[Answer] | None) -> Table:
    """Return the table with the last updates that its record (None: unreadable) tells of; raise Damaged.

    It takes as long as replaying the game, so it is called in a thread.
    """
    if answers is None:
        raise Damaged("its answers cannot be read")
    try:
        return _checked(table, answers)
    except (AttributeError, LookupError, TypeError, ValueError):
        raise Damaged("its cards cannot be read") from None  # the error may name some


def fits(table: Table, answers: Sequence[str]) -> bool:
    """Tell whether these are the answers that were given at this table, as far as that is known."""
    return len(answers) == table.answers and table.answers_digest in {None, digest_of_answers(answers)}


def _checked(table: Table, answers: Sequence[Answer]) -> Table:
    texts = [answer.answer for answer in answers]
    if [answer.number for answer in answers] != list(range(1, table.answers + 1)):
        raise Damaged("it has other answers than it had")
    digest = digest_of_answers(texts)
    if table.answers_digest not in {None, digest}:
        raise Damaged("its answers are not those that were given")
    is_known = table.answers_digest is not None  # else a former version stored it
    if len(table.seed) != SEED_BYTES:
        raise Damaged("its seed is missing")
    table = replace(table, answers_digest=digest, given=tuple(texts) if table.private else None)
    if table.game is None:
        if answers or table.status not in {GameStatus.LOBBY, GameStatus.ENDED}:
            raise Damaged("its cards are missing")
        return table
    if table.rules == RULES or not is_known:
        _check_state(table, table.game)
    game = table.record().start()
    try:
        updates, feats = deque[Update](maxlen=UPDATES_KEPT), Feats()
        for update in replayed(game, texts):
            updates.append(update)
            feats = update.counted(feats, game.state)
    except (IllegalMove, ValueError, LookupError):
        return _of_other_rules(table, "its answers cannot be replayed")
    if to_json(game.state) != to_json(table.game.state):
        return _of_other_rules(table, "its answers lead elsewhere")
    return replace(table, recent=tuple(updates), feats=feats, rules=_rules(table))


def _check_state(table: Table, game: Game) -> None:
    """Count the cards, and compare what is stored of the match twice."""
    state = game.state
    header = table.record().start().state
    named = ("edition", "seats", "seed", "house", "scoring", "target", "hand", "uno")
    if any(getattr(state, name) != getattr(header, name) for name in named):
        raise Damaged("its cards are those of another game")
    cards = [*state.pile, *state.discards, *state.aside, *(card for hand in state.hands for card in hand)]
    deck = header.edition.deck if state.round else ()
    if sorted(cards) != sorted(deck):
        raise Damaged("its cards are not complete")


def _of_other_rules(table: Table, what: str) -> Table:
    """Let a match go on that was dealt under other rules; raise Damaged if it was dealt under these."""
    if table.rules == RULES:
        raise Damaged(what)
    log.warning("A match that was dealt under other rules goes on unchecked: %s", what, extra={"game": table.id})
    return replace(table, rules=MIXED)


def _rules(table: Table) -> str:
    """Return the rules of a table: no longer the same, once it is played on under others."""
    return RULES if table.rules == RULES else MIXED
