"""Memory of elements of few bits as one row of wider elements that hold several each.

Upstream: `populateMemRefNarrowTypeEmulationPatterns` and `…Conversions`, but that
memory of an odd number of elements has room for the last, that a view that begins
inside a wider element is refused, and that what is loaded has no bits of others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import prod

from bridge.dialects import arith, memref
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.memref.layouts import buffer_type, is_identity
from bridge.dialects.memref.linear import (
    Strided,
    known_place,
    linear_index,
    linear_size,
    row_major,
    strided,
    value_of,
)
from bridge.dialects.memref.metadata import resolving_patterns
from bridge.ir.affine import AffineSymbol
from bridge.ir.attributes import IntegerAttr, StridedLayoutAttr
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, FloatType, IntegerType, MemRefType, Type
from bridge.op.mixed import mixed_lists
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionRewriter,
    TypeConverter,
    conversion_pattern,
)
from bridge.rewrite.conversion.patterns import FunctionConversion
from bridge.rewrite.patterns import Pattern, Root


class Rows:
    """The sizes of memory that became a row, which itself does not say them."""

    def __init__(self) -> None:
        self._sizes: dict[Value, Sequence[Mixed]] = {}

    def put(self, row: Value, sizes: Sequence[Mixed]) -> None:
        """Says what a row was."""
        self._sizes[row] = sizes

    def same(self, row: Value, other: Value) -> None:
        """Says that a row was what another was."""
        if other in self._sizes:
            self._sizes[row] = self._sizes[other]

    def strides(self, memory: Value, row: Value) -> Sequence[Mixed]:
        """The strides of memory that became a row; it is strided."""
        found = strides_and_offset(buffer_type(memory))
        assert found is not None  # else it had no row
        if DYNAMIC not in found[0]:
            return found[0]
        sizes = self._sizes.get(row)
        return strided(memory).strides if sizes is None else row_major(sizes)


def patterns(rows: Rows) -> list[Pattern]:
    """Of accesses, allocations, copies and views."""
    return [
        _with(rows, allocation, memref.AllocOp, memref.AllocaOp),
        _with(rows, assumption, memref.AssumeAlignmentOp),
        _with(rows, space_cast, memref.MemorySpaceCastOp),
        _with(rows, load, memref.LoadOp),
        _with(rows, store, memref.StoreOp),
        copy,
        deallocation,
        part,
        reinterpreted,
        reshaped,
        *resolving_patterns(),
    ]


def _with(rows: Rows, function: Callable[..., None], *roots: Root) -> Pattern:
    return FunctionConversion(partial(function, rows), roots, 1, None)


def width(ty: Type) -> int:
    """The bits of an element, or none where it is not of a fixed number of them."""
    return ty.width if isinstance(ty, IntegerType | FloatType) else 0


# Types


def convert_memory(rules: TypeConverter, bits: int) -> None:
    """Memory of narrower elements becomes one row of integers of so many bits."""
    rules.add(MemRefType, lambda ty: _wide(ty, bits))


def _wide(ty: MemRefType, bits: int) -> Type | Sequence[Type] | None:
    """The type of the row; `None` where elements of the last dimension are apart."""
    narrow = width(ty.element)
    if not narrow or narrow >= bits:
        return ty
    found = strides_and_offset(ty)
    if found is None or found[0][-1:] not in ((), (1,)):
        return None
    offset = found[1]
    if offset != DYNAMIC and offset * narrow % bits:
        return ty
    signed = ty.element.signedness if isinstance(ty.element, IntegerType) else None
    element = IntegerType(bits) if signed is None else IntegerType(bits, signed)
    several = bits // narrow
    shape = _wide_shape(ty.shape, several)
    if not offset:
        return MemRefType(shape, element, None, ty.memory_space)
    begin = DYNAMIC if offset == DYNAMIC else offset // several
    layout = StridedLayoutAttr((1,) * len(shape), begin)
    return MemRefType(shape, element, layout, ty.memory_space)


def _wide_shape(shape: Sequence[int], several: int) -> tuple[int, ...]:
    if not shape:
        return ()
    if DYNAMIC in shape:
        return (DYNAMIC,)
    return (-(-prod(shape) // several),)


def several_in(narrow: Type, wide: Type) -> int:
    """How many elements of one type another holds; none where they do not fill it."""
    inner, outer = width(narrow), width(wide)
    return outer // inner if inner and not outer % inner else 0


def _converted(value: Value, rewriter: ConversionRewriter) -> MemRefType | None:
    rules = rewriter.converter
    found = None if rules is None else rules.convert_one(value.type)
    return found if isinstance(found, MemRefType) else None


def _ratio(old: MemRefType, new: MemRefType) -> int:
    return several_in(old.element, new.element)


# What is the same of the row


def allocation(
    rows: Rows,
    op: memref.AllocOp | memref.AllocaOp,
    adaptor: Adaptor,
    rewriter: ConversionRewriter,
) -> None:
    """Memory for as many wider elements as hold all."""
    old, new = buffer_type(op.memref), _converted(op.memref, rewriter)
    several = _ratio(old, new) if new is not None else 0
    if new is None or not several or not is_identity(old):
        return
    given = iter(op.dynamic_sizes)
    sizes = [next(given) if size == DYNAMIC else size for size in old.shape]
    size: list[Value] = []
    if DYNAMIC in new.shape:
        memory = Strided(0, sizes, row_major(sizes))
        size = [value_of(linear_size(memory, several))]
    symbols = adaptor.symbol_operands
    made = type(op)(new, size, symbols, alignment=op.alignment)
    rows.put(made.memref, sizes)
    rewriter.replace(op, made)


def assumption(
    rows: Rows,
    op: memref.AssumeAlignmentOp,
    adaptor: Adaptor,
    rewriter: ConversionRewriter,
) -> None:
    """The same of the row."""
    made = memref.AssumeAlignmentOp(adaptor.memref, op.alignment)
    rows.same(made.result, adaptor.memref)
    rewriter.replace(op, made)


@conversion_pattern(memref.CopyOp)
def copy(op: memref.CopyOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A copy of rows, where elements lie alike in both."""
    types = (op.source.type, op.target.type)
    layouts = {ty.layout for ty in types if isinstance(ty, MemRefType)}
    if len(layouts) == 1 or len(types) > len(layouts) == 0:
        memref.CopyOp(adaptor.source, adaptor.target)
        rewriter.erase(op)


@conversion_pattern(memref.DeallocOp)
def deallocation(
    op: memref.DeallocOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The row is freed."""
    memref.DeallocOp(adaptor.memref)
    rewriter.erase(op)


def space_cast(
    rows: Rows,
    op: memref.MemorySpaceCastOp,
    adaptor: Adaptor,
    rewriter: ConversionRewriter,
) -> None:
    """The row in the other space."""
    new = _converted(op.dest, rewriter)
    if new is not None:
        made = memref.MemorySpaceCastOp(new, adaptor.source)
        rows.same(made.dest, adaptor.source)
        rewriter.replace(op, made)


@conversion_pattern(memref.CollapseShapeOp, memref.ExpandShapeOp)
def reshaped(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The row itself."""
    (source, *_) = adaptor.operands
    ty = source.type
    if isinstance(ty, MemRefType) and ty.rank == 1:
        rewriter.replace(op, source)


# Elements


def _shift(index: Mixed, narrow: int, several: int) -> Value:
    """How many bits of a wider element are before those of one."""
    expr = (AffineSymbol(0) % several) * narrow
    bits = value_of(folded_apply(expr, [index]))
    return arith.IndexCastOp(IntegerType(narrow * several), bits).results[0]


def _place(index: Mixed, several: int) -> Value:
    return value_of(folded_apply(AffineSymbol(0) // several, [index]))


def _constant(number: int, ty: Type) -> Value:
    return arith.ConstantOp(IntegerAttr(number, ty)).result


def _as_integer(value: Value) -> Value:
    ty = IntegerType(width(value.type))
    same = isinstance(value.type, IntegerType)
    return value if same else arith.BitcastOp(ty, value).results[0]


def _is_narrow(memory: Value, new: Value) -> bool:
    """Whether elements of memory became parts of wider ones."""
    old, wide = memory.type, new.type
    if not isinstance(old, MemRefType) or not isinstance(wide, MemRefType):
        return False
    return _ratio(old, wide) > 1


def load(
    rows: Rows, op: memref.LoadOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The bits of an element out of the wider one that it is in."""
    rules = rewriter.converter
    wanted = None if rules is None else rules.convert_one(op.result.type)
    if not _is_narrow(op.memref, adaptor.memref) or wanted is None:
        return
    element, wide = op.result.type, buffer_type(adaptor.memref).element
    bits = _loaded(rows, op, adaptor, several_in(element, wide))
    if width(wanted) > width(element):
        mask = _constant((1 << width(element)) - 1, wide)
        bits = arith.AndIOp(bits, mask).result
    if width(wanted) < width(wide):
        bits = arith.TruncIOp(IntegerType(width(wanted)), bits).out
    if bits.type is not wanted:
        bits = arith.BitcastOp(wanted, bits).results[0]
    rewriter.replace(op, bits)


def _loaded(rows: Rows, op: memref.LoadOp, adaptor: Adaptor, several: int) -> Value:
    """A wider element whose lowest bits are those of one."""
    if not buffer_type(op.memref).rank:
        return memref.LoadOp(adaptor.memref, []).result
    strides = rows.strides(op.memref, adaptor.memref)
    index = linear_index(adaptor.indices, strides)
    found = memref.LoadOp(adaptor.memref, [_place(index, several)]).result
    shift = _shift(index, width(op.result.type), several)
    return arith.ShRSIOp(found, shift).result


def store(
    rows: Rows, op: memref.StoreOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Clears the bits of an element in the wider one, and sets them."""
    if not _is_narrow(op.memref, adaptor.memref):
        return
    narrow, wide = width(op.value.type), buffer_type(adaptor.memref).element
    several = width(wide) // narrow
    value = _only_own(_as_integer(adaptor.value), narrow, wide)
    if not buffer_type(op.memref).rank:
        memref.AtomicRMWOp("assign", value, adaptor.memref, [])
        rewriter.erase(op)
        return
    strides = rows.strides(op.memref, adaptor.memref)
    index = linear_index(adaptor.indices, strides)
    place, shift = _place(index, several), _shift(index, narrow, several)
    own = arith.ShLIOp(_constant((1 << narrow) - 1, wide), shift).result
    others = arith.XOrIOp(own, _constant(-1, wide)).result
    value = arith.ShLIOp(value, shift).result
    memref.AtomicRMWOp("andi", others, adaptor.memref, [place])
    memref.AtomicRMWOp("ori", value, adaptor.memref, [place])
    rewriter.erase(op)


def _only_own(value: Value, narrow: int, wide: Type) -> Value:
    """A value as a wider one, without bits that are not its own."""
    given = width(value.type)
    if given > narrow:
        value = arith.AndIOp(value, _constant((1 << narrow) - 1, value.type)).result
    return value if given == width(wide) else arith.ExtUIOp(wide, value).out


# Views


@conversion_pattern(memref.SubViewOp)
def part(op: memref.SubViewOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A contiguous part that begins with a wider element."""
    old, new = buffer_type(op.result), _converted(op.result, rewriter)
    several = _ratio(old, new) if new is not None else 0
    offsets, _, steps = mixed_lists(op)
    if new is None or several < 2 or any(step != 1 for step in steps):
        return
    if not _is_contiguous(old) or not isinstance(offsets[-1], int):
        return
    found = strides_and_offset(buffer_type(op.source))
    if found is None or DYNAMIC in found[0]:
        return
    if known_place(offsets, found[0], several) != 0:
        return
    begin = linear_index(offsets, found[0], several)
    size = new.shape[0] if new.rank else 1
    made = memref.SubViewOp(adaptor.source, [begin], [size], [1], results=[new])
    rewriter.replace(op, made)


def _is_contiguous(ty: MemRefType) -> bool:
    """Whether all elements follow each other in memory, row by row."""
    found = strides_and_offset(ty)
    if found is None or DYNAMIC in ty.shape:
        return False
    running = 1
    for size, stride in zip(reversed(ty.shape), reversed(found[0]), strict=True):
        if size != 1 and stride != running:
            return False
        running *= size
    return True


@conversion_pattern(memref.ReinterpretCastOp)
def reinterpreted(
    op: memref.ReinterpretCastOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """A contiguous row that begins with a wider element."""
    old, new = buffer_type(op.results[0]), _converted(op.results[0], rewriter)
    several = _ratio(old, new) if new is not None else 0
    (offset, *_), sizes, strides = mixed_lists(op)
    if new is None or not several or old.rank > 1 or any(s != 1 for s in strides):
        return
    if not isinstance(offset, int) or offset % several:
        return
    if not all(isinstance(size, int) for size in sizes):
        return
    source, begin = adaptor.source, offset // several
    made = memref.ReinterpretCastOp(new, source, [begin], new.shape, [1] * new.rank)
    rewriter.replace(op, made)
