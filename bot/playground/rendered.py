"""Messages and forms as users see them."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from simcord.backend import Backend, serializers
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

LOADING = 1 << 7


@dataclass(frozen=True, slots=True)
class Button:
    """`custom_id` is empty for links."""

    label: str
    emoji: str
    custom_id: str
    disabled: bool

    def __str__(self) -> str:
        text = " ".join(part for part in (self.emoji, self.label) if part)
        return f"({text})" if self.disabled else f"[{text}]"


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; `options` is empty for selects of users, roles and channels."""

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    disabled: bool

    def __str__(self) -> str:
        return f"<{self.placeholder}: {' | '.join(option.label for option in self.options)}>"


@dataclass(frozen=True, slots=True)
class Picture:
    url: str
    alt: str


@dataclass(frozen=True, slots=True)
class RenderedMessage:
    """One message at one moment. `payload` is what Discord's clients would be sent."""

    id: int
    channel_id: int
    author: str
    text: str
    ephemeral: bool
    thinking: bool
    edited: bool
    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]
    pictures: tuple[Picture, ...]
    payload: dict[str, Any]

    def __str__(self) -> str:
        state = [word for word, so in (("only you", self.ephemeral), ("edited", self.edited)) if so]
        head = f"{self.author} ({', '.join(state)})" if state else self.author
        lines = [f"{head}: {self.text or ('…' if self.thinking else '')}"]
        lines += [f"  ![{picture.alt}]" for picture in self.pictures]
        if self.buttons:
            lines.append("  " + " ".join(map(str, self.buttons)))
        lines += [f"  {menu}" for menu in self.menus]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Field:
    """A control of a form, with its value when the form opens."""

    label: str
    custom_id: str
    value: str


@dataclass(frozen=True, slots=True)
class Form:
    """A modal."""

    title: str
    fields: tuple[Field, ...]


def render_message(backend: Backend, message: Message, user_id: int) -> RenderedMessage:
    payload = deepcopy(dict(serializers.message_payload(backend, message, for_user=user_id)))
    parts = list(walk_components(message.components))
    author: Any = payload["author"]
    return RenderedMessage(
        id=message.id,
        channel_id=message.channel_id,
        author=author["global_name"] or author["username"],
        text="\n".join(_texts(message, parts)),
        ephemeral=message.is_ephemeral,
        thinking=bool(message.flags & LOADING),
        edited=message.edited_timestamp is not None,
        buttons=tuple(_button(part) for part in parts if part["type"] == ComponentType.BUTTON),
        menus=tuple(_menu(part) for part in parts if part["type"] in SELECT_TYPES),
        pictures=tuple(_pictures(message, parts)),
        payload=payload,
    )


def render_form(modal: dict[str, Any]) -> Form:
    parts = list(walk_components(modal["components"]))
    labels = {part["component"]["custom_id"]: part["label"] for part in parts if part["type"] == ComponentType.LABEL}
    fields = tuple(
        Field(labels.get(custom_id) or part.get("label") or "", custom_id, part.get("value") or "")
        for part in parts
        if (custom_id := part.get("custom_id")) is not None
    )
    return Form(modal["title"], fields)


def _texts(message: Message, parts: list[dict[str, Any]]) -> list[str]:
    texts = [message.content]
    for embed in message.embeds:
        texts += [embed.get("title") or "", embed.get("description") or ""]
        texts += [f"{field['name']}: {field['value']}" for field in embed.get("fields") or []]
    texts += [part["content"] for part in parts if part["type"] == ComponentType.TEXT_DISPLAY]
    return [text for text in texts if text]


def _button(part: dict[str, Any]) -> Button:
    return Button(
        label=part.get("label") or "",
        emoji=(part.get("emoji") or {}).get("name") or "",
        custom_id=part.get("custom_id") or "",
        disabled=bool(part.get("disabled")),
    )


def _menu(part: dict[str, Any]) -> Menu:
    options = tuple(Option(option["label"], option["value"]) for option in part.get("options") or [])
    return Menu(part["custom_id"], part.get("placeholder") or "", options, bool(part.get("disabled")))


def _pictures(message: Message, parts: list[dict[str, Any]]) -> list[Picture]:
    placed = [item for part in parts for item in part.get("items") or []]
    placed += [part for part in parts if part["type"] == ComponentType.THUMBNAIL]
    shown = [Picture(item["media"]["url"], item.get("description") or "") for item in placed]
    urls = {picture.url for picture in shown}
    others = [file for file in message.attachments if file["url"] not in urls]
    return shown + [Picture(file["url"], file.get("description") or "") for file in others]
