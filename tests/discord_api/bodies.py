"""What the body of a request must look like, by Discord's own description of its API.

`openapi.json` is the part of it that is needed here; `reduce.py` says where it comes from.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import jsonschema_rs

from bot.playground.server.api_calls import Call
from tests.discord_api.reduce import JSON, REDUCED


def check(calls: Iterable[Call]) -> int:
    """Raise where the body of a call is not as described; return how many were checked."""
    checked = 0
    for call in calls:
        if isinstance(call.body, dict | list):
            validator(call.method, call.path).validate(call.body)
            checked += 1
    return checked


def validator(method: str, path: str, *, strict: bool = False) -> jsonschema_rs.Validator:
    """Return what judges the bodies of such requests; raise LookupError if the description knows of none.

    The description lets every unknown key pass, unless it is to be strict.
    """
    fitting = [known for known, pattern in _patterns(method.lower()).items() if pattern.fullmatch(path)]
    if not fitting:
        raise LookupError(f"{method} {path} takes no body, or is missing in tests/discord_api/reduce.py")
    # The path with more literal parts goes first.
    return _validator(method.lower(), min(fitting, key=lambda known: known.count("{")), strict)


@cache
def message_validator() -> jsonschema_rs.Validator:
    """Return what judges a new message."""
    return validator("POST", "/channels/0/messages")


@cache
def _patterns(method: str) -> dict[str, re.Pattern[str]]:
    """The paths that take a body, each with the pattern of what is asked for there."""
    paths = _description(strict=False)["paths"]
    return {path: re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)) for path in paths if method in paths[path]}


@cache
def _validator(method: str, path: str, strict: bool) -> jsonschema_rs.Validator:
    description = _description(strict=strict)
    schema = description["paths"][path][method]["requestBody"]["content"][JSON]["schema"]
    return jsonschema_rs.validator_for({**schema, "components": description["components"]})


@cache
def _description(*, strict: bool) -> dict[str, Any]:
    described: dict[str, Any] = json.loads(REDUCED.read_text(encoding="utf-8"))
    schemas = described["components"]["schemas"]
    # Discord takes ids as numbers too, and discord.py numbers new attachments so.
    schemas["SnowflakeType"]["type"] = ["string", "integer"]
    if strict:
        _close(schemas)
    return described


def _close(described: Any) -> None:
    """Let no object have keys that are not named; none that requests are made of is put together with `allOf`."""
    if isinstance(described, dict):
        if isinstance(described.get("properties"), dict):
            described.setdefault("additionalProperties", False)
        described = list(described.values())
    if isinstance(described, list):
        for part in described:
            _close(part)
