"""What Discord refuses and SimCord's model lets pass."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from simcord.backend.errors import BackendError
from simcord.enums import CallbackType, ComponentType, InteractionType

from .api_calls import Call
from .backend import LocalBackend
from .unicode_emoji import is_emoji

CALLBACK_ROUTE = "/interactions/{interaction_id}/{token}/callback"
EMOJI_ROUTE = "/applications/{application_id}/emojis"
ANSWERS = {
    InteractionType.APPLICATION_COMMAND: {4, 5, 9},
    InteractionType.MESSAGE_COMPONENT: {4, 5, 6, 7, 9},
    InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE: {8},
    InteractionType.MODAL_SUBMIT: {4, 5, 6, 7},
}
MOST_CHOICES = 25
MOST_EMOJIS = 2000
LARGEST_EMOJI = 256 * 1024
MOST_FILES = 10
PREMIUM = 6


def check(backend: LocalBackend, call: Call) -> None:
    """Refuse a request as Discord would; what SimCord refuses by itself is not looked at."""
    if call.method in ("GET", "DELETE") or not isinstance(call.body, dict):
        return
    _check_files(call)
    if call.route == CALLBACK_ROUTE:
        _check_callback(backend, call)
    elif (call.method, call.route) == ("POST", EMOJI_ROUTE):
        _check_emoji(backend, call.body)
    refused = []
    for path, component in _components(call.body):
        if component.get("type") == ComponentType.BUTTON:
            _check_button(component)
        options = enumerate(component.get("options") or [])
        for at, holder in ((path, component), *((f"{path}.options.{number}", option) for number, option in options)):
            if isinstance(holder, dict) and not _is_usable(backend, holder.get("emoji")):
                refused.append(f"{at}.emoji.{'id' if holder['emoji'].get('id') else 'name'}")
    if refused:
        raise _refusal(refused, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_files(call: Call) -> None:
    if len(call.files) > MOST_FILES:
        raise _refusal("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")


def _check_callback(backend: LocalBackend, call: Call) -> None:
    record = backend.interactions.get(int(call.path.split("/")[2]))
    kind = call.body.get("type")
    if record is not None and kind not in ANSWERS.get(InteractionType(record.type), {kind}):
        allowed = ", ".join(map(str, sorted(ANSWERS[InteractionType(record.type)])))
        raise _refusal("type", "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")
    choices = (call.body.get("data") or {}).get("choices") or []
    if kind == CallbackType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT and len(choices) > MOST_CHOICES:
        raise _refusal("data.choices", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")


def _check_emoji(backend: LocalBackend, body: dict[str, Any]) -> None:
    if not re.fullmatch(r"\w{2,32}", str(body.get("name") or ""), re.ASCII):
        raise _refusal("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    image = str(body.get("image") or "")
    if not image.startswith("data:image/"):
        raise _refusal("image", "IMAGE_INVALID", "Invalid image data")
    if len(image.partition(",")[2]) * 3 // 4 > LARGEST_EMOJI:
        raise _refusal("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if len(backend.application_emojis) >= MOST_EMOJIS:
        raise BackendError(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJIS})")


def _check_button(button: dict[str, Any]) -> None:
    if button.get("style") != PREMIUM and not button.get("label") and not button.get("emoji"):
        raise _refusal("components", "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji.")


def _components(body: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each component, and where it stands in the body."""
    for path, holder in (("", body), ("data.", body.get("data")), ("message.", body.get("message"))):
        if isinstance(holder, dict):
            yield from _within(f"{path}components", holder.get("components"))


def _within(path: str, parts: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, part in enumerate(parts if isinstance(parts, list) else []):
        if isinstance(part, dict):
            yield f"{path}.{number}", part
            yield from _within(f"{path}.{number}.components", part.get("components"))
            for key in ("accessory", "component"):
                if isinstance(part.get(key), dict):
                    yield f"{path}.{number}.{key}", part[key]


def _is_usable(backend: LocalBackend, emoji: Any) -> bool:
    """Whether an emoji is one of Unicode's, the application's or a server's where the bot is."""
    if not isinstance(emoji, dict):
        return True
    if emoji.get("id") is None:
        return is_emoji(str(emoji.get("name") or ""))
    number = int(emoji["id"])
    return number in backend.application_emojis or any(number in guild.emojis for guild in backend.guilds.values())


def _refusal(paths: str | Sequence[str], code: str, message: str) -> BackendError:
    """Return a refusal as Discord words it: an object that names what is wrong, each by its way through the body.

    That it is so for emoji, in buttons and in entries of selects, is in Crownicles/Crownicles #3110.
    """
    errors: dict[str, Any] = {}
    for path in [paths] if isinstance(paths, str) else paths:
        inner = errors
        for key in path.split("."):
            inner = inner.setdefault(key, {})
        inner["_errors"] = [{"code": code, "message": message}]
    return BackendError(400, 50035, "Invalid Form Body", errors=errors)
