"""A match in the terminal: the player on the first seat, computers on the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from bot.rules.agenda import Option
from bot.rules.calls import QUIT
from bot.rules.chance import seal
from bot.rules.cli.computers import Computer, Computers, seated
from bot.rules.cli.paint import Paint
from bot.rules.cli.reading import NotUnderstood, label, understand
from bot.rules.cli.screen import HELP, Screen, numbered
from bot.rules.cli.words import Words, people
from bot.rules.events import Event
from bot.rules.notation import answer_text
from bot.rules.record import DEAL, Record
from bot.rules.redaction import Asking, seen_by
from bot.rules.refusal import IllegalMove
from bot.rules.round_events import RoundEnded
from bot.rules.view import View, answers, view

YOU = 0
HELPS = {"?", "h", "help"}
QUITS = {"q", "quit", "exit", "leave"}
DEALS = {"", "d", "deal"}


class Terminal:
    """One player's seat at a table of computers."""

    def __init__(
        self,
        record: Record,
        make: Callable[[Random], Computer],
        chance: Random,
        ask: Callable[[str], str],
        say: Callable[[str], None],
        *,
        paint: Paint,
        width: int,
    ) -> None:
        self.record = record
        self.game = record.start()
        self.computers = Computers(self.game, seated(range(1, record.seats), make, chance), chance)
        self.ask = ask
        self.say = say
        self.words = Words(self.game.edition, paint)
        self.screen = Screen(self.words, paint, width)
        self._is_changed = True
        """Whether calls may have come up that no player was asked about."""

    def play(self) -> None:
        """Play the match to its end, or until the player leaves."""
        state = self.game.state
        self.say(f"You play against {people(range(1, state.seats))}. Type ? for help, q to leave.")
        self.say(f"The seal of the deal is {seal(state.seed)}.")
        while not state.champions and state.in_match[YOU]:
            if state.question is None:
                self._deal()
            elif self._is_changed:
                self._is_changed = False
                self._call()
            elif state.question.seat == YOU:
                self._answer_yourself()
            else:
                self._carry_out(state.question.seat, self.computers.answer(state.question.seat))
        if not state.in_match[YOU]:
            self.say("Thank you for playing!")
        self.say(f"The seed was {state.seed.hex()}.")

    def _deal(self) -> None:
        """Deal a round, the next one when the player has looked at the last."""
        while self.game.state.round:
            said = self._asked("(Enter: deal the next round) > ")
            if said in QUITS:
                self._carry_out(YOU, QUIT)
                return
            if said in DEALS:
                break
            self.say(HELP)
        self._change(DEAL, self.game.deal)

    def _call(self) -> None:
        """Let the computers call and catch, and then the player, where another seat is asked."""
        call = self.computers.call()
        if call is not None:
            self._carry_out(*call)
            return
        seen = view(self.game, YOU)
        if not answers(seen) and any(option != QUIT for option in seen.options):
            self._say(self.screen.choices(seen))
            self._answer(seen, "(Enter: go on) > ")

    def _answer_yourself(self) -> None:
        seen = view(self.game, YOU)
        self._say(self.screen.table(seen))
        self._say(self.screen.asked(seen))
        self._answer(seen, f"(Enter: {label(answers(seen)[0], seen)}) > ")

    def _answer(self, seen: View, prompt: str) -> None:
        """Ask until the player has answered, or lets a call be."""
        while True:
            said = self._asked(prompt)
            if said in HELPS:
                self.say(HELP)
                continue
            try:
                for option in [QUIT] if said in QUITS else understand(said, seen, numbered(seen)):
                    self._carry_out(YOU, option)
                return
            except NotUnderstood as error:
                self.say(f"{error} Type ? for help.")
            except IllegalMove as refused:
                self.say(f"That cannot be: {refused.why}.")
            if self._is_changed:  # UNO was called, and the card behind it refused
                return

    def _asked(self, prompt: str) -> str:
        """Return what the player types; the end of input is leaving."""
        try:
            return self.ask(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            return "q"

    def _carry_out(self, seat: int, option: Option) -> None:
        self._change(answer_text(self.game.edition, seat, option), lambda: self.game.answer(seat, option))

    def _change(self, answer: str, answering: Callable[[], list[Event]]) -> None:
        """Carry an answer out, record it, and say what the player may know of it."""
        side = self.game.state.side
        events = answering()
        self.record.answers.append(answer)
        self._is_changed = True
        self.computers.observe(events, side)
        self._tell(seen_by(YOU, events, self.game.edition, side))

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            told = None if isinstance(event, Asking) else self.words.event(event)
            self._say(self.screen.happened(told) if told else ())
            if isinstance(event, RoundEnded):
                self._say(self.screen.scores(view(self.game, YOU)))

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)
