"""What can befall a program, by `faults.c`: writes that fail, and a wall clock that steps."""

from __future__ import annotations

import errno
import mmap
import os
import shutil
import struct
import subprocess
from enum import IntEnum
from pathlib import Path
from typing import Self

import pytest

SOURCE = Path(__file__).with_name("faults.c")
CONTROL = "FAULTS_CONTROL"
ERRORS = (errno.EIO, errno.ENOSPC)
"""The disk is broken, or full."""
_FIELDS = ("clock_s", "nth", "kind", "error", "calls", "failed")


class Kind(IntEnum):
    """Which writes and syncs fail."""

    ONCE = 0
    """The n-th alone."""
    FROM_THEN_ON = 1
    """All from the n-th on."""
    EACH = 2
    """Each n-th."""


class Faults:
    """The file that a test and a program share, in which the one reads what is to befall it."""

    def __init__(self, control: Path) -> None:
        with control.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 8 * len(_FIELDS))

    @classmethod
    def new(cls, control: Path) -> Self:
        """Make the file; nothing befalls the program yet."""
        control.write_bytes(bytes(8 * len(_FIELDS)))
        return cls(control)

    def arm(self, nth: int, kind: Kind, error: int) -> None:
        """Let the n-th write or sync from now on fail."""
        self.lift()
        for name, value in (("calls", 0), ("failed", 0), ("kind", kind), ("error", error), ("nth", nth)):
            self._set(name, value)

    def lift(self) -> None:
        """Let nothing fail any more."""
        self._set("nth", 0)

    def step_clock(self, seconds: int) -> None:
        """Set the wall clock so many seconds off the true time."""
        self._set("clock_s", seconds)

    @property
    def calls(self) -> int:
        """How many writes and syncs there were since `arm`."""
        return self._get("calls")

    @property
    def failed(self) -> int:
        """How many of them failed."""
        return self._get("failed")

    def _get(self, name: str) -> int:
        (value,) = struct.unpack_from("=q", self._shared, 8 * _FIELDS.index(name))
        return int(value)

    def _set(self, name: str, value: int) -> None:
        struct.pack_into("=q", self._shared, 8 * _FIELDS.index(name), value)


def compiled(folder: Path) -> Path:
    """Return what is to be preloaded; without a compiler the test is skipped."""
    compiler = shutil.which("gcc")
    if compiler is None:
        pytest.skip("gcc is not installed: it is needed to let writes fail and clocks step (apt-get install gcc)")
    library = folder / "faults.so"
    command = [compiler, "-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return library


def environment(library: Path, control: Path, files: Path | str) -> dict[str, str]:
    """Return what a program is started with; its writes to files whose path begins so can fail."""
    preloaded = f"{library} {os.environ.get('LD_PRELOAD', '')}".strip()
    return {"LD_PRELOAD": preloaded, CONTROL: str(control), "FAULTS_IN": str(files)}
