"""What a process and those that it has started hold of the machine, as the kernel tells it."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Footprint:
    """Of one moment; memory in bytes."""

    rss: int
    own: int
    """What no other process shares: it would be free if this one ended."""
    children: int
    """The own memory of all processes that it has started."""
    processes: int
    files: int
    threads: int
    cpu: float
    """Seconds of processor so far."""
    children_cpu: float


def footprint(pid: int) -> Footprint:
    """Return what a process holds now."""
    started = list(_started_by(pid))
    memory = _memory(pid)
    return Footprint(
        rss=memory["Rss"],
        own=_own(memory),
        children=sum(_own(_memory(child)) for child in started),
        processes=len(started),
        files=len(list((PROC / f"{pid}/fd").iterdir())),
        threads=len(list((PROC / f"{pid}/task").iterdir())),
        cpu=_cpu(pid),
        children_cpu=sum(map(_cpu, started)),
    )


def _started_by(pid: int) -> Iterator[int]:
    """Yield all processes that this one has started, and those that these have."""
    children = defaultdict(list)
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):
            children[int(_fields(int(folder.name))[1])].append(int(folder.name))
    waiting = list(children[pid])
    while waiting:
        child = waiting.pop()
        yield child
        waiting += children[child]


def _fields(pid: int) -> list[str]:
    """Return what is said of a process behind its name: its state, its parent, and so on."""
    return (PROC / f"{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()


def _memory(pid: int) -> dict[str, int]:
    """Return the bytes of each kind; nothing of a process that has just ended."""
    found: defaultdict[str, int] = defaultdict(int)
    with suppress(OSError):
        for line in (PROC / f"{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]:
            name, _, size = line.partition(":")
            found[name] = int(size.split()[0]) * 1024
    return found


def _own(memory: dict[str, int]) -> int:
    return memory["Private_Clean"] + memory["Private_Dirty"]


def _cpu(pid: int) -> float:
    with suppress(OSError):
        fields = _fields(pid)
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0
