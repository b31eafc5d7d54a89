"""Which version of the bot this is."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of

PACKAGE = "discord-uno"
NOT_INSTALLED = "not-installed"
"""What stands for a version where the code runs without being installed."""


@cache
def version() -> str:
    """Return the version that was installed, as its tag names it."""
    try:
        return version_of(PACKAGE)
    except PackageNotFoundError:
        return NOT_INSTALLED
