"""`arith-int-range-narrowing`: arithmetic on as few bits as the numbers need.

As upstream's pass of this name, where the narrow operation gives the same: not of all
does it, where numbers need all bits without a sign, or a shift goes further than there
are bits (`conformance/upstream-bugs/arith-int-range-narrowing-*.mlir`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bridge.analysis.ranges import ranges_of_values
from bridge.dialects import arith
from bridge.dialects.arith.attributes import IntegerOverflowFlagsAttr
from bridge.errors import PassFailed
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import INDEX, Type, integer
from bridge.ir.walk import walk
from bridge.ods.inferred_types import with_element
from bridge.op.integer_ranges import IntegerRange, width_of_range
from bridge.op.interfaces.ranges import CountingLoop, InferIntRange
from bridge.passes.known_folds import has_known_folds, is_only_known_here
from bridge.passes.registry import Pass
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["IntRangeNarrowing"]


def _states_ranges(op: Operation) -> bool:
    """Whether it says ranges of which upstream knows nothing."""
    return isinstance(op, InferIntRange) and is_only_known_here(op)


Kinds = frozenset[str]
"""How numbers fit into fewer bits: with a sign, without one, or so that both do."""

_NONE: Final[Kinds] = frozenset()
_ANY: Final[Kinds] = frozenset({"signed", "unsigned"})
_SIGNED: Final[Kinds] = frozenset({"signed"})
_UNSIGNED: Final[Kinds] = frozenset({"unsigned"})

_NARROWED: Final[dict[type[Operation], Kinds]] = {
    **dict.fromkeys((arith.AddIOp, arith.SubIOp, arith.MulIOp, arith.ShLIOp), _ANY),
    **dict.fromkeys((arith.AndIOp, arith.OrIOp, arith.XOrIOp), _ANY),
    # The order of numbers with a sign is kept without it as well.
    **dict.fromkeys((arith.MaxUIOp, arith.MinUIOp), _ANY),
    **dict.fromkeys((arith.MaxSIOp, arith.MinSIOp, arith.ShRSIOp), _SIGNED),
    **dict.fromkeys((arith.DivSIOp, arith.RemSIOp), _SIGNED),
    **dict.fromkeys((arith.CeilDivSIOp, arith.FloorDivSIOp), _SIGNED),
    **dict.fromkeys((arith.DivUIOp, arith.RemUIOp, arith.CeilDivUIOp), _UNSIGNED),
    arith.ShRUIOp: _UNSIGNED,
}
"""The operations that give the same on fewer bits, by how numbers must fit."""

_SHIFTS: Final = (arith.ShLIOp, arith.ShRSIOp, arith.ShRUIOp)


class IntRangeNarrowing(Pass, name="arith-int-range-narrowing"):
    """Reduce integer operations bitwidth based on integer range analysis."""

    int_bitwidths_supported: str = ""

    def knows(self, op: Operation) -> bool:
        # Newer versions narrow the variables of loops as well.
        return all(
            has_known_folds(inner) and not isinstance(inner, CountingLoop)
            for inner in walk(op)
        ) or any(_states_ranges(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        ranges, widths = ranges_of_values(op), self._widths()
        patterns = [
            _Elementwise(ranges, widths),
            _Comparison(ranges, widths),
            _CastChain(ranges, widths),
        ]
        apply_greedily(op, patterns, top_down=False, region_simplification="aggressive")

    def _widths(self) -> list[int]:
        words = self.int_bitwidths_supported.split(",")
        if not all(word.strip().isdecimal() for word in words if word):
            fault = "int-bitwidths-supported is a list of widths"
            raise PassFailed(f"{self.name}: {fault}")
        return [int(word) for word in words if word]


class _OfRanges(Pattern):
    def __init__(
        self, ranges: dict[Value, IntegerRange], widths: Sequence[int]
    ) -> None:
        self._ranges = ranges
        self._widths = widths

    def _known(self, values: Iterable[Value]) -> list[IntegerRange] | None:
        found = [self._ranges.get(value) for value in values]
        known = [one for one in found if one is not None]
        return known if len(known) == len(found) else None


class _Elementwise(_OfRanges, roots=tuple(_NARROWED)):
    def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
        ranges = self._known((*op.operands, *op.results))
        ty = op.results[0].type
        if ranges is None:
            return
        for width in self._widths:
            kinds = _shared(ranges, width) & _NARROWED[type(op)]
            if isinstance(op, _SHIFTS) and ranges[1].umax >= width:
                continue
            if kinds and width < width_of_range(ty):
                self._narrow(op, width, kinds, rewriter)
                return

    def _narrow(
        self, op: Operation, width: int, kinds: Kinds, rewriter: Rewriter
    ) -> None:
        ty = _of_width(op.results[0].type, width)
        inputs: dict[Value, Value] = {}
        for operand in op.operands:
            never_negative = self._ranges[operand].smin >= 0
            given = _ANY if kinds == _SIGNED and never_negative else kinds
            inputs[operand] = _cast(operand, ty, given, rewriter)
        made = Operation(
            op.name,
            [inputs[operand] for operand in op.operands],
            [ty],
            properties=op.properties,
            attributes=op.attributes,
            location=op.any_location,
        )
        _keep_promises(made, kinds)
        rewriter.insert(made)
        back = _cast(made.results[0], op.results[0].type, kinds, rewriter)
        self._ranges[back] = self._ranges[op.results[0]]
        rewriter.replace(op, back)


def _keep_promises(op: Operation, kinds: Kinds) -> None:
    """Takes away flags that numbers of these kinds may break on fewer bits."""
    flags = op.properties.get("overflowFlags")
    if isinstance(flags, IntegerOverflowFlagsAttr):
        kept = [f for f, kind in _OF_FLAG.items() if kind in kinds and f in flags.flags]
        text = ", ".join(kept) or "none"
        op.set_property("overflowFlags", IntegerOverflowFlagsAttr(text))


_OF_FLAG: Final = {"nsw": "signed", "nuw": "unsigned"}


class _Comparison(_OfRanges, roots=arith.CmpIOp):
    def rewrite(self, op: arith.CmpIOp, rewriter: Rewriter) -> None:
        ranges = self._known(op.operands)
        ty = op.lhs.type
        if ranges is None:
            return
        for width in self._widths:
            kinds = [_fits(one, width) for one in ranges]
            shared = kinds[0] & kinds[1]
            if op.predicate[0] == "s" and op.predicate != "s":
                shared &= _SIGNED
            if not shared or width >= width_of_range(ty):
                continue
            narrow = _of_width(ty, width)
            lhs = _cast(op.lhs, narrow, kinds[0], rewriter)
            rhs = _cast(op.rhs, narrow, kinds[1], rewriter)
            made = arith.CmpIOp(op.predicate, lhs, rhs, location=op.any_location)
            self._ranges[made.result] = self._ranges[op.result]
            rewriter.replace(op, made)
            return


class _CastChain(_OfRanges, roots=(arith.IndexCastUIOp, arith.IndexCastOp)):
    """A cast to an index and back, of one of the widths."""

    def rewrite(
        self, op: arith.IndexCastOp | arith.IndexCastUIOp, rewriter: Rewriter
    ) -> None:
        inner = op.in_.defining_op
        if not isinstance(inner, type(op)) or inner.out.type is not INDEX:
            return
        if (
            inner.in_.type is op.out.type
            and width_of_range(op.out.type) in self._widths
        ):
            rewriter.replace(op, inner.in_)


def _fits(known: IntegerRange, width: int) -> Kinds:
    """How numbers fit into a width."""
    half = 1 << width - 1
    if known.width <= width:
        return _NONE
    signed = -half <= known.smin and known.smax < half
    unsigned = known.umax < 2 * half
    return (_SIGNED if signed else _NONE) | (_UNSIGNED if unsigned else _NONE)


def _shared(ranges: Sequence[IntegerRange], width: int) -> Kinds:
    return frozenset.intersection(*[_fits(one, width) for one in ranges])


def _cast(value: Value, ty: Type, kinds: Kinds, rewriter: Rewriter) -> Value:
    """A value as one of another width."""
    if value.type is ty:
        return value
    before, after = element_or_self(value.type), element_or_self(ty)
    signed = kinds == _SIGNED
    if INDEX in (before, after):
        name = "index_cast" if signed else "index_castui"
    elif width_of_range(after) < width_of_range(before):
        name = "trunci"
    else:
        name = "extsi" if signed else "extui"
    location = rewriter.location
    made = Operation(f"arith.{name}", [value], [ty], location=location)
    return rewriter.insert(made).results[0]


def _of_width(ty: Type, width: int) -> Type:
    """A type with integers of a width for elements, or such an integer."""
    return with_element(ty, integer(width)) or integer(width)
