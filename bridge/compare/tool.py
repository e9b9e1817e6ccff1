"""A second reference: a command such as `mlir-opt-22`, text in and text out."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator
from typing import Final

from bridge.compare.checks import Subject
from bridge.compare.chunks import Chunk
from bridge.errors import Crash, Diagnostic, Invalid, Malformed, PassFailed, Position
from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.upstream import reader
from bridge.upstream.isolated import TIMEOUT

_FLAGS: Final = {
    "print_generic_op_form": "--mlir-print-op-generic",
    "enable_debug_info": "--mlir-print-debuginfo",
    "pretty_debug_info": "--mlir-pretty-debuginfo",
    "use_local_scope": "--mlir-print-local-scope",
}
_STANDARD_INPUT: Final = 'loc("<stdin>":'
_PRETTY_INPUT: Final = re.compile(r"<stdin>(?=:\d+:\d+)")
"""The same in pretty locations, which have neither brackets nor quotes."""
_UNREGISTERED: Final = "--allow-unregistered-dialect"
_UNVERIFIED: Final = (
    "--mlir-very-unsafe-disable-verifier-on-parsing",
    "--verify-each=0",
)
_DIAGNOSTIC: Final = re.compile(
    r"<stdin>:(\d+):(\d+): (error|warning|note|remark): (.*)"
)


_UNASKED: Final = re.compile(
    r'expected (error|warning|note|remark) ".*" was not produced'
)
"""What LLVM 22 says of comments that expect diagnostics, whether it is asked or not."""


class ToolSubject(Subject):
    """A chunk that a tool accepts, and what it prints."""

    def __init__(self, chunk: Chunk, tool: str) -> None:
        """Raises `Malformed`, `Invalid`, `Crash` where the tool does not accept it."""
        self.chunk = chunk
        self._tool = tool
        found = self._run()
        if found.returncode == 0:
            return
        errors = list(_diagnostics(found.stderr.decode("utf-8", "surrogateescape")))
        if found.returncode < 0 or not errors:
            raise Crash(f"{tool} ended with code {found.returncode}")
        parsed = self._run(*_UNVERIFIED).returncode == 0
        raise Invalid(errors) if parsed else Malformed(errors)

    def text(self, **flags: bool) -> str:
        """What the tool prints."""
        found = self._run(*[_FLAGS[name] for name, given in flags.items() if given])
        text = found.stdout.decode("utf-8", "surrogateescape").removesuffix("\n")
        if flags.get("pretty_debug_info"):
            text = _PRETTY_INPUT.sub(reader.UNNAMED, text)
        return text.replace(_STANDARD_INPUT, f'loc("{reader.UNNAMED}":')

    def _run(self, *options: str) -> subprocess.CompletedProcess[bytes]:
        allow = [_UNREGISTERED] if self.chunk.allow_unregistered else []
        return subprocess.run(
            [*shlex.split(self._tool), *allow, *options],
            input=self.chunk.text.encode("utf-8", "surrogateescape"),
            capture_output=True,
            timeout=TIMEOUT,
            check=False,
        )


def lowered(text: str, tool: str, pipeline: str) -> Operation:
    """What a tool's passes make of a module; raises `PassFailed`, `Malformed`."""
    done = subprocess.run(
        [*shlex.split(tool), f"--pass-pipeline={pipeline}"],
        input=text,
        capture_output=True,
        timeout=TIMEOUT,
        check=False,
        text=True,
    )
    if done.returncode:
        errors = list(_diagnostics(done.stderr))
        raise PassFailed(errors or f"{tool} ended with code {done.returncode}")
    return read_module(Source.of(done.stdout, tool), registry=REFERENCE)


def _diagnostics(text: str) -> Iterator[Diagnostic]:
    """What the tool complains of, notes with what they are about."""
    found: list[tuple[Diagnostic, list[Diagnostic]]] = []
    for line, column, severity, message in _DIAGNOSTIC.findall(text):
        if _UNASKED.fullmatch(message):
            continue
        place = Position(reader.UNNAMED, int(line), int(column))
        diagnostic = Diagnostic(severity, message, place)
        if severity == "note" and found:
            found[-1][1].append(diagnostic)
        else:
            found.append((diagnostic, []))
    for first, notes in found:
        yield Diagnostic(first.severity, first.message, first.location, tuple(notes))
