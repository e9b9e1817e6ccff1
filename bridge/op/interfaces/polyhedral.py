"""What operations say of loops, conditions and accesses that affine maps describe.

Analyses ask these, and know no op. A loop whose bounds are not affine, and a view that
is not, says so by `None`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
)
from bridge.ir.types import DYNAMIC, MemRefType, Type, VectorType
from bridge.ir.values import Value
from bridge.op.base import Op, Values


class Applied(NamedTuple):
    """An affine map with its operands, the dimensions before the symbols."""

    map: AffineMap
    operands: Sequence[Value]


class LoopBounds(NamedTuple):
    """One loop: from the greatest of the lower bounds, below the least upper bound."""

    variable: Value
    lower: Applied
    upper: Applied
    step: int


class AffineLoops(Op):
    """Loops around a region, the outer first; the variables are what it is given."""

    def loops(self) -> Sequence[LoopBounds] | None:
        """The loops, or `None` where their bounds or steps are not affine."""
        raise NotImplementedError


class AffineGuard(Op):
    """Runs its first region where values are in an integer set, else the second."""

    def guard(self) -> tuple[IntegerSet, Sequence[Value]]:
        """The set and its operands, the dimensions before the symbols."""
        raise NotImplementedError


Extremum = Literal["", "min", "max"]


class AffineValue(Op):
    """An index that affine maps define."""

    def applied(self) -> tuple[Extremum, Applied]:
        """What is computed of the results of a map: the only one, the least, ..."""
        raise NotImplementedError


class BoundedValue(Op):
    """An index that is known to lie between two numbers."""

    def limits(self) -> tuple[int, int]:
        """The least and the greatest number that it may be."""
        raise NotImplementedError


class Access(NamedTuple):
    """Elements of a memref that an operation reads or writes."""

    memref: Value
    subscripts: Applied
    """One for each dimension."""
    writes: bool
    extents: Sequence[int] = ()
    """So many elements from there on, of the last dimensions; without, one."""


def extents_of(memref: Value, moved: Type) -> Sequence[int]:
    """How far an access reaches that moves a value: a vector, or an element.

    A vector may be an element, too.
    """
    if not isinstance(moved, VectorType):
        return ()
    is_element = isinstance(memref.type, MemRefType) and memref.type.element is moved
    return () if is_element else moved.shape


def plain_access(memref: Value, indices: Sequence[Value], *, writes: bool) -> Access:
    """An access to one element, by one index for each dimension."""
    subscripts = Applied(AffineMap.identity(len(indices)), indices)
    return Access(memref, subscripts, writes)


class AffineAccess(Op):
    """Touches elements of one memref, and no other memory."""

    def access(self) -> Access:
        """What it touches."""
        raise NotImplementedError


class AffineView(Op):
    """Memory of an operand whose elements are found by affine subscripts."""

    def viewed(self) -> tuple[Value, Applied] | None:
        """The memref that is viewed, and its subscripts.

        The dimensions of the map are the subscripts of the view, the symbols are the
        operands.
        """
        raise NotImplementedError


def map_of_part(
    offsets: Sequence[int | float], strides: Sequence[int | float], kept: Sequence[int]
) -> AffineMap | None:
    """The subscripts of a part, which has some of the dimensions.

    An offset that is `DYNAMIC` is a symbol; with such a stride it is not affine.
    """
    if DYNAMIC in strides:
        return None
    symbols = 0
    results: list[AffineExpr] = []
    for dim, (offset, stride) in enumerate(zip(offsets, strides, strict=True)):
        start: AffineExpr = AffineConstant(int(offset))
        if offset == DYNAMIC:
            start, symbols = AffineSymbol(symbols), symbols + 1
        moved = AffineDim(kept.index(dim)) * int(stride) if dim in kept else 0
        results.append(start + moved)
    return AffineMap(len(kept), symbols, tuple(results))


def map_of_line(
    offset: int | float, strides: Sequence[int | float]
) -> AffineMap | None:
    """The subscript in one dimension of what has strides in it.

    An offset that is `DYNAMIC` is a symbol; with such a stride it is not affine.
    """
    if DYNAMIC in strides:
        return None
    at: AffineExpr = AffineConstant(int(offset))
    if offset == DYNAMIC:
        at = AffineSymbol(0)
    for n, stride in enumerate(strides):
        at = AffineDim(n) * int(stride) + at
    return AffineMap(len(strides), int(offset == DYNAMIC), (at,))


class SizeQuery(Op):
    """Its result is the size of a dimension of a memref."""

    def queried(self) -> tuple[Value, Value]:
        """The memref, and the value that says which dimension."""
        raise NotImplementedError


class SizedMemory(Op):
    """Makes memory whose dynamic sizes are operands."""

    dynamic_sizes: Values


class NamedMemory(Op):
    """Gives memory that has a name: the same name, the same memory."""

    def memory_name(self) -> str:
        """The name."""
        raise NotImplementedError
