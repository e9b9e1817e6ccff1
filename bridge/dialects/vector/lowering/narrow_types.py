"""Elements of fewer bits than a byte, packed and unpacked by shuffles and shifts.

Upstream: `populateVectorNarrowTypeRewritePatterns`, but that elements keep their signs
where they are extended, and that no bits are shifted out of elements that have fewer
than those of the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import zip_longest
from typing import NamedTuple

from bridge.dialects import arith
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.elements import DeinterleaveOp, InterleaveOp, ShuffleOp
from bridge.dialects.vector.lowering.parts import has_scalable
from bridge.dialects.vector.views import BitCastOp, TransposeOp
from bridge.ir.attributes import DenseElementsAttr
from bridge.ir.core import Value
from bridge.ir.types import I8, FloatType, IntegerType, Type, VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_BYTE = 8


def patterns() -> list[Pattern]:
    """Those of elements that fill bytes come first."""
    return [
        cast_of_truncated,
        extended_cast,
        extended_parts,
        truncated_to_halves,
        transposed,
    ]


class _Bits(NamedTuple):
    """Bits of an element of the source, and where they begin in one of the result."""

    element: int = 0
    begin: int = 0
    end: int = 0
    at: int = 0


def _width(ty: Type) -> int:
    """The bits of an element, or none where it is not of a fixed number of them."""
    return ty.width if isinstance(ty, IntegerType | FloatType) else 0


def _provenance(source: VectorType, result: VectorType) -> list[list[_Bits]]:
    """Of which bits of the source each element of the result consists, lowest first."""
    narrow, wide = _width(source.element), _width(result.element)
    found: list[list[_Bits]] = [[] for _ in range(result.shape[0])]
    bit = 0
    while bit < wide * result.shape[0]:
        begin, at = bit % narrow, bit % wide
        count = min(narrow - begin, wide - at)
        found[bit // wide].append(_Bits(bit // narrow, begin, begin + count, at))
        bit += count
    return found


def _splat(ty: VectorType, number: int) -> Value:
    return _constant(ty, [number] * ty.num_elements)


def _constant(ty: VectorType, numbers: Sequence[int]) -> Value:
    half = 1 << (_width(ty.element) - 1)
    signed = [(number + half) % (2 * half) - half for number in numbers]
    return arith.ConstantOp(DenseElementsAttr.of(ty, signed)).result


def _gathered(value: Value, cast: BitCastOp) -> Value:
    """The bits of a cast's result, unsigned, out of the elements that hold its source.

    They have as many bits as the elements of the value.
    """
    rows = _provenance(vector_of(cast.source), vector_of(cast.result))
    full, room = (_width(vector_of(x).element) for x in (cast.result, value))
    nothing = _Bits(at=full if full < room else 0)
    columns = zip_longest(*rows, fillvalue=nothing)
    parts = (_column(value, column) for column in columns)
    return reduce(lambda a, b: arith.OrIOp(a, b).result, parts)


def _column(value: Value, column: Sequence[_Bits]) -> Value:
    """The bits of one element of the source for each element of the result."""
    shuffled = ShuffleOp(value, value, [bits.element for bits in column])
    ty = vector_of(shuffled.results[0])
    masks = _constant(ty, [(1 << bits.end) - (1 << bits.begin) for bits in column])
    found = arith.AndIOp(shuffled.results[0], masks).result
    down = _constant(ty, [bits.begin for bits in column])
    found = arith.ShRUIOp(found, down).result
    up = _constant(ty, [bits.at for bits in column])
    return arith.ShLIOp(found, up).result


def _is_packable(cast: BitCastOp, wanted: VectorType) -> bool:
    """Whether a cast of one dimension ends in elements of whole bytes."""
    source, result = vector_of(cast.source), vector_of(cast.result)
    if has_scalable(source) or source.rank != 1 or result.rank != 1:
        return False
    if not isinstance(source.element, IntegerType):
        return False
    whole = isinstance(result.element, IntegerType) and _width(wanted.element)
    return bool(whole) and not whole % _BYTE


def _resize(value: Value, element: Type, *, signed: bool = False) -> Value:
    """A value with elements of more or fewer bits."""
    ty = vector_of(value)
    wanted = VectorType(ty.shape, element, ty.scalable)
    missing = _width(element) - _width(ty.element)
    if not missing:
        return value
    if missing < 0:
        return arith.TruncIOp(wanted, value).result
    extend = arith.ExtSIOp if signed else arith.ExtUIOp
    return extend(wanted, value).result


def _roomy(value: Value, cast: BitCastOp, wanted: Type) -> Value:
    """A value whose elements can hold those of a cast's result."""
    needed = _width(vector_of(cast.result).element)
    return (
        value if _width(vector_of(value).element) >= needed else _resize(value, wanted)
    )


@pattern(BitCastOp)
def cast_of_truncated(op: BitCastOp, rewriter: Rewriter) -> None:
    """Packs the low bits of what was truncated."""
    made, ty = op.source.defining_op, vector_of(op.result)
    if isinstance(made, arith.TruncIOp) and _is_packable(op, ty):
        value = _roomy(made.in_, op, ty.element)
        rewriter.replace(op, _resize(_gathered(value, op), ty.element))


@pattern(arith.ExtUIOp, arith.ExtSIOp)
def extended_cast(op: arith.ExtUIOp | arith.ExtSIOp, rewriter: Rewriter) -> None:
    """Unpacks elements where they are extended."""
    made, ty = op.in_.defining_op, op.out.type
    if not isinstance(made, BitCastOp) or not isinstance(ty, VectorType):
        return
    if not _is_packable(made, ty):
        return
    found = _gathered(_roomy(made.source, made, ty.element), made)
    signed = isinstance(op, arith.ExtSIOp)
    if signed:
        inner = vector_of(found)
        above = _splat(inner, _width(inner.element) - _width(vector_of(op.in_).element))
        found = arith.ShRSIOp(arith.ShLIOp(found, above).result, above).result
    rewriter.replace(op, _resize(found, ty.element, signed=signed))


_Extension = arith.ExtSIOp | arith.ExtUIOp | arith.SIToFPOp | arith.UIToFPOp


def _fills_bytes(narrow: VectorType, other: VectorType) -> bool:
    """Whether elements of 2 or 4 bits fill bytes; those of the other type are bytes."""
    bits, shape = _width(narrow.element), narrow.shape
    if has_scalable(other) or _width(other.element) % _BYTE or not shape:
        return False
    if not isinstance(narrow.element, IntegerType) or not _width(other.element):
        return False
    return bits in {2, 4} and not shape[-1] % (_BYTE // bits)


@pattern(arith.ExtSIOp, arith.ExtUIOp, arith.SIToFPOp, arith.UIToFPOp, benefit=2)
def extended_parts(op: _Extension, rewriter: Rewriter) -> None:
    """Takes the elements of each byte apart, and interleaves what they give."""
    source, ty = op.in_.type, op.out.type
    if not isinstance(source, VectorType) or not isinstance(ty, VectorType):
        return
    if not _fills_bytes(source, ty):
        return
    bits = _width(source.element)
    shape = (*source.shape[:-1], source.shape[-1] * bits // _BYTE)
    packed = BitCastOp(VectorType(shape, I8), op.in_).result
    take = _signed if isinstance(op, arith.ExtSIOp | arith.SIToFPOp) else _unsigned
    parts = [take(packed, at, bits) for at in range(0, _BYTE, bits)]
    while len(parts) > 1:
        half = len(parts) // 2
        pairs = zip(parts[:half], parts[half:], strict=True)
        parts = [InterleaveOp(one, other).result for one, other in pairs]
    if ty.element is I8:
        rewriter.replace(op, parts[0])
    else:
        rewriter.replace(op, type(op)(ty, parts[0]))


def _signed(packed: Value, at: int, bits: int) -> Value:
    """Bits of each byte as its number, with its sign."""
    ty, above = vector_of(packed), _BYTE - bits - at
    if above:
        packed = arith.ShLIOp(packed, _splat(ty, above)).result
    return arith.ShRSIOp(packed, _splat(ty, _BYTE - bits)).result


def _unsigned(packed: Value, at: int, bits: int) -> Value:
    """Bits of each byte as its number, without a sign."""
    ty = vector_of(packed)
    if at:
        packed = arith.ShRUIOp(packed, _splat(ty, at)).result
    if at + bits == _BYTE:
        return packed
    return arith.AndIOp(packed, _splat(ty, (1 << bits) - 1)).result


@pattern(arith.TruncIOp, benefit=2)
def truncated_to_halves(op: arith.TruncIOp, rewriter: Rewriter) -> None:
    """Packs pairs of elements of 4 bits in bytes."""
    source, ty = op.in_.type, op.out.type
    if not isinstance(source, VectorType) or not isinstance(ty, VectorType):
        return
    if _width(ty.element) != _BYTE // 2 or not _fills_bytes(ty, source):
        return
    half = VectorType((*ty.shape[:-1], ty.shape[-1] // 2), I8)
    low, high = DeinterleaveOp(half, half, _resize(op.in_, I8)).results
    first = arith.AndIOp(low, _splat(half, 0xF)).result
    second = arith.ShLIOp(high, _splat(half, _BYTE // 2)).result
    rewriter.replace(op, BitCastOp(ty, arith.OrIOp(first, second).result))


@pattern(TransposeOp)
def transposed(op: TransposeOp, rewriter: Rewriter) -> None:
    """Transposes bytes."""
    source, ty = vector_of(op.vector), vector_of(op.result)
    element = source.element
    if not isinstance(element, IntegerType) or element.width >= _BYTE:
        return
    if element.signedness != "signless":
        return
    wide = _resize(op.vector, I8, signed=True)
    turned = TransposeOp(wide, op.permutation).result
    rewriter.replace(op, _resize(turned, ty.element))
