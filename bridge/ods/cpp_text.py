"""C++ as the tables quote it, in the form in which it is looked up."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_SAID_ANYWAY: Final = r"::mlir::|::llvm::|\bllvm::|\bmlir::|(?<![\w:])::|\s+"


@cache
def bare(text: str) -> str:
    """A C++ text without its blanks and the namespaces that go without saying."""
    return re.sub(_SAID_ANYWAY, "", text)
