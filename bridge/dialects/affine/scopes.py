"""Which values may be dimensions and which symbols of affine maps and sets.

An affine scope is the body of an operation such as a function: what is defined at its
top, or above it, does not change within it, and may be a symbol; so may what pure
operations make of symbols. Dimensions may be all of these, the variables of affine
loops, and what `affine.apply` and its kin make of dimensions.

Upstream recurses, which takes exponential time where values are used twice and
overflows where chains are long. Here each value is visited once, without recursion.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bridge.dialects import memref
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, INDEX, MemRefType, UnrankedMemRefType
from bridge.ir.values import BlockArgument
from bridge.op.base import constant_integer
from bridge.op.cache import known
from bridge.op.interfaces.effects import is_constant, is_pure
from bridge.op.traits import has_trait

Way = tuple[Value, ...]
"""Values of which all must be symbols, or dimensions, for another to be one."""

_PROVEN: Final[list[Way]] = [()]
_UNPROVEN: Final[list[Way]] = []


def is_top_level(value: Value) -> bool:
    """Whether a value is defined directly in some affine scope."""
    block = value.block
    return block is not None and has_trait(block.parent_op, "AffineScope")


def is_induction_variable(value: Value) -> bool:
    """Whether a value is the induction variable of an affine loop."""
    if not isinstance(value, BlockArgument):
        return False
    region = value.owner.parent
    loop = region.parent if region is not None else None
    if region is None or loop is None:
        return False
    if loop.name == "affine.for":
        return value.index == 0 and region.blocks[0] is value.owner
    return loop.name == "affine.parallel"


class Scope:
    """What is known of values as dimensions and symbols of one affine scope.

    It must not outlive a change of the program: `Scope.of` sees to that.
    """

    __slots__ = ("_dims", "_symbols", "region")

    def __init__(self, region: Region | None) -> None:
        self.region = region
        self._symbols: dict[Value, bool] = {}
        self._dims: dict[Value, bool] = {}

    @staticmethod
    def of(op: Operation) -> Scope:
        """The scope that an operation is in."""
        return known(_Scopes).of(op)

    def is_symbol(self, value: Value) -> bool:
        """Whether a value may be a symbol."""
        return _holds(value, self._ways_to_symbol, self._symbols)

    def is_dim(self, value: Value) -> bool:
        """Whether a value may be a dimension."""
        if is_induction_variable(value):
            return value.type is INDEX
        return _holds(value, self._ways_to_dim, self._dims)

    def _ways_to_symbol(self, value: Value) -> Sequence[Way]:
        if value.type is not INDEX:
            return _UNPROVEN
        if value.block is None:
            # The enclosing isolated op reports a value that is defined nowhere.
            return _PROVEN
        if self.region is not None and _is_in_or_above(value, self.region):
            return _PROVEN
        op = value.defining_op
        if op is None:
            return _UNPROVEN
        if is_constant(value):
            return _PROVEN
        ways = [op.operands] if is_pure(op) else []
        if has_trait(op, "ShapedDimOpInterface"):
            ways += _ways_to_size(op)
        return ways

    def _ways_to_dim(self, value: Value) -> Sequence[Way]:
        if value.type is not INDEX:
            return _UNPROVEN
        if self.is_symbol(value):
            return _PROVEN
        op = value.defining_op
        if op is None:
            return _PROVEN if is_induction_variable(value) else _UNPROVEN
        if op.name in _OF_DIMENSIONS:
            return [op.operands]
        # The value whose size is queried is the first operand of all such ops.
        is_size = has_trait(op, "ShapedDimOpInterface")
        return _PROVEN if is_size and is_top_level(op.operands[0]) else _UNPROVEN


class _Scopes:
    """The scopes of a program, and which one each block is in."""

    __slots__ = ("_by_block", "_scopes")

    def __init__(self) -> None:
        self._by_block: dict[Block, Region | None] = {}
        self._scopes: dict[Region | None, Scope] = {}

    def of(self, op: Operation) -> Scope:
        region = self._region(op.parent)
        scope = self._scopes.get(region)
        if scope is None:
            scope = self._scopes[region] = Scope(region)
        return scope

    def _region(self, block: Block | None) -> Region | None:
        """The scope that a block is in, cached for the blocks on the way."""
        found: Region | None = None
        path: list[Block] = []
        while block is not None:
            if block in self._by_block:
                found = self._by_block[block]
                break
            path.append(block)
            around = block.parent_op
            if around is None or has_trait(around, "AffineScope"):
                found = block.parent if around is not None else None
                break
            block = around.parent
        for passed in path:
            self._by_block[passed] = found
        return found


def verify_dims_and_symbols(
    op: Operation, operands: Sequence[Value], num_dims: int
) -> None:
    """Whether operands may be the dimensions, then the symbols, of a map or set.

    Raises `Invalid`.
    """
    scope: Scope | None = None
    for index, value in enumerate(operands):
        is_dim = index < num_dims
        if is_dim and value.type is INDEX and is_induction_variable(value):
            continue
        scope = scope or Scope.of(op)
        if is_dim and not scope.is_dim(value):
            raise op.error("operand cannot be used as a dimension id")
        if not is_dim and not scope.is_symbol(value):
            raise op.error("operand cannot be used as a symbol")


_OF_DIMENSIONS: Final = frozenset(
    {"affine.apply", "affine.delinearize_index", "affine.linearize_index"}
)
"""Ops whose results may be dimensions where all their operands may."""


def _holds(
    goal: Value, ways: Callable[[Value], Sequence[Way]], known: dict[Value, bool]
) -> bool:
    """Whether for some way to a value all it needs holds; a circle holds nothing."""
    pending: list[tuple[Value, Sequence[Way] | None]] = [(goal, None)]
    while pending:
        value, found = pending.pop()
        if found is not None:
            known[value] = any(all(known[need] for need in way) for way in found)
        elif value not in known:
            known[value] = False
            found = ways(value)
            pending.append((value, found))
            pending += [(need, None) for way in found for need in way]
    return known[goal]


def _is_in_or_above(value: Value, scope: Region) -> bool:
    """Whether a region, or one that it can see, is where a value is defined."""
    block = value.block
    defined_in = block.parent if block is not None else None
    region: Region | None = scope
    while region is not None:
        if region is defined_in:
            return True
        parent = region.parent
        if parent is None or has_trait(parent, "IsolatedFromAbove"):
            return False
        region = parent.parent_region
    return False


def _ways_to_size(op: Operation) -> Sequence[Way]:
    """What makes the size of a dimension a symbol: the op that made the buffer."""
    shaped, position = op.operands[:2]
    if is_top_level(shaped):
        return _PROVEN
    index = constant_integer(position)
    source = shaped.defining_op
    while isinstance(source, memref.CastOp):
        before = source.operands[0]
        if isinstance(before.type, UnrankedMemRefType):
            return _UNPROVEN
        source = before.defining_op
    # The operands for the sizes that a buffer's type leaves open.
    if index is not None and isinstance(source, memref.AllocOp):
        return _ways_to_size_of_buffer(source, source.dynamic_sizes, index)
    if index is not None and isinstance(source, memref.SubViewOp | memref.ViewOp):
        return _ways_to_size_of_buffer(source, source.sizes, index)
    return _UNPROVEN


def _ways_to_size_of_buffer(
    source: Operation, sizes: Sequence[Value], index: int
) -> Sequence[Way]:
    ty = source.results[0].type
    if not isinstance(ty, MemRefType) or not 0 <= index < ty.rank:
        return _UNPROVEN
    if ty.shape[index] != DYNAMIC:
        return _PROVEN
    position = ty.shape[:index].count(DYNAMIC)
    return [(sizes[position],)] if position < len(sizes) else _UNPROVEN
