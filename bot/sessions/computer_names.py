"""What computer players are called, by the language of their table."""

from __future__ import annotations

COMPUTER_NAMES = ("Ada", "Bruno", "Cleo", "Dexter", "Edda", "Fynn", "Greta", "Hugo", "Iris", "Juno")
"""One is free at every table that is not full, whatever the players are called."""
_NAMES = {"zh-TW": ("麻糬", "湯圓", "豆花", "布丁", "芋頭", "米糕", "仙草", "紅豆", "花生", "愛玉")}


def computer_names(locale: str) -> tuple[str, ...]:
    """Return as many names as a table has seats at most."""
    return _NAMES.get(locale, COMPUTER_NAMES)
