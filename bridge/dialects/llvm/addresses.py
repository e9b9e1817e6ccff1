"""How wide addresses are: by the nearest data layout, or by default."""

from __future__ import annotations

from typing import Final

from bridge.dialects.dlti.attributes import DataLayoutSpecAttr
from bridge.dialects.llvm.types import POINTER, PointerType
from bridge.ir.attributes import DenseElementsAttr
from bridge.ir.core import Operation

_USUAL: Final = 64
_ADDRESS: Final = 3
"""The position of the width of addresses in a pointer's entry."""


def address_bits(ty: PointerType, op: Operation) -> int:
    """The width of the addresses in an LLVM pointer at an operation.

    An entry has the pointer's own width first, and that of addresses last if at all.
    """
    around: Operation | None = op
    while around is not None:
        spec = around.get("dlti.dl_spec")
        if isinstance(spec, DataLayoutSpecAttr):
            # An entry without address space holds for all others.
            said = spec.lookup(ty) or spec.lookup(POINTER)
            if isinstance(said, DenseElementsAttr):
                widths = [int(width) for width in said.values]
                return widths[_ADDRESS] if len(widths) > _ADDRESS else widths[0]
        around = around.parent_op
    return _USUAL
