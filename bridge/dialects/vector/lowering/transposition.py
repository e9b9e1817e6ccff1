"""`vector.transpose` element by element, or by shuffles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.elements import ShuffleOp
from bridge.dialects.vector.lowering.parts import (
    extract,
    has_scalable,
    insert,
    poison,
    positions,
    resized,
)
from bridge.dialects.vector.views import ShapeCastOp, TransposeOp
from bridge.ir.core import Value
from bridge.ir.types import VectorType
from bridge.rewrite.patterns import FunctionPattern, Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_SHUFFLES: Final = ("shuffle_1d", "shuffle_16x16")


def patterns(strategy: str = "eltwise") -> list[Pattern]:
    """Elements are moved one by one, or two dimensions at a time are shuffled, as a
    strategy of `shuffle_1d` or `shuffle_16x16` says.

    Upstream: `populateVectorTransposeLoweringPatterns`.
    """
    move = FunctionPattern(partial(_move, strategy), (TransposeOp,), 1)
    shuffle = FunctionPattern(partial(_shuffle, strategy), (TransposeOp,), 1)
    return [cast_of_row, move, shuffle]


@pattern(TransposeOp)
def cast_of_row(op: TransposeOp, rewriter: Rewriter) -> None:
    """A row and a column have their elements in the same order."""
    ty = vector_of(op.result)
    if ty.rank != 2 or integers_of(op.permutation) != (1, 0):
        return
    if any(n == 1 and not flag for n, flag in zip(ty.shape, flags_of(ty), strict=True)):
        rewriter.replace(op, ShapeCastOp(ty, op.vector))


def two_dims(op: TransposeOp) -> tuple[int, int] | None:
    """The two dimensions of more than one element, if they change their order."""
    ty = vector_of(op.vector)
    dims = [i for i, size in enumerate(ty.shape) if size > 1 or flags_of(ty)[i]]
    if len(dims) != 2:
        return None
    order = [i for i in integers_of(op.permutation) if i in dims]
    return None if order == dims else (dims[0], dims[1])


def _move(strategy: str, op: TransposeOp, rewriter: Rewriter) -> None:
    source, ty = vector_of(op.vector), vector_of(op.result)
    if has_scalable(source) or (strategy in _SHUFFLES and two_dims(op)):
        return
    order = list(integers_of(op.permutation))
    while order and order[-1] == len(order) - 1:
        # What stays in its place goes as a vector.
        order.pop()
    result = poison(ty)
    for position in positions(source.shape[: len(order)]):
        moved = [position[i] for i in order]
        result = insert(extract(op.vector, *position), result, *moved)
    rewriter.replace(op, result)


def _shuffle(strategy: str, op: TransposeOp, rewriter: Rewriter) -> None:
    source, dims = vector_of(op.vector), two_dims(op)
    if strategy not in _SHUFFLES or has_scalable(source) or dims is None:
        return
    m, n = (source.shape[i] for i in dims)
    flat = ShapeCastOp(resized(source, (m * n,), (False,)), op.vector).result
    if strategy == "shuffle_16x16" and (m, n) == (16, 16):
        square = ShapeCastOp(resized(source, (m, n), (False, False)), flat).result
        found = _of_lanes(square)
    else:
        order = [i * n + j for j in range(n) for i in range(m)]
        found = ShuffleOp(flat, flat, order).result
    rewriter.replace(op, ShapeCastOp(vector_of(op.result), found))


def _unpacked(first: Sequence[int], one: Value, other: Value) -> Value:
    """What is chosen of each four lanes, as for the first of them."""
    return ShuffleOp(one, other, [n + i for i in range(0, 16, 4) for n in first]).result


def _lanes(one: Value, other: Value, control: int) -> Value:
    """Four groups of four lanes, two of each; two bits say which."""
    groups = [(control >> shift) & 3 for shift in (0, 2, 4, 6)]
    bases = zip((0, 0, 16, 16), groups, strict=True)
    mask = [base + 4 * group + i for base, group in bases for i in range(4)]
    return ShuffleOp(one, other, mask).result


_LOW: Final = (0, 16, 1, 17)
_HIGH: Final = (2, 18, 3, 19)
_LOW_PAIRS: Final = (0, 1, 16, 17)
_HIGH_PAIRS: Final = (2, 3, 18, 19)


def _of_lanes(square: Value) -> Value:
    """16 rows of 16 elements transposed, as AVX-512 does best: lanes of 32 bits, then
    of 64, 128 and 256 are exchanged."""
    rows = [extract(square, i) for i in range(16)]
    t = [
        _unpacked(which, rows[i], rows[i + 1])
        for i in range(0, 16, 2)
        for which in (_LOW, _HIGH)
    ]
    r = [
        _unpacked(which, t[i + half], t[i + half + 2])
        for i in range(0, 16, 4)
        for half in (0, 1)
        for which in (_LOW_PAIRS, _HIGH_PAIRS)
    ]
    s = [
        _lanes(r[base + i], r[base + i + 4], control)
        for base in (0, 8)
        for control in (0x88, 0xDD)
        for i in range(4)
    ]
    found = [_lanes(s[i], s[i + 8], c) for c in (0x88, 0xDD) for i in range(8)]
    ty = vector_of(square)
    result = poison(VectorType((16, 16), ty.element))
    for i, row in enumerate(found):
        result = insert(row, result, i)
    return result
