"""The compiled core: what is done for each operation of a text, where it was built.

`core` is the extension module made of `core.pyx`, or None: everything works without it,
and gives the same. It is built when the package is installed where there is a compiler.
Setting `MLIR_BRIDGE_PURE` in the environment has it left out.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bridge.native import core as _compiled

__all__ = ["core"]

if os.environ.get("MLIR_BRIDGE_PURE"):
    _found = None
else:
    try:
        from bridge.native import core as _found
    except ImportError:
        _found = None

core: Final = _found
