"""The rules in brief, behind the button on lobby and table."""

from __future__ import annotations

from bot.screens.layout import QUIET, Screen, paragraph, screen
from bot.screens.lobby import options_in_words
from bot.sessions import Session
from bot.text import Text


def rules(session: Session, text: Text) -> Screen:
    """The rules of this game's edition, and how it is played here; for whoever asks, seated or not."""
    key = session.options.edition
    house = [
        f"- **{text(f'lobby-house-{rule}')}:** {text(f'lobby-house-{rule}-says')}"
        for rule in (name.replace("_", "-") for name in session.options.house)
    ]
    return screen(
        text("brief-heading", edition=text(f"lobby-edition-{key}")),
        text(f"brief-{key}"),
        paragraph(*house),
        paragraph(*options_in_words(session.options, text)),
        accent=QUIET,
    )
