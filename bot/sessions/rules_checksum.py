"""Which rules these are: a checksum of their source, stored with each match that is dealt.

A match whose record does not lead to its state is damaged if it was dealt under these very rules; under others, before
or after an update of the program, nothing can be said, and it goes on.
"""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

from bot import rules

MIXED = ""
"""In the place of a checksum: the match was played under more than one, or it is not known under which."""


def _checksum() -> str:
    folder = Path(rules.__file__).parent
    checksum = 0
    for file in sorted(folder.rglob("*.py")):
        checksum = crc32(file.read_bytes(), checksum)
    return f"{checksum:08x}"


RULES = _checksum()
