"""The process in which pictures are drawn: it is replaced if it is killed or hangs, and ends with the program."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from bot.art.pictures import Picture, draw
from bot.art.pictures.hand import HandPicture
from bot.art.process import DrawProcess
from bot.worker import SECRETS, NotDone

HAND = HandPicture("classic", (1, 2, 3))
FOUR = replace(HAND, cards=(4,))
LONG_S = 60.0


class Deadly:
    """End the process that unpickles it."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (1,)


class Hanging:
    """Keep the process that unpickles it for longer than a test waits."""

    def __reduce__(self) -> tuple[object, ...]:
        return time.sleep, (10 * LONG_S,)


@pytest.fixture
def drawing() -> Iterator[DrawProcess]:
    drawing = DrawProcess(time.monotonic, limit_s=LONG_S)
    yield drawing
    drawing.close()


def pid(drawing: DrawProcess) -> int:
    assert drawing._process is not None
    return drawing._process.pid


def test_it_draws_what_is_drawn_here(drawing: DrawProcess) -> None:
    assert drawing.draw(HAND).result(LONG_S) == draw(HAND)


def test_one_process_draws_all(drawing: DrawProcess) -> None:
    drawing.draw(HAND).result(LONG_S)
    first = pid(drawing)
    drawing.draw(FOUR).result(LONG_S)
    assert pid(drawing) == first


def test_what_cannot_be_drawn_is_answered_and_the_next_one_drawn(drawing: DrawProcess) -> None:
    with pytest.raises(NotDone, match="Error"):
        drawing.draw(replace(HAND, cards=(100_000,))).result(LONG_S)
    assert drawing.draw(HAND).result(LONG_S) == draw(HAND)


def test_killed_it_is_replaced(drawing: DrawProcess) -> None:
    drawing.draw(HAND).result(LONG_S)
    first = pid(drawing)
    os.kill(first, signal.SIGKILL)
    assert drawing.draw(HAND).result(LONG_S) == draw(HAND)
    assert pid(drawing) != first


def test_what_is_asked_for_meanwhile_comes_in_turn(drawing: DrawProcess) -> None:
    hands = [replace(HAND, cards=(card,)) for card in range(6)]
    asked = [drawing.draw(hand) for hand in hands]
    assert [file.result(LONG_S) for file in asked] == [draw(hand) for hand in hands]


def test_killed_with_jobs_it_draws_them_all_the_same(drawing: DrawProcess) -> None:
    hands = [replace(HAND, cards=(card,)) for card in range(6)]
    asked = [drawing.draw(hand) for hand in hands]
    os.kill(pid(drawing), signal.SIGKILL)
    assert [file.result(LONG_S) for file in asked] == [draw(hand) for hand in hands]


def test_what_ends_it_twice_is_given_up_and_the_next_one_drawn(drawing: DrawProcess) -> None:
    asked = drawing.draw(cast("Picture", Deadly()))
    others = [drawing.draw(HAND), drawing.draw(FOUR)]
    with pytest.raises(NotDone, match="twice"):
        asked.result(LONG_S)
    assert others[0].result(LONG_S) == draw(HAND)
    assert others[1].result(LONG_S) == draw(FOUR)


def test_what_hangs_is_given_up_and_the_next_one_drawn(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    drawing = DrawProcess(lambda: now, limit_s=0.05)
    try:
        asked = drawing.draw(cast("Picture", Hanging()))
        others = [drawing.draw(HAND), drawing.draw(FOUR)]
        first = pid(drawing)
        with pytest.raises(TimeoutError):
            asked.result(0.5)
        now = 0.1
        with pytest.raises(NotDone, match=r"longer than 0\.05 seconds"):
            asked.result(LONG_S)
        assert [file.result(LONG_S) for file in others] == [draw(HAND), draw(FOUR)]
        assert pid(drawing) != first
        assert "took longer than 0.05 s" in caplog.text
    finally:
        drawing.close()


def test_if_no_process_can_be_started_nothing_is_drawn(drawing: DrawProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(NotDone, match="started"):
        drawing.draw(HAND).result(LONG_S)


def test_closed_it_gives_up_what_is_left_and_draws_no_more(drawing: DrawProcess) -> None:
    asked = [drawing.draw(HAND) for _ in range(3)]
    drawing.close()
    drawing.close()
    for file in asked:
        with suppress(NotDone):  # the first may have been in time
            file.result(LONG_S)
    with pytest.raises(NotDone, match="closed"):
        drawing.draw(HAND).result(LONG_S)


def test_an_answer_may_ask_for_the_next_picture(drawing: DrawProcess) -> None:
    asked = drawing.draw(cast("Picture", Deadly()))
    following: list[Future[bytes]] = []
    asked.add_done_callback(lambda _: following.append(drawing.draw(HAND)))
    with pytest.raises(NotDone, match="twice"):
        asked.result(LONG_S)
    drawing.draw(FOUR).result(LONG_S)
    assert following[0].result(LONG_S) == draw(HAND)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
def test_it_knows_no_secrets(drawing: DrawProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRETS:
        monkeypatch.setenv(name, "a secret")
    drawing.draw(HAND).result(LONG_S)
    assert b"a secret" not in Path(f"/proc/{pid(drawing)}/environ").read_bytes()


def test_it_ends_with_a_program_that_is_killed() -> None:
    program = textwrap.dedent("""
        import time
        from bot.art.pictures.hand import HandPicture
        from bot.art.process import DrawProcess
        drawing = DrawProcess(time.monotonic)
        drawing.draw(HandPicture("classic", (1,))).result()
        print(drawing._process.pid, flush=True)
        time.sleep(600)
    """)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        drawer = int(running.stdout.readline())
        running.kill()
    until = time.monotonic() + LONG_S
    while is_there(drawer) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_there(drawer)


def is_there(process: int) -> bool:
    """Whether it runs; one that has ended and was not waited for does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
