"""What accesses to memrefs can be folded to by what defines the memref."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.memref.allocation import GetGlobalOp, GlobalOp
from bridge.ir.attributes import Attribute, DenseElementsAttr
from bridge.ir.core import Value
from bridge.ir.symbols import lookup_nearest
from bridge.op.folding import element_of

__all__ = ["constant_element"]


def constant_element(memref: Value, indices: Sequence[int] | None) -> Attribute | None:
    """What a constant global holds at indices, or everywhere, where it is known."""
    get = memref.defining_op
    found = lookup_nearest(get, get.name_) if isinstance(get, GetGlobalOp) else None
    if not isinstance(found, GlobalOp) or "constant" not in found.properties:
        return None
    elements = found.initial_value
    if not isinstance(elements, DenseElementsAttr):
        return None
    if elements.splat:
        return element_of(elements, [0] * len(elements.shape))
    return None if indices is None else element_of(elements, indices)
