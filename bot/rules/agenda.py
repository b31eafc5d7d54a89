"""What waits on a game's agenda: steps, which happen when they are reached, and questions, where the game rests.

A step or question may be meant for `NEXT`: whoever is next in play at the moment when it is reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Self, TypeVar, dataclass_transform

from bot.rules.cards import COLOUR_LETTERS

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State

NEXT = -1
NOTHING = -1

Steps = list["Step | Question"]


class Option(NamedTuple):
    """One thing that a seat may answer: a verb of the notation, and what it names."""

    verb: str
    what: int = NOTHING
    """A face, a colour or a seat."""
    faces: tuple[int, ...] = ()
    """Several faces, from the lowest."""


PASS = Option("pass")
DRAW = Option("draw")
COLOUR_OPTIONS = tuple(Option("colour", colour) for colour in range(len(COLOUR_LETTERS)))


class Step:
    """Something to be done, when it is reached; it sees the game as it is then."""

    __slots__ = ()

    def take(self, game: Game) -> Steps:
        """Does it; returns what follows from it, before all that waited already."""
        raise NotImplementedError


class Question:
    """Something that one seat is to answer before the game goes on."""

    __slots__ = ()
    kind: ClassVar[str]
    """The question's name in the notation."""
    begins_turn: ClassVar[bool] = False
    """Whether being asked it is the beginning of one's turn."""
    public: ClassVar[tuple[str, ...]] = ()
    """The fields that everybody may know; the others are nobody's."""
    __match_args__: ClassVar[tuple[str, ...]]
    """The names of all fields."""
    seat: int

    def options(self, state: State) -> list[Option]:
        """All legal answers; the first is given when time runs out (G15)."""
        raise NotImplementedError

    def answered(self, game: Game, option: Option) -> Steps:
        """What follows from this answer."""
        raise NotImplementedError

    def settled(self, _game: Game) -> Steps | None:
        """What happens instead of asking, where there is nothing to ask; None: it must be asked."""
        return None

    def abandoned(self, _game: Game) -> Steps:
        """What happens when the one it is for has left (G14)."""
        return []

    def counts_as_turn(self, _state: State) -> bool:
        """Whether the one who is asked may call UNO early, as on a turn of theirs (G9)."""
        return self.begins_turn

    def told(self) -> dict[str, int]:
        """What everybody may know of it, besides its kind and who is asked."""
        return {name: getattr(self, name) for name in self.public}

    def asked_of(self, seat: int) -> Self:
        """The same question, meant for this seat."""
        facts = {name: getattr(self, name) for name in self.__match_args__}
        facts["seat"] = seat
        return type(self)(**facts)


ITEMS: dict[str, type[Step | Question]] = {}

Item = TypeVar("Item", Step, Question)


@dataclass_transform()
def item(cls: type[Item]) -> type[Item]:
    """Makes a class of step or question: its fields are its state, and its name stands for it in snapshots."""
    made = dataclass(slots=True)(cls)
    ITEMS[made.__name__] = made
    return made
