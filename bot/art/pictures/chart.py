"""A figure over time, such as a rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from bot.art.canvas import Canvas
from bot.art.palette import FELT, FELT_DEEP, FELT_LIGHT, GOLD, INK, STEEL
from bot.art.shapes import disc, line
from bot.art.sprites import figures

WIDTH = 760
HEIGHT = 420
LEFT, RIGHT, TOP, BOTTOM = 112, 144, 40, 64
"""How much room stands around the plot."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000)
LINES = 4
DAYS = 4
"""How many lines and how many days are named, at most."""
YEAR = 365


@dataclass(frozen=True, slots=True)
class ChartPicture:
    points: tuple[tuple[int, int], ...]
    """Days, as `date.toordinal` counts them, and the figure after each; in order, one or more."""

    def paint(self) -> Canvas:
        """Draw a line on a grid of round figures, with the days below it and the last figure at its end."""
        canvas = Canvas.felt(WIDTH, HEIGHT)
        width, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        canvas.panel((LEFT - 12, TOP - 12, width + 24, height + 24), 16, FELT_DEEP, FELT)
        days, values = zip(*self.points, strict=True)
        low, high, step = _scale(min(values), max(values))
        for value in range(low, high + 1, step):
            y = TOP + round(height * (high - value) / (high - low))
            canvas.rectangle(LEFT, y - 1, width, 2, FELT_LIGHT)
            label = figures(str(value), 30, STEEL)
            canvas.paste(label, LEFT - 20 - label.width, y - 15)
        xs = [round(width * share) for share in _shares(days)]
        ys = [round(height * (high - value) / (high - low)) for value in values]
        self._days(canvas, width)
        points = [(x + 12, y + 12) for x, y in zip(xs, ys, strict=True)]
        if len(points) > 1:
            canvas.fill(line(width + 24, height + 24, 8, *points), LEFT - 12, TOP - 12, GOLD, FELT_DEEP)
        canvas.fill_centre(disc(32), LEFT + xs[-1], TOP + ys[-1], INK, GOLD)
        canvas.fill_centre(disc(24), LEFT + xs[-1], TOP + ys[-1], GOLD, INK)
        last = figures(str(values[-1]), 44)
        canvas.paste(last, LEFT + xs[-1] + 20, TOP + ys[-1] - last.height // 2)
        return canvas

    def _days(self, canvas: Canvas, width: int) -> None:
        """Name months and days, or years and months if they are far apart."""
        first, last = self.points[0][0], self.points[-1][0]
        form = "%Y-%m" if last - first > YEAR else "%m-%d"
        count = min(DAYS, last - first + 1)
        for number in range(count):
            share = number / (count - 1) if count > 1 else 0.5
            label = figures(date.fromordinal(first + round((last - first) * share)).strftime(form), 30, STEEL)
            x = LEFT + round(width * share) - label.width // 2
            canvas.paste(label, max(16, min(x, WIDTH - 16 - label.width)), HEIGHT - BOTTOM + 22)


def _scale(least: int, most: int) -> tuple[int, int, int]:
    """Return the round figures below and above these, and a round step between them."""
    step = next((step for step in STEPS if (most - least) / step <= LINES), STEPS[-1])
    low, high = least // step * step, -(-most // step) * step
    return (low, high, step) if high > low else (low - step, high + step, step)


def _shares(days: Sequence[int]) -> list[float]:
    """Return how far along each day is; games of a single day are spread evenly."""
    span = days[-1] - days[0]
    if span:
        return [(day - days[0]) / span for day in days]
    return [number / (len(days) - 1) if len(days) > 1 else 0.5 for number in range(len(days))]
