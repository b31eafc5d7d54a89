"""Discord's own description of its API, where that is at hand: every body that a bot sends is held against it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.playground.ledger import Call

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


def check(calls: Iterable[Call]) -> int:
    """Raises where a body is not as described; returns how many were checked."""
    checked = 0
    if DESCRIPTION.exists():
        for call in calls:
            validator = (
                _validator(call.method.lower(), _described(call)) if isinstance(call.body, dict | list) else None
            )
            if validator is not None:
                validator.validate(call.body)
                checked += 1
    return checked


@cache
def _description() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    # Discord takes ids as numbers too, and discord.py numbers new attachments so.
    described["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    return described


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    """Paths with more literal parts go first."""
    paths = sorted(_description()["paths"], key=lambda path: path.count("{"))
    return {path: re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)) for path in paths}


def _described(call: Call) -> str:
    return next(path for path, pattern in _patterns().items() if pattern.fullmatch(call.path))


@cache
def _validator(method: str, path: str) -> Any:
    content = _description()["paths"][path][method].get("requestBody", {}).get("content", {})
    schema = content.get("application/json", {}).get("schema")
    return schema and jsonschema_rs.validator_for({**schema, "components": _description()["components"]})
