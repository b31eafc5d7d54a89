"""The process in which pictures are drawn: `python -m bot.art.process` is that process."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from bot.art.pictures import Picture, draw
from bot.worker import Worker, serve

JOB_LIMIT_S = 20.0
"""A picture that takes longer is given up."""
NICENESS = 10


class DrawProcess(Worker[Picture, bytes]):
    """Draws one picture after another in a process of its own, which starts with the first picture."""

    def __init__(self, clock: Callable[[], float], limit_s: float = JOB_LIMIT_S) -> None:
        super().__init__("bot.art.process", clock, limit_s)

    def draw(self, picture: Picture) -> Future[bytes]:
        """Return a future of the picture as a PNG file; it raises NotDone if that fails."""
        return self.do(picture)


if __name__ == "__main__":
    serve(draw, NICENESS)
