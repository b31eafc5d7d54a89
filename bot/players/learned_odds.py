"""How much the signs of `odds` tell in each edition, for each of its sizes; made by `python -m tests.learn_odds`."""

from __future__ import annotations

ODDS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "classic": ((1.09, 0.79, 0.11), (1.85, 0.94, 0.21), (2.27, 0.83, 0.16)),
    "avengers": ((1.31, 0.84, 0.06), (1.94, 0.94, 0.21), (1.88, 0.71, 0.15)),
    "bts": ((1.26, 0.52, 0.10), (1.91, 0.89, 0.07), (2.27, 0.77, 0.11)),
    "minecraft": ((1.29, 0.75, 0.12), (1.82, 0.66, 0.20), (2.05, 0.69, 0.29)),
    "transformers": ((1.04, 0.70, 0.12), (1.66, 0.61, 0.16), (1.94, 0.50, 0.15)),
    "no-mercy": ((0.31, 0.26, 0.06), (0.33, 0.17, 0.00), (0.40, 0.12, 0.16)),
}
