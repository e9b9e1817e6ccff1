"""`affine.delinearize_index` and `linearize_index`: folded, and made simpler together.

The basis of either is a list of sizes, numbers or values, the outermost first; where an
operation has none for that, the list begins with `None`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from bridge.dialects import arith
from bridge.dialects.affine.maps import ApplyOp, DelinearizeIndexOp, LinearizeIndexOp
from bridge.ir.affine import AffineConstant, AffineExpr, AffineMap, AffineSymbol
from bridge.ir.attributes import TRUE, UNIT, DenseArrayAttr, IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import OpResult, Value
from bridge.ir.types import DYNAMIC, I64, INDEX
from bridge.op.base import constant_integer
from bridge.op.folding import Constants, Folded
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

Size = int | Value
IndexOp = DelinearizeIndexOp | LinearizeIndexOp


def sizes(op: IndexOp) -> list[Size]:
    """The basis as it is written."""
    dynamic = iter(op.dynamic_basis)
    return [
        next(dynamic) if size == DYNAMIC else int(size)
        for size in op.static_basis.values
    ]


def padded(op: IndexOp) -> list[Size | None]:
    """The basis with a place for each index."""
    found = sizes(op)
    return [None] * (len(op.multi_index) - len(found)) + [*found]


def _is_disjoint(op: LinearizeIndexOp) -> bool:
    return op.properties.get("disjoint") in (TRUE, UNIT)


def _number(size: Size | None) -> int | None:
    return constant_integer(size) if isinstance(size, Value) else size


# Folds


def _make_static(op: IndexOp) -> bool:
    """Writes sizes that are known as numbers; whether there are some."""
    before = sizes(op)
    after = [_static(size) for size in before]
    if after == before:
        return False
    numbers = [DYNAMIC if isinstance(size, Value) else size for size in after]
    op.dynamic_basis = tuple(size for size in after if isinstance(size, Value))
    op.static_basis = DenseArrayAttr.of(I64, numbers)
    return True


def _static(size: Size) -> Size:
    # One that is not positive stays a value: the text may not say it.
    number = _number(size)
    return size if number is None or number <= 0 else number


def fold_delinearized(op: DelinearizeIndexOp, constants: Constants) -> Folded:
    """Sizes made static; the index where there is one, or all where it is known."""
    if _make_static(op):
        return op.results
    if len(op.results) == 1:
        return op.operands[0]
    index, basis = constants[0], padded(op)[1:]
    if not isinstance(index, IntegerAttr):
        return None
    left = index.signed
    found: list[IntegerAttr] = []
    for size in reversed(basis):
        if not isinstance(size, int):
            return None
        found.append(IntegerAttr(left % size, INDEX))
        left //= size
    return [IntegerAttr(left, INDEX), *reversed(found)]


def fold_linearized(op: LinearizeIndexOp, constants: Constants) -> Folded:
    """Sizes made static; the one index, or a number where all are known."""
    if _make_static(op):
        return op.results
    count = len(op.multi_index)
    if not count:
        return IntegerAttr(0, INDEX)
    if count == 1:
        return op.multi_index[0]
    total, stride = 0, 1
    for index, size in zip(
        constants[count - 1 :: -1], reversed(padded(op)), strict=True
    ):
        if not isinstance(index, IntegerAttr) or isinstance(size, Value):
            return None
        total += index.signed * stride
        stride *= size or 1
    return IntegerAttr.wrapped(total, INDEX)


# Patterns of delinearize_index


def _delinearize(
    index: Value, basis: Sequence[Size | None], like: IndexOp
) -> Sequence[Value]:
    """The parts of an index, at the location of an operation."""
    types = [INDEX] * len(basis)
    given = [size for size in basis if size is not None]
    made = DelinearizeIndexOp(types, index, given, location=like.any_location)
    return made.results


def _linearize(
    indices: Sequence[Value], basis: Sequence[Size | None], like: LinearizeIndexOp
) -> Value:
    given = [size for size in basis if size is not None]
    made = LinearizeIndexOp(
        indices, given, disjoint=_is_disjoint(like), location=like.any_location
    )
    return made.result


def _disjoint_source(op: DelinearizeIndexOp) -> LinearizeIndexOp | None:
    made = op.operands[0].defining_op
    if isinstance(made, LinearizeIndexOp) and _is_disjoint(made):
        return made
    return None


def _same(a: Size | None, b: Size | None) -> bool:
    return a is b or (isinstance(a, int) and a == b)


@pattern(DelinearizeIndexOp)
def cancel_exact_tail(op: DelinearizeIndexOp, rewriter: Rewriter) -> None:
    """Parts of what parts were made into one of come from there."""
    source = _disjoint_source(op)
    if source is None:
        return
    ours, theirs = sizes(op), sizes(source)
    pairs = zip(reversed(ours), reversed(theirs), strict=False)
    count = len(list(takewhile(lambda pair: _same(*pair), pairs)))
    if not count:
        return
    indices = list(source.multi_index)
    if count == len(ours) == len(theirs) and len(indices) == len(op.results):
        rewriter.replace(op, indices)
        return
    rest = _linearize(indices[:-count], padded(source)[:-count], source)
    parts = _delinearize(rest, padded(op)[:-count], op)
    rewriter.replace(op, [*parts, *indices[-count:]])


@pattern(DelinearizeIndexOp)
def drop_unit_parts(op: DelinearizeIndexOp, rewriter: Rewriter) -> None:
    """A part of size one is zero."""
    basis = padded(op)
    kept = [size for size in basis if _number(size) != 1]
    if len(kept) == len(basis):
        return
    zero = arith.ConstantOp(0, INDEX).result
    parts = iter(_delinearize(op.operands[0], kept, op) if kept else ())
    found = [zero if _number(size) == 1 else next(parts) for size in basis]
    rewriter.replace(op, found)


@pattern(DelinearizeIndexOp)
def split_last_part(op: DelinearizeIndexOp, rewriter: Rewriter) -> None:
    """The last sizes are those that the last of the indices is made into parts by."""
    source = _disjoint_source(op)
    if source is None or not sizes(source):
        return
    target, basis = sizes(source)[-1], sizes(op)
    count, size = 0, 1
    for part in reversed(basis):
        if not isinstance(part, int) or not isinstance(target, int) or size >= target:
            break
        count, size = count + 1, size * part
    if size != target or count < 2:
        return
    indices = list(source.multi_index)
    rest = _linearize(indices[:-1], padded(source)[:-1], source)
    parts = _delinearize(rest, padded(op)[:-count], op)
    last = _delinearize(indices[-1], basis[-count:], op)
    rewriter.replace(op, [*parts, *last])


# Patterns of linearize_index


class _Match(NamedTuple):
    """Indices that are consecutive parts of one index."""

    source: DelinearizeIndexOp
    at: int
    part: int
    length: int


def _match_at(op: LinearizeIndexOp, at: int) -> _Match | None:
    value = op.multi_index[at]
    source = value.defining_op
    if not isinstance(value, OpResult) or not isinstance(source, DelinearizeIndexOp):
        return None
    part, ours, theirs = value.index, padded(op), padded(source)
    by_disjoint = _is_disjoint(op) and not part and theirs[0] is None
    first = _same(ours[at], theirs[part]) or at == part == 0
    if not first and not by_disjoint:
        return None
    rest = zip(
        op.multi_index[at + 1 :],
        source.results[part + 1 :],
        ours[at + 1 :],
        theirs[part + 1 :],
        strict=False,
    )
    same = takewhile(lambda one: one[0] is one[1] and _same(one[2], one[3]), rest)
    length = 1 + len(list(same))
    return _Match(source, at, part, length) if length > 1 else None


def _matches(op: LinearizeIndexOp) -> list[_Match]:
    """The runs of parts among indices, one of each source."""
    found: list[_Match] = []
    at = 0
    while at < len(op.multi_index):
        match = _match_at(op, at)
        if match is None or any(match.source is other.source for other in found):
            at += 1
        else:
            found.append(match)
            at += match.length
    return found


@pattern(LinearizeIndexOp)
def cancel_parts(op: LinearizeIndexOp, rewriter: Rewriter) -> None:
    """Consecutive parts of an index that are put together again are one part."""
    matches = _matches(op)
    if not matches:
        return
    basis = padded(op)
    indices: list[Value] = []
    merged: list[Size | None] = []
    replaced: list[tuple[DelinearizeIndexOp, list[Value]]] = []
    end = 0
    for match in matches:
        indices += op.multi_index[end : match.at]
        merged += basis[end : match.at]
        end = match.at + match.length
        part, size, parts = _merged(match, basis[match.at : end], op, rewriter)
        indices.append(part)
        merged.append(size)
        if parts:
            replaced.append((match.source, parts))
    indices += op.multi_index[end:]
    merged += basis[end:]
    rewriter.point = InsertionPoint.before_op(op)
    rewriter.replace(op, _linearize(indices, merged, op))
    for source, parts in replaced:
        rewriter.replace(source, parts)


def _merged(
    match: _Match, basis: list[Size | None], op: LinearizeIndexOp, rewriter: Rewriter
) -> tuple[Value, Size | None, list[Value]]:
    """One part for several, its size, and the parts that there were, if some stay."""
    source, _, first, length = match
    rewriter.point = InsertionPoint.before_op(source)
    size = _product(basis, op)
    if length == len(source.results):
        return source.operands[0], size, []
    whole = padded(source)
    whole[first : first + length] = [size]
    parts = list(_delinearize(source.operands[0], whole, source))
    inner = _delinearize(parts[first], basis, source)
    return parts[first], size, [*parts[:first], *inner, *parts[first + 1 :]]


def _product(basis: Sequence[Size | None], op: LinearizeIndexOp) -> Size | None:
    """The product of sizes; none where one is not there."""
    values: list[Value] = []
    product: AffineExpr = AffineConstant(1)
    for size in basis:
        if size is None:
            return None
        number = _number(size)
        if number is not None:
            product = product * number
        elif isinstance(size, Value):
            product = product * AffineSymbol(len(values))
            values.append(size)
    if isinstance(product, AffineConstant):
        return product.value
    map_ = AffineMap(0, len(values), (product,))
    return ApplyOp(map_, values, location=op.any_location).result


@pattern(LinearizeIndexOp)
def drop_leading_zero(op: LinearizeIndexOp, rewriter: Rewriter) -> None:
    """An outermost index of zero adds nothing."""
    indices = op.multi_index
    if not indices or constant_integer(indices[0]) != 0:
        return
    if len(indices) == 1:
        rewriter.replace(op, indices[0])
        return
    rewriter.replace(op, _linearize(indices[1:], padded(op)[1:], op))


@pattern(LinearizeIndexOp)
def drop_unit_indices(op: LinearizeIndexOp, rewriter: Rewriter) -> None:
    """An index of size one adds nothing where it is below that, or zero."""
    disjoint = _is_disjoint(op)
    kept = [
        (index, size)
        for index, size in zip(op.multi_index, padded(op), strict=True)
        if _number(size) != 1 or not (disjoint or constant_integer(index) == 0)
    ]
    if len(kept) == len(op.multi_index):
        return
    if not kept:
        rewriter.replace(op, arith.ConstantOp(0, INDEX).result)
        return
    indices, basis = zip(*kept, strict=True)
    rewriter.replace(op, _linearize(indices, basis, op))


PATTERNS: Final[Sequence[Pattern]] = (
    cancel_exact_tail,
    drop_unit_parts,
    split_last_part,
    cancel_parts,
    drop_leading_zero,
    drop_unit_indices,
)
