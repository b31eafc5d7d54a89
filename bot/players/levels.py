"""The levels of computer players: easy answers anything, normal is sensible, hard tries its answers out."""

from __future__ import annotations

from random import Random

from bot.players.judgement import worths
from bot.players.memory import Memory
from bot.players.perception import from_view
from bot.players.search import Budget, Thought
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.events import Event
from bot.rules.random_player import random_answer
from bot.rules.view import View, answers

SEED_BITS = 64


class Player:
    """A computer player on one seat of one match. It knows its Views and the events that it observed."""

    calls_uno: float
    """How often it calls UNO when it may; the other two are for catches and jumping in."""
    catches: float
    jumps: float

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def answer(self, view: View) -> Option:
        """Return one of the view's options that answers its prompt."""
        options = answers(view)
        if not options:
            raise ValueError("this seat is not asked")
        return options[0] if len(options) == 1 else self.choose(view, options)

    def choose(self, view: View, options: list[Option]) -> Option:
        """Return one of several answers."""
        raise NotImplementedError

    def thought(self, _view: View) -> Thought | None:
        """Return what is to be thought out before it answers, by others in its place; None if it answers at once."""
        return None

    def call(self, view: View) -> Option | None:
        """Return what it calls now, if it notices that it may: UNO, a catch, or jumping in."""
        asked = view.prompt is not None and view.prompt.seat == view.seat
        can_play = any(option.verb in {"play", "add"} for option in view.options)
        for option in view.options:
            if option == UNO:
                due = view.seat in view.owes or (asked and can_play)
                likely = self.calls_uno if due else 0.0
            elif option.verb == "catch":
                is_ally = view.seat is not None and view.teams[option.what] == view.teams[view.seat]
                likely = 0.0 if is_ally else self.catches
            elif option.verb == "play" and not asked:
                likely = self.jumps
            else:
                continue
            if self.chance.random() < likely:
                return option
        return None

    def observe(self, event: Event) -> None:
        """Take note of a redacted event; most levels ignore it."""


class Easy(Player):
    """Answers anything that is legal, and seldom notices what it may call."""

    calls_uno = 0.6
    catches = 0.15
    jumps = 0.3

    def choose(self, view: View, options: list[Option]) -> Option:
        return random_answer(options, self.chance)


class Normal(Player):
    """Plays sensibly by what was learned, remembers what was discarded, and now and then takes the second best."""

    calls_uno = 0.92
    catches = 0.4
    jumps = 0.8
    whim = 0.5
    """How much the worth of an option may seem greater than it is."""
    bluffs = 0.05
    """How often it is ready to bluff."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.memory = Memory()

    def choose(self, view: View, options: list[Option]) -> Option:
        chance = self.chance
        self.memory.update(view)
        judged = worths(
            from_view(view, self.memory.discarded(view.side)), options, daring=chance.random() < self.bluffs
        )
        seeming = [worth + chance.random() * self.whim for worth in judged]
        return options[seeming.index(max(seeming))]

    def observe(self, event: Event) -> None:
        self.memory.observe(event)


class Hard(Player):
    """Remembers what it saw, and tries its answers out on tables that could be this one."""

    calls_uno = 1.0
    catches = 1.0
    jumps = 1.0

    def __init__(self, chance: Random, budget: Budget) -> None:
        super().__init__(chance)
        self.memory = Memory()
        self.budget = budget
        self.playouts = 0
        """How many games it played out for the last answer that took thought."""

    def choose(self, view: View, options: list[Option]) -> Option:
        decision = self._thought(view).decide(self.budget)
        self.playouts = decision.playouts
        return decision.option

    def thought(self, view: View) -> Thought | None:
        return self._thought(view) if len(answers(view)) > 1 else None

    def _thought(self, view: View) -> Thought:
        self.memory.update(view)
        return Thought(view, self.memory, self.chance.getrandbits(SEED_BITS))

    def call(self, view: View) -> Option | None:
        """Return what may be called; remember the table."""
        self.memory.update(view)
        return super().call(view)

    def observe(self, event: Event) -> None:
        self.memory.observe(event)
