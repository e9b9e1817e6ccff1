"""Commands of the checkout from a process that has imported them already.

Most of what a test of a command takes is Python's start. A `Server` imports the
commands and serves a client that is put before a command's name, and sends its
arguments, folder, environment and streams. The server forks; the child is that command,
from `main` on, and its status becomes the client's. Where a client is killed its
command is killed. The server ends with who started it.
"""

from __future__ import annotations

import array
import atexit
import gc
import importlib
import marshal
import os
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import IO, Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "tools" / "warm_client.py"
COMMANDS: Final = (
    "bridge-opt",
    "bridge-run",
    "bridge-conform",
    "bridge-upgrade",
    "filecheck",
)
USED: Final = (
    "bridge.api",
    "bridge.legacy.reader",
    "bridge.ods.format",
    "bridge.text.asm_writer",
    "bridge.text.module",
    "bridge.text.printer",
    "bridge.upstream.provider",
    "bridge.upstream.isolated",
    "bridge.verifier.fitness",
    "bridge.verifier.walker",
)
"""Modules that commands import where they need them, as most do."""

_READY: Final = b"ready\n"


class Request(NamedTuple):
    """A command, and where it was called."""

    arguments: list[str]
    folder: str
    environment: dict[bytes, bytes]
    streams: list[int]


class Server:
    """A server that lives until it is closed, or this process ends."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="warm-")
        address = os.path.join(self._folder.name, "server")
        command = [sys.executable, "-m", "tools.warm", address]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        atexit.register(self.close)
        _, output = self._streams()
        if output.readline() != _READY:
            raise RuntimeError("the server of commands did not start")
        self.client = [sys.executable, "-I", "-S", str(CLIENT), address]
        """What to put before the name of a command."""

    def close(self) -> None:
        """Ends the server; commands that run go on."""
        for stream in self._streams():
            stream.close()
        self._process.wait()
        self._folder.cleanup()
        atexit.unregister(self.close)

    def _streams(self) -> tuple[IO[bytes], IO[bytes]]:
        streams = self._process.stdin, self._process.stdout
        assert streams[0] is not None
        assert streams[1] is not None
        return streams[0], streams[1]


def can_serve() -> bool:
    """Whether the system tells when a process has ended, as Linux does."""
    return hasattr(os, "pidfd_open")


def _receive(connection: socket.socket) -> Request | None:
    """What a client asks for; None where it has gone meanwhile."""
    data, rights, _, _ = connection.recvmsg(8, socket.CMSG_LEN(3 * 4))
    if not rights:
        return None
    streams = array.array("i")
    streams.frombytes(rights[0][2])
    message = connection.recv(int.from_bytes(data, "little"), socket.MSG_WAITALL)
    if len(message) < int.from_bytes(data, "little"):
        for stream in streams:
            os.close(stream)
        return None
    arguments, folder, environment = marshal.loads(message)
    return Request(arguments, folder, environment, list(streams))


class _Children:
    """The commands that run, and whose clients wait for them."""

    def __init__(self, address: str) -> None:
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(address)
        self._listener.listen(64)
        self._selector = DefaultSelector()
        self._selector.register(self._listener, EVENT_READ)
        self._selector.register(0, EVENT_READ)
        self._running: dict[int, tuple[int, socket.socket]] = {}

    def serve(self) -> Request:
        """Forks for each request, which is returned in the child."""
        os.write(1, _READY)
        while True:
            for key, _ in self._selector.select():
                source: Any = key.fileobj
                if source == 0:
                    os._exit(0)
                elif source is self._listener:
                    request = self._begun(source.accept()[0])
                    if request is not None:
                        return request
                elif isinstance(source, socket.socket):
                    # A client says nothing after its request: it is gone.
                    self._selector.unregister(source)
                    os.kill(key.data, signal.SIGKILL)
                elif source in self._running:
                    self._ended(source)

    def _begun(self, connection: socket.socket) -> Request | None:
        """Forks for a client; its request in the child."""
        request = _receive(connection)
        if request is None:
            connection.close()
            return None
        child = os.fork()
        if not child:
            return request
        for stream in request.streams:
            os.close(stream)
        end = os.pidfd_open(child)
        self._running[end] = child, connection
        self._selector.register(end, EVENT_READ)
        self._selector.register(connection, EVENT_READ, data=child)
        return None

    def _ended(self, end: int) -> None:
        """Tells a client the status of its command."""
        child, connection = self._running.pop(end)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        self._selector.unregister(end)
        os.close(end)
        if connection in self._selector.get_map():
            self._selector.unregister(connection)
            with suppress(OSError):
                connection.sendall(status.to_bytes(4, "little", signed=True))
        connection.close()


def become(request: Request) -> None:
    """Runs the command of a request in this process, which ends with it."""
    name, *arguments = request.arguments
    for number, stream in enumerate(request.streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(request.folder)
    os.environ.clear()
    os.environb.update(request.environment)
    # Those of the server know of its own files whether they can be sought in.
    sys.stdin = open(0, closefd=False)  # noqa: SIM115 - as long as the process
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, errors="backslashreplace", closefd=False)  # noqa: SIM115
    sys.argv = [str(Path(sys.executable).parent / name), *arguments]
    sys.exit(_main_of(name)())


def _main_of(name: str) -> Any:
    (found,) = entry_points(group="console_scripts", name=name)
    return found.load()


def main() -> None:
    for name in COMMANDS:
        _main_of(name)
    for module in USED:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()
    become(_Children(sys.argv[1]).serve())


if __name__ == "__main__":
    main()
