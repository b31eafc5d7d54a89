"""Tips for users who have never finished a match: at most one a screen, where it fits what the screen shows."""

from __future__ import annotations

from bot.screens.context import ScreenContext
from bot.text import Text

BY_QUESTION = {"colour": "tip-colour", "challenge": "tip-challenge", "stack": "tip-stack"}
"""The tips for those who are asked something that has no other tip."""


def hand_tip(context: ScreenContext) -> str:
    """Return the tip for a hand, in small print; nothing where it has none."""
    message = tip(context)
    return "" if message is None else tip_line(context.text, message)


def tip_line(text: Text, message: str) -> str:
    """Return a tip in small print."""
    return f"-# 💡 {text(message)}"


def tip(context: ScreenContext) -> str | None:
    """Return the message that helps most with what this seat sees now; None where the screen says it all."""
    prompt = context.prompt
    if prompt is None or context.seat in context.view.owes:
        return None
    if not context.is_asked:
        return "tip-catch" if "catch" in context.options else None
    if prompt.kind == "colour" and not context.is_own_wild:
        return None
    return _play(context) if prompt.kind == "play" else BY_QUESTION.get(prompt.kind)


def _play(context: ScreenContext) -> str | None:
    playable = context.options.get("play", [])
    if not playable:
        return "tip-draw" if "draw" in context.options else None
    if len(context.view.hand) == 2 and "uno" in context.options:
        return "tip-uno"
    if all(context.edition.faces[option.what].colour is None for option in playable):
        return "tip-wild"
    return "tip-play"
