"""A Discord on one's own machine, to try the bot without a token and to test it.

`local` is that Discord as a whole: `server` answers the bot, a `person` uses it. `launch` starts it with the bot (in
`process`), a `guild` to play in, and the page in `web`.
"""

from .local import LocalDiscord
from .person import Impossible, NoResponse, Person, Response
from .rendered import Button, Form, Menu, Option, RenderedMessage
from .server.attachments import UploadRules

__all__ = [
    "Button",
    "Form",
    "Impossible",
    "LocalDiscord",
    "Menu",
    "NoResponse",
    "Option",
    "Person",
    "RenderedMessage",
    "Response",
    "UploadRules",
]
