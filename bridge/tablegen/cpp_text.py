"""C++ as TableGen's records quote it, in the form in which it is looked up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

Node: TypeAlias = "str | int | Sequence[Node]"
"""A predicate or a term, as JSON has it."""

_SAID_ANYWAY = re.compile(r"::mlir::|::llvm::|\bllvm::|\bmlir::|(?<![\w:])::|\s+")


class Unrecognised(Exception):
    """A text of upstream's that nothing in `bridge.tablegen` gives a meaning."""


def bare(text: str) -> str:
    """A C++ text without its blanks and the namespaces that go without saying."""
    return _SAID_ANYWAY.sub("", text)
