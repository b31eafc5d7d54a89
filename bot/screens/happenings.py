"""What has happened, in words: to everybody at the table, and to one seat as far as it may know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.edition import Edition
from bot.rules.events import Event
from bot.rules.round_events import MatchWon, RoundEnded
from bot.screens.layout import paragraph
from bot.screens.scene import names_at
from bot.screens.words import event_words, told_words
from bot.sessions import Facts, Session, Told
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


def reveal(
    text: Text, events: Sequence[Event], edition: Edition, names: Sequence[str], viewer: int | None
) -> tuple[str, str]:
    """What a move did as this viewer may know it: what is most notable of it, and all the rest; either may be empty.

    Notable are a duel, a challenge, a Creeper, the Flip and their like.
    """
    notable = [event for event in events if type(event).__name__ in NOTABLE]
    first = min(notable, key=lambda event: NOTABLE.index(type(event).__name__), default=None)
    headline = None if first is None else event_words(text, first, edition, names, viewer)
    rest = [event for event in events if event is not first]
    return headline or "", told_words(text, rest, edition, names, viewer)


def note(session: Session, told: Told, seat: int | None, text: Text) -> str | None:
    """What a move did, for the hand of one seat; None where there is nothing to tell."""
    names = names_at(session)
    headline, rest = "", ""
    if told.edition is not None:
        headline, rest = reveal(text, told.seen_by(seat), told.edition, names, seat)
    return paragraph(f"**{headline}**" if headline else None, rest, *_absences(told, names, text, seat)) or None


def last_moves(session: Facts, text: Text, viewer: int | None = None) -> tuple[str, list[str]]:
    """The headline of the last move, and the last moves, a paragraph each, the newest last.

    As this seat may know them, or as everybody may.

    That the round or the match ended is left out of the last move: it stands above all else then.
    """
    names = names_at(session)
    headline = ""
    lines: list[str] = []
    *earlier, last = session.recent or (Told(),)
    for told in earlier:
        happened = "" if told.edition is None else told_words(text, told.seen_by(viewer), told.edition, names, viewer)
        lines.append(paragraph(happened, *_absences(told, names, text, viewer)))
    if last.edition is not None:
        events = [event for event in last.seen_by(viewer) if not isinstance(event, RoundEnded | MatchWon)]
        headline, rest = reveal(text, events, last.edition, names, viewer)
        lines.append(paragraph(rest, *_absences(last, names, text, viewer)))
    else:
        lines.append(paragraph(*_absences(last, names, text, viewer)))
    return headline, lines


def _absences(told: Told, names: Sequence[str], text: Text, viewer: int | None) -> list[str]:
    """Who is away from now on, who is back, and who has a moment more as the bot was away itself."""
    spared = () if told.spared is None else (told.spared,)
    return [
        text(message, seat=names[seat], you="seat" if seat == viewer else "nobody")
        for message, seats in (("table-spared", spared), ("table-now-away", told.away), ("table-now-back", told.back))
        for seat in seats
    ]
