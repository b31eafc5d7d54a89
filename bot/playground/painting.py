"""Messages and forms as the page draws them: nested parts, with all text as safe HTML or to be shown as text."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any

from simcord.enums import ComponentType, MessageType

from .house import House
from .markdown import html
from .people import Person
from .seen import Seen
from .world import LocalBackend

Part = dict[str, Any]
STYLES = {1: "main", 2: "plain", 3: "good", 4: "bad", 5: "link", 6: "plain"}
PICKS = {
    ComponentType.STRING_SELECT: "words",
    ComponentType.USER_SELECT: "people",
    ComponentType.MENTIONABLE_SELECT: "people",
    ComponentType.CHANNEL_SELECT: "channels",
    ComponentType.ROLE_SELECT: "roles",
}
LONG = 2
SPACED = 2
PNG = b"\x89PNG\r\n\x1a\n"
PNG_HEADER = struct.Struct(">16xII")
FULL_CIRCLE, GOLDEN_ANGLE = 360, 137


class Painter:
    """Turns what Discord would send to a client into what the page draws."""

    def __init__(self, backend: LocalBackend, house: House) -> None:
        self._backend = backend
        self._house = house
        self._parts: dict[int, Callable[[Mapping[str, Any]], Part]] = {
            ComponentType.ACTION_ROW: self._row,
            ComponentType.BUTTON: self._button,
            ComponentType.TEXT_INPUT: self._input,
            ComponentType.SECTION: self._section,
            ComponentType.TEXT_DISPLAY: lambda part: {"t": "text", "html": self.text(part["content"])},
            ComponentType.THUMBNAIL: self._picture,
            ComponentType.MEDIA_GALLERY: self._gallery,
            ComponentType.FILE: self._file,
            ComponentType.SEPARATOR: self._rule,
            ComponentType.CONTAINER: self._box,
            ComponentType.LABEL: self._label,
        } | dict.fromkeys(PICKS, self._select)

    def text(self, words: str) -> str:
        """Markdown as HTML, with the names of this house."""
        return html(words, self._house.named)

    def message(self, seen: Seen, person: Person) -> Part:
        """A message as one person sees it."""
        payload = seen.payload
        author = payload["author"]
        used = payload.get("interaction_metadata") or {}
        is_note = payload["type"] == MessageType.THREAD_CREATED
        record = self._backend.interactions.get(int(used.get("id") or 0))
        return {
            "id": str(seen.id),
            "at": payload["timestamp"],
            "author": {
                "id": author["id"],
                "name": seen.author,
                "bot": bool(author.get("bot")),
                "hue": self.hue(int(author["id"])),
            },
            "only": seen.ephemeral,
            "thinking": seen.thinking,
            "edited": seen.edited,
            "note": str(payload.get("content")) if is_note else None,
            "thread": self._thread(seen) if is_note else None,
            "used": record.command_name if record and record.source_message_id is None else None,
            "user": (used.get("user") or {}).get("username"),
            "called": person.id in self._backend.get_message(seen.channel_id, seen.id).ping_user_ids,
            "html": self.text(payload["content"]) if payload.get("content") and not is_note else "",
            "parts": self.parts(payload.get("components") or []),
            "files": self._files(payload),
        }

    def parts(self, components: list[Any]) -> list[Part]:
        """The parts of a message or a form."""
        return [self._part(part) for part in components]

    def form(self, modal: Mapping[str, Any]) -> Part:
        """A modal."""
        return {"title": modal["title"], "parts": self.parts(modal["components"])}

    def hue(self, number: int) -> int:
        """The colour of somebody's picture, as an angle; neighbours differ much."""
        members = [*self._house.people, self._house.spectator.id]
        place = members.index(number) if number in members else len(members)
        return (20 + place * GOLDEN_ANGLE) % FULL_CIRCLE

    # The parts

    def _part(self, part: Mapping[str, Any]) -> Part:
        paint = self._parts.get(part["type"])
        return paint(part) if paint is not None else {"t": "unknown", "type": part["type"]}

    def _row(self, part: Mapping[str, Any]) -> Part:
        return {"t": "row", "parts": self.parts(part["components"])}

    def _button(self, part: Mapping[str, Any]) -> Part:
        return {
            "t": "button",
            "id": part.get("custom_id") or "",
            "label": part.get("label") or "",
            "emoji": self._emoji(part.get("emoji")),
            "style": STYLES.get(part["style"], "plain"),
            "url": part.get("url") or "",
            "disabled": bool(part.get("disabled")),
        }

    def _select(self, part: Mapping[str, Any]) -> Part:
        kind = PICKS[ComponentType(part["type"])]
        chosen = [str(one["id"]) for one in part.get("default_values") or []]
        options = [
            {"label": role.name, "value": str(role.id), "description": "", "emoji": None, "chosen": False}
            for role in (self._house.roles() if kind == "roles" else ())
        ] + [
            {
                "label": option["label"],
                "value": option["value"],
                "description": option.get("description") or "",
                "emoji": self._emoji(option.get("emoji")),
                "chosen": bool(option.get("default")),
            }
            for option in part.get("options") or []
        ]
        least, most = part.get("min_values"), part.get("max_values")
        return {
            "t": "select",
            "id": part["custom_id"],
            "kind": kind,
            "chosen": chosen,
            "placeholder": part.get("placeholder") or "",
            "options": options,
            "least": 1 if least is None else least,
            "most": most or 1,
            "disabled": bool(part.get("disabled")),
        }

    def _input(self, part: Mapping[str, Any]) -> Part:
        return {
            "t": "input",
            "id": part["custom_id"],
            "label": part.get("label") or "",
            "long": part.get("style") == LONG,
            "value": part.get("value") or "",
            "placeholder": part.get("placeholder") or "",
            "required": part.get("required", True),
            "least": part.get("min_length") or 0,
            "most": part.get("max_length") or 4000,
        }

    def _label(self, part: Mapping[str, Any]) -> Part:
        return {
            "t": "label",
            "label": part["label"],
            "description": part.get("description") or "",
            "part": self._part(part["component"]),
        }

    def _section(self, part: Mapping[str, Any]) -> Part:
        return {"t": "section", "parts": self.parts(part["components"]), "aside": self._part(part["accessory"])}

    def _picture(self, part: Mapping[str, Any]) -> Part:
        url = part["media"]["url"]
        return {
            "t": "picture",
            "url": self._path(url),
            "size": png_size(self._backend.cdn.get(url) or b""),
            "alt": part.get("description") or "",
            "spoiler": bool(part.get("spoiler")),
        }

    def _gallery(self, part: Mapping[str, Any]) -> Part:
        return {"t": "gallery", "parts": [self._picture(item) for item in part["items"]]}

    def _file(self, part: Mapping[str, Any]) -> Part:
        url = self._path(part["file"]["url"])
        return {"t": "file", "url": url, "name": part.get("name") or url.rpartition("/")[2]}

    def _rule(self, part: Mapping[str, Any]) -> Part:
        return {"t": "rule", "line": part.get("divider", True), "wide": part.get("spacing") == SPACED}

    def _box(self, part: Mapping[str, Any]) -> Part:
        accent = part.get("accent_color")
        return {
            "t": "box",
            "accent": None if accent is None else f"#{accent:06x}",
            "spoiler": bool(part.get("spoiler")),
            "parts": self.parts(part["components"]),
        }

    # Files and pictures

    def _files(self, payload: Mapping[str, Any]) -> list[Part]:
        """The attachments that no part shows already."""
        placed = str(payload.get("components") or "")
        return [
            {
                "t": "picture" if str(file.get("content_type")).startswith("image/") else "file",
                "url": self._path(file["url"]),
                "name": file["filename"],
                "alt": file.get("description") or file["filename"],
            }
            for file in payload.get("attachments") or []
            if file["url"] not in placed
        ]

    def _emoji(self, emoji: Mapping[str, Any] | None) -> Part | None:
        if not emoji:
            return None
        url = self._path(self._backend.cdn.emoji_url(emoji["id"])) if emoji.get("id") else ""
        return {"name": emoji.get("name") or "", "url": url}

    def _thread(self, seen: Seen) -> str | None:
        metadata = self._backend.get_message(seen.channel_id, seen.id).system_metadata
        return str(metadata.channel_id) if metadata and metadata.channel_id else None

    def _path(self, url: str) -> str:
        """An address on this server without the server, whatever name the page knows it by."""
        return "/cdn" + url.removeprefix(self._backend.cdn.base) if url.startswith(self._backend.cdn.base) else url


def png_size(file: bytes) -> tuple[int, int] | None:
    """How wide and high a PNG file is, so that the page leaves room for it before it is loaded."""
    if not file.startswith(PNG) or len(file) < PNG_HEADER.size:
        return None
    width, height = PNG_HEADER.unpack_from(file)
    return width, height
