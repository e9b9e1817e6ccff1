"""Upstream's bytecode: written from native IR and read into it, by the bindings.

data = bridge.bytecode.write(module)
module = bridge.bytecode.read(data)
"""

from __future__ import annotations

import io
from typing import Any

from bridge.arguments import checked
from bridge.errors import Unsupported
from bridge.ir.core import Operation
from bridge.source import BYTECODE
from bridge.upstream import text
from bridge.upstream.diagnostics import captured_stderr
from bridge.upstream.exporter import with_exported


@checked
def read(
    data: bytes | bytearray | memoryview,
    *,
    filename: str = "-",
    allow_unregistered: bool = False,
) -> Operation:
    """The native module of bytecode, verified.

    Malformed bytecode may kill the process: read what comes from elsewhere in a worker.
    Raises `Malformed`, `Invalid` since upstream verifies what it reads, and
    `Unsupported` where there are no bindings; `TypeError` and `ValueError` for what is
    no bytecode.
    """
    raw = bytes(data)
    if not raw.startswith(BYTECODE):
        raise ValueError("read: 'data' must be bytecode, which begins with b'ML\\xefR'")
    return text.parse(raw, filename=filename, allow_unregistered=allow_unregistered)


@checked
def write(op: Operation, *, version: int | None = None) -> bytes:
    """The bytecode of a module; of another operation, of a module around it.

    `version` is the format's, by default upstream's newest; those before 5 have no
    place for properties. Raises `Invalid` where the operation does not verify,
    `Unsupported` where it cannot be exported or upstream does not write that version,
    `TypeError` for wrong arguments.
    """

    def use(module: Any) -> bytes:
        buffer = io.BytesIO()
        with captured_stderr() as said:
            try:
                module.operation.write_bytecode(buffer, desired_version=version)
            except ValueError:
                refused = True
            else:
                refused = False
        if refused:
            raise Unsupported(said.text.strip().partition("error: ")[2])
        return buffer.getvalue()

    return with_exported(op, use)
