"""Matches that are finished, the newest first, each to be seen again."""

from __future__ import annotations

from discord.utils import format_dt

from bot.screens.buttons import Pressable, button, entry, menu, shortened
from bot.screens.codec import NO_GAME, Press, custom_id
from bot.screens.game.end import MEDALS
from bot.screens.layout import DIVIDER, QUIET, Screen, paragraph
from bot.screens.names import NAMELESS, safe_name, unescape
from bot.screens.pages.audience import ALONE, Audience, share_button, shown_by
from bot.screens.words import edition_words, listed
from bot.store import Finished, History
from bot.text import Text

HISTORY, WATCH = "history", "watch"
EVERYBODY = 0
NAMES_LENGTH = 150
"""How many characters of a line the names of all may take."""
WINNERS_LENGTH = 100
"""The same for those of the winners."""
ENTRY_WINNERS_LENGTH = 60
"""The same in an entry."""
TROPHY = "🏆"


def history(found: History, user: int, text: Text, audience: Audience = ALONE, *, in_guild: bool = True) -> Screen:
    """Return a page of the matches of a server, or of those that a user sat in; outside of servers, of all servers."""
    left_out = text("history-left-out" if audience.is_public else "history-unseen")
    heading = text("history-heading") if user == EVERYBODY else text("history-heading-of", player=f"<@{user}>")
    if not in_guild:
        heading = text("history-heading-own")
    return Screen(
        heading,
        paragraph(*(_match(match, text, own=user != EVERYBODY) for match in found.matches)),
        f"-# {left_out}" if found.is_partial else "",
        shown_by(audience, text),
        DIVIDER,
        [_watch(found, text)] if found.matches else [],
        [
            *_pages(found, user, text),
            *share_button(Press(NO_GAME, found.page, f"{HISTORY} {user}"), audience, text),
        ],
        accent=QUIET,
    )


def match_words(match: Finished, text: Text) -> str:
    """Return a match in a line without markup: number, edition, who won, and the day."""
    return text(
        "history-match",
        nth=match.match_number,
        edition=edition_words(text, match.game.edition),
        winners=_winners_plain(match, text),
        day=match.at.date().isoformat(),
    )


def _match(match: Finished, text: Text, *, own: bool) -> str:
    facts = [
        f"**{match.match_number}.** {edition_words(text, match.game.edition)}",
        f"{TROPHY} **{shortened(_winners(match, text), WINNERS_LENGTH)}**",
    ]
    if own:
        facts.append(text("history-away") if match.place is None else _place(match.place, text))
    facts.append(format_dt(match.at, "R"))
    names = text("list-between").join(safe_name(seat.name) for seat in match.game.seats)
    return paragraph(" · ".join(facts), f"-# {shortened(names, NAMES_LENGTH)}" if names else None)


def _place(place: int, text: Text) -> str:
    return f"{MEDALS.get(place, '')} {text('history-place', place=place)}".strip()


def _winners(match: Finished, text: Text) -> str:
    names = [safe_name(seat.name) for seat in match.game.seats]
    return listed(text, [names[seat] for seat in match.winners if seat < len(names)] or [NAMELESS])


def _winners_plain(match: Finished, text: Text) -> str:
    return shortened(unescape(_winners(match, text)), ENTRY_WINNERS_LENGTH)


def _watch(found: History, text: Text) -> Pressable:
    """Return a select of these matches, to be seen again."""
    entries = [
        entry(
            match.game.id,
            f"{match.match_number}. {edition_words(text, match.game.edition)}",
            description=f"{match.at.date().isoformat()} · {TROPHY} {_winners_plain(match, text)}",
        )
        for match in found.matches
    ]
    return menu(custom_id(NO_GAME, found.page, WATCH), text("history-watch"), entries)


def _pages(found: History, user: int, text: Text) -> list[Pressable]:
    if found.pages == 1:
        return []
    return [
        button(custom_id(NO_GAME, found.page - 1, f"{HISTORY} {user}"), text("board-before"), enabled=found.page > 1),
        button(
            custom_id(NO_GAME, found.page + 1, f"{HISTORY} {user}"),
            text("board-behind"),
            enabled=found.page < found.pages,
        ),
    ]
