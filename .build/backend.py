"""Builds the wheel as setuptools does; with UNO_COMPILED=1 the rules and the search are compiled by mypyc besides.

The modules that are compiled lie in such a wheel beside their sources, and Python prefers them; see
data/docs/architecture.md.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any

import setuptools
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # all that is not done otherwise below

IS_COMPILED = os.environ.get("UNO_COMPILED") == "1"
MYPYC = "mypy>=2.4.1,<2.5"
"""The compiler comes with it; another version may not compile what this one does."""

FOLDERS = ("bot/rules", "bot/rules/editions", "bot/rules/house")
INTERPRETED = {"__init__", "__main__", "compiling", "notation", "record", "redaction", "snapshot", "version"}
"""What is no part of a game's moves, or cannot be compiled: what goes to other processes, and a tuple with a name."""
SEARCH = "belief effects guess judgement odds perception playout policy question weighing"
"""The modules of `bot/players` that a search runs on."""


def modules() -> list[str]:
    """Return the paths of all modules that are compiled."""
    rules = [path for folder in FOLDERS for path in sorted(Path(folder).glob("*.py")) if path.stem not in INTERPRETED]
    return [*map(str, rules), *(f"bot/players/{name}.py" for name in SEARCH.split())]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Return what is needed to build the wheel."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, MYPYC] if IS_COMPILED else needed


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build the wheel; return its name."""
    if IS_COMPILED:
        from mypyc.build import mypycify

        extensions = mypycify(modules(), opt_level="3", debug_level="0")
        setuptools.setup = partial(setuptools.setup, ext_modules=extensions)
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name
