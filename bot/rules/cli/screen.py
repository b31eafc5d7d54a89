"""The table in the terminal as the player sees it: what lies there, how many cards all hold, the hand, the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.rules.agenda import Option
from bot.rules.calls import QUIT
from bot.rules.cli.paint import Paint, width_of
from bot.rules.cli.words import PEOPLE, Words, counted
from bot.rules.state import LEFT
from bot.rules.view import View, answers, has_teams

WIDEST = 100
"""How many places a line has at most."""

HELP = """\
Type the number of an answer, or its words: "red 7", "blue", "draw". How words
begin will do ("r 7"), and so will the notation ("r7", "play r7", "colour b").
  Enter   what stands before the >
  u       call UNO, when you come to one card; with a card, put ! behind it: "3!", "red 7!"
  c       catch a player who has one card and did not call
  ?       this help
  q       leave the match"""


def numbered(view: View) -> list[Option]:
    """Return what the player may answer as it is numbered: cards in the order of the hand, then the rest."""
    given = answers(view)
    cards = sorted(option for option in given if option.verb in {"play", "lay", "add"})
    calls = [option for option in view.options if option not in given and option != QUIT]
    return [*cards, *(option for option in given if option not in cards), *calls]


class Screen:
    """Draws views as lines."""

    def __init__(self, words: Words, paint: Paint, width: int) -> None:
        self.words = words
        self.paint = paint
        self.width = min(width, WIDEST)

    def table(self, view: View) -> Iterator[str]:
        """Yield what lies on the table, what all hold, and the hand."""
        yield ""
        side = f", {view.edition.sides[view.side].name} side" if view.edition.two_sided else ""
        yield self.paint(f"-- Round {view.round}{side} ".ljust(self.width, "-"), "dim")
        yield from self._flow("On top: ", list(self._top(view)), "; ")
        order = _order(view)
        yield from self._flow("Next:   ", [self._seat(view, seat) for seat in order], " > ")
        for seat in order:
            if view.backs and view.backs[seat]:
                backs = self.words.cards(sorted(view.backs[seat])).split(", ")
                yield from self._flow(f"  the backs of {PEOPLE[seat]}: ", backs)
        hand = self.words.cards(sorted(view.hand)).split(", ")
        yield from self._flow(f"You:    {counted(len(view.hand), 'card')}: ", hand)

    def asked(self, view: View) -> Iterator[str]:
        """Yield the question, and the answers with their numbers."""
        yield self.paint(self.words.question(view), "bold")
        if any(option.verb == "discard" for option in view.options):
            yield from self._columns([self.words.card(face) for face in sorted(view.hand)])
            yield '  Type the numbers of the cards, such as "1" or "1 2"; or "none".'
        else:
            yield from self.choices(view)

    def choices(self, view: View) -> Iterator[str]:
        """Yield the answers with their numbers."""
        yield from self._columns([self.words.option(view, option) for option in numbered(view)])

    def happened(self, told: str) -> Iterator[str]:
        """Yield what happened, in as many lines as it needs."""
        yield from self._flow("  ", told.split(", "))

    def scores(self, view: View) -> Iterator[str]:
        """Yield the totals, where points are counted."""
        if view.scoring == "single":
            return
        totals = [f"{PEOPLE[seat]} {total}" for seat, total in enumerate(view.totals) if view.in_match[seat]]
        goal = "the lowest wins when one comes to" if view.scoring == "lowest" else "the match is won with"
        yield from self._flow("Points: ", [*totals, f"{goal} {view.target}"])

    def _top(self, view: View) -> Iterator[str]:
        """Yield the top card, and what else matters for the next one."""
        top = view.edition.faces[view.top]
        yield self.words.card(view.top)
        if view.inert:
            yield "laid there: only the colour counts"
        if view.colour is not None and (view.inert or top.colour != view.colour):
            yield f"the colour is {self.words.colour(view.colour)}"
        if view.free is not None and view.free != top.symbol:
            yield f"any {self.words.symbol(view.free)} may be played"
        if view.due:
            yield f"{counted(view.due, 'card')} due"
        back = "" if view.back is None else f" (the next one's back: {self.words.card(view.back)})"
        yield f"{counted(view.pile, 'card')} to draw{back}"

    def _seat(self, view: View, seat: int) -> str:
        """Return a seat, its number of cards, and what is to be said of it."""
        notes = [counted(view.counts[seat], "card")]
        if seat in view.owes:
            notes.append("no UNO called!")
        elif view.counts[seat] == 1 or seat in view.called:
            notes.append("UNO")
        if view.seat is not None and has_teams(view) and view.teams[seat] == view.teams[view.seat]:
            notes.append("your partner")
        return f"{self.paint(PEOPLE[seat], 'bold')} {', '.join(notes)}"

    def _flow(self, first: str, items: Sequence[str], between: str = ", ") -> Iterator[str]:
        """Yield things in a row, in as many lines as they need."""
        line, indent = first, " " * len(first)
        for place, thing in enumerate(items):
            last = place == len(items) - 1
            text = thing if last else thing + between.rstrip()
            if width_of(line) + width_of(text) > self.width and line.strip() and line != first:
                yield line.rstrip()
                line = indent
            line += text + " "
        yield line.rstrip()

    def _columns(self, items: Sequence[str]) -> Iterator[str]:
        """Yield things with their numbers, in columns."""
        items = [f"{number:>3} {thing}" for number, thing in enumerate(items, 1)]
        wide = max(map(width_of, items), default=0) + 1
        count = max(1, self.width // wide)
        for start in range(0, len(items), count):
            yield "".join(thing + " " * (wide - width_of(thing)) for thing in items[start : start + count]).rstrip()


def _order(view: View) -> list[int]:
    """Return the others in the round, in the order of play after the player."""
    seats, step = len(view.counts), 1 if view.direction == LEFT else -1
    first = view.seat or 0
    order = [(first + place * step) % seats for place in range(1, seats)]
    return [seat for seat in order if view.in_round[seat]]
