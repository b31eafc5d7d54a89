"""`python -m tests.find_lesson FIRST LAST`: looks through deals for one that can be the guided round.

In such a deal the player in seat A can match a colour, then a number, has to draw, plays a wild, is right to challenge
a Wild Draw Four, and goes out, in few presses, if the two others answer as is printed. One of them is kept in
`bot/sessions/lesson.py`, where each answer of A's has its sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.chance import SEED_BYTES
from bot.rules.game import Game
from bot.rules.notation import answer_text
from bot.rules.record import Record
from bot.sessions.lesson import OPTIONS, PLAYER, SEATS

BLUFFER = SEATS - 1
PLACES = 3000
"""How many positions of one deal are looked at."""
MOST_PRESSES = 11


@dataclass(frozen=True)
class Shown:
    """What the player has met so far."""

    turns: int = 0
    draws: int = 0
    wilds: int = 0
    challenges: int = 0
    presses: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether all of it has come up."""
        return bool(self.draws and self.wilds and self.challenges)


def found(seed: int) -> list[str] | None:
    """Return the answers of a round of this deal that shows everything; None where none is found."""
    deal = seed.to_bytes(SEED_BYTES, "big")
    game = Record(OPTIONS.edition, SEATS, deal, scoring=OPTIONS.scoring, target=OPTIONS.target).start()
    game.deal()
    state = game.state
    hand = state.faces_held(PLAYER)
    bluffs = any(face.symbol.name == "wild-draw-four" for face in state.faces_held(BLUFFER))
    is_fit = state.question is not None and state.question.seat == PLAYER and state.question.kind == "play"
    if not is_fit or not bluffs or sum(face.colour is None for face in hand) > 1 or state.top.symbol.number is None:
        return None
    left = [PLACES]
    return _search(game, Shown(), Random(seed), left)


def _search(game: Game, shown: Shown, chance: Random, left: list[int]) -> list[str] | None:
    state = game.state
    if state.over:
        return [] if state.winner == PLAYER and shown.is_whole else None
    left[0] -= 1
    if left[0] < 0 or state.question is None:
        return None
    seat = state.question.seat
    tries = _lessons(game, shown) if seat == PLAYER else _moves(game, seat, chance)
    for option, after in tries:
        then = game.copy()
        calls = option.verb == "play" and len(state.hands[seat]) == 2
        if seat != PLAYER:
            after = shown
        elif calls:
            then.answer(seat, UNO)
        then.answer(seat, option)
        rest = _search(then, after, chance, left)
        if rest is not None:
            called = [answer_text(game.edition, seat, UNO)] if calls else []
            return [*called, answer_text(game.edition, seat, option), *rest]
    return None


def _lessons(game: Game, shown: Shown) -> Iterator[tuple[Option, Shown]]:
    """Yield what the player may be asked to do next."""
    state, faces = game.state, game.edition.faces
    options = game.answers(PLAYER)
    presses = shown.presses + 1
    if presses > MOST_PRESSES:
        return
    kind = state.question.kind if state.question is not None else ""
    values = vars(shown) | {"presses": presses}
    if kind == "challenge":
        if state.question.guilty:  # type: ignore[union-attr]
            yield next(one for one in options if one.verb == "challenge"), Shown(**values | {"challenges": 1})
        return
    if kind == "colour":
        held = [face.colour for face in state.faces_held(PLAYER)]
        yield max(options, key=lambda one: held.count(one.what)), Shown(**values)
        return
    plays = [one for one in options if one.verb == "play"]
    if kind == "play" and not plays:
        if shown.turns >= 2 and not shown.draws:
            yield options[0], Shown(**values | {"draws": 1, "turns": shown.turns + 1})
        return
    for option in sorted(plays, key=lambda one: faces[one.what].symbol.number is not None):
        face = faces[option.what]
        is_number = face.symbol.number is not None
        if shown.turns == 0 and not (is_number and face.colour == state.colour):
            continue
        if shown.turns == 1 and not (is_number and face.colour != state.colour):
            continue
        if face.symbol.name == "wild-draw-four" or (face.colour is None and len(state.hands[PLAYER]) < 3):
            continue
        turns = shown.turns + (kind == "play")
        yield option, Shown(**values | {"turns": turns, "wilds": shown.wilds + (face.colour is None)})


def _moves(game: Game, seat: int, chance: Random) -> Iterator[tuple[Option, Shown]]:
    """Yield what one of the others may do: play a number, draw, or bluff at the player."""
    state, faces = game.state, game.edition.faces
    options = list(game.answers(seat))
    chance.shuffle(options)
    if state.question is not None and state.question.kind == "colour":
        yield from ((option, Shown()) for option in options)
        return
    held = [face.colour for face in state.faces_held(seat)]
    plays = [option for option in options if option.verb == "play" and len(held) > 2]
    bluffs = [one for one in plays if faces[one.what].symbol.name == "wild-draw-four" and state.colour in held]
    numbers = [one for one in plays if faces[one.what].symbol.number is not None]
    others = [option for option in options if option.verb != "play"]
    for option in [*(bluffs if seat == BLUFFER else ()), *numbers, *(() if numbers else others)]:
        yield option, Shown()


def main(first: int, last: int) -> None:
    """Look through these deals."""
    for seed in range(first, last):
        answers = found(seed)
        if answers is not None:
            presses = sum(answer.startswith("A ") and answer != "A uno" for answer in answers)
            print(seed, presses, "; ".join(answers), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
