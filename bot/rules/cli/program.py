"""A program that somebody wrote, on a seat: a line of JSON for each question, and a line in the notation as the answer.

It is a process that is started once and plays game after game. Where it breaks the rules, is late or ends, that is its
`Fault`; it is stopped then, and begun anew for the next game, as nobody knows what else it would still print.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, cast

from bot.rules.agenda import Option
from bot.rules.calls import QUIT
from bot.rules.cli.seen import event_as_json, view_as_json
from bot.rules.edition import Edition
from bot.rules.events import Event
from bot.rules.notation import SEAT_LETTERS, NotationError, format_option, parse_option
from bot.rules.view import View, answers

NOTHING = "nothing"
"""What is answered where nothing is called, and when a game is over."""
STARTS_WITHIN_S = 10.0
"""How much longer the first answer of a process may take."""
ENDS_WITHIN_S = 2.0
"""How long a process may go on that reads no more questions."""
LONGEST_LINE = 10_000
QUOTED = 60


class Fault(Exception):
    """A seat cannot play on; `why` says what it did, to be read after its name."""

    def __init__(self, program: Program, seat: int, why: str) -> None:
        super().__init__(why)
        self.program = program
        self.seat = seat
        self.why = why


class NoAnswer(Exception):
    """A program did not answer; the error says what it did instead."""


class NoProgram(Exception):
    """A command that cannot be started; the error says why."""


class Program:
    """The process of one command, begun anew when it is asked after it ended."""

    def __init__(self, command: str, seconds: float, withheld: Collection[str] = ()) -> None:
        try:
            self._words = shlex.split(command, posix=os.name == "posix")
        except ValueError as error:
            raise NoProgram(f'"{command}" is no command line ({error})') from None
        self._command = command
        self._seconds = seconds
        self._withheld = withheld
        """The variables of the environment that it is not told."""
        self._process: subprocess.Popen[str] | None = None
        self._asks = ThreadPoolExecutor(1)
        self._is_fresh = True

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start it, if it does not run; raise `NoProgram` where there is nothing to start."""
        if self._process is not None:
            return
        if not self._words:
            raise NoProgram("an empty command line")
        environment = {name: value for name, value in os.environ.items() if name not in self._withheld}
        try:
            self._process = subprocess.Popen(  # noqa: S603  (the operator's own command)
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # Ctrl-C is for the one that reports
            )
        except OSError as error:
            raise NoProgram(f'"{self._command}" cannot be started ({error.strerror})') from None
        self._is_fresh = True

    def ask(self, question: dict[str, Any]) -> str:
        """Return its answer; raise `NoAnswer` where none comes in time."""
        try:
            self.start()
        except NoProgram as error:
            raise NoAnswer(f"did not start again: {error}") from None
        waits_s = self._seconds + (STARTS_WITHIN_S if self._is_fresh else 0)
        try:
            line = self._asks.submit(self._exchange, json.dumps(question)).result(waits_s)
        except TimeoutError:
            self._end(0)
            raise NoAnswer(f"gave no answer within {self._seconds:g} s") from None
        if not line:
            raise NoAnswer(self._end(ENDS_WITHIN_S))
        self._is_fresh = False
        return line.strip()

    def stop(self) -> None:
        """End it, if it runs."""
        if self._process is not None:
            with suppress(OSError):
                cast("Any", self._process.stdin).close()
            self._end(ENDS_WITHIN_S)

    def close(self) -> None:
        """End it for good."""
        self.stop()
        self._asks.shutdown()

    def _exchange(self, line: str) -> str:
        """Return the next line that it prints; nothing where it has ended."""
        process: Any = self._process
        try:
            print(line, file=process.stdin, flush=True)
            answer: str = process.stdout.readline(LONGEST_LINE)
        except OSError:
            return ""
        return answer  # of a longer line the beginning, which no question has as an answer

    def _end(self, waits_s: float) -> str:
        """Make sure that it has ended, after so long at most; return how it did."""
        process: Any = self._process
        self._process = None
        with suppress(subprocess.TimeoutExpired):
            process.wait(waits_s)
        with suppress(OSError):  # all are gone
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)  # what it started may still hold its output
            else:
                process.kill()
        code: int = process.wait()
        self._asks.submit(lambda: None).result()  # until nothing reads from it any more
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):  # what was still to be written is lost
                pipe.close()
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"


class Sitting:
    """A program on one seat of one game: a computer player for everybody else."""

    def __init__(self, program: Program, seat: int, game: int, edition: Edition) -> None:
        self.program = program
        self.seat = seat
        self.game = game
        self.edition = edition
        self._happened: list[dict[str, Any]] = []

    def fault(self, why: str) -> Fault:
        """Return the fault of doing this."""
        return Fault(self.program, self.seat, why)

    def observe(self, event: Event) -> None:
        """Keep it for the next question."""
        self._happened.append(event_as_json(event, self.edition))

    def answer(self, view: View) -> Option:
        """Return its answer to a question; one that is not legal is refused by the game."""
        legal = answers(view)
        text = self._ask("answer", view, [format_option(self.edition, SEAT_LETTERS, option) for option in legal])
        option = self._understood(text)
        if option in view.options and option not in legal:
            raise self.fault(f'answered "{_quoted(text)}", which is no answer to this question')
        return option

    def call(self, view: View) -> Option | None:
        """Return the call that it makes, if one is open."""
        legal = answers(view)
        calls = [option for option in view.options if option != QUIT and option not in legal]
        if not calls:
            return None
        words = [format_option(self.edition, SEAT_LETTERS, option) for option in calls]
        text = self._ask("call", view, [NOTHING, *words])
        if text == NOTHING:
            return None
        option = self._understood(text)
        if option not in calls:
            raise self.fault(f'called "{_quoted(text)}", which is not open to it')
        return option

    def end(self, view: View) -> None:
        """Tell it that the game is over, whatever it says to that."""
        if self.program.is_running:
            with suppress(Fault):
                self._ask("over", view, [NOTHING])

    def _ask(self, ask: str, view: View, options: list[str]) -> str:
        question = {
            "game": self.game,
            "ask": ask,
            "options": options,
            "view": view_as_json(view),
            "events": self._happened,
        }
        self._happened = []
        try:
            return self.program.ask(question)
        except NoAnswer as silent:
            raise self.fault(str(silent)) from None

    def _understood(self, text: str) -> Option:
        verb, *words = text.split() or [""]
        try:
            return parse_option(self.edition, SEAT_LETTERS, verb, words)
        except NotationError as error:
            raise self.fault(f'answered "{_quoted(text)}": {_quoted(str(error))}') from None


def _quoted(text: str) -> str:
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."
