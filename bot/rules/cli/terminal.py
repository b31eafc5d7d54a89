"""A match in the terminal against random players: the view of one seat, in the notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from bot.rules.agenda import Option
from bot.rules.calls import QUIT
from bot.rules.chance import seal
from bot.rules.cli.showing import event_line, view_lines
from bot.rules.events import Event
from bot.rules.notation import SEAT_LETTERS, NotationError, answer_text, parse_option
from bot.rules.random_player import random_answer, random_call
from bot.rules.record import DEAL, Record
from bot.rules.redaction import Asking, seen_by
from bot.rules.refusal import IllegalMove
from bot.rules.view import view

YOU = 0
HELP = "Answer with one of what you may do, as it stands there. Enter alone gives the first; quit leaves."
ASKED_FOR_HELP = (["help"], ["?"])


class Terminal:
    """One user's seat at a table of random players."""

    def __init__(self, record: Record, chance: Random, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.record = record
        self.game = record.start()
        self.letters = SEAT_LETTERS[: record.seats]
        self.chance = chance
        self.ask = ask
        self.say = say

    def play(self) -> None:
        """Play the match to its end, or until the user leaves."""
        state = self.game.state
        self.say(f"You are {self.letters[YOU]}. {HELP}")
        self.say(f"The seal of the deal is {seal(state.seed)}.")
        while not state.champions and state.in_match[YOU]:
            if state.question is None:
                self._carry_out(DEAL, self.game.deal)
                continue
            others = [seat for seat in range(state.seats) if seat != YOU]
            call = random_call(self.game, self.chance, others)
            if call is not None:
                self._answer(*call)
            elif state.question.seat == YOU:
                self._ask_you()
            else:
                seat = state.question.seat
                self._answer(seat, random_answer(self.game.answers(seat), self.chance))
        winners = " ".join(self.letters[seat] for seat in state.champions)
        self.say(f"The match is won by {winners}." if winners else "You left the match.")
        self.say(f"The seed was {state.seed.hex()}.")

    def _ask_you(self) -> None:
        for line in view_lines(view(self.game, YOU), self.letters):
            self.say(line)
        try:
            said = self.ask(f"{self.letters[YOU]}> ").split()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            said = [QUIT.verb]
        if said in ASKED_FOR_HELP:
            self.say(HELP)
            return
        try:
            self._answer(YOU, self._parse(said))
        except NotationError as error:
            self.say(f"{error}. {HELP}")
        except IllegalMove as refused:
            self.say(f"Refused: {refused.why}.")

    def _parse(self, said: list[str]) -> Option:
        if not said:
            return self.game.answers(YOU)[0]
        verb, *words = said[1:] if said[0] == self.letters[YOU] and len(said) > 1 else said
        return parse_option(self.game.edition, self.letters, verb, words)

    def _answer(self, seat: int, option: Option) -> None:
        self._carry_out(answer_text(self.game.edition, seat, option), lambda: self.game.answer(seat, option))

    def _carry_out(self, answer: str, answering: Callable[[], Iterable[Event]]) -> None:
        """Carry an answer out, record it, and say what the user may know of it."""
        side = self.game.state.side
        events = answering()
        self.record.answers.append(answer)
        for event in seen_by(YOU, events, self.game.edition, side):
            if not isinstance(event, Asking):
                self.say(f"  {event_line(event, self.game.edition, self.letters)}")
