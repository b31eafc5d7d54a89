"""What waits on a game's agenda: steps, which happen when they are reached, and questions, where the game rests.

A step or question may be meant for `NEXT`: the seat that is next in play at the moment when it is reached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Self

from bot.rules.cards import COLOUR_LETTERS
from bot.rules.compiling import mypyc_attr

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State

NEXT: Final = -1
NOTHING: Final = -1

Steps = list["Step | Question"]


class Option(NamedTuple):
    """One thing that a seat may answer: a verb of the notation, and what it names."""

    verb: str
    what: int = NOTHING
    """A face, a colour or a seat."""
    faces: tuple[int, ...] = ()
    """Several faces, from the lowest."""


PLAIN_VERBS: set[str] = set()
"""The verbs that stand alone in the notation; filled by `plain`, so that an edition can bring its own."""


def plain(verb: str) -> Option:
    """Return the option that is this verb alone, and make it known to the notation."""
    PLAIN_VERBS.add(verb)
    return Option(verb)


PASS: Final = plain("pass")
DRAW: Final = plain("draw")
COLOUR_OPTIONS: Final = tuple(Option("colour", colour) for colour in range(len(COLOUR_LETTERS)))

ITEMS: dict[str, type[Step | Question]] = {}
"""All kinds of steps and questions, by the names that stand for them in snapshots."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something to be done, when it is reached; it sees the game as it is then. Each kind is a dataclass."""

    __match_args__: ClassVar[tuple[str, ...]]
    """The names of all fields."""

    def __init_subclass__(cls) -> None:
        ITEMS[cls.__name__] = cls

    def take(self, game: Game) -> Steps:
        """Carry it out; return what follows from it, to happen before all that waits already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """Something that one seat must answer before the game goes on; a kind with more fields names them all."""

    kind: ClassVar[str]
    """The question's name in the notation."""
    begins_turn: ClassVar[bool] = False
    """Whether the seat's turn begins when it is asked."""
    early_with: ClassVar[tuple[int, ...]] = (2,)
    """With how many cards UNO may be called early, while it is asked on the seat's turn (G9)."""
    interlude: ClassVar[str] = ""
    """The verb of the answer that is first acted out at the table (B2); empty: every answer counts at once.

    The verb itself is answered when that went well, the default answer when it did not.
    """
    public: ClassVar[tuple[str, ...]] = ()
    """The fields that everyone at the table may know; no seat is told the others."""
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)
    """The names of all fields, in the order in which a question is made of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __init_subclass__(cls) -> None:
        ITEMS[cls.__name__] = cls

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and type(self) is type(other) and self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        facts = zip(self.__match_args__, self.facts(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={fact!r}' for name, fact in facts)})"

    def facts(self) -> list[Any]:
        """Return all that it holds."""
        return [getattr(self, name) for name in self.__match_args__]

    def options(self, state: State) -> list[Option]:
        """Return all legal answers; the first is given when time runs out (G15)."""
        raise NotImplementedError

    def answered(self, game: Game, option: Option) -> Steps:
        """Return what follows from this answer."""
        raise NotImplementedError

    def settled(self, _game: Game) -> Steps | None:
        """Return what happens instead of asking, where there is nothing to ask; None if it must be asked."""
        return None

    def abandoned(self, _game: Game) -> Steps:
        """Return what happens when the seat that it is for has left (G14)."""
        return []

    def counts_as_turn(self, _state: State) -> bool:
        """Whether the seat that is asked may call UNO early, as on its own turn (G9)."""
        return self.begins_turn

    def public_facts(self) -> dict[str, int]:
        """Return what everyone may know of it, besides its kind and who is asked."""
        return {name: fact for name in self.public if (fact := getattr(self, name)) is not None}

    def asked_of(self, seat: int) -> Self:
        """Return the same question, meant for this seat."""
        return type(self)(seat, *[getattr(self, name) for name in self.__match_args__[1:]])
