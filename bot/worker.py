"""A process of its own that does one job after another, so that answers never wait for a processor at work.

`Worker` is the bot's side. The module that it names is the other: it calls `serve` with what does a job, and ends when
its input is closed, and so with the program that started it.
"""

from __future__ import annotations

import logging
import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import IO, Any, Generic, TypeVar, cast

log = logging.getLogger(__name__)

SECRETS = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DATABASE_URL")
"""Environment variables that are not passed to the process."""

AnyJob = TypeVar("AnyJob")
Result = TypeVar("Result")


class NotDone(Exception):
    """A job could not be done; says why."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A job that was asked for."""

    job: bytes
    """Pickled."""
    result: Future[Any]
    is_retry: bool = False
    """Whether a process has ended while it did this job."""


class Worker(Generic[AnyJob, Result]):
    """Has jobs done in a process of its own, which runs `module` and starts with the first job.

    A process that ends is replaced. A job that ends the process twice, or takes longer than `limit_s`, is given up.
    The process gets a job only when it has none, so that writing to it never waits for what it does.
    """

    def __init__(self, module: str, clock: Callable[[], float], limit_s: float) -> None:
        self._module = module
        self._limit_s = limit_s
        self._clock = clock
        self._lock = threading.Lock()
        """Results are handed out without it: what hears of one may ask for the next at once."""
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False
        self._jobs: deque[_Waiting] = deque()
        """The oldest first; that one is being done."""
        self._begun = 0.0
        """When it was begun, by the clock."""
        self._hanging: _Waiting | None = None
        """The job for which the process was killed."""

    def do(self, job: AnyJob) -> Future[Result]:
        """Return a future of what comes of a job; it raises NotDone if that fails."""
        waiting = _Waiting(pickle.dumps(job), Future())
        waiting.result.set_running_or_notify_cancel()  # it is answered even if it is cancelled meanwhile
        given_up: Sequence[_Waiting] = ()
        why = ""
        with self._lock:
            self._jobs.append(waiting)
            if self._process is None:
                given_up, why = self._start()
            elif len(self._jobs) == 1:
                self._begin(self._process)
        _fail(given_up, why)
        return waiting.result

    def close(self) -> None:
        """End the process for good, and give up all that it has not done."""
        with self._lock:
            self._is_closed = True
            process, self._process = self._process, None
            given_up = self._take_all()
        _fail(given_up, "The process was closed.")
        if process is not None:
            _end(process)

    def _start(self) -> tuple[Sequence[_Waiting], str]:
        """Start the process and the first job; if that cannot be, return the jobs that are given up, and why."""
        if self._is_closed:
            return self._take_all(), "The process is closed."
        try:
            process = self._process = _started(self._module)
        except OSError as error:
            return self._take_all(), f"The process cannot be started: {error}."
        has_ended = threading.Event()
        for run in (self._listen, self._watch):
            name = f"{self._module}{run.__name__}"
            threading.Thread(target=run, args=(process, has_ended), name=name, daemon=True).start()
        self._begin(process)
        return (), ""

    def _begin(self, process: subprocess.Popen[bytes]) -> None:
        """Have the oldest job done."""
        self._begun = self._clock()
        with suppress(OSError):  # it was killed, which the listening thread notices
            jobs, _ = _pipes(process)
            jobs.write(self._jobs[0].job)
            jobs.flush()

    def _take_all(self) -> Sequence[_Waiting]:
        jobs = tuple(self._jobs)
        self._jobs.clear()
        return jobs

    def _listen(self, process: subprocess.Popen[bytes], has_ended: threading.Event) -> None:
        """Hand out the results as they come; replace the process if it ends before it is closed."""
        for result, trouble in _answers(process):
            with self._lock:
                if self._process is not process:
                    break
                done = self._jobs.popleft()
                if self._jobs:
                    self._begin(process)
            if trouble is None:
                done.result.set_result(result)
            else:
                _fail([done], trouble)
        has_ended.set()
        failures: list[tuple[Sequence[_Waiting], str]] = []
        with self._lock:
            if self._process is process:
                self._process = None
                _end(process)
                log.warning("%s has ended, and is started again when it is needed", self._module)
                failures = self._replace()
        for given_up, why in failures:
            _fail(given_up, why)

    def _replace(self) -> list[tuple[Sequence[_Waiting], str]]:
        """Start another process for the jobs that are left; return those that are given up, and why."""
        if not self._jobs:
            return []
        first = self._jobs.popleft()
        failures: list[tuple[Sequence[_Waiting], str]] = []
        if first is self._hanging:
            failures.append(([first], f"It took longer than {self._limit_s:g} seconds."))
        elif first.is_retry:
            failures.append(([first], "The process ended twice while it did this."))
        else:
            self._jobs.appendleft(replace(first, is_retry=True))
        if self._jobs:
            failures.append(self._start())
        return failures

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
                    log.warning("%s took longer than %g s for something, and is killed", self._module, self._limit_s)
                    process.kill()
                    return


def _fail(given_up: Sequence[_Waiting], why: str) -> None:
    for waiting in given_up:
        waiting.result.set_exception(NotDone(why))


def _started(module: str) -> subprocess.Popen[bytes]:
    environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
    return subprocess.Popen(  # noqa: S603  (a module of ours)
        [sys.executable, "-m", module],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )


def _answers(process: subprocess.Popen[bytes]) -> Iterator[tuple[Any, str | None]]:
    """Yield for each job its result, and what went wrong; stop when the process has ended."""
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


def serve(do: Callable[[Any], object], niceness: int) -> None:
    """Do what is asked for, until the input is closed; stand back so far when others want the processor."""
    for number in (signal.SIGINT, signal.SIGTERM):  # the bot that is told to stop may still want something
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            job = pickle.load(jobs)  # noqa: S301  (our own program wrote it)
        except EOFError:
            return
        result: object = None
        trouble = None
        try:
            result = do(job)
        except Exception:  # noqa: BLE001  (it is answered, and logged there)
            trouble = traceback.format_exc()
        try:
            pickle.dump((result, trouble), answers)
            answers.flush()
        except BrokenPipeError:  # the bot was killed
            os._exit(0)
