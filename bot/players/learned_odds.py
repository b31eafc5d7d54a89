"""How much the signs of `odds` tell in each edition, for each of its sizes; made by `python -m tests.learn_odds`."""

from __future__ import annotations

ODDS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "classic": ((1.13, 0.88, 0.05), (1.82, 1.03, 0.24), (2.26, 0.78, 0.20)),
    "avengers": ((1.47, 0.87, 0.24), (2.06, 0.92, 0.31), (2.18, 0.90, 0.19)),
    "bts": ((1.40, 0.86, 0.25), (2.00, 1.11, 0.23), (2.30, 0.71, 0.14)),
    "minecraft": ((1.32, 0.79, 0.22), (1.93, 0.70, 0.26), (2.27, 0.69, 0.24)),
    "transformers": ((1.01, 0.49, 0.11), (1.47, 0.60, 0.13), (1.76, 0.47, 0.30)),
    "no-mercy": ((0.35, 0.10, 0.01), (0.38, 0.17, -0.00), (0.36, 0.11, 0.01)),
}
