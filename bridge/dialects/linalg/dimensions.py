"""The sizes of operands, as numbers or as values that say them."""

from __future__ import annotations

from bridge.dialects import arith, memref, tensor
from bridge.dialects.linalg.structure import shape_of
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, INDEX, MemRefType
from bridge.op.folding import as_sequence, constant_of, fold

__all__ = ["as_value", "index", "known_size_at", "size_at"]


def index(number: int) -> Value:
    """A constant of an index, at the insertion point."""
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


def as_value(size: Value | int) -> Value:
    """A size as a value."""
    return size if isinstance(size, Value) else index(size)


def size_at(value: Value, dim: int) -> Value | int:
    """The size of a dimension of a memref or a tensor."""
    size = shape_of(value.type)[dim]
    if size != DYNAMIC:
        return size
    if isinstance(value.type, MemRefType):
        return memref.DimOp(value, index(dim)).result
    return tensor.DimOp(value, index(dim)).result


def known_size_at(value: Value, dim: int) -> Value | int:
    """The same, where what is known of a view that was made is used."""
    size = size_at(value, dim)
    asked = None if isinstance(size, int) else size.defining_op
    if asked is None or isinstance(size, int):
        return size
    folded = fold(asked)
    if folded is None:
        return size
    (found,) = as_sequence(folded)
    known = constant_of(found) if isinstance(found, Value) else found
    if isinstance(known, IntegerAttr):
        found = known
    if not isinstance(found, IntegerAttr | Value) or found is size:
        return size
    asked.erase()
    return found if isinstance(found, Value) else found.value
