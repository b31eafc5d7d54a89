"""Commands one by one, which SimCord takes only all together; and what Discord refuses of a command.

Source: Discord's page "Application Commands": structure, naming, the table of limits, and "Registering a Command".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord.backend.errors import BackendError
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.http.router import RequestContext, route

CHAT_INPUT = 1
NAME = re.compile(r"[-_'\w]{1,32}")
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
MOST_OPTIONS = 25
MOST_CHARACTERS = 8000
"""In names, descriptions and values of a command; of each text the longest translation counts."""
MOST_COMMANDS = {CHAT_INPUT: 100, 2: 5, 3: 5}
"""In one scope, by type. Of those on users and messages the page came to allow 15; discord.py takes five."""


@route("POST", "/applications/{application_id}/commands")
def upsert_global_command(ctx: RequestContext) -> Any:
    """Register one command, in the place of the one of its name."""
    return _upsert(ctx, None)


@route("POST", "/applications/{application_id}/guilds/{guild_id}/commands")
def upsert_guild_command(ctx: RequestContext) -> Any:
    """Register one command of a guild, in the place of the one of its name."""
    return _upsert(ctx, ctx.int_arg("guild_id"))


@route("DELETE", "/applications/{application_id}/commands/{command_id}")
def delete_global_command(ctx: RequestContext) -> None:
    """Delete a command."""
    _delete(ctx, None)


@route("DELETE", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
def delete_guild_command(ctx: RequestContext) -> None:
    """Delete a command of a guild."""
    _delete(ctx, ctx.int_arg("guild_id"))


def _upsert(ctx: RequestContext, guild_id: int | None) -> Any:
    given = {key: value for key, value in ctx.body().items() if key != "nsfw" or value}
    one = ctx.fields(*COMMAND_FIELDS, body=given)
    key = (one["name"], one.get("type", CHAT_INPUT))
    others = [_definition(kept) for kept in _of(ctx.backend, guild_id) if (kept["name"], kept["type"]) != key]
    ctx.backend.register_commands(guild_id, [*others, one])
    return ctx.backend.commands[guild_id][key]


def _delete(ctx: RequestContext, guild_id: int | None) -> None:
    registered = _of(ctx.backend, guild_id)
    others = [kept for kept in registered if kept["id"] != ctx.args["command_id"]]
    if len(others) == len(registered):
        raise BackendError(404, 10063, "Unknown application command")
    ctx.backend.register_commands(guild_id, [_definition(kept) for kept in others])


def _of(backend: Any, guild_id: int | None) -> list[dict[str, Any]]:
    return list(backend.commands.get(guild_id, {}).values())


def _definition(command: Mapping[str, Any]) -> dict[str, Any]:
    return {key: command[key] for key in COMMAND_FIELDS if key in command}


# What Discord refuses


def check_commands(payloads: Sequence[Mapping[str, Any]]) -> None:
    """Raise BackendError for what Discord would not take."""
    for kind, most in MOST_COMMANDS.items():
        if sum(one.get("type", CHAT_INPUT) == kind for one in payloads) > most:
            raise BackendError(400, 30032, f"Maximum number of application commands reached ({most})")
    for problem in _problems(payloads):
        raise BackendError(400, 50035, f"Invalid Form Body: {problem}")


def _problems(payloads: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for command in payloads:
        if command.get("type", CHAT_INPUT) == CHAT_INPUT:
            yield from _troubles(command, command["name"])
            size = _size(command)
            if size > MOST_CHARACTERS:
                yield f"{command['name']}: {size} characters, of which there may be {MOST_CHARACTERS}"
        elif not all(1 <= len(name) <= LONGEST_NAME for name in _said(command, "name")):
            yield f"{command['name']}: its name is too long"
    yield from _twice([one for one in payloads if one.get("type", CHAT_INPUT) == CHAT_INPUT], "commands")


def _troubles(part: Mapping[str, Any], path: str) -> Iterator[str]:
    """Yield what is wrong with a command, a subcommand or an option."""
    for name in _said(part, "name"):
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{path}: the name {name!r}"
    for description in _said(part, "description"):
        if not 1 <= len(description) <= LONGEST_DESCRIPTION:
            yield f"{path}: a description of {len(description)} characters"
    options, choices = part.get("options") or [], part.get("choices") or []
    if max(len(options), len(choices)) > MOST_OPTIONS:
        yield f"{path}: more than {MOST_OPTIONS} options or choices"
    if [bool(one.get("required")) for one in options] != sorted(bool(one.get("required")) for one in options)[::-1]:
        yield f"{path}: required options come before others"
    for choice in choices:
        if not all(1 <= len(name) <= LONGEST_CHOICE for name in _said(choice, "name")):
            yield f"{path}: the name of a choice"
    yield from _twice(options, path)
    for option in options:
        yield from _troubles(option, f"{path} {option['name']}")


def _twice(siblings: Sequence[Mapping[str, Any]], path: str) -> Iterator[str]:
    """Yield what is called the same in one language."""
    languages = {key for one in siblings for key in one.get("name_localizations") or {}}
    for language in [None, *sorted(languages)]:
        names = [(one.get("name_localizations") or {}).get(language, one["name"]) for one in siblings]
        if len(set(names)) < len(names):
            yield f"{path}: two of one name in {language or 'the language of all'}"


def _size(part: Mapping[str, Any]) -> int:
    own = sum(max(map(len, _said(part, key)), default=0) for key in ("name", "description"))
    inner = sum(map(_size, [*(part.get("options") or []), *(part.get("choices") or [])]))
    return own + len(str(part.get("value", ""))) + inner


def _said(part: Mapping[str, Any], key: str) -> list[str]:
    """Return a text in all its languages."""
    return [str(part[key]), *(part.get(f"{key}_localizations") or {}).values()] if key in part else []
