"""What the rules lean on. The other borders between packages stand in pyproject.toml, under importlinter."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

RULES = Path(__file__).parents[1] / "bot" / "rules"


def imported(source: str) -> Iterator[str]:
    """The top-level names of all packages that a module imports by absolute name."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name.partition(".")[0] for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]


def test_the_rules_need_only_the_standard_library() -> None:
    modules = list(RULES.rglob("*.py"))
    assert modules
    foreign = {
        f"{path.relative_to(RULES)}: {name}"
        for path in modules
        for name in imported(path.read_text(encoding="utf-8"))
        if name != "bot" and name not in sys.stdlib_module_names
    }
    assert foreign == {"compiling.py: mypy_extensions"}  # for types alone
    code = "import sys, bot.rules.cli.program; assert 'mypy_extensions' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_idle_bot_has_nothing_in_memory_that_it_seldom_needs() -> None:
    code = "import sys, bot.__main__, bot.commands.run, cogs; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "bot.chat.client" in loaded
    seldom = {"PIL", "isal", "aiohttp.web", "alembic", "openskill", "simcord", "bot.playground"}
    of_the_store = {"sqlalchemy.orm", "sqlalchemy.dialects.postgresql"}
    assert (seldom | of_the_store) & set(loaded) == set()
