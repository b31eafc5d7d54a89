"""What is packed: every package by its name, every file that the running bot reads, and bounds for what it needs."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

from bot.assets import LOCALES_FOLDER, PUZZLES_FOLDER, SPRITES_FOLDER, AssetError, require
from bot.playground.web.page import STATIC
from bot.version import NOT_INSTALLED, PACKAGE, version
from tests.house import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETUPTOOLS = PROJECT["tool"]["setuptools"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
NEED = re.compile(r"(?P<name>[\w.-]+)(\[.*\])?(?P<bounds>[^;]*)")
FOR_DEVELOPERS = {"bot.art.build"}


def test_every_package_is_named() -> None:
    folders = {path.parent for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py")}
    found = {".".join(folder.relative_to(ROOT).parts) for folder in folders}
    assert sorted(found - FOR_DEVELOPERS | set(SETUPTOOLS["package-dir"])) == SETUPTOOLS["packages"]


@pytest.mark.parametrize("folder", [LOCALES_FOLDER, PUZZLES_FOLDER, SPRITES_FOLDER, STATIC.parent])
def test_every_file_that_is_read_is_packed(folder: Path) -> None:
    moved = {ROOT / lies: package for package, lies in SETUPTOOLS["package-dir"].items()}
    package = moved.get(folder) or ".".join(folder.relative_to(ROOT).parts)
    packed = {path for pattern in SETUPTOOLS["package-data"][package] for path in folder.glob(pattern)}
    files = {path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"}}
    assert files
    assert packed == files


def test_what_is_missing_or_empty_is_named(tmp_path: Path) -> None:
    empty, gone = tmp_path / "empty", tmp_path / "gone"
    empty.touch()
    for file in (empty, gone):
        with pytest.raises(AssetError, match=f"^{file} is missing or empty; install the program again.$"):
            require([Path(__file__), file])


def test_whatever_it_runs_on_has_bounds() -> None:
    needs = PROJECT["project"]["dependencies"] + [need for extra in EXTRAS if extra != "dev" for need in EXTRAS[extra]]
    for need in needs:
        bounds = NEED.fullmatch(need.partition(";")[0])
        assert bounds is not None
        assert re.match(r"==|>=.*<", bounds["bounds"]), need


def test_the_lock_holds_what_it_runs_on() -> None:
    pinned = dict(
        re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert {"discord-py", "sqlalchemy", "asyncpg", "isal"} <= set(pinned)
    for need in PROJECT["project"]["dependencies"] + EXTRAS["postgres"] + EXTRAS["speed"]:
        name = re.sub(r"[-_.]+", "-", re.split(r"[\[>=;]", need)[0]).lower()
        assert name in pinned, need


def test_a_lock_says_nothing_of_where_it_was_made() -> None:
    for lock in ("requirements.lock", "requirements-dev.lock"):
        for line in (ROOT / lock).read_text(encoding="utf-8").splitlines():
            assert re.fullmatch(
                r"-r requirements\.lock|[\w.-]+==[\w.]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line
            )


@pytest.mark.parametrize("extra", ["playground", "postgres", "speed"])
def test_an_extra_brings_what_developers_have(extra: str) -> None:
    """So its tests run; `bench` is for anchors alone."""
    assert f"{PACKAGE}[{','.join(one for one in EXTRAS if one not in {'bench', 'dev'})}]" == EXTRAS["dev"][0]
    for need in EXTRAS[extra]:
        assert distribution(re.split(r"[>=;]", need)[0]).version


def test_the_version_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert re.match(r"\d+\.\d+", version())

    def unknown(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("bot.version.version_of", unknown)
    version.cache_clear()
    try:
        assert version() == NOT_INSTALLED
    finally:
        version.cache_clear()
