"""The process in which pictures are drawn, beside the bot's own: words never wait for a processor that draws.

It is started when the first picture is wanted, and ends with the program, in whatever way that ends: nobody asks then.
Run as `python -m bot.art.drawing` it is that process.
"""

from __future__ import annotations

import atexit
import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections import deque
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, cast

from bot.art.pictures import Picture, draw

AFTER_OTHERS = 10
"""How far back it stands when others want the processor, too."""
SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")
"""What it need not know."""


class NotDrawn(Exception):
    """What went wrong over there."""


@dataclass(slots=True)
class Wish:
    """A picture that is yet to come."""

    picture: bytes
    """As it goes over there."""
    file: Future[bytes]
    is_second: bool = False
    """Whether the process has ended once before it was drawn."""


class Drawing:
    """Draws one picture after the other; whoever wishes for one goes on meanwhile."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._wishes: deque[Wish] = deque()
        """What was asked for and has not come, the oldest first."""
        self._lock = threading.Lock()

    def __call__(self, picture: Picture) -> Future[bytes]:
        """The picture as a PNG file, once it is drawn."""
        wish = Wish(pickle.dumps(picture), Future())
        wish.file.set_running_or_notify_cancel()  # it is drawn even where nobody waits for it any more
        with self._lock:
            self._wishes.append(wish)
            if self._process is None:
                self._start()
            else:
                _ask(self._process, wish)
        return wish.file

    def close(self) -> None:
        """Ends the process, if there is one; the next picture starts another."""
        with self._lock:
            process, self._process = self._process, None
            self._give_up(len(self._wishes), "The drawing was closed.")
        if process is not None:
            _end(process)

    def _start(self) -> None:
        try:
            self._process = _started()
        except OSError as error:
            self._give_up(len(self._wishes), f"No process can be started: {error}.")
            return
        threading.Thread(target=self._listen, args=(self._process,), name="drawing", daemon=True).start()
        for wish in self._wishes:
            _ask(self._process, wish)

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Takes what comes, for as long as this process draws; killed by somebody, it is replaced."""
        _, answers = _pipes(process)
        while True:
            try:
                file, trouble = pickle.load(answers)  # noqa: S301  (our own program wrote it)
            except (OSError, EOFError, ValueError, pickle.UnpicklingError):
                break
            with self._lock:
                if self._process is not process:
                    return
                wish = self._wishes.popleft()
            if file is None:
                wish.file.set_exception(NotDrawn(trouble))
            else:
                wish.file.set_result(file)
        with self._lock:
            if self._process is not process:
                return
            self._process = None
            _end(process)
            if self._wishes and self._wishes[0].is_second:
                self._give_up(1, "The process that drew it ended twice.")
            if self._wishes:
                self._wishes[0].is_second = True
                self._start()

    def _give_up(self, count: int, why: str) -> None:
        for _ in range(count):
            self._wishes.popleft().file.set_exception(NotDrawn(why))


def _started() -> subprocess.Popen[bytes]:
    known = {name: value for name, value in os.environ.items() if name not in SECRETS}
    return subprocess.Popen(
        [sys.executable, "-m", "bot.art.drawing"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=known | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )


def _ask(process: subprocess.Popen[bytes], wish: Wish) -> None:
    with suppress(OSError):  # somebody has killed it, which is heard by listening
        wishes, _ = _pipes(process)
        wishes.write(wish.picture)
        wishes.flush()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in _pipes(process):
        with suppress(OSError):  # what was to be written can be written no more
            pipe.close()


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    return cast("IO[bytes]", process.stdin), cast("IO[bytes]", process.stdout)


elsewhere = Drawing()
"""The one of this program; many bots may share it."""
atexit.register(elsewhere.close)


def main() -> None:
    """Draws what is asked for, until nobody asks any more."""
    for number in (signal.SIGINT, signal.SIGTERM):  # the bot that is told to stop may still want pictures
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(AFTER_OTHERS)
    wishes, answers = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            picture: Picture = pickle.load(wishes)  # noqa: S301  (our own program wrote it)
        except EOFError:
            return
        try:
            answer: tuple[bytes | None, str] = draw(picture), ""
        except Exception:  # noqa: BLE001  (it is told, and logged there)
            answer = None, traceback.format_exc()
        pickle.dump(answer, answers)
        answers.flush()


if __name__ == "__main__":
    main()
