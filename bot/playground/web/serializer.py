"""Messages, forms and commands as the JSON that the page draws: all text is safe HTML, or to be shown as text."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord.backend.models import Interaction
from simcord.enums import AppCommandType, ComponentType, MessageType, OptionType

from ..guild import PlaygroundGuild
from ..person import Person
from ..rendered import RenderedMessage
from ..server.backend import LocalBackend
from .markdown import html

Part = dict[str, Any]
OPTION_KINDS: dict[int | None, str] = {
    OptionType.INTEGER: "number",
    OptionType.NUMBER: "number",
    OptionType.BOOLEAN: "truth",
    OptionType.USER: "people",
    OptionType.MENTIONABLE: "people",
    OptionType.CHANNEL: "channels",
}
COMMAND_GROUPS = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)
PNG = b"\x89PNG\r\n\x1a\n"
PNG_HEADER = struct.Struct(">16xII")
FULL_CIRCLE, GOLDEN_ANGLE = 360, 137


class Serializer:
    """Turns what Discord would send to a client into what the page draws."""

    def __init__(self, backend: LocalBackend, guild: PlaygroundGuild) -> None:
        self._backend = backend
        self._guild = guild

    def message(self, message: RenderedMessage, person: Person) -> Part:
        payload = message.payload
        author = payload["author"]
        interaction = payload.get("interaction_metadata") or {}
        is_note = payload["type"] == MessageType.THREAD_CREATED
        record = self._backend.interactions.get(int(interaction.get("id") or 0))
        return {
            "id": str(message.id),
            "at": payload["timestamp"],
            "author": {
                "id": author["id"],
                "name": message.author,
                "bot": bool(author.get("bot")),
                "hue": self.hue(int(author["id"])),
            },
            "only": message.ephemeral,
            "thinking": message.thinking,
            "edited": message.edited,
            "note": str(payload.get("content")) if is_note else None,
            "thread": self._thread(message) if is_note else None,
            "used": _used(record) if record and record.source_message_id is None else None,
            "user": (interaction.get("user") or {}).get("username"),
            "called": person.id in self._backend.get_message(message.channel_id, message.id).ping_user_ids,
            "html": self._html(payload["content"]) if payload.get("content") and not is_note else "",
            "parts": self._part(payload.get("components") or []) + self._files(payload),
        }

    def form(self, modal: Mapping[str, Any]) -> Part:
        return {"title": modal["title"], "parts": self._part(modal["components"])}

    def hue(self, number: int) -> int:
        """Return the colour of a user's picture, as an angle; neighbours differ much."""
        members = [*self._guild.people, self._guild.spectator.id]
        place = members.index(number) if number in members else len(members)
        return (20 + place * GOLDEN_ANGLE) % FULL_CIRCLE

    def _part(self, value: Any) -> Any:
        """Return components as Discord has them, with what the page needs besides: HTML, paths, sizes, roles."""
        if isinstance(value, list):
            return [self._part(item) for item in value]
        if not isinstance(value, dict):
            return value
        part = {key: self._part(item) for key, item in value.items()}
        if part.get("url"):
            part["url"] = self._path(part["url"])
        if part.get("media"):
            part["size"] = png_size(self._backend.cdn.get(value["media"]["url"]) or b"")
        if part.get("emoji") and part["emoji"].get("id"):
            part["emoji"]["url"] = self._path(self._backend.cdn.emoji_url(part["emoji"]["id"]))
        if part.get("type") == ComponentType.TEXT_DISPLAY:
            part["html"] = self._html(part["content"])
        elif part.get("type") == ComponentType.ROLE_SELECT:
            roles = self._guild.guild.roles.values()
            part["options"] = [{"label": role.name, "value": str(role.id)} for role in roles]
        return part

    def _files(self, payload: Mapping[str, Any]) -> list[Part]:
        """Return the attachments that no component shows already, as components."""
        placed = str(payload.get("components") or "")
        files = [file for file in payload.get("attachments") or [] if file["url"] not in placed]
        return [
            {
                "type": ComponentType.THUMBNAIL,
                "media": {"url": self._path(file["url"])},
                "description": file.get("description") or file["filename"],
            }
            if str(file.get("content_type")).startswith("image/")
            else {"type": ComponentType.FILE, "file": {"url": self._path(file["url"])}, "name": file["filename"]}
            for file in files
        ]

    def _html(self, text: str) -> str:
        return html(text, self._guild.name_of)

    def _thread(self, message: RenderedMessage) -> str | None:
        metadata = self._backend.get_message(message.channel_id, message.id).system_metadata
        return str(metadata.channel_id) if metadata and metadata.channel_id else None

    def _path(self, url: str) -> str:
        """Return an address on this server without its host, whatever name the page knows it by."""
        return (
            "/cdn" + url.removeprefix(self._backend.cdn.base_url) if url.startswith(self._backend.cdn.base_url) else url
        )


def png_size(file: bytes) -> tuple[int, int] | None:
    """Return the width and height of a PNG file, so that the page leaves room for it before it is loaded."""
    if not file.startswith(PNG) or len(file) < PNG_HEADER.size:
        return None
    width, height = PNG_HEADER.unpack_from(file)
    return width, height


def _used(record: Interaction) -> str | None:
    """Return the command that was used, as it is typed; one on a person or a message is not typed."""
    name = record.command_name
    return f"/{name}" if name and record.command_type == AppCommandType.CHAT_INPUT else name


def commands_json(commands: Sequence[Mapping[str, Any]], locale: str) -> list[Part]:
    """Return every command that can be sent, with options; `id` and `name` are for Discord, `shown` for the user."""
    return [leaf | {"id": str(command["id"])} for command in commands for leaf in _leaves(command, locale, "", "")]


def _leaves(node: Mapping[str, Any], locale: str, before: str, shown_before: str) -> Iterator[Part]:
    name = f"{before} {node['name']}".strip()
    shown = f"{shown_before} {_translated(locale, node, 'name')}".strip()
    options = node.get("options") or []
    groups = [option for option in options if option["type"] in COMMAND_GROUPS]
    for group in groups:
        yield from _leaves(group, locale, name, shown)
    if not groups:
        yield {
            "name": name,
            "shown": shown,
            "description": _translated(locale, node, "description"),
            "options": [_option(option, locale) for option in options],
        }


def _option(option: Mapping[str, Any], locale: str) -> Part:
    return {
        "name": option["name"],
        "shown": _translated(locale, option, "name"),
        "description": _translated(locale, option, "description"),
        "kind": OPTION_KINDS.get(option["type"], "words"),
        "required": bool(option.get("required")),
        "completes": bool(option.get("autocomplete")),
        "choices": [
            {"name": _translated(locale, choice, "name"), "value": str(choice["value"])}
            for choice in option.get("choices") or []
        ],
        "least": option.get("min_value"),
        "most": option.get("max_value"),
    }


def _translated(locale: str, node: Mapping[str, Any], key: str) -> str:
    return str((node.get(f"{key}_localizations") or {}).get(locale) or node.get(key) or "")
