"""Who reads a page: the user who asked for it, who may show it to everyone in the channel, or everyone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.screens.buttons import Pressable, button
from bot.screens.codec import Press
from bot.screens.names import safe_name
from bot.text import Text

SHARE = "share"
SHARE_SIGN = "📣"


@dataclass(frozen=True, slots=True)
class Audience:
    """Who reads a page."""

    shown_by: str | None = None
    """The name of the user who shows it to everyone; None: it is for the user who asked."""
    may_share: bool = False
    """Whether that user may show it to everyone."""

    @property
    def is_public(self) -> bool:
        """Whether everyone reads it: nothing in it is for one user alone."""
        return self.shown_by is not None


ALONE = Audience()


def share_button(page: Press, audience: Audience, text: Text) -> list[Pressable]:
    """Return the button that shows the page that this press leads to to everyone; none where the user may not."""
    if not audience.may_share:
        return []
    pressed = Press(page.game, page.number, f"{SHARE} {page.what}")
    return [button(pressed.custom_id, text("share-everyone"), sign=SHARE_SIGN)]


def shared_page(press: Press) -> Press:
    """Return the press that leads to the page which this one shows to everyone."""
    return Press(press.game, press.number, " ".join(press.words))


def shown_by(audience: Audience, text: Text) -> str:
    """Return who shows the page to everyone, in small print; nothing on a page for one user."""
    return "" if audience.shown_by is None else f"-# {text('share-by', name=safe_name(audience.shown_by))}"
