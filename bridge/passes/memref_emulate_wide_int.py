"""`memref-emulate-wide-int`: memory of integers of twice the bits of a target.

As upstream's pass of this name.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import memref
from bridge.ir.core import Operation
from bridge.ir.types import MemRefType, Type
from bridge.passes.arith_emulate_wide_int import check_width
from bridge.passes.registry import Pass
from bridge.passes.wide_halves import WideIntegers
from bridge.passes.wide_integers import patterns
from bridge.rewrite.conversion import (
    ConversionTarget,
    apply_partial_conversion,
    conversion_pattern,
    convert_types,
)

__all__ = ["MemrefEmulateWideInt"]


class MemrefEmulateWideInt(Pass, name="memref-emulate-wide-int"):
    """Emulate 2*N-bit integer operations using N-bit operations."""

    widest_int_supported: int = 32

    def run(self, op: Operation) -> None:
        check_width(op, self.widest_int_supported)
        rules = _WideMemory(self.widest_int_supported)
        target = ConversionTarget()
        target.dynamically("arith", "memref", "vector", when=rules.is_legal)
        given = [*patterns(), _MEMORY]
        apply_partial_conversion(op, target, given, converter=rules)


class _WideMemory(WideIntegers):
    """Elements of memory become vectors of halves."""

    def __init__(self, bits: int) -> None:
        super().__init__(bits)
        self.add(MemRefType, self._memory)

    def is_wider(self, ty: Type) -> bool:
        """Whether a type, or that of memory, is so."""
        return super().is_wider(ty.element if isinstance(ty, MemRefType) else ty)

    def _memory(self, ty: MemRefType) -> Type | None:
        element = self.convert_one(ty.element)
        if element is None or element is ty.element:
            return None
        return MemRefType(ty.shape, element, ty.layout, ty.memory_space)


_MEMORY: Final = conversion_pattern(memref.AllocOp, memref.LoadOp, memref.StoreOp)(
    convert_types
)
"""The same of memory of halves."""
