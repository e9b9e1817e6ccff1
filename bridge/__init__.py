"""A Python-native IR for MLIR: read, built, changed, printed, exchanged with upstream.

The way of a program is `parse`, `verify`, `run_passes`, `compile`, `format`; each step
raises its own error, all of them `bridge.Error` with diagnostics.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from bridge.api import (
    compile,
    format,
    from_upstream,
    interpret,
    parse,
    parse_attribute,
    parse_operation,
    parse_type,
    read,
    run_passes,
    show,
    stages,
    to_upstream,
    verify,
)
from bridge.errors import (
    Crash,
    Diagnostic,
    Error,
    Invalid,
    Malformed,
    PassFailed,
    Position,
    Trap,
    Unsupported,
)
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import (
    OP_CLASSES,
    Block,
    BlockArgument,
    Operation,
    OpResult,
    Region,
    Value,
)
from bridge.version import __version__

if TYPE_CHECKING:
    from bridge import builtin, bytecode, irdl, legacy


def _op_class(name: str) -> type[Operation] | None:
    """The class of an op; the dialects are loaded when they are first needed."""
    from bridge.op.registry import op_class

    return op_class(name)


OP_CLASSES.find = _op_class


def __getattr__(name: str) -> object:
    """`bridge.legacy` and others, loaded when they are first asked for."""
    if name in ("builtin", "bytecode", "irdl", "legacy"):
        # `from bridge import legacy` would ask here again.
        return import_module(f"bridge.{name}")
    raise AttributeError(f"module 'bridge' has no attribute '{name}'")


__all__ = [
    "Block",
    "BlockArgument",
    "Builder",
    "Crash",
    "Diagnostic",
    "Error",
    "InsertionPoint",
    "Invalid",
    "Malformed",
    "OpResult",
    "Operation",
    "PassFailed",
    "Position",
    "Region",
    "Trap",
    "Unsupported",
    "Value",
    "__version__",
    "builtin",
    "bytecode",
    "compile",
    "format",
    "from_upstream",
    "interpret",
    "irdl",
    "legacy",
    "parse",
    "parse_attribute",
    "parse_operation",
    "parse_type",
    "read",
    "run_passes",
    "show",
    "stages",
    "to_upstream",
    "verify",
]
