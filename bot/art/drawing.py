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
from typing import IO, cast

from bot.art.pictures import Picture, draw

AFTER_OTHERS = 10
"""How far back it stands when others want the processor, too."""
SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")
"""What it need not know."""


class NotDrawn(Exception):
    """What went wrong over there."""


class Drawing:
    """Draws one picture after the other; called from a thread, which waits."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = threading.Lock()

    def __call__(self, picture: Picture) -> bytes:
        """The picture as a PNG file."""
        with self._turn:
            try:
                file, trouble = self._asked(picture)
            except (OSError, EOFError, pickle.UnpicklingError):  # somebody has killed it; once more with a new one
                self._end()
                file, trouble = self._asked(picture)
        if file is None:
            raise NotDrawn(trouble)
        return file

    def close(self) -> None:
        """Ends the process, if there is one; the next picture starts another."""
        with self._turn:
            self._end()

    def _asked(self, picture: Picture) -> tuple[bytes | None, str]:
        if self._process is None:
            self._process = _started()
        wishes, answers = _pipes(self._process)
        pickle.dump(picture, wishes)
        wishes.flush()
        file, trouble = pickle.load(answers)  # noqa: S301  (our own program wrote it)
        return file, trouble

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in _pipes(self._process):
                pipe.close()
            self._process = None


def _started() -> subprocess.Popen[bytes]:
    known = {name: value for name, value in os.environ.items() if name not in SECRETS}
    return subprocess.Popen(
        [sys.executable, "-m", "bot.art.drawing"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=known | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )


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
