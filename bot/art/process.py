"""The process in which pictures are drawn, so that answers never wait for a processor that draws.

`python -m bot.art.process` is that process. It ends when its input is closed, and so with the program that started it.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import IO, cast

from bot.art.pictures import Picture, draw

JOB_LIMIT_S = 20.0
"""A picture that takes longer is given up."""
NICENESS = 10
"""How far the process stands back when others want the processor."""
SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")
"""Environment variables that are not passed to the process."""


class NotDrawn(Exception):
    """A picture could not be drawn; says why."""


@dataclass(frozen=True, slots=True)
class Job:
    """A picture that was asked for."""

    picture: bytes
    """Pickled."""
    file: Future[bytes]
    is_retry: bool = False
    """Whether a process has ended while it drew this picture."""


class DrawProcess:
    """Draws one picture after another in a process of its own, which starts with the first picture.

    A process that ends is replaced. A picture that ends the process twice, or takes longer than `limit_s`, is given up.
    The process gets a job only when it has none, so that writing to it never waits for what it draws.
    """

    def __init__(self, clock: Callable[[], float], limit_s: float = JOB_LIMIT_S) -> None:
        self._limit_s = limit_s
        self._clock = clock
        self._lock = threading.RLock()  # a future's callback may ask for the next picture at once
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False
        self._jobs: deque[Job] = deque()
        """The oldest first; that one is being drawn."""
        self._begun = 0.0
        """When it was begun, by the clock."""
        self._hanging: Job | None = None
        """The job for which the process was killed."""

    def draw(self, picture: Picture) -> Future[bytes]:
        """Return a future of the picture as a PNG file; it raises NotDrawn if that fails."""
        job = Job(pickle.dumps(picture), Future())
        job.file.set_running_or_notify_cancel()  # it is answered even if it is cancelled meanwhile
        with self._lock:
            self._jobs.append(job)
            if self._process is None:
                self._start()
            elif len(self._jobs) == 1:
                self._begin(self._process)
        return job.file

    def close(self) -> None:
        """End the process for good, and give up all that it has not drawn."""
        with self._lock:
            self._is_closed = True
            process, self._process = self._process, None
            self._give_up_all("The drawing process was closed.")
        if process is not None:
            _end(process)

    def _start(self) -> None:
        if self._is_closed:
            self._give_up_all("The drawing process is closed.")
            return
        try:
            process = self._process = _started()
        except OSError as error:
            self._give_up_all(f"The drawing process cannot be started: {error}.")
            return
        has_ended = threading.Event()
        for run in (self._listen, self._watch):
            threading.Thread(target=run, args=(process, has_ended), name=f"draw{run.__name__}", daemon=True).start()
        self._begin(process)

    def _begin(self, process: subprocess.Popen[bytes]) -> None:
        """Have the oldest job drawn."""
        self._begun = self._clock()
        with suppress(OSError):  # it was killed, which the listening thread notices
            jobs, _ = _pipes(process)
            jobs.write(self._jobs[0].picture)
            jobs.flush()

    def _give_up_all(self, why: str) -> None:
        jobs = list(self._jobs)
        self._jobs.clear()
        for job in jobs:
            job.file.set_exception(NotDrawn(why))

    def _listen(self, process: subprocess.Popen[bytes], has_ended: threading.Event) -> None:
        """Hand out the files as they come; replace the process if it ends before it is closed."""
        for answer in _answers(process):
            with self._lock:
                if self._process is not process:
                    break
                job = self._jobs.popleft()
                if self._jobs:
                    self._begin(process)
            if isinstance(answer, bytes):
                job.file.set_result(answer)
            else:
                job.file.set_exception(NotDrawn(answer))
        has_ended.set()
        with self._lock:
            if self._process is process:
                self._process = None
                _end(process)
                self._replace()

    def _replace(self) -> None:
        """Start another process for the jobs that are left; give up the first if it is to blame."""
        if not self._jobs:
            return
        job = self._jobs.popleft()
        why = ""
        if job is self._hanging:
            why = f"It took longer than {self._limit_s:g} seconds."
        elif job.is_retry:
            why = "The process ended twice while it drew this picture."
        else:
            self._jobs.appendleft(replace(job, is_retry=True))
        if self._jobs:
            self._start()
        if why:
            job.file.set_exception(NotDrawn(why))

    def _watch(self, process: subprocess.Popen[bytes], has_ended: threading.Event) -> None:
        """Kill the process if a job hangs."""
        wait_s = self._limit_s
        while not has_ended.wait(wait_s):
            with self._lock:
                if self._process is not process:
                    return
                wait_s = self._begun + self._limit_s - self._clock() if self._jobs else self._limit_s
                if wait_s <= 0:
                    self._hanging = self._jobs[0]
                    process.kill()
                    return


def _started() -> subprocess.Popen[bytes]:
    environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
    return subprocess.Popen(
        [sys.executable, "-m", "bot.art.process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )


def _answers(process: subprocess.Popen[bytes]) -> Iterator[bytes | str]:
    """Yield for each job its file, or what went wrong; stop when the process has ended."""
    _, answers = _pipes(process)
    with suppress(OSError, EOFError, ValueError, pickle.UnpicklingError):
        while True:
            yield pickle.load(answers)  # noqa: S301  (our own program wrote it)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in _pipes(process):
        with suppress(OSError):  # what was still to be written is lost
            pipe.close()


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    return cast("tuple[IO[bytes], IO[bytes]]", (process.stdin, process.stdout))


def main() -> None:
    """Draw what is asked for, until the input is closed."""
    for number in (signal.SIGINT, signal.SIGTERM):  # the bot that is told to stop may still want pictures
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            picture: Picture = pickle.load(jobs)  # noqa: S301  (our own program wrote it)
        except EOFError:
            return
        try:
            answer: bytes | str = draw(picture)
        except Exception:  # noqa: BLE001  (it is answered, and logged there)
            answer = traceback.format_exc()
        try:
            pickle.dump(answer, answers)
            answers.flush()
        except BrokenPipeError:  # the bot was killed
            os._exit(0)


if __name__ == "__main__":
    main()
