"""`vector.scan` slice by slice."""

from __future__ import annotations

from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.elements import ExtractStridedSliceOp, InsertStridedSliceOp
from bridge.dialects.vector.lowering.combining import (
    combined,
    combines_floats,
    combines_integers,
)
from bridge.dialects.vector.lowering.parts import extract, resized, zero
from bridge.dialects.vector.reductions import ScanOp
from bridge.dialects.vector.views import BroadcastOp, ShapeCastOp
from bridge.ir.core import Value
from bridge.ir.types import FloatType
from bridge.ods.nodes import enum_word
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Upstream: `populateVectorScanLoweringPatterns`."""
    return [scan]


@pattern(ScanOp)
def scan(op: ScanOp, rewriter: Rewriter) -> None:
    """Each slice is what the one before it gave, combined with the next input."""
    ty, word, dim = vector_of(op.dest), enum_word(op.kind), op.reduction_dim.value
    is_float = isinstance(ty.element, FloatType)
    known = combines_floats(word) if is_float else combines_integers(word)
    if not known or flags_of(ty)[dim]:
        return
    sizes = [1 if i == dim else size for i, size in enumerate(ty.shape)]
    part, ones = resized(ty, sizes, flags_of(ty)), [1] * ty.rank
    inclusive, result = bool(op.inclusive.value), zero(ty)
    output: Value | None = None
    last: Value | None = None
    for i in range(ty.shape[dim]):
        offsets = [i if d == dim else 0 for d in range(ty.rank)]
        given = ExtractStridedSliceOp(
            op.source, offsets, sizes, ones, results=[part]
        ).result
        if output is None or last is None:
            output = given if inclusive else _reshaped(op.initial_value, given)
        else:
            output = combined(word, output, given if inclusive else last)
        result = InsertStridedSliceOp(output, result, offsets, ones).result
        last = given
    assert output is not None
    rewriter.replace(op, [result, _reduced(op, output)])


def _reshaped(value: Value, like: Value) -> Value:
    ty = vector_of(like)
    if vector_of(value).rank:
        return ShapeCastOp(ty, value).result
    return BroadcastOp(ty, value).vector


def _reduced(op: ScanOp, output: Value) -> Value:
    ty = vector_of(op.initial_value)
    if ty.rank:
        return ShapeCastOp(ty, output).result
    return BroadcastOp(ty, extract(output, 0)).vector
