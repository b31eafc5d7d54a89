"""Documents: what they say of the program is so, what the code cites is in them, and every link leads somewhere."""

from __future__ import annotations

import ast
import importlib.util
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

import bot.chat.monitor  # whose metrics are registered by importing it
import bot.store.schema  # as are its tables
from bot.__main__ import main
from bot.rules.agenda import ITEMS as AGENDA_ITEMS
from bot.rules.agenda import Question
from bot.rules.cli.assertions import ITEMS
from bot.rules.cli.position import WORDS
from bot.rules.cli.scenario import run
from bot.rules.editions import EDITIONS
from bot.rules.notation import KICKED, verbs
from bot.store.schema import metadata
from tests.rules.test_scenarios import FILES, HOUSE, RULINGS, RULINGS_WRITTEN
from tests.screenshots import FOLDER, NAMES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "data" / "docs"
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *DOCS.glob("*.md"), *(ROOT / ".github").glob("*.md"), ROOT / "tests" / "README.md"]
)
CHINESE = ROOT / ".github" / "README.zh-TW.md"
SOURCES = sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")])
CITED = re.compile(r"\b[GABMTN]\d{1,2}\b|(?<=house rule `)\w+(?=`)")
COMMAND = re.compile(r"(?:python -m bot|(?<![/\w.-])uno) ([a-z][a-z-]*)")
PROGRAM = re.compile(r"python3? -m ([a-z_]+(?:\.[a-z_][a-z_0-9]*)*)")
OTHERS = {"venv"}
FENCED = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)
README_LINES = 120
LINK = re.compile(r"(?<!`)\]\((?P<target>[^)\s]+)\)")


def text_of(document: str) -> str:
    return (DOCS / document).read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """Return what stands under this heading, up to the next one."""
    _, _, after = text.partition(f"\n## {heading}\n")
    assert after, f"no heading {heading}"
    return re.split(r"^## ", after, maxsplit=1, flags=re.MULTILINE)[0]


def first_column(text: str) -> list[str]:
    """Return the first cells of all tables, without their heads."""
    rows = [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("|")]
    heads = {place - 1 for place, cell in enumerate(rows) if set(cell) <= {"-"} and cell}
    return [cell for place, cell in enumerate(rows) if place not in heads and place - 1 not in heads]


def named(cells: list[str]) -> set[str]:
    """Return the first words of what stands in backticks."""
    return set(re.findall(r"`([a-z][\w-]*)", " ".join(cells)))


# Rulings


def remarks(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments and docstrings of a program, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def test_every_ruling_that_the_code_cites_is_written_down() -> None:
    cited = [
        (ruling, f"{path.relative_to(ROOT)}:{line}")
        for path in SOURCES
        for line, remark in remarks(path.read_text(encoding="utf-8"))
        for ruling in CITED.findall(remark)
    ]
    assert len(cited) > 100
    assert [(ruling, where) for ruling, where in cited if ruling not in RULINGS] == []


def test_every_ruling_that_a_scenario_mentions_is_written_down() -> None:
    unknown = []
    for path in FILES:
        comments = re.findall(r"(?:^|\s)#(.*)", path.read_text(encoding="utf-8"))
        unknown += [(ruling, path.stem) for ruling in CITED.findall("\n".join(comments)) if ruling not in RULINGS]
    assert unknown == []


def test_rulings_are_numbered_without_gaps_and_house_rules_are_those_that_are_offered() -> None:
    assert len(RULINGS_WRITTEN) == len(RULINGS)
    numbered = [ruling for ruling in RULINGS_WRITTEN if ruling not in HOUSE]
    letters = dict.fromkeys(ruling[0] for ruling in numbered)
    in_order = [
        f"{letter}{number}"
        for letter in letters
        for number in range(1, 1 + sum(ruling.startswith(letter) for ruling in numbered))
    ]
    assert numbered == in_order
    assert {rule for edition in EDITIONS.values() for rule in edition.house} == HOUSE


# The notation


def test_the_notation_tells_every_word_there_is() -> None:
    text = text_of("notation.md")
    moves, *_ = section(text, "Moves").split("The questions of one card")
    assert named(first_column(section(text, "Header"))) == set(WORDS)
    assert named(first_column(moves)) == verbs() | {KICKED}
    assert named(first_column(section(text, "Assertions"))) == set(ITEMS)
    (asked,) = re.findall(r"^\| `asks .*? \| (.*) \|$", text, re.MULTILINE)
    assert named([asked]) == {item.kind for item in AGENDA_ITEMS.values() if issubclass(item, Question)}


def test_the_notation_names_every_symbol() -> None:
    tokens = re.findall(r"`(\S+)`", " ".join(section(text_of("notation.md"), "Cards").split()))
    symbols = {symbol.token for edition in EDITIONS.values() for symbol in edition.symbols.values()}
    said = {*tokens, *(token.lstrip("rbgyupto") for token in tokens)}
    assert sorted(symbol for symbol in symbols - said if not symbol.isdigit()) == []


EXAMPLES = "".join(text_of(document) for document in ("notation.md", "rules.md"))


@pytest.mark.parametrize("example", re.findall(r"^```\n(# .*?)^```$", EXAMPLES, re.DOTALL | re.MULTILINE))
def test_an_example_of_the_notation_holds(example: str) -> None:
    run(example)


# Operating, privacy, tests


def test_operating_tells_every_setting() -> None:
    offered = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    told = re.findall(r"`([A-Z_]+)`", " ".join(first_column(section(text_of("operating.md"), "Settings"))))
    assert sorted(told) == sorted(offered)


@pytest.fixture
def offered(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The program's commands, as its help has them."""
    with pytest.raises(SystemExit):
        main(["--help"])
    return re.findall(r"^    ([a-z-]+)(?: |$)", capsys.readouterr().out, re.MULTILINE)


def test_operating_tells_every_command(offered: list[str]) -> None:
    told = re.findall(r"python -m bot ([a-z-]+)", section(text_of("operating.md"), "Commands"))
    assert sorted(told) == sorted(offered)


def test_every_command_that_a_document_names_exists(offered: list[str]) -> None:
    named = [(word, text.name) for text in DOCUMENTS for word in COMMAND.findall(text.read_text(encoding="utf-8"))]
    assert len(named) > 20
    assert [(word, where) for word, where in named if word not in offered] == []


def test_every_program_that_a_document_names_exists() -> None:
    named = {name for text in DOCUMENTS for name in PROGRAM.findall(text.read_text(encoding="utf-8"))}
    assert {"bot", "tests.screenshots", "bot.rules"} <= named
    assert [name for name in sorted(named - OTHERS) if importlib.util.find_spec(name) is None] == []


def test_operating_tells_every_metric() -> None:
    ours = [family for family in REGISTRY.collect() if family.name.startswith("uno_")]
    endings = {"counter": "_total", "info": "_info"}
    offered = {f"{family.name}{endings.get(family.type, '')}" for family in ours}
    assert bot.chat.monitor.SHARD_LATENCY._name in offered
    told = named(first_column(section(text_of("operating.md"), "Metrics and health")))
    assert {name for name in told if name.startswith("uno_")} == offered


def test_privacy_tells_every_table() -> None:
    told = named(first_column(section(text_of("privacy.md"), "In the database")))
    assert bot.store.schema.seats.name in told
    assert told == set(metadata.tables)


def test_every_folder_of_tests_has_its_line() -> None:
    text = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
    folders = {path.parent.relative_to(ROOT / "tests").parts[0] for path in (ROOT / "tests").glob("*/*.py")}
    assert sorted(folder for folder in folders if f"`{folder}/`" not in text) == []


# The README and its pictures


@pytest.mark.parametrize("readme", [ROOT / "README.md", CHINESE], ids=lambda path: path.name)
def test_a_readme_is_short_and_begins_with_a_picture(readme: Path) -> None:
    lines = readme.read_text(encoding="utf-8").splitlines()
    assert len(lines) < README_LINES
    assert lines[2].startswith("![")


def test_the_readme_says_the_same_in_both_languages() -> None:
    english, chinese = [path.read_text(encoding="utf-8") for path in (ROOT / "README.md", CHINESE)]
    assert FENCED.findall(english) == FENCED.findall(chinese)
    assert [*named(first_column(section(english, "Editions")))] == [*named(first_column(section(chinese, "版本")))]


def test_what_the_readme_has_one_paste_is_one_line() -> None:
    commands = FENCED.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert any(command.endswith("&& python -m bot playground\n") for command in commands)
    assert any(command.endswith('pip install -e ".[dev]" && pytest\n') for command in commands)


def test_every_screenshot_is_drawn_by_a_command_and_shown_somewhere() -> None:
    shown = {Path(target).name for text in DOCUMENTS for target in LINK.findall(text.read_text(encoding="utf-8"))}
    files = {path.name for path in FOLDER.iterdir()}
    assert files == set(NAMES)
    assert files <= shown


# Links


def headings(text: str) -> set[str]:
    """Return the anchors of all headings."""
    found = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    wrong = []
    for target in LINK.findall(text):
        if target.startswith(("https://", "mailto:")):
            continue
        name, _, anchor = target.partition("#")
        file = document.parent / name if name else document
        if not file.exists() or (anchor and anchor not in headings(file.read_text(encoding="utf-8"))):
            wrong.append(target)
    assert wrong == []
