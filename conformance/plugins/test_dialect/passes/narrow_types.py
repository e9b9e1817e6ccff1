"""Passes that put elements of few bits several into a wider one."""

from __future__ import annotations

from collections.abc import Sequence

from bridge import Diagnostic, Operation
from bridge.dialects import func
from bridge.dialects.func import structural
from bridge.dialects.memref import narrow_types
from bridge.dialects.memref.narrow_types import Rows
from bridge.dialects.vector.lowering import flat_memory, narrow_memory
from bridge.errors import PassFailed
from bridge.ir.types import IntegerType, MemRefType, Type, VectorType
from bridge.passes import Pass
from bridge.rewrite import Pattern
from bridge.rewrite.conversion import (
    ConversionTarget,
    TypeConverter,
    apply_partial_conversion,
)


def _target(rules: TypeConverter) -> ConversionTarget:
    target = ConversionTarget()
    target.dynamically("arith", "vector", "memref", "affine", when=rules.is_legal)
    structural.make_legal(target, rules)
    return target


def _apply(op: Operation, rules: TypeConverter, patterns: Sequence[Pattern]) -> None:
    given = [*patterns, *structural.patterns()]
    apply_partial_conversion(op, _target(rules), given, converter=rules)


def _others() -> TypeConverter:
    """Types that nothing else is said of stay; of memory something must be."""
    rules = TypeConverter()
    rules.add(Type, lambda ty: None if isinstance(ty, MemRefType) else ty)
    return rules


class Emulate(Pass, name="test-emulate-narrow-int", anchor=func.FuncOp.op_name):
    """Integers of few bits in memory, and in signatures."""

    memref_load_bitwidth: int = 8
    arith_compute_bitwidth: int = 4
    skip_memref_type_conversion: bool = False
    disable_atomic_rmw: bool = False

    def run(self, op: Operation) -> None:
        bits = self.memref_load_bitwidth
        if bits < 8 or bits & (bits - 1):
            raise PassFailed(Diagnostic("error", "not a width of memory", op.position))
        rules = _others()
        rules.add(IntegerType, self._integer)
        rules.add(VectorType, self._vector)
        if self.skip_memref_type_conversion:
            rules.add(MemRefType, lambda ty: ty)
        else:
            narrow_types.convert_memory(rules, bits)
        rows, atomic = Rows(), not self.disable_atomic_rmw
        patterns = narrow_memory.patterns(rows, atomic=atomic)
        _apply(op, rules, [*patterns, *narrow_types.patterns(rows)])

    def _integer(self, ty: IntegerType) -> Type:
        wanted = self.arith_compute_bitwidth
        return ty if ty.width >= wanted else IntegerType(wanted)

    def _vector(self, ty: VectorType) -> Type:
        if not isinstance(ty.element, IntegerType):
            return ty
        return VectorType(ty.shape, self._integer(ty.element), ty.scalable)


class FlattenAndEmulate(
    Pass,
    name="test-memref-flatten-and-vector-narrow-type-emulation",
    anchor=func.FuncOp.op_name,
):
    """Accesses of one dimension to integers of few bits."""

    def run(self, op: Operation) -> None:
        rules = _others()
        narrow_types.convert_memory(rules, 8)
        rows = Rows()
        patterns = [*narrow_memory.patterns(rows), *flat_memory.patterns()]
        _apply(op, rules, [*patterns, *narrow_types.patterns(rows)])
