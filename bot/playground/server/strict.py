"""What Discord refuses and SimCord's model lets pass."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.enums import CallbackType, ComponentType, InteractionType

from .api_calls import Call
from .backend import LocalBackend

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
LARGEST_FILE = 10 * 1024 * 1024
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
    for component in _components(call.body):
        if component.get("type") == ComponentType.BUTTON:
            _check_button(component)
        for holder in (component, *(component.get("options") or [])):
            if isinstance(holder, dict) and not _is_usable(backend, holder.get("emoji")):
                raise _refusal("components", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_files(call: Call) -> None:
    if len(call.files) > MOST_FILES:
        raise _refusal("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    if any(size > LARGEST_FILE for _, size in call.files):
        raise BackendError(413, 40005, "Request entity too large")


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


def _components(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for holder in (body, body.get("data"), body.get("message")):
        if isinstance(holder, dict) and isinstance(holder.get("components"), list):
            yield from walk_components(holder["components"])


def _is_usable(backend: LocalBackend, emoji: Any) -> bool:
    """Whether an emoji is one of Unicode's, the application's or a server's where the bot is."""
    if not isinstance(emoji, dict):
        return True
    if emoji.get("id") is None:
        return not str(emoji.get("name") or "").isascii()
    number = int(emoji["id"])
    return number in backend.application_emojis or any(number in guild.emojis for guild in backend.guilds.values())


def _refusal(path: str, code: str, message: str) -> BackendError:
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for key in reversed(path.split(".")):
        errors = {key: errors}
    return BackendError(400, 50035, "Invalid Form Body", errors=errors)
