"""Playing a tried table on: every seat gives the answer that a sensible person would, for some turns.

Most turns put down a number or draw. Those are taken here at once, without options and events, and leave the table as
the game would leave it; all else is done by the game, and so is every turn where a card that matches may be refused.
"""

from __future__ import annotations

from functools import cache

from bot.players.judgement import Plays, best
from bot.players.perception import from_state
from bot.rules.cards import nothing
from bot.rules.edition import Edition, Faces
from bot.rules.game import Game
from bot.rules.rules import rules_of
from bot.rules.state import State
from bot.rules.turn import PlayDrawn, Turn, play

INSTEAD = {Turn.kind: "draw", PlayDrawn.kind: "pass"}
"""By the kind of a question, the verb that is answered where no card is to be played."""


def play_on(game: Game, turns: int) -> None:
    """Play so many turns, or until the round is over; a seat that could win at once has its turn all the same."""
    state = game.state
    quick = QuickTurns(game) if has_plain_turns(state) else None
    while (question := state.question) is not None:
        seat = question.seat
        if question.begins_turn:
            turns -= 1
            if turns < 0 and len(state.hands[seat]) > 1:
                break
            if quick is not None and type(question) is Turn and quick.take(seat):
                continue
        options = question.options(state)
        option = options[0] if len(options) == 1 else best(from_state(state, seat), options)
        game.run([*question.answered(game, option), *state.agenda])


def has_plain_turns(state: State) -> bool:
    """Whether on a turn here any card that matches may be played."""
    return not state.rules.restrict


@cache
def idle_faces(edition: Edition, house: tuple[str, ...]) -> Faces:
    """Return the faces that do nothing when they are played."""
    is_plain = rules_of(edition, house).is_plain
    return edition.set_of(lambda face: face.symbol.effect is nothing and is_plain[face.index])


class QuickTurns:
    """Takes the turns of one table that put down a card or draw from the pile."""

    __slots__ = ("compels", "game", "idle", "mercy", "state")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = state = game.state
        self.idle = idle_faces(state.edition, state.house)
        self.mercy = state.edition.mercy or len(state.edition.deck)
        self.compels = state.rules.compels

    def take(self, seat: int) -> bool:
        """Take the turn of the seat that is asked, if it is one of these; return whether it is taken."""
        state = self.state
        hand = state.hands[seat]
        allowed, showing = state.playable(), state.showing
        cards = self._to_draw(allowed)
        if state.agenda or state.called or not cards or len(hand) + cards >= self.mercy:
            return False
        playable: dict[int, int] = {}
        for card in hand:
            if allowed[showing[card]]:
                playable.setdefault(showing[card], card)
        face = self._choose(seat, list(playable), Turn.kind) if playable else None
        if face is not None:
            self._play(seat, playable[face], face, on_turn=True)
            return True
        hand += state.pile[: -cards - 1 : -1]
        del state.pile[-cards:]
        state.owes.clear()
        state.passes = 0
        card = hand[-1]
        face = showing[card]
        if allowed[face]:
            state.number += 1
            if self._choose(seat, [face], PlayDrawn.kind) is not None:
                self._play(seat, card, face, on_turn=False)
                return True
        self._ask_next()
        return True

    def _to_draw(self, allowed: Faces) -> int:
        """Return how many cards are drawn on a turn; 0 where that is left to the game, for what it sets off."""
        state = self.state
        pile, showing, stirring = state.pile, state.showing, state.edition.stirring
        if not state.rules.draws_on:
            return int(bool(pile) and not (stirring and stirring[showing[pile[-1]]]))
        return next((number for number, card in enumerate(reversed(pile), 1) if allowed[showing[card]]), 0)

    def _choose(self, seat: int, faces: list[int], kind: str) -> int | None:
        """Return the face to play at such a question, as `judgement.best` does; None if none is better."""
        compelled = kind in self.compels
        if compelled and len(faces) == 1:
            return faces[0]
        plays = Plays(from_state(self.state, seat))
        worths = plays.worths(faces)
        most = max(worths)
        best_face = faces[worths.index(most)]
        return best_face if compelled or most > plays.learned.instead[INSTEAD[kind]][plays.standing] else None

    def _play(self, seat: int, card: int, face: int, *, on_turn: bool) -> None:
        """Play a card of the hand."""
        state = self.state
        hand = state.hands[seat]
        if not self.idle[face] or len(hand) == 1:
            self.game.run(play(self.game, seat, card, on_turn=on_turn))
            return
        hand.remove(card)
        state.discards.append(card)
        state.inert = False
        played = state.edition.faces[face]
        if played.colour is not None:
            state.colour = played.colour
        state.played_now = played.symbol
        state.passes = 0
        state.owes.clear()
        if len(hand) == 1:
            state.owes.add(seat)
        self._ask_next()

    def _ask_next(self) -> None:
        """Let the next player's turn begin."""
        state = self.state
        state.turn = seat = state.next_seat()
        state.question = Turn(seat)
        state.number += 1
        state.played_before = state.played_now
        state.played_now = None
