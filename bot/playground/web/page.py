"""The page's files and routes, beside the local Discord; only this machine's own pages may use them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.assets import require

from ..guild import PlaygroundGuild
from ..local import LocalDiscord
from .actions import Actions
from .serializer import Serializer
from .updates import PageSocket, Pending, ReadMarks

STATIC = Path(__file__).parent / "static"
NAMED = re.compile(r'"(?:/page|\.)/([\w-]+\.\w+)"')
"""How one file of the page names another."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
CONTENT_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
ROUTES = ("/page", "/actions/", "/updates")


def add_page(local: LocalDiscord, guild: PlaygroundGuild, restart: Callable[[], Awaitable[None]]) -> None:
    """Add the page's routes, before the local Discord starts; `restart` restarts the bot."""
    serializer, marks, pending = (
        Serializer(local.backend, guild),
        ReadMarks(local.backend, local.changes),
        Pending(local.changes),
    )

    async def updates(request: web.Request) -> web.StreamResponse:
        return await PageSocket(local, guild, serializer, marks, pending).serve(request)

    local.app.middlewares.append(_only_this_machine(local))
    local.app.router.add_get("/", _file)
    local.app.router.add_get("/page/{name}", _file)
    local.app.router.add_get("/updates", updates)
    local.app.router.add_post("/actions/{action}", Actions(guild, serializer, pending, restart).serve)


def check_page() -> None:
    """Raise AssetError if a file of the page is missing or empty."""
    names = ["index.html"]
    for name in names:  # and those that it names in turn
        require([STATIC / name])
        names += sorted(set(NAMED.findall((STATIC / name).read_text(encoding="utf-8"))) - set(names))


def _only_this_machine(local: LocalDiscord) -> Middleware:
    """Refuse what another site's page sends, even if it gave its own name this machine's address."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path == "/" or request.path.startswith(ROUTES):
            homes = {f"127.0.0.1:{local.port}", f"localhost:{local.port}"}
            origin = request.headers.get("Origin")
            if request.host not in homes or (origin is not None and origin.removeprefix("http://") not in homes):
                raise web.HTTPForbidden
            if request.method == "POST" and request.content_type != "application/json":
                raise web.HTTPUnsupportedMediaType
        return await handler(request)

    return check


async def _file(request: web.Request) -> web.Response:
    name = request.match_info.get("name", "index.html")
    file = STATIC / name
    if not file.is_file() or file.name != name:
        raise web.HTTPNotFound
    headers = {
        "Content-Security-Policy": POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-cache",
    }
    content_type = CONTENT_TYPES[file.suffix]
    return web.Response(body=file.read_bytes(), content_type=content_type, charset="utf-8", headers=headers)
