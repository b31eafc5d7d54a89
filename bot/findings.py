"""What `uno doctor` finds: of each thing that it looks at, whether it is fine, and what to do if it is not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class State(StrEnum):
    """How it is with what was looked at."""

    OK = "ok"
    PROBLEM = "problem"
    WRONG_SETTING = "setting"
    """A problem that a setting has to be changed for."""
    SKIPPED = "skipped"
    """It could not be looked at, because of another problem."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    about: str
    state: State
    says: str
    """A sentence; of a problem, with what to do."""
    details: Mapping[str, object] = field(default_factory=dict)
    """For programs, as JSON can hold it."""
