"""Messages and forms as people see them."""

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
    url: str
    disabled: bool

    def __str__(self) -> str:
        text = " ".join(part for part in (self.emoji, self.label) if part)
        return f"({text})" if self.disabled else f"[{text}]"


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    description: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; `options` is empty for selects of people, roles and channels."""

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
class Seen:
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

    def named(self, what: str) -> list[Button]:
        """The buttons with this label, emoji or custom_id."""
        return [button for button in self.buttons if what in (button.label, button.emoji, button.custom_id)]

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
    """A control of a form, with what stands in it when the form opens."""

    label: str
    custom_id: str
    value: str
    required: bool
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A modal."""

    title: str
    custom_id: str
    fields: tuple[Field, ...]


def see(backend: Backend, message: Message, user_id: int) -> Seen:
    payload = deepcopy(dict(serializers.message_payload(backend, message, for_user=user_id)))
    parts = list(walk_components(message.components))
    author: Any = payload["author"]
    return Seen(
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


def form(modal: dict[str, Any]) -> Form:
    labels = {
        part["component"]["custom_id"]: part["label"]
        for part in walk_components(modal["components"])
        if part["type"] == ComponentType.LABEL
    }
    fields = tuple(
        Field(
            label=labels.get(part["custom_id"]) or part.get("label") or "",
            custom_id=part["custom_id"],
            value=part.get("value") or "",
            required=bool(part.get("required", True)),
            options=_options(part),
        )
        for part in walk_components(modal["components"])
        if "custom_id" in part
    )
    return Form(modal["title"], modal["custom_id"], fields)


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
        url=part.get("url") or "",
        disabled=bool(part.get("disabled")),
    )


def _menu(part: dict[str, Any]) -> Menu:
    return Menu(
        custom_id=part["custom_id"],
        placeholder=part.get("placeholder") or "",
        options=_options(part),
        disabled=bool(part.get("disabled")),
    )


def _options(part: dict[str, Any]) -> tuple[Option, ...]:
    return tuple(
        Option(option["label"], option["value"], option.get("description") or "", bool(option.get("default")))
        for option in part.get("options") or []
    )


def _pictures(message: Message, parts: list[dict[str, Any]]) -> list[Picture]:
    placed = [item for part in parts for item in part.get("items") or []]
    placed += [part for part in parts if part["type"] == ComponentType.THUMBNAIL]
    shown = [Picture(item["media"]["url"], item.get("description") or "") for item in placed]
    named = {picture.url for picture in shown}
    loose = [file for file in message.attachments if file["url"] not in named]
    return shown + [Picture(file["url"], file.get("description") or "") for file in loose]
