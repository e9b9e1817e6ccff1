"""Passes that change affine loops and maps: permuted, unswitched, taken apart."""

from __future__ import annotations

from bridge import Block, Operation
from bridge.dialects import affine
from bridge.dialects.affine.canonicalization import PATTERNS
from bridge.dialects.affine.composition import canonical
from bridge.ir.affine import AffineExpr, AffineMap, AffineSymbol, simplify_affine_expr
from bridge.ir.affine.expr import AffineAdd, AffineBinary, AffineMul, combine
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.building import Builder
from bridge.ir.cloning import clone
from bridge.ir.core import Value
from bridge.op.base import Op
from bridge.op.interfaces.loop_like import LoopLike
from bridge.op.traits import has_trait
from bridge.passes import Pass
from bridge.passes.affine_nests import defined_inside, perfect_nest
from bridge.passes.polyhedral.permuting import is_valid_permutation, permute
from bridge.rewrite import apply_greedily
from test_dialect.passes.printing import post_order


class LoopPermutation(Pass, name="test-loop-permutation"):
    """Permutes the perfect nests that have as many loops as the permutation."""

    permutation_map: str = ""
    check_validity: bool = False

    def run(self, op: Operation) -> None:
        places = [int(text) for text in self.permutation_map.split(",")]
        loops = [found for found in post_order(op) if isinstance(found, affine.ForOp)]
        for loop in loops:
            nest = perfect_nest(loop)
            if len(nest) < 2 or len(nest) != len(places):
                continue
            if not self.check_validity or is_valid_permutation(
                nest, places, distinct_arguments=True
            ):
                permute(nest, places)


class LoopUnswitch(Pass, name="test-affine-loop-unswitch", anchor="func.func"):
    """Hoists the first condition that can be out of the loops it does not depend on."""

    def run(self, op: Operation) -> None:
        for found in post_order(op):
            if isinstance(found, affine.IfOp) and hoist(found):
                return


def hoist(op: affine.IfOp) -> bool:
    """Puts a condition around the loops it is the same in; whether there are any."""
    if op.results:
        return False
    apply_greedily(_isolated(op), PATTERNS, strictness="existing", chosen=[op])
    if op.parent is None:
        return False
    over = _outermost_invariant(op)
    if over is op:
        return False
    place = Builder.before(over)
    other = clone(over)
    copy = _copy_of(op, over, other)
    with place:
        hoisted = affine.IfOp(
            op.condition, op.operands, results=[], location=op.any_location
        )
    for branch in (hoisted.then_region, hoisted.else_region):
        if not branch.blocks:
            branch.append(Block())
    _promote(op, op.then_region.blocks[0])
    _promote(copy, *copy.else_region.blocks[:1])
    over.detach()
    for region, held in (
        (hoisted.then_region, over),
        (hoisted.else_region, other),
    ):
        block = region.blocks[0]
        if block.last is None:
            block.append(affine.YieldOp([]))
        last = block.last
        assert last is not None  # it was just put there
        block.insert_before(last, held)
    apply_greedily(_isolated(hoisted), PATTERNS)
    return True


def _isolated(op: Operation) -> Operation:
    around = op.parent_op
    while around is not None and not has_trait(around, "IsolatedFromAbove"):
        around = around.parent_op
    return op if around is None else around


def _outermost_invariant(op: affine.IfOp) -> Operation:
    found: Operation = op
    around = found.parent_op
    while around is not None and not has_trait(around, "IsolatedFromAbove"):
        if isinstance(around, affine.ForOp | affine.ParallelOp):
            if any(value in op.operands for value in around.body.arguments):
                break
        elif not isinstance(around, affine.IfOp):
            break
        found, around = around, around.parent_op
    return found


def _copy_of(op: Operation, over: Operation, other: Operation) -> affine.IfOp:
    """What an operation inside another one is in a copy of that."""
    pairs = zip(over.walk(), other.walk(), strict=True)
    copy = next(twin for found, twin in pairs if found is op)
    assert isinstance(copy, affine.IfOp)  # a copy of one
    return copy


def _promote(op: affine.IfOp, *blocks: Block) -> None:
    """Puts what a branch does in the place of the condition."""
    for block in blocks:
        for inner in list(block)[:-1]:
            inner.move_before(op)
    op.erase()


class Decompose(Pass, name="test-decompose-affine-ops", anchor="func.func"):
    """Makes sums and products step by step, first what is known outside of loops."""

    def run(self, op: Operation) -> None:
        for found in post_order(op):
            if isinstance(found, affine.ApplyOp):
                _reorder(found)
                _decompose(found)


def _reorder(op: affine.ApplyOp) -> None:
    """Makes all operands symbols, those first that are known outside of most loops."""
    operands = op.operands
    order = sorted(range(len(operands)), key=lambda n: -_hoistable(op, operands[n]))
    places: list[AffineExpr] = [AffineSymbol(order.index(n)) for n in range(len(order))]
    map_ = op.map.map
    dims, symbols = places[: map_.num_dims], places[map_.num_dims :]
    moved = map_.replace_dims_and_symbols(dims, symbols, 0, len(order))
    simple = simplify_affine_expr(moved.results[0], 0, len(order))
    whole = AffineMap(0, len(order), (simple,))
    new, values = canonical(whole, [operands[n] for n in order])
    op.set_property("map", AffineMapAttr(new))
    op.operands = values


def _hoistable(op: Operation, value: Value) -> int:
    """Out of how many loops around an operation a value could be taken."""
    count, around = 0, op.parent_op
    while around is not None:
        if isinstance(around, LoopLike):
            if defined_inside(value, around):
                break
            count += 1
        around = around.parent_op
    return count


def _decompose(op: affine.ApplyOp) -> None:
    map_ = op.map.map
    expr = map_.results[0]
    if map_.num_dims or not isinstance(expr, AffineAdd | AffineMul):
        return
    if not any(isinstance(side, AffineBinary) for side in (expr.lhs, expr.rhs)):
        return
    kind = type(expr)
    parts = sorted(_parts(expr, kind), key=_last_symbol)
    joined = AffineMap(0, 2, (combine(kind, AffineSymbol(0), AffineSymbol(1)),))
    with Builder.before(op):
        current = _applied(op, parts[0])
        for part in parts[1:]:
            current = affine.ApplyOp(joined, [current, _applied(op, part)]).results[0]
    op.results[0].replace_all_uses(current)
    op.erase()


def _parts(expr: AffineExpr, kind: type[AffineBinary]) -> list[AffineExpr]:
    """What is added, or multiplied, from right to left."""
    found: list[AffineExpr] = []
    while isinstance(expr, kind):
        found.append(expr.rhs)
        expr = expr.lhs
    return [*found, expr]


def _last_symbol(expr: AffineExpr) -> int:
    return expr.num_symbols - 1


def _applied(op: Op, expr: AffineExpr) -> Value:
    assert isinstance(op, affine.ApplyOp)  # the only ones that are taken apart
    map_ = op.map.map
    part, operands = canonical(
        AffineMap(map_.num_dims, map_.num_symbols, (expr,)), op.operands
    )
    return affine.ApplyOp(part, operands).results[0]
