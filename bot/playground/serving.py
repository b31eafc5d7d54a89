"""The page of the playground, served beside the local Discord; only this machine's own pages may use it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from .deeds import Deeds
from .house import House
from .local import LocalDiscord
from .painting import Painter
from .watching import Busy, Reading, Watch

PAGE = Path(__file__).parent / "page"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
OURS = ("/page", "/deeds/", "/watch")


def add_page(local: LocalDiscord, house: House, restart: Callable[[], Awaitable[None]]) -> None:
    """Adds the page's routes, before the local Discord starts; `restart` starts the bot anew."""
    painter, reading, busy = Painter(local.backend, house), Reading(local), Busy(local)
    deeds = Deeds(house, painter, busy, restart)

    async def watch(request: web.Request) -> web.StreamResponse:
        return await Watch(local, house, painter, reading, busy).serve(request)

    local.app.middlewares.append(only_at_home(local))
    local.app.router.add_get("/", _index)
    local.app.router.add_get("/page/{name}", _file)
    local.app.router.add_get("/watch", watch)
    local.app.router.add_post("/deeds/{deed}", deeds.serve)


def only_at_home(local: LocalDiscord) -> Middleware:
    """Refuses what another site's page sends, also when it gave its own name this machine's address."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path == "/" or request.path.startswith(OURS):
            homes = {f"127.0.0.1:{local.port}", f"localhost:{local.port}"}
            origin = request.headers.get("Origin")
            if request.host not in homes or (origin is not None and origin.removeprefix("http://") not in homes):
                raise web.HTTPForbidden
            if request.method == "POST" and request.content_type != "application/json":
                raise web.HTTPUnsupportedMediaType
        return await handler(request)

    return check


async def _index(_request: web.Request) -> web.Response:
    return _page("index.html")


async def _file(request: web.Request) -> web.Response:
    name = request.match_info["name"]
    if not (PAGE / name).is_file() or Path(name).name != name:
        raise web.HTTPNotFound
    return _page(name)


def _page(name: str) -> web.Response:
    file = PAGE / name
    headers = {
        "Content-Security-Policy": POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-cache",
    }
    return web.Response(body=file.read_bytes(), content_type=KINDS[file.suffix], charset="utf-8", headers=headers)
