"""Passes that tell what affine analyses find: bounds, strides, loops, dependences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

import islpy as isl

from bridge import Block, Operation, Value, analysis
from bridge.analysis import Touched, Unknown
from bridge.dialects import affine, memref
from bridge.dialects.affine.composition import canonical, composed
from bridge.dialects.affine.memory import AccessOp
from bridge.errors import Diagnostic, warn
from bridge.ir.affine import AffineMap
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType
from bridge.op.interfaces.polyhedral import AffineAccess, AffineLoops, Applied
from bridge.op.traits import has_trait
from bridge.passes import Pass
from bridge.passes.polyhedral.domains import domain_of
from bridge.passes.polyhedral.pairs import pairs_of
from test_dialect.output import remark, say
from test_dialect.passes.printing import post_order

ACCESSES = ("affine.load", "affine.store", "affine.vector_load", "affine.vector_store")


def _accesses(root: Operation) -> Iterator[AffineAccess]:
    for op in post_order(root):
        if isinstance(op, AffineAccess) and op.name in ACCESSES:
            yield op


class BoundCheck(Pass, name="test-memref-bound-check"):
    """Tells of accesses beyond either end of a dimension."""

    def run(self, op: Operation) -> None:
        for found in _accesses(op):
            access, touched = found.access(), analysis.access_relation(found)
            results = composed(access.subscripts).map.results
            if not all(result.is_pure_affine for result in results):
                _error(found, "getMemRefRegion: compose affine map failed")
            elif not isinstance(touched, Unknown):
                ty = access.memref.type
                assert isinstance(ty, MemRefType)  # subscripts of one are affine
                _check_bounds(found, touched.range(), ty.shape)


def _error(op: Operation, text: str) -> None:
    warn(Diagnostic("error", text, op.position))


def _check_bounds(op: Operation, touched: isl.Set, shape: tuple[int, ...]) -> None:
    names = [f"d{n}" for n in range(len(shape))]
    # An allocation inside of loops is another one in each iteration.
    extra = touched.dim(isl.dim_type.set) - len(shape)
    touched = touched.project_out(isl.dim_type.set, 0, extra)
    for n, size in enumerate(shape):
        conditions = {"upper": f">= {size}", "lower": "< 0"}
        for end, condition in conditions.items():
            beyond = isl.Set(f"{{ [{', '.join(names)}] : d{n} {condition} }}")
            if not touched.intersect(beyond).is_empty():
                text = f"memref out of {end} bound access along dimension #{n + 1}"
                _error(op, f"'{op.name}' op {text}")


class StrideCalculation(
    Pass, name="test-memref-stride-calculation", anchor="func.func"
):
    """Prints the offset and the strides of each allocation's type."""

    def run(self, op: Operation) -> None:
        say(f"Testing: {str(op.get('sym_name')).strip(chr(34))}")
        for found in post_order(op):
            if not isinstance(found, memref.AllocOp):
                continue
            ty = found.results[0].type
            assert isinstance(ty, MemRefType)  # its row says so
            layout = strides_and_offset(ty)
            if layout is None:
                say(f"MemRefType {ty} cannot be converted to strided form")
                continue
            strides, offset = layout
            shown = ", ".join(map(_number, strides))
            say(f"MemRefType offset: {_number(offset)} strides: {shown}")


def _number(value: int) -> str:
    return "?" if value == DYNAMIC else str(value)


class AccessAnalysis(Pass, name="test-affine-access-analysis", anchor="func.func"):
    """Tells along which loops an access is contiguous, or invariant."""

    def run(self, op: Operation) -> None:
        for block in op.regions[0].blocks:
            for loop in block:
                if isinstance(loop, affine.ForOp):
                    for found in _accesses(loop):
                        _tell_of_loops(found)


def _tell_of_loops(op: AffineAccess) -> None:
    access = op.access()
    around = [x for x in loops_around(op) if isinstance(x, affine.ForOp)]
    for depth, loop in enumerate(around):
        variable = loop.body.arguments[0]
        varying = _varying(access.subscripts, variable)
        if len(varying) == 1 and varying[0] == len(access.subscripts.map.results) - 1:
            remark(op, f"contiguous along loop {depth}")
        if variable not in _used(access.subscripts):
            remark(op, f"invariant along loop {depth}")


def _used(subscripts: Applied) -> Sequence[Value]:
    """The operands of a map when all is composed and simplified."""
    return canonical(*composed(subscripts))[1]


def _varying(subscripts: Applied, variable: Value) -> list[int]:
    """For each operand of a subscript that a loop changes, which subscript that is."""
    inputs = [Applied(AffineMap.identity(1), (value,)) for value in subscripts.operands]
    changes = [variable in _used(one) for one in inputs]
    map_ = subscripts.map
    return [
        n
        for n, result in enumerate(map_.results)
        for position, is_changed in enumerate(changes)
        if is_changed and _uses(map_.sub_map([n]), position)
    ]


def _uses(map_: AffineMap, position: int) -> bool:
    if position < map_.num_dims:
        return map_.is_function_of_dim(position)
    return map_.is_function_of_symbol(position - map_.num_dims)


def loops_around(op: Operation) -> list[AffineLoops]:
    """The loops that an operation is in, the outer ones first.

    An operation that is several loops comes as often.
    """
    found: list[AffineLoops] = []
    around = op.parent_op
    while around is not None:
        if isinstance(around, AffineLoops):
            found += [around] * len(around.loops() or ())
        around = around.parent_op
    return found[::-1]


class DependenceCheck(Pass, name="test-memref-dependence-check"):
    """Tells of the dependences of each pair of accesses, at each depth."""

    def run(self, op: Operation) -> None:
        found = [
            each
            for each in post_order(op)
            if isinstance(each, affine.LoadOp | affine.StoreOp)
        ]
        by_op = _touched(found)
        for i, source in enumerate(found):
            for j, sink in enumerate(found):
                common = _common(source, sink)
                for depth in range(1, common + 2):
                    shown = _dependence(source, sink, by_op, depth, common)
                    text = f"dependence from {i} to {j} at depth {depth} = {shown}"
                    remark(source, text)


def _touched(ops: Sequence[Operation]) -> dict[Operation, Touched]:
    """What accesses touch, as far as that is known of the function they are in."""
    known: dict[Operation, Touched] = {}
    for scope in {_scope(op): None for op in ops}:
        touched = analysis.accesses_of(scope)
        if not isinstance(touched, Unknown):
            known |= {access.op: access for access in touched}
    return known


def _scope(op: Operation) -> Operation:
    around = op.parent_op
    while around is not None and not has_trait(around, "AffineScope"):
        around = around.parent_op
    return op if around is None else around


def _common(source: Operation, sink: Operation) -> int:
    """How many loops are around both."""
    pairs = zip(loops_around(source), loops_around(sink), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))


def _dependence(
    source: Operation,
    sink: Operation,
    accesses: dict[Operation, Touched],
    depth: int,
    common: int,
) -> str:
    one, other = accesses.get(source), accesses.get(sink)
    if one is None or other is None or not (one.writes or other.writes):
        return "false"
    if memref_of(source) is not memref_of(sink):
        return "false"
    if depth > common and not _appears_before(source, sink):
        return "false"
    pairs = _elements(one).apply_range(_elements(other).reverse())
    for n in range(min(depth - 1, common)):
        pairs = pairs.equate(isl.dim_type.in_, n, isl.dim_type.out, n)
    if depth <= common:
        n = depth - 1
        pairs = pairs.order_lt(isl.dim_type.in_, n, isl.dim_type.out, n)
    if pairs.is_empty():
        return "false"
    if depth > common:
        return "true"
    return "".join(_distances(source, sink, depth, common))


def memref_of(op: Operation) -> Value:
    """The memref that an access is to."""
    assert isinstance(op, AffineAccess)  # asked of accesses only
    return op.access().memref


def _elements(access: Touched) -> isl.Map:
    """From iterations to subscripts, whichever iteration has made the memory."""
    ty = access.memory.value.type
    relation = access.relation
    rank = ty.rank if isinstance(ty, MemRefType) else relation.dim(isl.dim_type.out)
    extra = relation.dim(isl.dim_type.out) - rank
    return relation.project_out(isl.dim_type.out, 0, max(extra, 0))


def _distances(
    source: Operation, sink: Operation, depth: int, common: int
) -> Iterator[str]:
    """By how much the variables of common loops differ, at least and at most.

    What a remainder leaves out between is not seen, as upstream does not.
    """
    assert isinstance(source, AccessOp)
    assert isinstance(sink, AccessOp)
    system = pairs_of(source, sink, depth)
    assert system is not None  # there are pairs
    of_source = len(domain_of(source).dims)
    system.insert_dims(0, [None] * common)
    for n in range(common):
        row = [0] * (system.width + 1)
        row[n], row[common + n], row[common + of_source + n] = 1, 1, -1
        system.add_equality(row)
    system.project_out(common, system.width - common)
    for n in range(common):
        low, high = system.limit(n, upper=False), system.limit(n, upper=True)
        first = "-inf" if low is None else str(low)
        last = "+inf" if high is None else str(high)
        yield f"[{first}, {last}]"


def _appears_before(source: Operation, sink: Operation) -> bool:
    """Whether one operation, or what holds it, comes first in a block they share."""
    holders = {op.parent: op for op in _outward(source)}
    for op in _outward(sink):
        block: Block | None = op.parent
        if block in holders:
            first = holders[block]
            return first is not op and first.is_before(op)
    return False


def _outward(op: Operation) -> Iterator[Operation]:
    around: Operation | None = op
    while around is not None:
        yield around
        around = around.parent_op
