"""The dance floor: a routine of moves, and how much of it has been danced."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.fan import spread
from bot.art.palette import FELT_LIGHT, GOLD, INK, NIGHT, NIGHT_DEEP, colour, deep
from bot.art.sprites import mark, scene
from bot.rules.cards import GREEN, RED

MARGIN = 24
TILE = 106
RADIUS = 24
TOP = 236
"""How far down the moves stand."""


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
        middle = stage.width // 2
        canvas.centre(puck(self.dancer, 112), middle, 134)
        if self.done == len(self.routine):
            canvas.centre(mark("crown", 56), middle, 84)
        elif self.stumbled:
            canvas.centre(mark("out", 56), middle + 48, 168)
        places = spread(len(self.routine), TILE, stage.width - 2 * MARGIN)
        for number, (move, place) in enumerate(zip(self.routine, places, strict=True)):
            self._tile(canvas, number, move, MARGIN + place)
        return canvas

    def _tile(self, canvas: Canvas, number: int, move: str, x: int) -> None:
        """Draw a move: green and ticked if danced, golden if it is next, red if it went wrong."""
        danced, here = number < self.done, number == self.done
        edge = colour(GREEN) if danced else INK
        ground = deep(GREEN) if danced else NIGHT
        if here:
            edge, ground = (colour(RED), deep(RED)) if self.stumbled else (GOLD, FELT_LIGHT)
        canvas.panel((x, TOP, TILE, TILE), RADIUS, ground, NIGHT_DEEP, (edge, 6))
        sprite = mark(move, 96)
        waits = not danced and not here
        canvas.centre(sprite.dimmed() if waits else sprite, x + TILE // 2, TOP + TILE // 2)
        if danced or (here and self.stumbled):
            canvas.centre(mark("check" if danced else "cross", 36), x + TILE // 2, TOP + TILE + 4)
