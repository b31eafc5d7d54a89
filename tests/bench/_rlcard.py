"""The rule model of rlcard (`UNORuleModelV1`) and its random player at our tables, and how they do in rlcard itself.

The model itself is rlcard's; here its states are made of our Views, and its actions read as our options. It plays a
Wild Draw Four whenever it may, in the colour it holds most of; else any card that fits, and a Wild only where nothing
else does. It may play a Wild Draw Four only where nothing else fits, and draws only where nothing fits at all: that is
in rlcard's rules, so what it is offered is cut to that. A drawn card its game plays for it: a wild, in a colour by
chance, or one of the colour in force.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Protocol

from bot.players import Player
from bot.rules.agenda import COLOUR_OPTIONS, Option
from bot.rules.calls import UNO
from bot.rules.cards import COLOUR_LETTERS, Face
from bot.rules.view import View, answers

TRAITS = {"skip": "skip", "reverse": "reverse", "draw-two": "draw_2", "wild": "wild", "wild-draw-four": "wild_draw_4"}
"""By our name of a symbol, rlcard's; a number is its digit in both."""
COLOURS = "rgby"
DRAW = "draw"
SEED_BITS = 32


class Agent(Protocol):
    """What answers a state of rlcard with one of its actions."""

    def step(self, state: dict[str, Any], /) -> str:
        """Return one of the state's `raw_legal_actions`."""


class RandomAgent:
    """Any action, each as likely; a wild is four of them."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def step(self, state: dict[str, Any]) -> str:
        legal: list[str] = state["raw_legal_actions"]
        return self.chance.choice(list(dict.fromkeys(legal)))


class RuleAgent:
    """rlcard's rule model; it needs the extra `bench`."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.model = rule_model()

    def step(self, state: dict[str, Any]) -> str:
        """Return what the model answers, where numpy's chance, to which it leaves something, follows from ours."""
        _seed(self.chance)
        return str(self.model.step(state))


@cache
def rule_model() -> Agent:
    """Return the model, as rlcard has it."""
    from rlcard.models.uno_rule_models import UNORuleAgentV1

    model: Agent = UNORuleAgentV1()
    return model


class RlcardPlayer(Player):
    """A player of rlcard on one seat."""

    def __init__(self, chance: Random, agent: Agent) -> None:
        super().__init__(chance)
        self.agent = agent
        self.colour: str | None = None
        """Which it named with the wild that it just played from its hand."""

    def call(self, view: View) -> Option | None:
        return UNO if UNO in view.options else None

    def answer(self, view: View) -> Option:
        """Have the model choose where only one card fits, too: it names a colour with it."""
        return self.choose(view, answers(view))

    def choose(self, view: View, options: list[Option]) -> Option:
        assert view.prompt is not None
        kind = view.prompt.kind
        if kind == "colour":
            named, self.colour = self.colour or self.chance.choice(COLOURS), None
            return COLOUR_OPTIONS[COLOUR_LETTERS.index(named)]
        if kind == "play":
            return self._play(view, options)
        if kind == "drawn":
            drawn = next(option for option in options if option.verb == "play")
            fits = view.edition.faces[drawn.what].colour in {None, view.colour}
            return drawn if fits else options[0]
        return options[0]

    def _play(self, view: View, options: list[Option]) -> Option:
        plays = {action_of(view.edition.faces[option.what]): option for option in options if option.verb == "play"}
        state = state_of(view, plays.keys(), self.chance)
        action = self.agent.step(state)
        if action == DRAW:
            return options[0]
        colour, trait = action.split("-")
        if trait in plays:
            self.colour = colour
            return plays[trait]
        return plays[action]


def action_of(face: Face) -> str:
    """Return a card as rlcard writes it: `r-5`, `g-draw_2`; a wild without its colour."""
    trait = TRAITS.get(face.symbol.name, face.symbol.token)
    return trait if face.colour is None else f"{COLOUR_LETTERS[face.colour]}-{trait}"


def state_of(view: View, plays: Any, chance: Random) -> dict[str, Any]:
    """Return what a player of rlcard sees where these cards may be played; wilds in hand have any colour there."""
    faces = view.edition.faces
    cards = [action_of(faces[face]) for face in view.hand]
    legal = [
        action
        for place, card in enumerate(cards)
        if card in plays and card != "wild_draw_4" and (card != "wild" or card not in cards[:place])
        for action in _actions(card)
    ]
    if not legal:
        legal = _actions("wild_draw_4") if "wild_draw_4" in plays else [DRAW]
    colour = chance.choice(COLOURS) if view.colour is None else COLOUR_LETTERS[view.colour]
    target = TRAITS.get(faces[view.top].symbol.name, faces[view.top].symbol.token)
    observed = {
        "hand": [card if "-" in card else f"{chance.choice(COLOURS)}-{card}" for card in cards],
        "target": f"{colour}-{target}",
        "legal_actions": legal,
        "num_cards": list(view.counts),
        "num_players": len(view.counts),
        "current_player": view.seat,
    }
    return {"raw_legal_actions": legal, "raw_obs": observed}


def _actions(card: str) -> list[str]:
    return [card] if "-" in card else [f"{colour}-{card}" for colour in COLOURS]


def _seed(chance: Random) -> None:
    import numpy

    numpy.random.seed(chance.getrandbits(SEED_BITS))


def won_in_rlcard(games: int) -> int:
    """Return how many of so many games of two the rule model wins against rlcard's random player, in rlcard itself."""
    import rlcard
    from rlcard.agents.random_agent import RandomAgent as TheirRandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    _seed(Random("rlcard"))
    won = 0
    for game in range(games):
        agents: list[Any] = [rule_model(), TheirRandomAgent(num_actions=env.num_actions)]
        place = game % 2
        env.set_agents(agents if place == 0 else agents[::-1])
        _, payoffs = env.run(is_training=False)
        won += bool(payoffs[place] > 0)
    return won
