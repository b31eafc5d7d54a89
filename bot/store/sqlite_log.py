"""SQLite's write-ahead log: whether it holds anything committed that SQLite cannot read from it any more.

SQLite reads the log up to the first frame that is not whole, and passes over the rest without a word: after a power cut
that is a write that was under way. But a frame that was written right behind the end of a transaction is there only
where that transaction was committed. If SQLite passes over such a pair, the log was damaged afterwards.
The format is described on https://sqlite.org/walformat.html.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

_HEADER_BYTES = 32
_FRAME_HEADER = struct.Struct(">II8sII")
_INDEX_HEADER = struct.Struct("=16xI12x8s")
_BIG_ENDIAN_BIT = 1


class _Frame(NamedTuple):
    number: int
    pages_after: int
    """How large the database is after the transaction that this frame ends; 0: it ends none."""
    salts: bytes
    """The same in all frames since the log was begun anew."""
    sums: tuple[int, int]
    summed: bytes
    """What the sums are made of, beside those of the frame before."""
    page: bytes


class _Log:
    def __init__(self, content: bytes, page_bytes: int) -> None:
        self.salts = content[16:24]
        self._is_big_endian = bool(content[3] & _BIG_ENDIAN_BIT)
        self._content = content
        self._size = _FRAME_HEADER.size + page_bytes
        self.frames = max(0, len(content) - _HEADER_BYTES) // self._size

    def frame(self, place: int) -> _Frame:
        start = _HEADER_BYTES + place * self._size
        number, pages_after, salts, *sums = _FRAME_HEADER.unpack_from(self._content, start)
        page = self._content[start + _FRAME_HEADER.size : start + self._size]
        return _Frame(number, pages_after, salts, (sums[0], sums[1]), self._content[start : start + 8] + page, page)

    def is_followed(self, place: int) -> bool:
        """Return whether this frame ends a transaction of this log, and the next was written behind it."""
        end, following = self.frame(place), self.frame(place + 1)
        if not end.pages_after or not end.salts == following.salts == self.salts:
            return False
        return self._sums(following.summed, end.sums) == following.sums

    @property
    def has_header(self) -> bool:
        """Whether SQLite can make anything of the log's header; else it reads none of the log."""
        return self._sums(self._content[:24], (0, 0)) == struct.unpack_from(">II", self._content, 24)

    def _sums(self, summed: bytes, before: tuple[int, int]) -> tuple[int, int]:
        words = struct.unpack(f"{'>' if self._is_big_endian else '<'}{len(summed) // 4}I", summed)
        first, second = before
        for even, odd in zip(words[::2], words[1::2], strict=True):
            first = (first + even + second) & 0xFFFFFFFF
            second = (second + odd + first) & 0xFFFFFFFF
        return first, second

    def pages(self) -> dict[int, bytes]:
        """Return the last content of each page in the transactions that begin the log, whatever its header says."""
        found: dict[int, bytes] = {}
        of_transaction: dict[int, bytes] = {}
        for place in range(self.frames):
            frame = self.frame(place)
            if frame.salts != self.frame(0).salts:
                break
            of_transaction[frame.number] = frame.page
            if frame.pages_after:
                found |= of_transaction
                of_transaction.clear()
        return found


def is_damaged(path: Path, page_bytes: int) -> bool:
    """Return whether something committed is passed over. A connection must have read this database, and be open."""
    try:
        log = _Log(path.with_name(f"{path.name}-wal").read_bytes(), page_bytes)
        # What SQLite has read of the log. It is read last, as another process may write meanwhile.
        with path.with_name(f"{path.name}-shm").open("rb") as index:
            frames_read, salts_read = _INDEX_HEADER.unpack(index.read(_INDEX_HEADER.size))
    except (OSError, IndexError, struct.error):  # no log, or one that no connection reads
        return False
    if not log.frames:
        return False
    if log.has_header:
        is_same = salts_read == log.salts  # and not begun anew meanwhile
        return is_same and any(log.is_followed(place) for place in range(frames_read, log.frames - 1))
    # It does no harm where all of the log is in the database.
    content = path.read_bytes()
    return any(content[(number - 1) * page_bytes :][:page_bytes] != page for number, page in log.pages().items())
