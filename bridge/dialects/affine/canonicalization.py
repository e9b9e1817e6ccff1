"""Affine ops made simpler: maps composed, branches and extrema that are decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.affine import index_bases
from bridge.dialects.affine.bounds import simplified
from bridge.dialects.affine.composition import canonical, composed
from bridge.dialects.affine.loops import IfOp
from bridge.dialects.affine.maps import ApplyOp, ExtremumOp
from bridge.dialects.affine.memory import AccessOp, PrefetchOp
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
)
from bridge.ir.affine.flatten import CONSTANT, Flattener
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.core import Operation, Value
from bridge.op.interfaces.polyhedral import Applied
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def _with_map(
    op: Operation, rewriter: Rewriter, map_: AffineMap, operands: Sequence[Value]
) -> None:
    """Replaces an operation by one of another map; attributes are not kept."""
    properties = {**op.properties, "map": AffineMapAttr(map_)}
    types = [result.type for result in op.results]
    rewriter.replace(op, rewriter(op.name, operands, types, properties=properties))


def _composed(map_: AffineMap, operands: Sequence[Value]) -> Applied | None:
    """A map and its operands made simpler; `None` where they are as simple."""
    new = Applied(*canonical(*composed(Applied(map_, operands))))
    new = Applied(simplified(new), new.operands)
    same = new.map is map_ and tuple(new.operands) == tuple(operands)
    return None if same else new


@pattern(ApplyOp, ExtremumOp)
def compose_map(op: ApplyOp | ExtremumOp, rewriter: Rewriter) -> None:
    """What operands are made of becomes part of the map."""
    new = _composed(op.map.map, op.operands)
    if new is not None:
        _with_map(op, rewriter, *new)


@pattern(AccessOp, PrefetchOp)
def compose_subscripts(op: AccessOp | PrefetchOp, rewriter: Rewriter) -> None:
    """What operands are made of becomes part of the subscripts."""
    new = _composed(op.map.map, op.indices)
    if new is not None:
        count = len(op.operands) - len(op.indices)
        _with_map(op, rewriter, new.map, (*op.operands[:count], *new.operands))


# Extrema


@pattern(ExtremumOp)
def extremum_of_one(op: ExtremumOp, rewriter: Rewriter) -> None:
    """Of a single result it is that."""
    if len(op.map.map.results) == 1:
        rewriter.replace(op, ApplyOp(op.map.map, op.operands))


@pattern(ExtremumOp)
def drop_repeated_results(op: ExtremumOp, rewriter: Rewriter) -> None:
    """Each result counts once."""
    map_ = op.map.map
    kept = tuple(dict.fromkeys(map_.results))
    if len(kept) < len(map_.results):
        new = AffineMap(map_.num_dims, map_.num_symbols, kept)
        _with_map(op, rewriter, new, op.operands)


def _operand(op: ExtremumOp, result: AffineExpr) -> Value | None:
    """The operand that a result is."""
    if isinstance(result, AffineDim):
        return op.operands[result.position]
    if isinstance(result, AffineSymbol):
        return op.operands[op.map.map.num_dims + result.position]
    return None


@pattern(ExtremumOp)
def merge_extrema(op: ExtremumOp, rewriter: Rewriter) -> None:
    """The least of a least is the least of all."""
    map_ = op.map.map
    dims, symbols = [*op.operands[: map_.num_dims]], [*op.operands[map_.num_dims :]]
    inner: list[ExtremumOp] = []
    results: list[AffineExpr] = []
    for result in map_.results:
        value = _operand(op, result)
        made = None if value is None else value.defining_op
        if isinstance(made, ExtremumOp) and made.name == op.name:
            inner.append(made)
        else:
            results.append(result)
    for made in inner:
        own = made.map.map
        shifted = own.shift_dims(len(dims)).shift_symbols(len(symbols))
        dims += made.operands[: own.num_dims]
        symbols += made.operands[own.num_dims :]
        results += shifted.results
    if inner:
        whole = AffineMap(len(dims), len(symbols), tuple(results))
        _with_map(op, rewriter, whole, (*dims, *symbols))


@pattern(ExtremumOp)
def sort_results(op: ExtremumOp, rewriter: Rewriter) -> None:
    """Results that are sums of products are sorted by their coefficients."""
    map_ = op.map.map
    rows: list[tuple[int, ...]] = []
    for result in map_.results:
        flattener = Flattener(map_.num_dims, map_.num_symbols)
        row = flattener.flatten(result) if result.is_pure_affine else None
        if row is None or flattener.locals:
            return
        columns = (*range(map_.num_inputs), CONSTANT)
        rows.append(tuple(row.get(column, 0) for column in columns))
    order = sorted(range(len(rows)), key=rows.__getitem__)
    if order != list(range(len(rows))):
        _with_map(op, rewriter, map_.sub_map(order), op.operands)


# Conditions


@pattern(IfOp)
def drop_empty_else(op: IfOp, rewriter: Rewriter) -> None:
    """An alternative that does nothing need not be there."""
    blocks = op.else_region.blocks
    if blocks and blocks[0].first is blocks[0].last and not op.results:
        with rewriter.modify(op):
            rewriter.erase_block(blocks[0])


def _decided(set_: IntegerSet) -> bool | None:
    """Whether a set is written as the empty one, or as that of all."""
    if set_.is_canonical_empty:
        return False
    (first, *others) = set_.constraints
    everything = not others and set_.eq_flags[0] and first == AffineConstant(0)
    return True if everything else None


@pattern(IfOp)
def take_decided_branch(op: IfOp, rewriter: Rewriter) -> None:
    """A branch that is always, or never, taken."""
    decided = _decided(op.condition.set)
    if decided is None:
        return
    blocks = (op.then_region if decided else op.else_region).blocks
    if not blocks:
        rewriter.erase(op)
        return
    terminator = blocks[0].last
    assert terminator is not None  # the verifier asks for it
    rewriter.inline_block(blocks[0], op)
    rewriter.replace(op, terminator.operands)
    rewriter.erase(terminator)


NOT_KNOWN: Final = frozenset[str]()
"""Ops of which upstream knows more."""

EXTREMA: Final[Sequence[Pattern]] = (
    extremum_of_one,
    drop_repeated_results,
    merge_extrema,
    compose_map,
    sort_results,
)
"""Those of minima and maxima."""

PATTERNS: Final[Sequence[Pattern]] = (
    *EXTREMA,
    compose_subscripts,
    drop_empty_else,
    take_decided_branch,
    *index_bases.PATTERNS,
)
