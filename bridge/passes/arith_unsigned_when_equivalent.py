"""`arith-unsigned-when-equivalent`: what is never negative needs no sign.

As upstream's pass of this name.
"""

from __future__ import annotations

from typing import Final

from bridge.analysis.ranges import ranges_of_values
from bridge.dialects import arith
from bridge.ir.core import Operation, Value
from bridge.op.base import Op
from bridge.op.integer_ranges import IntegerRange
from bridge.passes.registry import Pass
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.walking import apply_walking

__all__ = ["UnsignedWhenEquivalent"]

_UNSIGNED: Final[dict[type[Operation], type[Op]]] = {
    arith.DivSIOp: arith.DivUIOp,
    arith.CeilDivSIOp: arith.CeilDivUIOp,
    arith.FloorDivSIOp: arith.DivUIOp,
    arith.RemSIOp: arith.RemUIOp,
    arith.MinSIOp: arith.MinUIOp,
    arith.MaxSIOp: arith.MaxUIOp,
    arith.ExtSIOp: arith.ExtUIOp,
}

_PREDICATES: Final = {"sle": "ule", "slt": "ult", "sge": "uge", "sgt": "ugt"}


class UnsignedWhenEquivalent(Pass, name="arith-unsigned-when-equivalent"):
    """Replace signed ops with unsigned ones where they are proven equivalent."""

    def run(self, op: Operation) -> None:
        ranges = ranges_of_values(op)
        apply_walking(op, [_Unsigned(ranges), _Compared(ranges)])


class _OfRanges(Pattern):
    def __init__(self, ranges: dict[Value, IntegerRange]) -> None:
        self._ranges = ranges

    def _are_never_negative(self, values: tuple[Value, ...]) -> bool:
        found = [self._ranges.get(value) for value in values]
        return all(one is not None and one.smin >= 0 for one in found)


class _Unsigned(_OfRanges, roots=tuple(_UNSIGNED)):
    def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
        if not self._are_never_negative((*op.operands, *op.results)):
            return
        made = Operation(
            _UNSIGNED[type(op)].row.name,
            op.operands,
            [result.type for result in op.results],
            properties=op.properties,
            attributes=op.attributes,
            location=op.any_location,
        )
        rewriter.replace(op, rewriter.insert(made))


class _Compared(_OfRanges, roots=arith.CmpIOp):
    def rewrite(self, op: arith.CmpIOp, rewriter: Rewriter) -> None:
        predicate = _PREDICATES.get(op.predicate)
        if predicate is not None and self._are_never_negative(tuple(op.operands)):
            made = arith.CmpIOp(predicate, op.lhs, op.rhs, location=op.any_location)
            rewriter.replace(op, made)
