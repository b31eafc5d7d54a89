"""Benchmarks: each prints its figure beside an anchor that was measured in the same run.

Run all with `python -m tests.bench`, or some by name. They need the extra `bench`.
"""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path

NAMES = sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))


def main() -> None:
    """Run the benchmarks that are named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*NAMES, []], help=", ".join(NAMES))
    for name in parser.parse_args().names or NAMES:
        print(importlib.import_module(f"tests.bench.{name}").run(), flush=True)


if __name__ == "__main__":
    main()
