"""Every body that a bot sent, against Discord's own description, where that is at hand."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from simcord import ChannelHandle

from bot.playground import LocalDiscord, Person
from bot.playground.ledger import Call

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


def body_schema(description: dict[str, Any], call: Call) -> dict[str, Any] | None:
    """The schema of a request's JSON; paths with more literal parts go first."""
    fitting = [
        path
        for path, methods in description["paths"].items()
        if call.method.lower() in methods and re.fullmatch(re.sub(r"\{[^}]+\}", "[^/]+", path), call.path)
    ]
    best = min(fitting, key=lambda path: path.count("{"))
    content = description["paths"][best][call.method.lower()].get("requestBody", {}).get("content", {})
    schema: dict[str, Any] | None = content.get("application/json", {}).get("schema")
    return schema


@pytest.mark.skipif(not DESCRIPTION.exists(), reason="Discord's description is not here")
@pytest.mark.usefixtures("bot")
async def test_bodies(local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    await ann.slash(channel, "table")
    await ann.press(channel, "later")
    await ann.press(channel, "hand")
    await ann.submit(await ann.press(channel, "rename"), {})
    answer = await ann.slash(channel, "picture")
    await local.until(lambda: answer.followups)
    description = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    # Discord takes ids as numbers too, and discord.py numbers new attachments so.
    description["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    checked = 0
    for call in local.calls:
        schema = body_schema(description, call) if call.body is not None else None
        if schema is not None:
            jsonschema_rs.validate({**schema, "components": description["components"]}, call.body)
            checked += 1
    assert checked >= 7
