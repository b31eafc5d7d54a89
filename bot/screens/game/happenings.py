"""What has happened, in words: to everybody at the table, and to one seat as far as it may know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.edition import Edition
from bot.rules.events import Event
from bot.rules.round_events import MatchWon, RoundEnded
from bot.screens.context import seat_names
from bot.screens.layout import paragraph
from bot.screens.words import event_sentences, events_words
from bot.sessions.table import Table, Update
from bot.store.games import GameStatus
from bot.text import Text

NOTABLE = (
    "SeatKnockedOut",
    "TableFlipped",
    "DuelFought",
    "Challenged",
    "CardsShown",
    "Danced",
    "HandsSwapped",
    "HandsPassed",
    "UnoCaught",
)
"""The events that a table stops for, the most notable first."""
_RANKS = {name: rank for rank, name in enumerate(NOTABLE)}


def headline_and_rest(
    text: Text, events: Sequence[Event], edition: Edition, names: Sequence[str], viewer: int | None
) -> tuple[str, str]:
    """Return what a move did as this viewer may know it: what is most notable of it, and all the rest.

    Either may be empty. Notable are a duel, a challenge, a Creeper, the Flip and their like.
    """
    said = event_sentences(text, events, edition, names, viewer)
    ranks = [_RANKS.get(type(event).__name__, len(NOTABLE)) for event, _ in said]
    best = min(ranks, default=len(NOTABLE))
    headline = said.pop(ranks.index(best))[1] if best < len(NOTABLE) else ""
    return headline, text("event-between").join([words for _, words in said])


def note(update: Update, table: Table, seat: int | None, text: Text) -> str | None:
    """Return what an update did, for the hand of one seat; None where there is nothing to tell."""
    names = seat_names(table)
    headline = rest = ""
    if update.edition is not None:
        events: Sequence[Event] = update.seen_by(seat)
        if table.status is GameStatus.ENDED and not table.decided:  # all others are gone, and that is no win
            events = [event for event in events if not isinstance(event, RoundEnded | MatchWon)]
        headline, rest = headline_and_rest(text, events, update.edition, names, seat)
    return paragraph(f"**{headline}**" if headline else None, rest, *_besides(update, table, names, text, seat)) or None


def last_moves(table: Table, text: Text, viewer: int | None = None) -> tuple[str, list[str]]:
    """Return the headline of the last move, and the last moves, a paragraph each, the newest last.

    As this seat may know them, or as everybody may. That the round or the match ended is left out of the last move:
    it stands above all else then.
    """
    names = seat_names(table)
    lines: list[str] = []
    *earlier, last = table.recent or (Update(),)
    for update in earlier:
        done = ""
        if update.edition is not None:
            done = events_words(text, update.seen_by(viewer), update.edition, names, viewer)
        lines.append(paragraph(done, *_besides(update, table, names, text, viewer)))
    headline = rest = ""
    if last.edition is not None:
        events = [event for event in last.seen_by(viewer) if not isinstance(event, RoundEnded | MatchWon)]
        headline, rest = headline_and_rest(text, events, last.edition, names, viewer)
    lines.append(paragraph(rest, *_besides(last, table, names, text, viewer)))
    return headline, lines


def _besides(update: Update, table: Table, names: Sequence[str], text: Text, viewer: int | None) -> list[str]:
    """Return what is no event of the rules: who forgot to call UNO, who is away from now on, who is back, and who has a
    moment more as the bot was away itself.
    """
    spared = () if update.spared is None else (update.spared,)
    lines: list[str] = []
    for message, seats in (
        ("table-forgot", update.forgot),
        ("table-spared", spared),
        ("table-now-away", update.away),
        ("table-now-back", update.back),
    ):
        for seat in seats:
            you = "seat" if seat == viewer else "nobody"
            lines.append(text(message, seat=names[seat], you=you, by=stand_in(table)))
    return lines


def stand_in(table: Table) -> str:
    """Return who plays for a player who is away, as the messages know it."""
    return "computer" if table.options.computers else "nobody"
