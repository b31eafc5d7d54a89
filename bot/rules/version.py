"""Which version of the rules this is: what was played under another cannot be replayed; no second engine is kept."""

from __future__ import annotations

RULES_VERSION = 2
"""Counts the changes after which a record of before may lead elsewhere.

1: a card was laid under the Gauntlet, and the colour named before all drew; a challenged Wild Draw Two opened the hand
to the challenger alone. 2: A1, T5 and G8 as the rulings have them now.
"""
FIRST_VERSION = 1
"""What was kept without a version was played under this one."""


class OtherRules(ValueError):
    """Something was played under another version of the rules; `version` says which."""

    def __init__(self, version: int) -> None:
        super().__init__(f"played under version {version} of the rules, and these are version {RULES_VERSION}")
        self.version = version
