"""What has happened, in words: to everybody at the table, and to one seat as far as it may know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.edition import Edition
from bot.rules.events import CardsDrawn, Event, PenaltySettled, UnoCalled, UnoCaught
from bot.rules.round_events import MatchWon, RoundEnded
from bot.screens.context import seat_names
from bot.screens.layout import paragraph
from bot.screens.words import card_words, colour_inside, event_sentences, events_words
from bot.sessions.drama import most_dramatic, until_colour
from bot.sessions.table import Table, Update
from bot.sessions.uno_race import RaceTime
from bot.text import Text


def headline_and_rest(
    text: Text,
    events: Sequence[Event],
    edition: Edition,
    names: Sequence[str],
    viewer: int | None,
    timed: RaceTime | None = None,
    top: int | None = None,
) -> tuple[str, str]:
    """Return what a move did as this viewer may know it: what is most dramatic of it, and all the rest.

    Either may be empty. `timed` is how fast the call or catch was that it brought, `top` the face on top after it.
    """
    said = event_sentences(text, events, edition, names, viewer)
    event = most_dramatic([event for event, _ in said])
    if event is None:
        return "", text("event-between").join([words for _, words in said])
    headline = next(words for one, words in said if one is event)
    covered: list[Event] = [event]
    if isinstance(event, CardsDrawn):
        is_penalty = any(isinstance(one, PenaltySettled) for one in events)
        headline = _drawn(
            text, event, events, names, viewer, card_words(text, edition, top) if is_penalty and top is not None else ""
        )
        # What the viewer drew is told below, as the cards are.
        covered = [one for one in (until_colour(event, events), event) if one is not None and one.seat != viewer]
    if timed is not None and isinstance(event, UnoCalled | UnoCaught):
        headline = text("headline-timed", headline=headline, seconds=f"{timed.seconds:.1f}")
    rest = [words for one, words in said if not any(one is other for other in covered)]
    return headline, text("event-between").join(rest)


def _drawn(
    text: Text, drawn: CardsDrawn, events: Sequence[Event], names: Sequence[str], viewer: int | None, card: str
) -> str:
    """Return the headline for many cards that were drawn, which says why: for a card that demanded it, if one did."""
    named = until_colour(drawn, events)
    return text(
        "headline-drawn",
        why="colour" if named is not None else "card" if card else "nothing",
        you="seat" if drawn.seat == viewer else "nobody",
        seat=names[drawn.seat],
        count=len(drawn.cards),
        card=card,
        colour="" if named is None else colour_inside(text, named.colour),
    )


def note(update: Update, table: Table, seat: int | None, text: Text) -> str | None:
    """Return what an update did, for the hand of one seat; None where there is nothing to tell."""
    names = seat_names(table)
    headline = rest = ""
    if update.edition is not None:
        events: Sequence[Event] = update.seen_by(seat)
        if table.game is not None and table.game.state.over:  # how it ended is said by what stands around the note
            events = [event for event in events if not isinstance(event, RoundEnded | MatchWon)]
        headline, rest = headline_and_rest(text, events, update.edition, names, seat, update.timed, update.top)
    return paragraph(f"**{headline}**" if headline else None, rest, *_besides(update, table, names, text, seat)) or None


def last_moves(table: Table, text: Text, viewer: int | None = None) -> tuple[str, list[str]]:
    """Return the headlines that stand, a line each, and the last moves, a paragraph each, the newest last.

    Equal headlines stand once. As this seat may know them, or as everybody may. That the round or the match ended is
    left out of the last move: it stands above all else then.
    """
    names = seat_names(table)
    headlines: list[str] = []
    lines: list[str] = []
    standing = table.standing
    for place, update in enumerate(table.recent):
        headline = done = ""
        if update.edition is not None:
            events = update.seen_by(viewer)
            if place == len(table.recent) - 1:
                events = [event for event in events if not isinstance(event, RoundEnded | MatchWon)]
            if place in standing:
                headline, done = headline_and_rest(
                    text, events, update.edition, names, viewer, update.timed, update.top
                )
            else:
                done = events_words(text, events, update.edition, names, viewer)
        headlines.append(headline)
        lines.append(paragraph(done, *_besides(update, table, names, text, viewer)))
    return paragraph(*dict.fromkeys(headlines)), lines


def remarks(table: Table, text: Text) -> list[str]:
    """Return what computer players said to what is to be seen."""
    said = [table.recent[place].remark for place in table.standing]
    names = seat_names(table)
    return [
        text("remark", seat=names[one.seat], words=text(f"remark-{one.mood}-{one.line}"))
        for one in said
        if one is not None
    ]


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
