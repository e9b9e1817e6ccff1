"""How many bits types take: by the nearest data layout, or by default."""

from __future__ import annotations

from math import prod
from typing import Final

from bridge.dialects.dlti.attributes import DataLayoutSpecAttr
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import (
    INDEX,
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    Type,
    VectorType,
)

_USUAL_INDEX: Final = 64
_USUAL_POINTER: Final = 64


def index_bits(op: Operation) -> int:
    """The width of an index at an operation, by its data layout."""
    around: Operation | None = op
    while around is not None:
        spec = around.get("dlti.dl_spec")
        said = spec.lookup(INDEX) if isinstance(spec, DataLayoutSpecAttr) else None
        if isinstance(said, IntegerAttr):
            return said.value
        around = around.parent_op
    return _USUAL_INDEX


def bits_of(ty: Type, op: Operation) -> int | None:
    """The size of a type at an operation; None where no layout has it."""
    if isinstance(ty, IntegerType | FloatType):
        return ty.width
    if isinstance(ty, IndexType):
        return index_bits(op)
    if isinstance(ty, ComplexType):
        inner = bits_of(ty.element, op)
        if inner is None:
            return None
        # The imaginary part begins at a whole number of bytes, a power of two.
        step = 8 * (1 << max(0, (-(-inner // 8) - 1).bit_length()))
        return -(-inner // step) * step + inner
    if isinstance(ty, VectorType):
        inner = bits_of(ty.element, op)
        if inner is None:
            return None
        # Elements take whole bytes, and rows as many elements as a power of two.
        *rows, last = ty.shape or (1,)
        row = 1 << max(last - 1, 0).bit_length() if last else 0
        return prod(rows) * row * 8 * -(-inner // 8)
    if isinstance(ty, DialectType) and (ty.dialect, ty.mnemonic) == ("llvm", "ptr"):
        return _USUAL_POINTER
    return None
