"""Make `openapi.json`, the part of Discord's own API description that tests need, from the whole of it.

Discord publishes the whole as `specs/openapi.json` of its repository `discord/discord-api-spec`, under the licence that
lies beside this file. To renew the part, download the whole and run

    python -m tests.discord_api.reduce FILE
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

REDUCED = Path(__file__).with_name("openapi.json")
PATHS = [
    "/applications/{application_id}/commands",
    "/applications/{application_id}/emojis",
    "/applications/{application_id}/guilds/{guild_id}/commands",
    "/channels/{channel_id}/messages",
    "/channels/{channel_id}/messages/{message_id}",
    "/channels/{channel_id}/messages/{message_id}/threads",
    "/interactions/{interaction_id}/{interaction_token}/callback",
    "/webhooks/{webhook_id}/{webhook_token}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
]
"""Where the bot sends bodies to. A test that sends one elsewhere fails until its path is added here."""
JSON = "application/json"


def reduce(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the description with the JSON bodies of `PATHS` alone, and the schemas that those are made of."""
    paths = {path: dict(_bodies(whole["paths"][path])) for path in PATHS}
    schemas = whole["components"]["schemas"]
    needed: set[str] = set()
    found = set(_references(paths))
    while found:
        needed |= found
        found = {name for one in found for name in _references(schemas[one])} - needed
    return {
        "openapi": whole["openapi"],
        "info": whole["info"],
        "paths": paths,
        "components": {"schemas": {name: schemas[name] for name in sorted(needed)}},
    }


def _bodies(methods: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for method, described in methods.items():
        if isinstance(described, dict) and "requestBody" in described:
            schema = described["requestBody"]["content"][JSON]["schema"]
            yield method, {"requestBody": {"content": {JSON: {"schema": schema}}}}


def _references(described: Any) -> Iterator[str]:
    if isinstance(described, dict):
        if "$ref" in described:
            yield described["$ref"].removeprefix("#/components/schemas/")
        described = list(described.values())
    if isinstance(described, list):
        for part in described:
            yield from _references(part)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.discord_api.reduce", description=__doc__)
    parser.add_argument("file", type=Path, help="Discord's whole openapi.json")
    whole = json.loads(parser.parse_args().file.read_text(encoding="utf-8"))
    REDUCED.write_text(json.dumps(reduce(whole), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
