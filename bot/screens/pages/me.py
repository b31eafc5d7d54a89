"""What users choose for themselves, and what is kept about them: one private screen, and forgetting.

To add a choice: a field of `UserSettings`, a line of `me`, a case of `apply_choice`; texts `me-…` and `me-…-change`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.buttons import BAD, Pressable, button, entry, menu
from bot.screens.codec import NO_GAME, custom_id
from bot.screens.layout import DIVIDER, QUIET, Screen, paragraph
from bot.sessions.refusals import SessionRefusal
from bot.sessions.user_settings import UserSettings
from bot.store.puzzles import PuzzleRating
from bot.text import LOCALES, Text, text_for

ME = "me"
"""The verb of everything on this screen."""
DATA, FORGET, VISIBILITY, TABLES = "data", "forget", "visibility", "tables"
SURE, LEAVING = "sure", "leaving"
"""How forgetting is confirmed: as it is, or with leaving the games that run."""
ON, OFF = "on", "off"
AS_ON_DISCORD = "discord"
"""The entry for the language that the user has on Discord."""

Line = tuple[str, list[Pressable]]
"""What is chosen, in words, and what changes it."""


def me(
    chosen: UserSettings,
    text: Text,
    *,
    is_hidden: bool,
    is_watching: bool | None = None,
    is_newcomer: bool = False,
    puzzles: PuzzleRating | None = None,
) -> Screen:
    """Return all that a user may choose for themselves, and the ways to what is kept about them.

    `is_watching`: whether they are told when a table opens on this server; None where there is none. `is_newcomer`:
    whether they have finished no match, and so are given tips. `puzzles`: how good they are at them.
    """
    lines = [
        _language(chosen, text),
        *([_choice("tips", text, on=chosen.tips)] if is_newcomer else []),
        _choice("turn", text, on=chosen.turn_pings),
        _choice("ear", text, on=chosen.by_ear),
        *([] if is_watching is None else [_choice(TABLES, text, on=is_watching)]),
        _choice(VISIBILITY, text, on=not is_hidden),
    ]
    return Screen(
        paragraph(text("me-heading"), f"-# {text('me-says')}"),
        *(block for line in lines for block in line),
        _puzzles(puzzles, text),
        DIVIDER,
        [button(_pressed(DATA), text("me-data")), button(_pressed(FORGET), text("me-forget"))],
        accent=QUIET,
    )


def apply_choice(former: UserSettings, what: Sequence[str], values: Sequence[str]) -> UserSettings:
    """Return the settings after a press on this screen; raise SessionRefusal where that cannot be chosen."""
    match what:
        case ["language"]:
            first = values[0] if values else ""
            return former.with_(locale=None if first == AS_ON_DISCORD else first)
        case ["turn", on]:
            return former.with_(turn_pings=on == ON)
        case ["ear", on]:
            return former.with_(by_ear=on == ON)
        case ["tips", on]:
            return former.with_(tips=on == ON)
    raise SessionRefusal("bad_options")


def forget(text: Text) -> Screen:
    """Return what forgetting means, and the one button that does it."""
    return Screen(
        paragraph(text("me-forget-heading"), text("me-forget-says")),
        [
            button(_pressed(f"{FORGET} {SURE}"), text("me-forget-sure"), style=BAD),
            button(_pressed("back"), text("me-back")),
        ],
        accent=QUIET,
    )


def still_seated(text: Text) -> Screen:
    """Return that the user plays in a game, and the button by which they leave it and are forgotten."""
    return Screen(
        text("refused-still-seated"),
        [
            button(_pressed(f"{FORGET} {LEAVING}"), text("me-forget-leaving"), style=BAD),
            button(_pressed("back"), text("me-back")),
        ],
        accent=QUIET,
    )


def forgotten(text: Text) -> Screen:
    """Return that it is done."""
    return Screen(text("me-forgotten"), accent=QUIET)


def _language(chosen: UserSettings, text: Text) -> Line:
    entries = [
        entry(AS_ON_DISCORD, text("me-language-discord"), chosen=chosen.locale is None),
        *(entry(key, text_for(key)("settings-language-own"), chosen=chosen.locale == key) for key in LOCALES),
    ]
    return text("me-language"), [menu(_pressed("language"), text("me-language-discord"), entries)]


def _puzzles(found: PuzzleRating | None, text: Text) -> str:
    """Return how good the user is at puzzles; nothing where they have tried none."""
    if found is None or not found.tries:
        return ""
    return text("me-puzzles", rating=found.rating.number, solved=found.solved, tries=found.tries)


def _choice(name: str, text: Text, *, on: bool) -> Line:
    """Return a line for what is on or off, with the button that changes it."""
    now, other = (ON, OFF) if on else (OFF, ON)
    return text(f"me-{name}", on=now), [button(_pressed(f"{name} {other}"), text(f"me-{name}-change", on=now))]


def _pressed(what: str) -> str:
    return custom_id(NO_GAME, 0, f"{ME} {what}")
