"""Matches that are finished, the newest first, each to be seen again."""

from __future__ import annotations

from discord.utils import format_dt

from bot.screens.buttons import Pressable, button, entry, menu, shortened
from bot.screens.codec import NO_GAME, Press
from bot.screens.end import MEDALS
from bot.screens.layout import QUIET, RULE, Screen, paragraph, screen
from bot.screens.names import NAMELESS, plain, safe_name
from bot.screens.words import edition_words, listed
from bot.sessions import seats_in
from bot.store import Finished, History
from bot.text import Text

HISTORY, WATCH = "history", "watch"
EVERYBODY = 0
NAMES = 150
"""How much of a line the names of all may take."""
WINNERS = 100
"""The same for those of the winners."""
LABELLED = 60
"""The same in an entry."""
TROPHY = "🏆"


def history(found: History, user: int, text: Text) -> Screen:
    """A page of the matches of a server, or of those that somebody (`user`) sat in."""
    heading = text("history-heading") if user == EVERYBODY else text("history-heading-of", player=f"<@{user}>")
    return screen(
        heading,
        paragraph(*(_match(match, text, own=user != EVERYBODY) for match in found.matches)),
        RULE,
        [_watch(found, text)] if found.matches else [],
        _pages(found, user, text),
        accent=QUIET,
    )


def match_in_words(match: Finished, text: Text) -> str:
    """A match in a line without markup: number, edition, who won, and the day."""
    return text(
        "history-match",
        nth=match.nth,
        edition=edition_words(match.game.edition, text),
        winners=shortened(plain(_winners(match, text)), LABELLED),
        day=match.at.date().isoformat(),
    )


def _match(match: Finished, text: Text, *, own: bool) -> str:
    facts = [
        f"**{match.nth}.** {edition_words(match.game.edition, text)}",
        f"{TROPHY} **{shortened(_winners(match, text), WINNERS)}**",
    ]
    if own:
        facts.append(text("history-away") if match.place is None else _place(match.place, text))
    facts.append(format_dt(match.at, "R"))
    names = text("list-between").join(safe_name(seat.name) for seat in seats_in(match.game))
    return paragraph(" · ".join(facts), f"-# {shortened(names, NAMES)}" if names else None)


def _place(place: int, text: Text) -> str:
    return f"{MEDALS.get(place, '')} {text('history-place', place=place)}".strip()


def _winners(match: Finished, text: Text) -> str:
    names = [safe_name(seat.name) for seat in seats_in(match.game)]
    return listed(text, [names[seat] for seat in match.winners if seat < len(names)] or [NAMELESS])


def _watch(found: History, text: Text) -> Pressable:
    """A select of these matches, to be seen again."""
    entries = [entry(match.game.id, match_in_words(match, text)) for match in found.matches]
    return menu(Press(NO_GAME, found.page, WATCH), text("history-watch"), entries)


def _pages(found: History, user: int, text: Text) -> list[Pressable]:
    if found.pages == 1:
        return []
    return [
        button(Press(NO_GAME, found.page - 1, f"{HISTORY} {user}"), text("board-before"), enabled=found.page > 1),
        button(
            Press(NO_GAME, found.page + 1, f"{HISTORY} {user}"),
            text("board-behind"),
            enabled=found.page < found.pages,
        ),
    ]
