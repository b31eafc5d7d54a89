"""Playing a tried table on: every seat gives the answer that a sensible person would, for some turns.

Most turns put down a number or draw a card. Those are taken here at once, without options and events, by the worths of
`judgement.Plays`, and leave the table as the game would leave it; all else is done by the game, and so is every turn
where house rules change what a turn is.
"""

from __future__ import annotations

from functools import cache

from bot.players.judgement import BLUFF, FEW, LAST_CARD, SIDE_COLOURS, best
from bot.players.perception import from_state
from bot.players.policy import FAR, NO_COLOUR, STOCK, STOCKS, Policy, policy
from bot.rules.cards import nothing
from bot.rules.edition import Edition, Faces
from bot.rules.game import Game
from bot.rules.rules import rules_of
from bot.rules.state import State
from bot.rules.turn import PlayDrawn, Turn, play

LAST_STOCK = len(STOCK) - 1


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
    """Whether a turn here is to play any card that matches, or to draw one, and all play for themselves."""
    rules = state.rules
    changed = rules.restrict or rules.compels or rules.draws_on or state.edition.stirring is not None
    return not changed and len(set(state.teams)) == state.seats


@cache
def _faces(edition: Edition, house: tuple[str, ...], between_two: bool) -> tuple[Faces, Faces]:
    """Return the faces that are judged by hand and table alone, and those of them that do nothing when played."""
    effects = policy(edition, house, between_two).effects
    judged = tuple(not (effect.sheds or effect.swaps or effect.passes) for effect in effects)
    is_plain = rules_of(edition, house).is_plain
    idle = edition.set_of(lambda face: face.symbol.effect is nothing and is_plain[face.index])
    return judged, idle


class QuickTurns:
    """Takes the turns of one table that put down a number or draw a card."""

    __slots__ = ("game", "idle", "judged", "learned", "mercy", "players", "state", "two_sided")

    learned: Policy
    judged: Faces
    idle: Faces

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = state = game.state
        self.two_sided = state.edition.two_sided
        self.mercy = state.edition.mercy or 0
        self.players = 0

    def take(self, seat: int) -> bool:
        """Take the turn of the seat that is asked, if it is one of these; return whether it is taken."""
        state = self.state
        hand = state.hands[seat]
        if state.agenda or state.called or not state.pile or len(hand) + 1 == self.mercy:
            return False
        players = state.in_round.count(True)
        if players != self.players:
            self.players = players
            self.learned = policy(state.edition, state.house, players == 2)
            self.judged, self.idle = _faces(state.edition, state.house, players == 2)
        allowed = state.playable()
        faces = self._shown(hand)
        playable = [face for face in faces if allowed[face]]
        if playable:
            judged = self.judged
            if not all(judged[face] for face in playable):
                return False
            face = self._choose(seat, faces, playable, self.learned.draw)
            if face is not None:
                self._play(seat, hand[faces.index(face)], face, on_turn=True)
                return True
        self._draw(seat, hand, allowed)
        return True

    def _shown(self, hand: list[int]) -> list[int]:
        showing = self.state.showing
        return [showing[card] for card in hand] if self.two_sided else hand

    def _draw(self, seat: int, hand: list[int], allowed: Faces) -> None:
        """Draw a card, and play it where that is best."""
        state = self.state
        card = state.pile.pop()
        hand.append(card)
        state.owes.clear()
        state.passes = 0
        face = state.showing[card]
        if allowed[face]:
            if not self.judged[face]:
                self.game.run([PlayDrawn(seat, card)])
                return
            state.number += 1
            if self._choose(seat, self._shown(hand), [face], self.learned.keep) is not None:
                self._play(seat, card, face, on_turn=False)
                return
        self._ask_next()

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

    def _choose(self, seat: int, faces: list[int], playable: list[int], otherwise: tuple[float, ...]) -> int | None:
        """Return the face to play, as `judgement.best` does; None if what is worth `otherwise` is better."""
        if len(faces) == 1:
            return faces[0] if otherwise[0] < LAST_CARD else None
        state, learned = self.state, self.learned
        colour_of, symbol_of = learned.colours, learned.symbols
        held = bytes(faces)
        colours, symbols = held.translate(colour_of), held.translate(symbol_of)
        for_same, for_most, for_links, for_gone, for_used, _, _ = learned.hand
        discards = bytes(self._shown(state.discards)) if for_gone or for_used else b""
        gone, used = discards.translate(colour_of), discards.translate(symbol_of)
        standing = self._standing(seat, len(faces) - colours.count(NO_COLOUR))
        worths = learned.plays[standing]
        shown = state.edition.sides[state.side].colours
        chosen, most = None, otherwise[standing]
        for face in dict.fromkeys(playable):
            colour, symbol = colour_of[face], symbol_of[face]
            worth = worths[face]
            if colour == NO_COLOUR:
                worth += max([colours.count(other) for other in shown]) * for_most
                worth += (symbols.count(symbol) - 1) * for_links
                worth += used.count(symbol) * for_used
            else:
                worth += (colours.count(colour) - 1) * for_same
                worth += (symbols.count(symbol) - 1) * for_links
                worth += (gone.count(colour) - len(gone) / SIDE_COLOURS) * for_gone + used.count(symbol) * for_used
            if learned.may_bluff[face] and state.edition.faces[face].is_bluff(state.rest(seat, face), state.colour):
                worth -= BLUFF
            if worth > most:
                chosen, most = face, worth
        return chosen

    def _standing(self, seat: int, coloured: int) -> int:
        """Return how things stand for this seat, with so many coloured cards."""
        state = self.state
        counts = [len(hand) for hand in state.hands]
        seats, direction = state.seats, state.direction
        after = (seat + direction) % seats
        while not state.in_round[after]:
            after = (after + direction) % seats
        threat = FAR
        if counts[after] <= FEW:
            threat = 0 if counts[after] == 1 else 1
        elif counts.count(1) > (counts[seat] == 1):
            threat = 2
        return threat * STOCKS + STOCK[min(coloured, LAST_STOCK)]
