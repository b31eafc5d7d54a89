"""What tests of screens have at hand."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


@pytest.fixture(scope="session")
def body() -> jsonschema_rs.Validator | None:
    """Discord's own description of a message, where that is at hand."""
    if not DESCRIPTION.exists():
        return None
    description = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    # Discord takes ids as numbers too, as discord.py sends those that are chosen already.
    description["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    schema = description["components"]["schemas"]["MessageCreateRequest"]
    return jsonschema_rs.validator_for({**schema, "components": description["components"]})
