"""What Discord does with the files of messages that are made of components, and with those that stay on an edit.

Sources. Documentation: Message, "Edit Message" (since version 10 of the API an `attachments` list names all files that
are there after the edit, kept and new ones); Components, "Unfurled Media Item" (`attachment://` and `attachment_id`);
Uploading Files (names of letters, digits, `_`, `-` and `.`). discord-api-docs issue 8277 and pull request 8279: files
that components show are not in the message's `attachments`. Bots that met the real Discord report that an edit which
names `attachment://` without naming the file in `attachments`, by id and by filename, is refused with
UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND. About uploads in edits their reports disagree: see `UploadRules`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Literal

from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.enums import CallbackType

from .api_calls import Call, Upload
from .backend import LocalBackend

IS_COMPONENTS_V2 = 1 << 15
REFERENCE = "attachment://"
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
SAFE_NAME = re.compile(r"[\w.-]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class UploadRules:
    """What becomes of pictures that are sent with an edit; by default all works where `attachments` lists them.

    Reports disagree: that default is what most bots see that list each new file (as discord.js and discord.py do).
    """

    edits: Literal["taken", "refused"] = "taken"
    """Of PATCH, and of a followup that completes a deferred answer: discord-api-docs issue 7529, open since April
    2025, says that the file is not found."""
    callbacks: Literal["taken", "refused", "dropped"] = "taken"
    """Of answers of type 7: bots report that files sent with them get lost. In one report the answer is refused, as the
    component names a file that is not there; in others it is accepted, and only the picture is missing."""


def check_files(backend: LocalBackend, call: Call, rules: UploadRules) -> None:
    """Refuse components that show a file which neither comes with this request nor is said to stay."""
    body, message, is_callback = _target(backend, call)
    flags = int(body.get("flags") or 0) | (message.flags if message is not None else 0)
    if not flags & IS_COMPONENTS_V2:
        return
    taken = "taken" if message is None else rules.callbacks if is_callback else rules.edits
    known = _known_names(call, body, message, takes_uploads=taken != "refused")
    for path, media in _media(body.get("components"), "components"):
        url = str(media.get("url"))
        name = url.removeprefix(REFERENCE)
        if url.startswith(REFERENCE) and not (name in known and SAFE_NAME.fullmatch(name)):
            errors: dict[str, Any] = {"_errors": [{"code": NOT_FOUND, "message": "The referenced file was not found"}]}
            for key in reversed(path.split(".")):
                errors = {key: errors}
            raise BackendError(400, 50035, "Invalid Form Body", errors=errors)


def as_taken(
    backend: LocalBackend, call: Call, body: Any, uploads: list[Upload], rules: UploadRules
) -> tuple[Any, list[Upload]]:
    """Return the body and the files of a request as Discord takes them: without those that it drops."""
    _, message, is_callback = _target(backend, call) if uploads else ({}, None, False)
    if message is None or not is_callback or rules.callbacks != "dropped":
        return body, uploads
    body = deepcopy(body)
    data = body["data"]
    standing = {str(file["id"]) for file in message.attachments}
    data["attachments"] = [file for file in data.get("attachments") or [] if str(file.get("id")) in standing]
    kept = {str(file.get("filename")) for file in data["attachments"]}
    lost = {f"{REFERENCE}{upload.filename}" for upload in uploads} - {f"{REFERENCE}{name}" for name in kept}
    data["components"] = list(_without(data.get("components") or [], lost))
    return body, []


def hide_shown_files(payload: Any) -> None:
    """Take the files that components show out of the `attachments` of the messages in an answer or event."""
    if isinstance(payload, list):
        for one in payload:
            hide_shown_files(one)
    if not isinstance(payload, dict):
        return
    for holder in ("message", "resource"):
        hide_shown_files(payload.get(holder))
    if payload.get("attachments") and int(payload.get("flags") or 0) & IS_COMPONENTS_V2:
        shown = {media.get("attachment_id") for _, media in _media(payload.get("components"), "components")}
        payload["attachments"] = [file for file in payload["attachments"] if file["id"] not in shown]


def _target(backend: LocalBackend, call: Call) -> tuple[dict[str, Any], Message | None, bool]:
    """Return the body of a message that is made or edited, the one that is edited, and whether a callback does it."""
    body, parts = call.body, call.path.split("/")
    if not isinstance(body, dict):
        return {}, None, False
    match call.method, call.route:
        case "PATCH", "/channels/{channel_id}/messages/{message_id}":
            return body, _message(backend, int(parts[2]), int(parts[4])), False
        case "POST", "/channels/{channel_id}/messages":
            return body, None, False
        case "POST", "/interactions/{interaction_id}/{token}/callback":
            record = backend.interactions.get(int(parts[2]))
            data = body.get("data") or {}
            if record is None or body.get("type") != CallbackType.UPDATE_MESSAGE:
                return data, None, False
            return data, _message(backend, record.channel_id, record.source_message_id), True
    if call.method in ("POST", "PATCH") and len(parts) > 3 and parts[1] == "webhooks":
        number = backend.interaction_tokens.get(parts[3])
        record = None if number is None else backend.interactions.get(number)
        if record is not None and len(parts) == 6:
            message_id = record.message_id if parts[5] == "@original" else int(parts[5])
            return body, _message(backend, record.channel_id, message_id), False
        if record is not None and record.loading:  # a followup that completes a deferred answer edits it
            return body, _message(backend, record.channel_id, record.message_id), False
        return body, None, False
    return {}, None, False


def _message(backend: LocalBackend, channel_id: int, message_id: int | None) -> Message | None:
    return backend.messages.get(channel_id, {}).get(message_id or 0)


def _known_names(call: Call, body: dict[str, Any], message: Message | None, *, takes_uploads: bool) -> set[str]:
    """Return the names by which components may show files."""
    uploads = dict(enumerate(name for name, _ in call.files)) if takes_uploads else {}
    if message is None:
        return set(uploads.values())
    standing = {str(file["id"]): str(file["filename"]) for file in message.attachments}
    known = set()
    for listed in body.get("attachments") or []:
        number, name = str(listed.get("id")), listed.get("filename")
        if number in standing:
            known.add(name if name == standing[number] else "")
        elif number.isdecimal() and int(number) in uploads:
            known.add(name or uploads[int(number)])
    return known


def _media(components: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield all that components show as pictures and files, and where it stands."""
    for number, component in enumerate(components or []):
        here = f"{path}.{number}"
        for key in ("media", "file"):
            if isinstance(component.get(key), dict):
                yield f"{here}.{key}", component[key]
        for place, item in enumerate(component.get("items") or []):
            if isinstance(item.get("media"), dict):
                yield f"{here}.items.{place}.media", item["media"]
        if isinstance(component.get("accessory"), dict):
            yield from _media([component["accessory"]], f"{here}.accessory")
        yield from _media(component.get("components"), f"{here}.components")


def _without(components: list[dict[str, Any]], lost: set[str]) -> Iterator[dict[str, Any]]:
    """Yield components without the pictures that were lost."""
    for component in components:
        if "components" in component:
            component["components"] = list(_without(component["components"], lost))
        if "items" in component:
            component["items"] = [item for item in component["items"] if item["media"]["url"] not in lost]
        if component.get("items", True):
            yield component
