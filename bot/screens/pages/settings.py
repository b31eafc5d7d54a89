"""The settings of a server, as its managers see them: two pages of choices, each kept as it is made."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import discord

from bot.rules.editions import EDITIONS
from bot.screens.buttons import Pressable, button, channel_menu, entry, menu, role_menu
from bot.screens.codec import NO_GAME, custom_id, parse_number
from bot.screens.game.lobby import NO_TIME, edition_menu, house_menu, time_menu
from bot.screens.layout import DIVIDER, QUIET, Block, Screen, paragraph
from bot.screens.presets import own_entries, preset_entries
from bot.sessions.dance import JUDGINGS
from bot.sessions.guild_settings import EVERYBODY, MANAGERS, GuildSettings
from bot.sessions.presets import MOST_OWN
from bot.sessions.refusals import SessionRefusal
from bot.text import LOCALES, Text, text_for

AS_ON_DISCORD = "discord"
"""The entry for the language that the server has on Discord."""
AS_BELOW = "below"
"""The entry for new games that begin with a turn time and house rules chosen one by one."""
ON, OFF = "on", "off"
_OTHER = {ON: OFF, OFF: ON}
MORE, FIRST = "more", "first"
"""What turns the page: everything about a game is on the first, and what is said around it on the second."""
ON_SECOND_PAGE = {MORE, "judging", "told", "talk", "pings", "threads"}
PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.category,
]


Blocks = Sequence[str | Sequence[Pressable]]


def settings(chosen: GuildSettings, text: Text, there: Collection[int], page: str = FIRST) -> Screen:
    """Return a page of choices; roles and channels that are no more `there` are counted, and cannot be chosen."""
    heading = paragraph(text(f"settings-heading-{page}"), f"-# {text('settings-says')}")
    return Screen(
        heading, *(_second(chosen, text, there) if page == MORE else _first(chosen, text, there)), accent=QUIET
    )


def page_of(what: Sequence[str]) -> str:
    """Return the page on which this is pressed, or to which it leads."""
    return MORE if what and what[0] in ON_SECOND_PAGE else FIRST


def _first(chosen: GuildSettings, text: Text, there: Collection[int]) -> Iterator[Block]:
    for blocks in (
        _language(chosen, text),
        _games(chosen, text),
        _presets(chosen, text),
        _hosts(chosen, text, there),
        _channels(chosen, text, there),
    ):
        yield DIVIDER
        yield from blocks
    yield DIVIDER
    yield [button(_pressed(MORE), text("settings-more"), sign="▶️")]


def _second(chosen: GuildSettings, text: Text, there: Collection[int]) -> Iterator[Block]:
    pings, threads = ON if chosen.pings else OFF, ON if chosen.threads else OFF
    for blocks in (
        _switch("pings", "settings-ping", pings, text),
        _switch("threads", "settings-thread", threads, text),
        _told(chosen, text, there),
        _talk(chosen, text),
        _judging(chosen, text),
    ):
        yield DIVIDER
        yield from blocks
    yield DIVIDER
    yield [button(_pressed(FIRST), text("settings-first"), sign="◀️")]


def _switch(name: str, change: str, now: str, text: Text) -> Blocks:
    """Return what is on or off, with the button that changes it."""
    return text(f"settings-{name}", on=now), [button(_pressed(f"{name} {_OTHER[now]}"), text(change, on=now))]


def apply_choice(former: GuildSettings, what: Sequence[str], values: Sequence[str]) -> GuildSettings:
    """Return the settings after a press on this screen; raise SessionRefusal where that cannot be chosen."""
    first = values[0] if values else ""
    match what:
        case ["more" | "first"]:
            return former
        case ["language"]:
            return former.with_(locale=None if first == AS_ON_DISCORD else first)
        case ["edition"]:
            return former.with_edition(first)
        case ["preset"]:
            return former.with_usual("" if first == AS_BELOW else first)
        case ["drop"]:
            return former.without_preset(first)
        case ["house"]:
            return former.with_(house=tuple(values))
        case ["time"]:
            return former.with_(turn_seconds=None if first == NO_TIME else _number(first))
        case ["hosts"]:
            return former.with_(hosts=first)
        case ["role"]:
            return former.with_(hosts=_number(first) if first else EVERYBODY)
        case ["channels"]:
            return former.with_(channels=tuple(map(_number, values)))
        case ["judging"]:
            return former.with_(judging=first)
        case ["pings", on]:
            return former.with_(pings=on == ON)
        case ["threads", on]:
            return former.with_(threads=on == ON)
        case ["talk"]:
            return former.with_(reactions="reactions" in values, remarks="remarks" in values)
        case ["told"]:
            return former.with_(told_role=_number(first) if first else None)
    raise SessionRefusal("bad_options")


def _number(value: str) -> int:
    number = parse_number(value)
    if number is None:
        raise SessionRefusal("bad_options")
    return number


def _language(chosen: GuildSettings, text: Text) -> Blocks:
    entries = [
        entry(AS_ON_DISCORD, text("settings-language-discord"), chosen=chosen.locale is None),
        *(entry(key, text_for(key)("settings-language-own"), chosen=chosen.locale == key) for key in LOCALES),
    ]
    return _heading(text, "language"), [menu(_pressed("language"), text("settings-language"), entries)]


def _games(chosen: GuildSettings, text: Text) -> Blocks:
    """Return what a game begins with: edition, and a preset, or house rules and turn time one by one."""
    edition = EDITIONS[chosen.edition]
    entries = [
        entry(AS_BELOW, text("settings-preset-below"), chosen=not chosen.preset),
        *preset_entries(text, chosen.presets, chosen.preset, last=False),
    ]
    menus = [
        edition_menu(_pressed("edition"), text, edition.key),
        menu(_pressed("preset"), text("settings-preset-below"), entries),
    ]
    if not chosen.preset:
        menus += [
            time_menu(_pressed("time"), text, chosen.turn_seconds),
            house_menu(_pressed("house"), text, edition, chosen.house),
        ]
    return _heading(text, "games"), menus


def _presets(chosen: GuildSettings, text: Text) -> Blocks:
    """Return the server's own presets, and how to keep another."""
    heading = paragraph(_heading(text, "presets"), f"-# {text('settings-presets-says', most=MOST_OWN)}")
    entries = list(own_entries(text, chosen.presets))
    dropping = [menu(_pressed("drop"), text("settings-preset-drop", count=len(entries)), entries)] if entries else []
    return heading, dropping


def _hosts(chosen: GuildSettings, text: Text, there: Collection[int]) -> Blocks:
    role = chosen.hosts if isinstance(chosen.hosts, int) else None
    entries = [entry(who, text(f"settings-hosts-{who}"), chosen=chosen.hosts == who) for who in (EVERYBODY, MANAGERS)]
    return (
        paragraph(
            _heading(text, "hosts"),
            f"⚠️ {text('settings-role-gone')}" if role is not None and role not in there else None,
        ),
        [
            menu(_pressed("hosts"), text("settings-hosts-role"), entries),
            role_menu(_pressed("role"), text("settings-choose-role"), role if role in there else None),
        ],
    )


def _channels(chosen: GuildSettings, text: Text, there: Collection[int]) -> Blocks:
    known = [channel for channel in chosen.channels if channel in there]
    gone = len(chosen.channels) - len(known)
    return (
        paragraph(
            _heading(text, "channels"),
            f"⚠️ {text('settings-channels-missing', count=gone)}" if gone else None,
        ),
        [channel_menu(_pressed("channels"), text("settings-channels-all"), known, PLACES)],
    )


def _judging(chosen: GuildSettings, text: Text) -> Blocks:
    entries = [
        entry(
            how,
            text(f"settings-judging-{how}"),
            description=text(f"settings-judging-{how}-says"),
            chosen=how == chosen.judging,
        )
        for how in JUDGINGS
    ]
    return _heading(text, "judging"), [menu(_pressed("judging"), text("settings-judging"), entries)]


def _told(chosen: GuildSettings, text: Text, there: Collection[int]) -> Blocks:
    """Return which role is told when a table opens."""
    role = chosen.told_role
    return (
        paragraph(
            _heading(text, "told"),
            f"-# {text('settings-told-says')}",
            f"⚠️ {text('settings-told-gone')}" if role is not None and role not in there else None,
        ),
        [role_menu(_pressed("told"), text("settings-told-choose"), role if role in there else None)],
    )


def _talk(chosen: GuildSettings, text: Text) -> Blocks:
    """Return what is said at a table besides the game."""
    entries = [
        entry("reactions", text("settings-talk-reactions"), chosen=chosen.reactions),
        entry("remarks", text("settings-talk-remarks"), chosen=chosen.remarks),
    ]
    return _heading(text, "talk"), [menu(_pressed("talk"), text("settings-talk-none"), entries, least=0, most=2)]


def _heading(text: Text, name: str) -> str:
    return f"**{text(f'settings-{name}')}**"


def _pressed(what: str) -> str:
    return custom_id(NO_GAME, 0, f"settings {what}")
