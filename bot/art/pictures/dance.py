"""The dance floor: the dancer in the pose of the last move, the routine, and how much of it has been danced."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.dancer import CHEERS, FALLS, POSES, STANDS, Pose, draw_dancer
from bot.art.face import Face, puck
from bot.art.palette import FELT_LIGHT, GOLD, INK, NIGHT, NIGHT_DEEP, colour, deep
from bot.art.sprites import mark, scene
from bot.rules.cards import GREEN, RED

MARGIN = 24
GAP, LONG_GAP = 15, 10
"""How much room is between the moves of a usual routine, and of a longer one."""
USUAL = 6
"""How many moves fit in their full size."""
RADIUS = 24
TOP = 236
"""How far down the moves stand."""
FLOOR = 214
"""How far down the dancer does."""


@dataclass(frozen=True, slots=True)
class DancePicture:
    edition: str
    dancer: Face
    routine: tuple[str, ...]
    """The moves: left, right, up, down, clap, spin."""
    done: int
    """How many of them have been danced."""
    stumbled: bool = False
    """Whether the move after those was a wrong one, or came too late."""

    def paint(self) -> Canvas:
        """Draw the dancer in the lights, and the routine: what has been danced, what comes next or went wrong."""
        stage = scene("stage")
        canvas = Canvas(stage.width, stage.height)
        canvas.paste(stage, 0, 0)
        x, y = draw_dancer(canvas, self._pose, puck(self.dancer, 60), stage.width // 2, FLOOR)
        if self.done == len(self.routine):
            canvas.centre(mark("crown", 56), x, y - 38)
        moves = len(self.routine)
        gap = GAP if moves <= USUAL else LONG_GAP
        tile = (stage.width - 2 * MARGIN - (max(moves, USUAL) - 1) * gap) // max(moves, USUAL)
        left = (stage.width - moves * tile - (moves - 1) * gap) // 2
        for number, move in enumerate(self.routine):
            self._tile(canvas, number, move, left + number * (tile + gap), tile)
        return canvas

    @property
    def _pose(self) -> Pose:
        if self.stumbled:
            return FALLS
        if self.done == len(self.routine):
            return CHEERS
        return POSES[self.routine[self.done - 1]] if self.done else STANDS

    def _tile(self, canvas: Canvas, number: int, move: str, x: int, tile: int) -> None:
        """Draw a move: green and ticked if danced, golden if it is next, red if it went wrong."""
        danced, here = number < self.done, number == self.done
        edge = colour(GREEN) if danced else INK
        ground = deep(GREEN) if danced else NIGHT
        if here:
            edge, ground = (colour(RED), deep(RED)) if self.stumbled else (GOLD, FELT_LIGHT)
        canvas.panel((x, TOP, tile, tile), RADIUS, ground, NIGHT_DEEP, (edge, 6))
        sprite = mark(move, 96 if len(self.routine) <= USUAL else 56)
        waits = not danced and not here
        canvas.centre(sprite.dimmed() if waits else sprite, x + tile // 2, TOP + tile // 2)
        if danced or (here and self.stumbled):
            canvas.centre(mark("check" if danced else "cross", 36), x + tile // 2, TOP + tile + 4)
