"""What the bot is hosted with: the image, Compose, systemd, Prometheus and Grafana take the files as they are."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from prometheus_client import REGISTRY

import bot.chat.monitor  # noqa: F401  (with it all figures are there)
from bot.chat.client import GOODBYES_S, HANG_UP_S, LAST_ANSWERS_S
from bot.chat.serve import INSIST_S
from bot.store.store import CLOSING_STEP_S

ROOT = Path(__file__).parents[2]
DOCKER = ROOT / ".docker"
UNIT = ROOT / ".systemd" / "uno.service"
DASHBOARD = DOCKER / "grafana" / "dashboards" / "uno.json"

MOST_EXPOSURE = 15
"""What `systemd-analyze security` may say, in tenths: 0 is a service that may do nothing, 96 one that may do all."""
COMPOSE = (2, 24)
"""The first version that knows an `env_file` which need not be there."""
SUFFIXES = {
    "counter": ("_total",),
    "gauge": ("",),
    "histogram": ("_bucket", "_count", "_sum"),
    "info": ("_info",),
    "summary": ("_count", "_sum"),
}
PROMETHEUS_OWN = {"up", "ALERTS"}
WORDS = {"and", "or", "unless", "offset"}


def run(*command: str | Path, **environment: str) -> str:
    """Return what a command prints; fail with it if the command fails. Without the command the test is skipped."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


# The image


def test_what_builds_the_image_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    locked = {line.partition("==")[0] for line in (DOCKER / "build.lock").read_text(encoding="utf-8").splitlines()}
    needed = {re.split(r"[<>=!~\[; ]", one)[0] for one in project["build-system"]["requires"]}
    assert needed <= locked


@pytest.mark.parametrize(("status", "code"), [(200, 0), (503, 1)])
async def test_the_image_asks_for_the_bots_health(status: int, code: int) -> None:
    async def health(_request: web.Request) -> web.Response:
        return web.Response(status=status)

    app = web.Application()
    app.router.add_get("/healthz", health)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    found = re.search(r"HEALTHCHECK .*\\\n\s*CMD (.+)", (DOCKER / "Dockerfile").read_text(encoding="utf-8"))
    assert found
    python, *arguments = json.loads(found[1].replace("9100", str(runner.addresses[0][1])))
    assert python == "python"
    asked = await asyncio.create_subprocess_exec(sys.executable, *arguments)
    assert await asked.wait() == code
    await runner.cleanup()


def test_the_bot_is_given_the_time_that_it_takes_to_stop() -> None:
    longest = GOODBYES_S + HANG_UP_S + LAST_ANSWERS_S + HANG_UP_S + 2 * CLOSING_STEP_S + INSIST_S
    for file, named in ((UNIT, r"^TimeoutStopSec=(\d+)$"), (DOCKER / "compose.yaml", r"stop_grace_period: (\d+)s")):
        found = re.search(named, file.read_text(encoding="utf-8"), re.MULTILINE)  # in Compose, the bot comes first
        assert found
        assert int(found[1]) >= 1.5 * longest


# Compose


def composed(*profiles: str, **variables: str) -> dict[str, Any]:
    """Return what Compose makes of the file."""
    options = [option for profile in profiles for option in ("--profile", profile)]
    file = ["--env-file", os.devnull, "--file", str(DOCKER / "compose.yaml")]
    said = run(*_compose(), *file, *options, "config", "--format", "json", **variables)
    read: dict[str, Any] = json.loads(said)
    return read


def _compose() -> Sequence[str]:
    """Return the command of Compose, as Docker's or by itself; skip the test where neither is there, or it is old."""
    for command in (["docker", "compose"], ["docker-compose"]):
        if shutil.which(command[0]) is not None:
            said = subprocess.run([*command, "version", "--short"], capture_output=True, text=True, check=False).stdout
            version = re.match(r"v?(\d+)\.(\d+)", said)
            if version and (int(version[1]), int(version[2])) >= COMPOSE:
                return command
    pytest.skip(f"Docker Compose {COMPOSE[0]}.{COMPOSE[1]} is not installed")


def test_compose_starts_the_bot_alone() -> None:
    services = composed()["services"]
    assert services.keys() == {"uno"}
    # Empty is as if it were not there: the default holds.
    assert services["uno"]["environment"]["DATABASE_URL"] == ""
    assert services["uno"]["environment"]["DISCORD_TOKEN_FILE"] == ""
    assert services["uno"]["read_only"]
    assert "ports" not in services["uno"]


def test_compose_starts_what_is_wanted_besides() -> None:
    made = composed("postgres", "figures", POSTGRES_PASSWORD="hush", DISCORD_TOKEN_FILE="/etc/uno/token")
    services = made["services"]
    assert services.keys() == {"uno", "postgres", "prometheus", "grafana"}
    assert services["uno"]["environment"]["DATABASE_URL"] == "postgresql+asyncpg://uno:hush@postgres/uno"
    assert services["uno"]["environment"]["DISCORD_TOKEN_FILE"] == "/run/secrets/discord-token"
    assert made["secrets"]["discord-token"]["file"] == "/etc/uno/token"
    for service in services.values():  # what listens listens to this machine alone
        assert all(port["host_ip"] == "127.0.0.1" for port in service.get("ports", []))
        assert service["cap_drop"] == ["ALL"]


# systemd


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/uno/bin/uno", "/bin/true"), encoding="utf-8")
    assert run("systemd-analyze", "verify", unit) == ""


def test_the_service_may_do_little() -> None:
    run("systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSURE}", "--no-pager", UNIT)


# Figures


def test_prometheus_takes_the_files() -> None:
    run("promtool", "check", "config", DOCKER / "prometheus.yml")  # and the rules that it names


def test_each_alert_rings_when_it_should() -> None:
    run("promtool", "test", "rules", Path(__file__).with_name("alerts.test.yml"))


def queries_of_the_dashboard() -> list[str]:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    targets = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])]
    return targets + [annotation["expr"] for annotation in dashboard["annotations"]["list"]]


def queries_of_the_alerts() -> list[str]:
    text = (DOCKER / "alerts.yml").read_text(encoding="utf-8")
    return re.findall(r"^ {8}expr: (.*\n(?: {10}.*\n)*)", text, re.MULTILINE)


@pytest.mark.parametrize("queries", [queries_of_the_dashboard(), queries_of_the_alerts()], ids=["dashboard", "alerts"])
def test_only_figures_are_asked_for_that_the_bot_gives_out(queries: list[str]) -> None:
    assert len(queries) > 10
    given = {f"{family.name}{suffix}" for family in REGISTRY.collect() for suffix in SUFFIXES.get(family.type, ())}
    asked = set.union(*map(named_in, queries))
    assert asked - given - PROMETHEUS_OWN == set()


def named_in(query: str) -> set[str]:
    """Return the figures that a query names."""
    for left_out in (r'"[^"]*"', r"\{[^}]*\}", r"\[[^]]*\]", r"\b(?:by|on|without) *\([^)]*\)", r"\boffset \w+"):
        query = re.sub(left_out, " ", query)
    return set(re.findall(r"\b[A-Za-z_]\w*\b(?! *\()", query)) - WORDS


def test_all_names_of_a_query_are_found() -> None:
    query = 'sum by (le) (rate(uno_gamez{job="uno"}[5m] offset 1h)) > 1e9 unless min(up) / time()'
    assert named_in(query) == {"uno_gamez", "up"}


def test_the_panels_of_the_dashboard_stand_beside_each_other() -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        fields = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert max(x for x, _ in fields) < 24
        assert not fields & taken, panel["title"]
        taken |= fields
    assert len({panel["id"] for panel in panels}) == len(panels)
