"""What Discord demands of a request's body: its published description, and the rules across fields that it leaves out.

The description lets every unknown key pass. Here it is strict: no object may have a key that it does not name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.discord_api.bodies import validator

Body = dict[str, Any]

COMPONENTS_V2 = 1 << 15
MOST_ROWS = 5
MOST_COMPONENTS = 40
MOST_TEXT = 4000
A_ROW = 5
ROW, BUTTON, TEXT = 1, 2, 10
WORDS = 3
SELECTS = {WORDS, 5, 6, 7, 8}
PREMIUM = 6


# As it is described


def not_as_described(method: str, path: str, body: Any) -> list[str]:
    """What of a body Discord's own description does not know."""
    if not isinstance(body, dict | list):
        return []
    try:
        judge = validator(method, path, strict=True)
    except LookupError as error:
        return [str(error)]
    return [f"{error.instance_path}: {error.message}"[:400] for error in judge.iter_errors(_of_the_bot(body))]


def _of_the_bot(body: Any) -> Any:
    """A body without what discord.py itself adds to every edit and every command; Discord takes it."""
    if isinstance(body, list):
        return [{name: value for name, value in command.items() if name != "nsfw"} for command in body]
    if "data" in body and isinstance(body["data"], dict):
        return body | {"data": _of_the_bot(body["data"])}
    return body if body.get("tts") is not False else {name: value for name, value in body.items() if name != "tts"}


# Across fields


def not_together(body: Any) -> list[str]:
    """What of a message Discord would refuse although each part of it is as described."""
    if not isinstance(body, dict):
        return []
    return [fault for message in _messages(body) for fault in _faults(message)]


def _messages(body: Body) -> Iterator[Body]:
    """A body may be a message, or hold one."""
    for holder in (body, body.get("data"), body.get("message")):
        if isinstance(holder, dict) and {"components", "content", "embeds"} & set(holder):
            yield holder


def _faults(message: Body) -> Iterator[str]:
    top = message.get("components") or []
    parts = list(walk(top))
    is_v2 = bool(int(message.get("flags") or 0) & COMPONENTS_V2) or any(part["type"] >= TEXT for part in parts)
    if is_v2:
        yield from (
            f"{name} beside components of the second kind" for name in ("content", "embeds") if message.get(name)
        )
        if len(parts) > MOST_COMPONENTS:
            yield f"{len(parts)} components"
        length = sum(len(part["content"]) for part in parts if part["type"] == TEXT)
        if length > MOST_TEXT:
            yield f"{length} characters"
    elif len(top) > MOST_ROWS:
        yield f"{len(top)} rows"
    ids = Counter(part["custom_id"] for part in parts if part.get("custom_id"))
    yield from (f"{custom_id} twice" for custom_id, count in ids.items() if count > 1)
    for part in parts:
        if part["type"] == BUTTON and part.get("style") != PREMIUM and not (part.get("label") or part.get("emoji")):
            yield "a button without label and emoji"
        if part["type"] in SELECTS:
            yield from _select_faults(part)
        if part["type"] == ROW:
            kinds = [inner["type"] for inner in part["components"]]
            is_buttons = all(kind == BUTTON for kind in kinds) and 1 <= len(kinds) <= A_ROW
            if not is_buttons and not (len(kinds) == 1 and kinds[0] in SELECTS):
                yield f"a row of {kinds}"


def _select_faults(select: Body) -> Iterator[str]:
    options = select.get("options") or []
    values = [option["value"] for option in options]
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if len(set(values)) != len(values):
        yield f"a select with the same value twice: {values}"
    if select["type"] == WORDS and not least <= most <= len(options):
        yield f"{least} to {most} of {len(options)} entries"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "a select with more chosen than may be"


def walk(components: list[Body]) -> Iterator[Body]:
    """All components, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if isinstance(component.get("accessory"), dict):
            yield component["accessory"]
