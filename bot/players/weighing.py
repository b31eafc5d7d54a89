"""What many tables brought, some likelier than others: the mean of it, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import mul

LEAST_ERROR = 0.1
"""What is added to the standard error for a single table, since a few that agree prove little."""
SMALL = 0.01
"""How many tables at least are left when one is taken off, where a single one outweighs all."""


def mean_of(values: Sequence[float], weights: Sequence[float]) -> float:
    """Return the weighted mean of what the first tables brought, as many as there are values."""
    whole: float = sum(map(mul, values, weights))
    return whole / sum(weights[: len(values)])


def mean_and_error(values: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """Return the same, and its standard error."""
    weights = weights[: len(values)]
    whole = sum(weights)
    mean = mean_of(values, weights)
    spread = sum([weight * (value - mean) ** 2 for value, weight in zip(values, weights, strict=True)]) / whole
    tables: float = whole * whole / sum(map(mul, weights, weights))
    return mean, sqrt(spread / max(tables - 1, SMALL)) + LEAST_ERROR / tables


def lead(one: Sequence[float], other: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """Return by how much one answer went better than another at the same tables, and the standard error."""
    return mean_and_error([mine - theirs for mine, theirs in zip(one, other, strict=False)], weights)
