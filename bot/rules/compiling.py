"""What mypyc is told of a class where the rules are compiled; in pure Python it means nothing.

Compiled or not, the source is the same, and so is all that it does: see data/docs/architecture.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Kind = TypeVar("Kind", bound=type)

    def mypyc_attr(**_attributes: object) -> Callable[[Kind], Kind]:
        """Return the class as it is."""
        return lambda kind: kind
