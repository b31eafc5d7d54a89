"""The slash commands that somebody is offered, in their language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord.enums import OptionType

Offer = dict[str, Any]
GROUPS = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)
KINDS = {
    OptionType.INTEGER: "number",
    OptionType.NUMBER: "number",
    OptionType.BOOLEAN: "truth",
    OptionType.USER: "people",
    OptionType.MENTIONABLE: "people",
    OptionType.CHANNEL: "channels",
}


def offers(commands: Sequence[Mapping[str, Any]], locale: str) -> list[Offer]:
    """Every command that can be sent, each with its options; `name` is for Discord, `shown` for the person."""
    return [offer for command in commands for offer in _leaves(command, locale, "", "")]


def _leaves(node: Mapping[str, Any], locale: str, before: str, shown_before: str) -> Iterator[Offer]:
    name = f"{before} {node['name']}".strip()
    shown = f"{shown_before} {_in(locale, node, 'name')}".strip()
    options = node.get("options") or []
    groups = [option for option in options if option["type"] in GROUPS]
    for group in groups:
        yield from _leaves(group, locale, name, shown)
    if not groups:
        yield {
            "name": name,
            "shown": shown,
            "description": _in(locale, node, "description"),
            "options": [_option(option, locale) for option in options],
        }


def _option(option: Mapping[str, Any], locale: str) -> Offer:
    choices = [
        {"name": _in(locale, choice, "name"), "value": str(choice["value"])} for choice in option.get("choices") or []
    ]
    return {
        "name": option["name"],
        "shown": _in(locale, option, "name"),
        "description": _in(locale, option, "description"),
        "kind": KINDS.get(option["type"], "words"),
        "required": bool(option.get("required")),
        "completes": bool(option.get("autocomplete")),
        "choices": choices,
        "least": option.get("min_value"),
        "most": option.get("max_value"),
    }


def _in(locale: str, node: Mapping[str, Any], part: str) -> str:
    return str((node.get(f"{part}_localizations") or {}).get(locale) or node.get(part) or "")
