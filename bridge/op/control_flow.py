"""Where control goes from operations with regions and from branches, and what with.

It is common to several dialects, and said once for each op. Upstream:
RegionBranchOpInterface and BranchOpInterface.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from bridge.ir.affine import AffineConstant
from bridge.ir.attributes import AffineMapAttr, IntegerAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import DialectType, IntegerType, Type
from bridge.ir.values import Value
from bridge.ods.rows import Arity, Row, row
from bridge.ods.slots import group_sizes, values_of
from bridge.op.base import constant_integer

Values = Sequence[Value]


class Edge(NamedTuple):
    """One way that control may go."""

    target: Region | None
    """The region it enters; None where it leaves the operation."""
    operands: Values
    inputs: Values
    """What the operands become: arguments of the region, or the op's results."""


Flow = Callable[[Operation, Operation | None], Iterator[Edge]]
"""Of an op, and the terminator that control comes from; None: it enters the op."""


def edges(op: Operation, point: Operation | None) -> Iterator[Edge]:
    """Where control may go from a terminator, or from the op itself.

    A loop that is known to run so and so often goes where that leads. There are none
    where the op's flow is not known.
    """
    trips = _TRIPS.get(op.name)
    count = trips(op) if trips is not None else None
    found = possible_edges(op, point)
    if count is None:
        return found
    enters = count > 0 if point is None else count != 1
    leaves = count == 0 or point is not None
    return (e for e in found if (leaves if e.target is None else enters))


def possible_edges(op: Operation, point: Operation | None) -> Iterator[Edge]:
    """The same, and for a loop as if nothing were known of how often it runs."""
    flow = FLOWS.get(op.name)
    return flow(op, point) if flow is not None else iter(())


def exits(op: Operation) -> Iterator[Operation]:
    """The terminators that leave a region of an op, in the order of the text."""
    for region in op.regions:
        for block in region.blocks:
            last = block.last
            if last is not None and _leaves_region(last.name):
                yield last


@cache
def _leaves_region(name: str) -> bool:
    line = row(name)
    return line is not None and line.has_trait("RegionBranchTerminatorOpInterface")


def given(point: Operation) -> Values:
    """The values that a terminator hands on."""
    skipped = _NOT_HANDED_ON.get(point.name, 0)
    return () if skipped is None else point.operands[skipped:]


_NOT_HANDED_ON: Final[dict[str, int | None]] = {
    "scf.condition": 1,
    "scf.forall.in_parallel": None,
    "scf.reduce": None,
}
"""So many of a terminator's first operands stay with it; None: all."""


# Operations with regions -------------------------------------------------------------


def _once(op: Operation, point: Operation | None) -> Iterator[Edge]:
    """Each of the regions is run once at most, and gives the results."""
    if point is not None:
        yield Edge(None, given(point), op.results)
        return
    for region in op.regions:
        yield Edge(region if region.blocks else None, (), ())


def _bare(op: Operation, point: Operation | None) -> Iterator[Edge]:
    """The same, where the regions' arguments get what is handed in: nothing."""
    if point is not None:
        yield Edge(None, given(point), op.results)
        return
    for region in op.regions:
        if region.blocks:
            yield Edge(region, (), region.blocks[0].arguments)
        else:
            yield Edge(None, (), op.results)


def _looping(inits: Callable[[Operation], Values]) -> Flow:
    """A loop: its body comes first, or what is behind it, and then so again."""

    def flow(op: Operation, point: Operation | None) -> Iterator[Edge]:
        body = op.regions[0]
        arguments = body.blocks[0].arguments[1:] if body.blocks else ()
        operands = inits(op) if point is None else given(point)
        yield Edge(body, operands, arguments)
        yield Edge(None, operands, op.results)

    return flow


def _trips_of_for(op: Operation) -> int | None:
    lower, upper, step = op.operands[:3]
    if lower is upper:
        return 0
    signed = "unsignedCmp" not in op._properties
    by = _bound(step, signed)
    way = None if by == 0 else _way(lower, upper, signed)
    if way is None:
        return None
    if way < 0:
        return 0
    return None if by is None or by < 0 else -(-way // by)


def _way(lower: Value, upper: Value, signed: bool) -> int | None:
    """How far it is from one bound to the other, below zero for not at all.

    It is known of two constants, and of a bound that adds a constant to the other one.
    """
    first, last = _bound(lower, signed), _bound(upper, signed)
    if first is None:
        return None if last is not None else _added(lower, upper, signed)
    if last is None:
        return None
    return last - first if first < last else -1


def _bound(value: Value, signed: bool) -> int | None:
    """The constant that a bound or a step is, as the loop compares it."""
    found = constant_integer(value)
    if found is None or signed:
        return found
    width = value.type.width if isinstance(value.type, IntegerType) else _INDEX_WIDTH
    return found % (1 << width)


_INDEX_WIDTH: Final = 64


def _added(lower: Value, upper: Value, signed: bool) -> int | None:
    """The constant that is added to the lower bound, where nothing overflows."""
    add = upper.defining_op
    if add is None or add.name != "arith.addi" or add.operands[0] is not lower:
        return None
    flags = str(add.get("overflowFlags"))
    if ("nsw" if signed else "nuw") not in flags:
        return None
    return constant_integer(add.operands[1])


def _trips_of_affine_for(op: Operation) -> int | None:
    first, last = (_constant_bound(op, f"{side}BoundMap") for side in _SIDES)
    step = op._properties.get("step")
    if first is None or last is None or not isinstance(step, IntegerAttr):
        return None
    return _trips(first, last, step.value) if step.value > 0 else None


_SIDES: Final = ("lower", "upper")


def _constant_bound(op: Operation, name: str) -> int | None:
    bound = op._properties.get(name)
    results = bound.map.results if isinstance(bound, AffineMapAttr) else ()
    if len(results) == 1 and isinstance(results[0], AffineConstant):
        return results[0].value
    return None


def _trips(first: int, last: int, step: int | None) -> int | None:
    if last <= first:
        return 0
    return None if step is None else -((first - last) // step)


def _affine_inits(op: Operation) -> Values:
    sizes = group_sizes(op, "operandSegmentSizes")
    return op.operands[sum(sizes[:2]) :]


def _while(op: Operation, point: Operation | None) -> Iterator[Edge]:
    before, after = op.regions
    if point is None or point.parent_region is after:
        operands = op.operands if point is None else given(point)
        yield Edge(before, operands, before.blocks[0].arguments)
        return
    yield Edge(None, given(point), op.results)
    yield Edge(after, given(point), after.blocks[0].arguments)


def _execute(op: Operation, point: Operation | None) -> Iterator[Edge]:
    """`async.execute`: the first operands and the first result are tokens."""
    if point is not None:
        yield Edge(None, given(point), op.results[1:])
        return
    body = op.regions[0]
    waited = (*group_sizes(op, "operandSegmentSizes"), 0)[0]
    yield Edge(body, op.operands[waited:], body.blocks[0].arguments)


def _handed_in(op: Operation, point: Operation | None) -> Iterator[Edge]:
    """Regions one after the other, whose arguments are the operands, if there are any.

    Any of them may give the results.
    """
    done = 0
    if point is not None and point.parent_region is not None:
        done = op.regions.index(point.parent_region) + 1
    for region in op.regions[done:]:
        yield Edge(
            region, op.operands, region.blocks[0].arguments if op.operands else ()
        )
    if point is not None:
        yield Edge(None, given(point), op.results)


FLOWS: Final[dict[str, Flow]] = {
    **dict.fromkeys(
        (
            "acc.data",
            "acc.host_data",
            "acc.kernel_environment",
            "acc.kernels",
            "acc.parallel",
            "acc.serial",
            "memref.alloca_scope",
            "scf.execute_region",
            "scf.if",
            "scf.index_switch",
            "shape.assuming",
        ),
        _once,
    ),
    "affine.for": _looping(_affine_inits),
    "affine.if": _bare,
    "async.execute": _execute,
    "scf.for": _looping(lambda op: op.operands[3:]),
    "scf.while": _while,
    "transform.alternatives": _handed_in,
    "transform.sequence": _handed_in,
}
"""By op, in the order that upstream lists the ways."""

_TRIPS: Final[dict[str, Callable[[Operation], int | None]]] = {
    "affine.for": _trips_of_affine_for,
    "scf.for": _trips_of_for,
}
"""By loop how often its body runs, where that is known."""


def same_on_edge(op: Operation, operand: Type, value: Type) -> bool:
    """Whether an operand of one type may become a value of another on an edge."""
    if op.name == "async.execute":
        return _awaited(operand) is _awaited(value)
    return operand is value


def _awaited(ty: Type) -> Type:
    """What an `!async.value` will be; any other type itself."""
    if not isinstance(ty, DialectType) or ty.dialect != "async":
        return ty
    held: Type = getattr(ty, "value_type", ty)
    return held


# Branches ----------------------------------------------------------------------------


def passed(op: Operation) -> list[Values]:
    """The operands that a branch passes to each of its successors."""
    return _passing(op.name)(op)


@cache
def _passing(name: str) -> Callable[[Operation], list[Values]]:
    line = row(name)
    if line is None:
        return lambda op: [() for _ in op.successors]
    first = _FIRST_PASSED.get(name)
    parts = [
        _groups_of(line, index)
        for index, slot in enumerate(line.operands)
        if slot.arity is not Arity.ONE and (first is None or slot.name in first)
    ]
    return lambda op: [values for part in parts for values in part(op)]


_FIRST_PASSED: Final = {"llvm.invoke": ("normalDestOperands", "unwindDestOperands")}
"""Operands that are passed, where others of variable number are not."""


def _groups_of(line: Row, index: int) -> Callable[[Operation], list[Values]]:
    slot = line.operands[index]
    get = values_of(line, "operands", index)
    if slot.arity is not Arity.GROUPS:
        return lambda op: [get(op)]

    def groups(op: Operation) -> list[Values]:
        values = get(op)
        found = []
        start = 0
        for size in group_sizes(op, slot.segments):
            found.append(values[start : start + size])
            start += size
        return found

    return groups
