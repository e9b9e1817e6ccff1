"""Upstream's bytecode: written from native IR and read into it, by the bindings.

data = bridge.bytecode.write(module)
module = bridge.bytecode.read(data)
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bridge.ir.core import Operation


def read(
    data: bytes, *, filename: str = "-", allow_unregistered: bool = False
) -> Operation:
    """The native module of bytecode, verified.

    Malformed bytecode may kill the process: read what comes from elsewhere in a worker.
    Raises `Malformed`, `Invalid` since upstream verifies what it reads, and
    `Unsupported` where there are no bindings; `TypeError` and `ValueError` for what is
    no bytecode.
    """
    from bridge.source import BYTECODE
    from bridge.upstream import text

    if not isinstance(data, bytes | bytearray | memoryview):
        raise TypeError(f"data: expected bytes, got {type(data).__name__}")
    raw = bytes(data)
    if not raw.startswith(BYTECODE):
        raise ValueError("data: expected bytecode, which begins with b'ML\\xefR'")
    return text.parse(raw, filename=filename, allow_unregistered=allow_unregistered)


def write(op: Operation, *, version: int | None = None) -> bytes:
    """The bytecode of a module; of another operation, of a module around it.

    `version` is the format's, upstream's newest without; those before 5 have no place
    for properties. Raises `Invalid` where the
    operation does not verify, `Unsupported` where it cannot be exported or upstream
    does not write that version, `TypeError` for wrong arguments.
    """
    from bridge.errors import Unsupported
    from bridge.ir.core import Operation
    from bridge.upstream.diagnostics import captured_stderr
    from bridge.upstream.exporter import with_exported

    if not isinstance(op, Operation):
        raise TypeError(f"op: expected an Operation, got {type(op).__name__}")
    if not isinstance(version, int | None):
        raise TypeError(f"version: expected int or None, got {type(version).__name__}")

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
