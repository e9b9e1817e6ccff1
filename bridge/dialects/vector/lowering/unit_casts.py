"""Operations on vectors without any dimension of size one, by shape casts.

Upstream: `populateDropUnitDimWithShapeCastPatterns`.
"""

from __future__ import annotations

from bridge.dialects import scf
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.lowering.reduced_memory import without_ones
from bridge.dialects.vector.views import ShapeCastOp, TransposeOp
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import Type, VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Elementwise operations, transpositions, and what loops carry."""
    return [elementwise, transpose, loop]


def _smaller(ty: Type) -> VectorType | None:
    """The type without dimensions of size one, one of which is left; or none."""
    if not isinstance(ty, VectorType):
        return None
    found = without_ones(ty)
    found = found if found.rank else VectorType((1,), ty.element)
    return None if found is ty else found


@pattern("Elementwise")
def elementwise(op: Operation, rewriter: Rewriter) -> None:
    """Computes with fewer dimensions."""
    if len(op.results) != 1 or op.regions or not op.operands:
        return
    ty, first = op.results[0].type, op.operands[0].type
    result = _smaller(ty)
    if not isinstance(first, VectorType) or first.rank < 2 or result is None:
        return
    types = [_smaller(value.type) for value in op.operands]
    values = [
        ShapeCastOp(small, value).result
        for small, value in zip(types, op.operands, strict=True)
        if small is not None and None not in types
    ]
    if len(values) < len(op.operands):
        return
    new = rewriter(
        op.name, values, [result], properties=op.properties, attributes=op.attributes
    )
    rewriter.replace(op, ShapeCastOp(ty, new.results[0]))


@pattern(TransposeOp)
def transpose(op: TransposeOp, rewriter: Rewriter) -> None:
    """Transposes fewer dimensions."""
    source = vector_of(op.vector)
    small = _smaller(source)
    if small is None:
        return
    dims = enumerate(zip(source.shape, flags_of(source), strict=True))
    kept = [i for i, (size, flag) in dims if size != 1 or flag]
    order = [kept.index(dim) for dim in integers_of(op.permutation) if dim in kept]
    cast = ShapeCastOp(small, op.vector).result
    moved = TransposeOp(cast, order or [0]).result
    rewriter.replace(op, ShapeCastOp(op.result.type, moved))


@pattern(scf.ForOp)
def loop(op: scf.ForOp, rewriter: Rewriter) -> None:
    """Carries a vector of fewer dimensions."""
    for number, value in enumerate(op.init_args):
        small = _smaller(value.type)
        if small is not None:
            _carry(op, number, ShapeCastOp(small, value).result, rewriter)
            return


def _carry(op: scf.ForOp, number: int, value: Value, rewriter: Rewriter) -> None:
    """Carries another value, which is cast to what was carried where it is used."""
    inits = list(op.init_args)
    old, inits[number] = inits[number].type, value
    new = scf.ForOp(
        op.lower_bound,
        op.upper_bound,
        op.step,
        inits,
        unsigned_cmp=op.unsigned_cmp is not None,
        attributes=dict(op.attributes.entries),
    )
    block = new.regions[0].blocks[0]
    if block.last is not None:
        rewriter.erase(block.last)
    given: list[Value] = list(block.arguments)
    with rewriter.moved_to(InsertionPoint.at_start(block)):
        given[number + 1] = ShapeCastOp(old, given[number + 1]).result
    rewriter.merge_block(op.regions[0].blocks[0], block, given)
    last = block.last
    assert last is not None
    yielded = list(last.operands)
    with rewriter.moved_to(InsertionPoint.before_op(last)):
        yielded[number] = ShapeCastOp(value.type, yielded[number]).result
        scf.YieldOp(yielded)
    rewriter.erase(last)
    results: list[Value] = list(new.results)
    results[number] = ShapeCastOp(old, results[number]).result
    rewriter.replace(op, results)
