"""The game in English, for the terminal: cards, what is asked and may be answered, what happened.

A test demands words for every event, question and verb.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

from bot.rules.agenda import Option
from bot.rules.cards import COLOUR_NAMES, Symbol
from bot.rules.cli.paint import Paint
from bot.rules.edition import Edition
from bot.rules.events import CardsDrawn, CardsShown, Challenged, Event
from bot.rules.redaction import Hidden
from bot.rules.round_events import DealerDrawn, MatchWon, RoundEnded, SeatKnockedOut
from bot.rules.view import View

YOU = "you"
PEOPLE = (YOU, "Bea", "Cai", "Dan", "Eva", "Fin", "Gil", "Hal", "Ida", "Jon")
"""What seats are called; each name begins with the letter that the notation has for the seat."""

SEATS = {"seat", "other", "by", "accused", "dealer", "winner"}
"""The fields of events that name a seat."""

EVENTS = {
    "DealerDrawn": "{dealer} drew the highest card, {card}, and {deals}.",
    "RoundDealt": "Round {round}: {dealer} dealt.",
    "CardTurned": "{card} was turned over to start with.",
    "CardBuried": "It went to the bottom of the draw pile.",
    "CardPlayed": "{seat} played {card}.",
    "CardAdded": "{seat} put {card} on top.",
    "AddingEnded": "",
    "CardsDrawn": "{seat} drew {drawn}.",
    "CardKept": "{seat} kept the card.",
    "TurnPassed": "There was nothing to draw, so {seat} passed.",
    "TurnLost": "{seat} lost the turn.",
    "DirectionTurned": "Play changed direction.",
    "ColourNamed": "{seat} named {colour}.",
    "PileRefilled": "The discards were shuffled into a new draw pile.",
    "UnoCalled": "{seat} called UNO!",
    "UnoCaught": "{by} caught {seat}: no UNO was called!",
    "CallsClosed": "",
    "CallDeferred": "",
    "PenaltyRaised": "",
    "PenaltySettled": "",
    "Challenged": "{seat} challenged {accused}: {verdict}",
    "CardsShown": "{seat} showed {to}{shown}.",
    "HandsSwapped": "{seat} swapped hands with {other}.",
    "HandsPassed": "Every player passed their hand on.",
    "CardsDiscarded": "{seat} discarded {cards}.",
    "CardLaid": "{seat} laid {card} on the Gauntlet.",
    "Danced": "Did {seat} dance? {danced}.",
    "DuelFought": "{seat} challenged {other} to a duel, and {winner} won.",
    "TableFlipped": "Everything was turned over!",
    "CardActivated": "{seat} activated the card that came up.",
    "SeatLeft": "{seat} left the match.",
    "SeatPutOut": "{seat} had to leave the match.",
    "SeatKnockedOut": "{seat} came to {mercy} cards and {is_are} out!",
    "RoundEnded": "{winners} won the round{together}.",
    "MatchWon": "{winners} won the match{together}!",
}
"""A sentence for each event; an empty one is not told."""

QUESTIONS = {
    "play": "It is your turn.",
    "drawn": "You can play the card that you just drew.",
    "colour": "Name the colour.",
    "target": "Pick a player.",
    "challenge": "{accused} may have bluffed: accept {due}, or challenge.",
    "stack": "{due} await you: answer with a card, or take them.",
    "more": "You can put more of the same number on top.",
    "lay": "Lay a coloured card on the Gauntlet: each player who holds its colour draws two.",
    "dance": "Dance for the table, or draw three.",
    "discard": "You may put away up to two cards.",
    "flipped": "The Flip brought up {top}: activate it, or leave it.",
}
"""What is asked, as the player who is asked reads it."""

QUESTIONS_BY_TOP = {
    ("colour", "colour-roulette"): "Name a colour: you draw until it comes, and lose the turn.",
    ("target", "optimus-power"): "Pick a player for a duel: the higher of your highest numbers wins.",
    (
        "target",
        "megatrons-rule",
    ): "Pick a player for a duel, hands shown: the higher of your lowest numbers wins.",
}
"""The same where the symbol of the top card says more."""

OPTIONS = {
    "play": "{card}",
    "lay": "{card}",
    "add": "{card}",
    "colour": "{colour}",
    "target": "{seat} ({count})",
    "catch": "catch {seat}",
    "discard": "{cards}",
    "draw": "draw",
    "pass": "pass",
    "take": "take {due}",
    "accept": "accept {due}",
    "challenge": "challenge",
    "done": "done",
    "dance": "dance",
    "decline": "draw three",
    "activate": "activate",
    "ignore": "leave it",
    "uno": "call UNO",
    "quit": "leave the match",
}
"""What may be answered, by the verb of the notation."""


class Words:
    """The words of one match, for the player on the first seat."""

    def __init__(self, edition: Edition, paint: Paint) -> None:
        self.edition = edition
        self.paint = paint

    # Cards and colours

    def card(self, face_index: int) -> str:
        """Return a card's name: "Red 7", "Wild Draw Four"."""
        face = self.edition.faces[face_index]
        symbol = self.symbol(face.symbol)
        if face.colour is None:
            return self.paint(symbol, "bold")
        colour = COLOUR_NAMES[face.colour]
        return self.paint(f"{colour.title()} {symbol}", colour)

    def symbol(self, symbol: Symbol) -> str:
        """Return what stands on a card besides its colour: "7", "Draw Two"."""
        return symbol.name.replace("-", " ").title()

    def cards(self, faces: Iterable[int]) -> str:
        """Return cards in the order given, equal ones together: "Red 7 x2, Wild"."""
        counts = Counter(faces).items()
        return ", ".join(f"{self.card(face)} x{count}" if count > 1 else self.card(face) for face, count in counts)

    def colour(self, colour: int) -> str:
        """Return a colour's name."""
        name = COLOUR_NAMES[colour]
        return self.paint(name, name)

    # What happened

    def event(self, event: Event) -> str | None:
        """Return a redacted event as a sentence; None where there is nothing to tell."""
        template = EVENTS[type(event).__name__]
        return sentence(template.format_map(self._facts(event))) if template else None

    def _facts(self, event: Event) -> dict[str, str]:
        facts = {
            field.name: self._fact(field.name, getattr(event, field.name))
            for field in fields(event)  # type: ignore[arg-type]  # every event is a dataclass
        }
        match event:  # what a sentence needs besides the event's own fields
            case DealerDrawn(dealer=dealer, drawers=drawers, cards=cards):
                facts["card"] = self.card(cards[max(place for place, seat in enumerate(drawers) if seat == dealer)])
                facts["deals"] = "deal" if dealer == 0 else "deals"
            case CardsDrawn(cards=cards):
                facts["drawn"] = counted(len(cards), "card") if isinstance(cards, Hidden) else self.cards(cards)
            case CardsShown(to=to, cards=cards):
                facts["to"] = "" if to is None else f"{PEOPLE[to]} "
                facts["shown"] = counted(len(cards), "card") if isinstance(cards, Hidden) else self.cards(cards)
            case Challenged(guilty=guilty):
                facts["verdict"] = "it was a bluff!" if guilty else "it was no bluff."
            case RoundEnded(winners=winners):
                facts["winners"], facts["together"] = people(winners) or "nobody", ""
            case MatchWon(winners=winners, is_shared=is_shared):
                facts["winners"], facts["together"] = people(winners), ", and share it" if is_shared else ""
            case SeatKnockedOut(seat=seat):
                facts["mercy"], facts["is_are"] = str(self.edition.mercy), "are" if seat == 0 else "is"
        return facts

    def _fact(self, name: str, fact: Any) -> str:
        if isinstance(fact, bool):
            return "Yes" if fact else "No"
        if name in SEATS:
            return "nobody" if fact is None else PEOPLE[fact]
        if name == "card":
            return self.card(fact)
        if name == "colour":
            return self.colour(fact)
        if name == "cards" and not isinstance(fact, (Hidden, int)):
            return self.cards(fact)
        return str(fact)

    # Questions

    def question(self, view: View) -> str:
        """Return what the player is asked."""
        if view.prompt is None:
            return "The next round can begin."
        kind, top = view.prompt.kind, self.edition.faces[view.top].symbol.name
        if (kind, top) in QUESTIONS_BY_TOP:
            return QUESTIONS_BY_TOP[kind, top]
        accused = PEOPLE[view.prompt.public.get("accused", view.prompt.seat)]
        return sentence(QUESTIONS[kind].format(accused=accused, due=self._due(view), top=self.card(view.top)))

    def option(self, view: View, option: Option) -> str:
        """Return an answer in words."""
        verb, what, faces = option
        is_card = verb in {"play", "lay", "add"}
        is_seat = verb in {"target", "catch"}
        if verb == "pass" and view.prompt is not None and view.prompt.kind == "drawn":
            return "keep it"
        return OPTIONS[verb].format(
            card=self.card(what) if is_card else "",
            colour=self.colour(what) if verb == "colour" else "",
            seat=PEOPLE[what] if is_seat else "",
            count=counted(view.counts[what], "card") if is_seat else "",
            cards=self.cards(faces) or "nothing",
            due=self._due(view),
        )

    def _due(self, view: View) -> str:
        """Return what a penalty comes to: cards, or until a colour comes."""
        if view.due:
            return counted(view.due, "card")
        return "cards" if view.colour is None else f"cards until {self.colour(view.colour)} comes"


def people(seats: Sequence[int]) -> str:
    """Return the names of seats: "you, Bea and Cai"."""
    *others, last = [PEOPLE[seat] for seat in seats] or [""]
    return f"{', '.join(others)} and {last}" if others else last


def counted(count: int, what: str) -> str:
    """Return how many there are of something: "1 card", "2 cards"."""
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def sentence(words: str) -> str:
    """Return words with a capital letter to begin with."""
    return words[:1].upper() + words[1:]
