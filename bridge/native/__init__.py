"""The compiled core: what is done for each operation of a text, where it was built.

`core` is the extension module made of `core.pyx` and the files it includes; `COMPILED`
tells whether it is there. Everything works without it, and gives the same. It is built
when the package is installed where there is a C compiler (`tools/build_native.py`), and
left out with `MLIR_BRIDGE_PURE` in the environment.

Each module that has a compiled counterpart says so at its end, and hands over the
classes that are needed there: the core imports nothing, and knows no op.
"""

from __future__ import annotations

import importlib
import os
from typing import Final

__all__ = ["COMPILED", "core"]


def _is_compiled() -> bool:
    """Whether the core is there and wanted."""
    if os.environ.get("MLIR_BRIDGE_PURE"):
        return False
    try:
        importlib.import_module("bridge.native.core")
    except ImportError:
        return False
    return True


COMPILED: Final[bool] = _is_compiled()

if COMPILED:
    from bridge.native import core
