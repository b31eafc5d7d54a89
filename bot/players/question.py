"""The question that a View's prompt stands for, and what waits behind it, for a table that could be the viewed one.

A turn and a drawn card have nothing behind them. Any other question was set off by the card on top: its effect is run
again on a copy of the table, by each seat that may have played it, trying the answers that may have been given, until
the game asks the same seat the same. What waits behind it there waits behind it here. This is exact, except where an
answer in between can no longer be seen (whom a duel was with). Where the card on top did not set it off, because a Flip
uncovered it or it was laid there, the question is taken by its kind, with nothing behind it.
"""

from __future__ import annotations

from random import Random

from bot.players.guess import table
from bot.players.memory import Memory
from bot.rules.agenda import ITEMS, Option, Question, Step
from bot.rules.choices import ChooseColour
from bot.rules.game import Game
from bot.rules.state import LEFT, RIGHT, State
from bot.rules.turn import PlayDrawn, Turn, set_off
from bot.rules.view import Prompt, View, answers

MOST_TRIES = 30

Waiting = tuple[Question, tuple[Step | Question, ...]]


def asked_table(view: View, memory: Memory, chance: Random) -> State:
    """Return a table that could be the viewed one, and waits for the answer."""
    state = table(view, memory, chance)
    colours = view.edition.sides[view.side].colours
    restore_question(state, view, memory, memory.before if memory.before in colours else chance.choice(colours))
    return state


def restore_question(state: State, view: View, memory: Memory, colour_before: int | None) -> None:
    """Make this table wait for the answer that the view is asked for."""
    prompt = view.prompt
    if prompt is None:
        raise ValueError("no seat is asked")
    state.number = prompt.number
    state.played_before = view.free
    options = answers(view)
    if prompt.kind == Turn.kind:
        state.question = Turn(prompt.seat)
        return
    if prompt.kind == PlayDrawn.kind:
        state.question = PlayDrawn(prompt.seat, _drawn(state, prompt.seat, options))
        return
    state.played_now = state.top.symbol
    waiting = None
    if not ((view.inert or view.colour is None) and prompt.kind == ChooseColour.kind):
        waiting = Retry(view, prompt, options).find(state, colour_before)
    state.question, state.agenda = waiting or (_by_kind(prompt), ())


def _drawn(state: State, seat: int, options: list[Option]) -> int:
    """Return the card that was drawn: the last such one in the hand."""
    face = next(option.what for option in options if option.verb == "play")
    return next(card for card in reversed(state.hands[seat]) if state.showing[card] == face)


def _by_kind(prompt: Prompt) -> Question:
    """Return the first question of this kind, with what is known of it."""
    for kind in ITEMS.values():
        if issubclass(kind, Question) and kind.kind == prompt.kind:
            return kind(prompt.seat, **prompt.public)
    raise ValueError(prompt.kind)


class Retry:
    """Plays the card on top again, until the game asks what the view is asked."""

    def __init__(self, view: View, prompt: Prompt, options: list[Option]) -> None:
        self.view = view
        self.prompt = prompt
        self.options = set(options)
        self.tries = 0

    def find(self, state: State, colour_before: int | None) -> Waiting | None:
        """Return what is asked and what waits behind it; None if it is not found."""
        view = self.view
        for seat in self._players(state):
            for direction in (view.direction, LEFT + RIGHT - view.direction):
                self.tries = 0
                again = state.copy()
                again.turn, again.direction = seat, direction
                again.due = again.strength = 0
                again.colour = self.prompt.public.get("colour", colour_before)
                again.question, again.agenda = None, ()
                game = Game(again)
                game.run(set_off(again, seat, on_turn=True))
                waiting = self._follow(game)
                if waiting is not None:
                    return waiting
        return None

    def _players(self, state: State) -> list[int]:
        """Return the seats that may have played the card, likely ones first: the one whose turn it is or was."""
        asked = self.prompt.seat
        first = [self.view.turn] if self.view.turn != asked or not self.view.due else []
        return list(dict.fromkeys([*first, *state.order_from(asked)[::-1]]))

    def _follow(self, game: Game) -> Waiting | None:
        """Return the same question, here or after answers to what is asked here."""
        state = game.state
        question = state.question
        self.tries += 1
        if question is None or self.tries > MOST_TRIES or isinstance(question, Turn):
            return None
        if self._same(question, state):
            return question, state.agenda
        for option in self._likely(question.options(state)):
            after = Game(state.copy())
            after.answer(question.seat, option)
            waiting = self._follow(after)
            if waiting is not None:
                return waiting
        return None

    def _same(self, question: Question, state: State) -> bool:
        asked = question.kind == self.prompt.kind and question.seat == self.prompt.seat
        return asked and state.direction == self.view.direction and set(question.options(state)) == self.options

    def _likely(self, options: list[Option]) -> list[Option]:
        """Return the colour that was named, the discard of nothing, being done, where these are offered; else all."""
        likely = [
            option
            for option in options
            if (option.verb == "colour" and option.what == self.view.colour)
            or (option.verb == "discard" and not option.faces)
            or option.verb == "done"
        ]
        return likely or options
