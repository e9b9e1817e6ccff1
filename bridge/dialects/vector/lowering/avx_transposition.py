"""Transpositions of 4 or 8 rows of 8 floats, as AVX2 does best.

Upstream: `x86vector::avx2::populateSpecializedTransposeLoweringPatterns`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from bridge.dialects import llvm
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.elements import ShuffleOp
from bridge.dialects.vector.lowering.parts import extract, has_scalable, insert, zero
from bridge.dialects.vector.lowering.transposition import two_dims
from bridge.dialects.vector.views import ShapeCastOp, TransposeOp
from bridge.ir.core import Value
from bridge.ir.types import F32, VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_LANES = 8

_LOW: Final = (0, 8, 1, 9, 4, 12, 5, 13)
_HIGH: Final = (2, 10, 3, 11, 6, 14, 7, 15)
_LOW_PAIRS: Final = (0, 1, 8, 9, 4, 5, 12, 13)
_HIGH_PAIRS: Final = (2, 3, 10, 11, 6, 7, 14, 15)
_INNER_PAIRS: Final = (2, 3, 8, 9, 6, 7, 12, 13)
_LOW_HALVES: Final = (0, 1, 2, 3, 8, 9, 10, 11)
_HIGH_HALVES: Final = (4, 5, 6, 7, 12, 13, 14, 15)

_BLENDS: Final = (0xCC, 0x33)
"""Which floats of each four are the second's."""


def patterns() -> list[Pattern]:
    """They go before others."""
    return [transpose]


def _shuffled(one: Value, other: Value, lanes: Sequence[int]) -> Value:
    return ShuffleOp(one, other, list(lanes)).result


def _unpacked(rows: Sequence[Value]) -> list[Value]:
    """The floats of two rows each, by turns: of the low lanes, and of the high ones."""
    pairs = list(pairwise(rows))[::2]
    return [_shuffled(*pair, lanes) for pair in pairs for lanes in (_LOW, _HIGH)]


def _of_four(rows: Sequence[Value]) -> list[Value]:
    t = _unpacked(rows)
    s = [
        _shuffled(t[i], t[i + 2], lanes)
        for i in (0, 1)
        for lanes in (_LOW_PAIRS, _HIGH_PAIRS)
    ]
    return [
        _shuffled(s[i], s[i + 1], lanes)
        for lanes in (_LOW_HALVES, _HIGH_HALVES)
        for i in (0, 2)
    ]


def _of_eight(rows: Sequence[Value]) -> list[Value]:
    t = _unpacked(rows)
    places = [base + i for base in (0, 4) for i in (0, 1)]
    middles = [_shuffled(t[i], t[i + 2], _INNER_PAIRS) for i in places]
    s = [
        _blended(t[i + 2 * n], middle, mask)
        for i, middle in zip(places, middles, strict=True)
        for n, mask in enumerate(_BLENDS)
    ]
    return [
        _shuffled(s[i], s[i + 4], lanes)
        for lanes in (_LOW_HALVES, _HIGH_HALVES)
        for i in range(4)
    ]


def _blended(one: Value, other: Value, mask: int) -> Value:
    """What LLVM would make two shuffles of, where a blend is cheaper."""
    made = llvm.InlineAsmOp(
        [one, other],
        f"vblendps $0, $1, $2, {mask:#x}",
        "=x,x,x",
        res=one.type,
        asm_dialect="intel",
    )
    return made.results[0]


_ROWS: Final[dict[int, Callable[[Sequence[Value]], list[Value]]]] = {
    4: _of_four,
    8: _of_eight,
}


@pattern(TransposeOp, benefit=10)
def transpose(op: TransposeOp, rewriter: Rewriter) -> None:
    """Exchanges lanes of rows; what has other dimensions of one is seen as a square."""
    source, dims = vector_of(op.vector), two_dims(op)
    if source.element is not F32 or has_scalable(source) or dims is None:
        return
    m, n = (source.shape[dim] for dim in dims)
    exchange = _ROWS.get(m)
    if exchange is None or n != _LANES:
        return
    flat, square = VectorType((m * n,), F32), VectorType((m, n), F32)
    value = ShapeCastOp(square, ShapeCastOp(flat, op.vector).result).result
    rows = exchange([extract(value, i) for i in range(m)])
    result = zero(square)
    for i, row in enumerate(rows):
        result = insert(row, result, i)
    found = ShapeCastOp(flat, result).result
    rewriter.replace(op, ShapeCastOp(vector_of(op.result), found))
