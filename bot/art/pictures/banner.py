"""An edition's banner, for its lobby."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BannerPicture:
    """The edition's graphic idea, with its own cards."""

    edition: str
    """The edition's key."""
