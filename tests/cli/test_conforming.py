"""`bridge-conform` as a user runs it, at a terminal."""

from __future__ import annotations

import os
import pty
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CODE = "import sys; from bridge.cli.conform import main; sys.exit(main())"


class Terminal:
    """A terminal that the command runs in."""

    def __init__(self, *arguments: str) -> None:
        self.shown = b""
        self._child, self._end = pty.fork()
        if not self._child:
            os.execv(sys.executable, [sys.executable, "-c", CODE, *arguments])

    def until(self, text: bytes) -> None:
        """Reads until the command has shown a text, or has ended."""
        while text not in self.shown and (part := self._read()):
            self.shown += part

    def interrupt(self) -> None:
        """What the key for it does."""
        os.write(self._end, b"\x03")

    def code(self) -> int:
        """How the command ended."""
        while part := self._read():
            self.shown += part
        return os.waitstatus_to_exitcode(os.waitpid(self._child, 0)[1])

    def close(self) -> None:
        os.close(self._end)

    def _read(self) -> bytes:
        try:
            return os.read(self._end, 1 << 16)
        except OSError:
            # Linux's way to say that nobody has the other end any more.
            return b""


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """The command at work on more than it can do at once."""
    chunks = ["func.func private @f()"] * 20_000
    text = "// RUN: mlir-opt --split-input-file %s\n" + "\n// -----\n".join(chunks)
    (tmp_path / "f.mlir").write_text(text)
    found = Terminal(str(tmp_path / "f.mlir"), "-j", "1", "--rows=generic")
    yield found
    found.close()


def test_an_interrupt_ends_it_and_says_how_far_it_was(terminal: Terminal) -> None:
    terminal.until(b"/s, ")
    terminal.interrupt()
    assert terminal.code() == 130
    assert b"of 20000 chunks" in terminal.shown
    assert b"\r\x1b[Kinterrupted: " in terminal.shown
    assert b"Traceback" not in terminal.shown
