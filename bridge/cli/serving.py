"""A page served on this machine: made anew each time it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bridge.cli import streams
from bridge.cli.streams import StreamError
from bridge.later import deferred

if TYPE_CHECKING:
    from http import server
else:
    server = deferred("http.server")

HOST: Final = "127.0.0.1"


def served(make: Callable[[], str], port: int) -> server.HTTPServer:
    """What answers with a page; at any free port for 0. Raises `StreamError`."""

    class Answers(server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # noqa: N802 - the name that http.server calls
            data = make().encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *given: object) -> None:
            """Nothing is logged."""

    try:
        return server.HTTPServer((HOST, port), Answers)
    except OSError as error:
        raise StreamError(f"cannot serve at port {port}: {error.strerror}") from None


def serve(make: Callable[[], str], port: int) -> None:
    """Serves until it is interrupted."""
    with served(make, port) as found:
        text = f"http://{HOST}:{found.server_port}/\n"
        streams.write(streams.STANDARD, streams.encode(text))
        found.serve_forever()
