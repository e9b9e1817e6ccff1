"""Whether an operation does nothing but make its results, as upstream judges it.

An operation is pure where it may be run although the program would not (it is
speculatable) and touches no memory. Most say so by traits; what depends on more is
asked of the functions below, by the op's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    RankedType,
    UnrankedMemRefType,
)
from bridge.ods.rows import Row, row
from bridge.ods.slots import values_of
from bridge.op.base import constant_integer
from bridge.op.ranges import range_of
from bridge.op.traits import has_trait


class Speculation(Enum):
    """Whether an operation may run where the program would not run it."""

    NEVER = 0
    ALWAYS = 1
    AS_ITS_REGIONS = 2


def is_pure(op: Operation) -> bool:
    """Whether it may run anywhere, any number of times, with no other effect."""
    return is_speculatable(op) and is_memory_effect_free(op)


def is_speculatable(op: Operation) -> bool:
    """Whether running it where the program would not is no change."""
    pending = [op]
    while pending:
        current = pending.pop()
        found = _speculation(current)
        if found is Speculation.NEVER:
            return False
        if found is Speculation.AS_ITS_REGIONS:
            pending += _inside(current)
    return True


def is_memory_effect_free(op: Operation) -> bool:
    """Whether neither it nor what it runs touches memory."""
    pending = [op]
    while pending:
        current = pending.pop()
        line = row(current.name)
        if line is None:
            return False
        recursive = line.has_trait("RecursiveMemoryEffects")
        stated = not line.trait_names.isdisjoint(_STATED)
        if stated and _has_effect(current, line):
            return False
        if not stated and not recursive:
            return False
        if recursive:
            pending += _inside(current)
    return True


_STATED: Final = ("MemoryEffectOpInterface", "MemoryEffects", "NoMemoryEffect")


def _inside(op: Operation) -> Iterator[Operation]:
    return (
        inner for region in op.regions for block in region.blocks for inner in block
    )


def _speculation(op: Operation) -> Speculation:
    line = row(op.name)
    if line is None or not line.has_trait("ConditionallySpeculatable"):
        return Speculation.NEVER
    rule = _SPECULATION.get(op.name)
    if rule is not None:
        return rule(op)
    if line.has_trait("AlwaysSpeculatableImplTrait"):
        return Speculation.ALWAYS
    recursive = line.has_trait("RecursivelySpeculatableImplTrait")
    if recursive or (line.has_trait(_DESTINATION_STYLE) and not _has_buffers(op)):
        return Speculation.AS_ITS_REGIONS
    return Speculation.NEVER


def _has_effect(op: Operation, line: Row) -> bool:
    if line.has_trait("NoMemoryEffect"):
        return False
    stated = False
    for field, slots in (("operands", line.operands), ("results", line.results)):
        for index, slot in enumerate(slots):
            stated = stated or bool(slot.effects)
            if slot.effects and values_of(line, field, index)(op):
                return True
    if stated:
        return False
    return not line.has_trait(_DESTINATION_STYLE) or _has_buffers(op)


_DESTINATION_STYLE: Final = "DestinationStyleOpInterface"


def _has_buffers(op: Operation) -> bool:
    return any(
        isinstance(value.type, MemRefType | UnrankedMemRefType) for value in op.operands
    )


# Ops that look at more than their traits ----------------------------------------------


def _if(condition: bool) -> Speculation:
    return Speculation.ALWAYS if condition else Speculation.NEVER


def _unsigned_division(op: Operation) -> Speculation:
    low, high = range_of(op.operands[1])
    return _if(low > 0 or high < 0)


def _signed_division(op: Operation) -> Speculation:
    # The smallest number divided by minus one overflows.
    low, high = range_of(op.operands[1])
    return _if(low > 0 or high < -1)


def _dimension(kind: type[RankedType]) -> Callable[[Operation], Speculation]:
    def rule(op: Operation) -> Speculation:
        ty = op.operands[0].type
        index = constant_integer(op.operands[1])
        return _if(isinstance(ty, kind) and index is not None and index < ty.rank)

    return rule


def _level(op: Operation) -> Speculation:
    return _if(constant_integer(op.operands[1]) is not None)


def _broadcast(op: Operation) -> Speculation:
    # The first active lane is another where other lanes are active.
    return _if(op.name == "gpu.subgroup_broadcast" and len(op.operands) > 1)


def _scf_loop(op: Operation) -> Speculation:
    # A loop of another step might not end.
    ends = constant_integer(op.operands[2]) == 1
    return Speculation.AS_ITS_REGIONS if ends else Speculation.NEVER


def _affine_loop(op: Operation) -> Speculation:
    step = op.get("step")
    ends = isinstance(step, IntegerAttr) and step.value == 1
    return Speculation.AS_ITS_REGIONS if ends else Speculation.NEVER


def _without_buffers(op: Operation) -> Speculation:
    return _if(not _has_buffers(op))


def _tiling(side: int) -> Callable[[Operation], Speculation]:
    """The rule of (un)packing, where the operand at `side` is what is not tiled."""

    def rule(op: Operation) -> Speculation:
        sizes, tiled = op.get("static_inner_tiles"), op.get("inner_dims_pos")
        ty = op.operands[side].type
        if not isinstance(sizes, DenseArrayAttr) or not isinstance(ty, RankedType):
            return Speculation.NEVER
        positions = tiled.values if isinstance(tiled, DenseArrayAttr) else ()
        dims = [ty.shape[int(i)] for i in positions if 0 <= i < ty.rank]
        return _if(DYNAMIC not in sizes.values and DYNAMIC not in dims)

    return rule


def _packing(op: Operation) -> Speculation:
    line = row(op.name)
    padded = line is not None and values_of(line, "operands", 2)(op)
    return Speculation.ALWAYS if padded else _tiling(0)(op)


_SPECULATION: Final[dict[str, Callable[[Operation], Speculation]]] = {
    "affine.for": _affine_loop,
    "arith.ceildivsi": _signed_division,
    "arith.ceildivui": _unsigned_division,
    "arith.divsi": _signed_division,
    "arith.divui": _unsigned_division,
    "arith.remsi": _unsigned_division,
    "arith.remui": _unsigned_division,
    "gpu.subgroup_broadcast": _broadcast,
    "linalg.pack": _packing,
    "linalg.unpack": _tiling(1),
    "llvm.sdiv": _signed_division,
    "llvm.udiv": _unsigned_division,
    "memref.dim": _dimension(MemRefType),
    "scf.for": _scf_loop,
    "sparse_tensor.lvl": _level,
    "tensor.dim": _dimension(RankedTensorType),
    "vector.transfer_read": _without_buffers,
    "vector.transfer_write": _without_buffers,
}


def is_constant(value: Value) -> bool:
    """Whether an op that is nothing but a constant makes a value."""
    return has_trait(value.defining_op, "ConstantLike")
