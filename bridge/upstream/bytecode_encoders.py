"""The builtin dialect's attributes and types, encoded: a function for each class.

What has none goes as its text.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from bridge import native
from bridge.ir.affine import (
    AffineBinary,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    DenseResourceAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.dense import bit_width
from bridge.ir.locations import (
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    NameLoc,
    UnknownLoc,
)
from bridge.ir.types import (
    I1,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    RankedType,
    Type,
    VectorType,
)
from bridge.upstream.bytecode_decoders import BINARY, FLOATS, SIGNEDNESS
from bridge.upstream.bytecode_format import (
    AttributeCode,
    MapForm,
    NoCodec,
    TypeCode,
    encode,
    encode_signed,
)
from bridge.upstream.bytecode_llvm import Encode, encode_known

if TYPE_CHECKING:
    from bridge.upstream.bytecode_entries import Entries

_REMEMBERED: Final = 4096
"""Maps and shapes whose bytes are kept: they refer to nothing else in a module."""

FILE_LINE_COLUMN: Final = encode(AttributeCode.FILE_LINE_COLUMN)
_ARRAY: Final = encode(AttributeCode.ARRAY)
_DICTIONARY: Final = encode(AttributeCode.DICTIONARY)
_FLAT_SYMBOL: Final = encode(AttributeCode.FLAT_SYMBOL)
_INTEGER: Final = encode(AttributeCode.INTEGER)
_TENSOR: Final = encode(TypeCode.TENSOR)
_VECTOR: Final = encode(TypeCode.VECTOR)


def _string(entries: Entries, attr: StringAttr) -> bytes:
    if attr.type is None:
        return _STRING + encode(entries.string(attr.value))
    head = encode(AttributeCode.TYPED_STRING) + encode(entries.string(attr.value))
    return head + encode(entries.type(attr.type))


_STRING: Final = encode(AttributeCode.STRING)


def _file_range(entries: Entries, loc: FileLineColLoc) -> bytes:
    file = encode(entries.attribute(StringAttr(loc.filename)))
    start = encode(loc.line) + encode(loc.column)
    if (loc.line, loc.column) == (loc.end_line, loc.end_column):
        return FILE_LINE_COLUMN + file + start
    numbers = (loc.line, loc.column, loc.end_line, loc.end_column)
    head = encode(AttributeCode.FILE_RANGE) + file + encode(len(numbers))
    return head + b"".join(map(encode, numbers))


def _call_site(entries: Entries, loc: CallSiteLoc) -> bytes:
    callee, caller = entries.attribute(loc.callee), entries.attribute(loc.caller)
    return encode(AttributeCode.CALL_SITE) + encode(callee) + encode(caller)


def _name(entries: Entries, loc: NameLoc) -> bytes:
    name = entries.attribute(StringAttr(loc.name))
    child = entries.attribute(loc.child)
    return encode(AttributeCode.NAME) + encode(name) + encode(child)


def _locations(entries: Entries, loc: FusedLoc) -> bytes:
    numbers = [encode(entries.attribute(child)) for child in loc.locations]
    return encode(len(numbers)) + b"".join(numbers)


def _fused(entries: Entries, loc: FusedLoc) -> bytes:
    locations = _locations(entries, loc)
    if loc.metadata is None:
        return encode(AttributeCode.FUSED) + locations
    metadata = encode(entries.attribute(loc.metadata))
    return encode(AttributeCode.FUSED_WITH_METADATA) + locations + metadata


def _dense_elements(entries: Entries, attr: DenseElementsAttr) -> bytes:
    if attr.element is I1:
        return b""
    ty = encode(entries.type(attr.type))
    head = encode(AttributeCode.DENSE_ELEMENTS) + ty
    return head + encode(len(attr.data)) + attr.data


def _dense_resource(entries: Entries, attr: DenseResourceAttr) -> bytes:
    ty = encode(entries.type(attr.type))
    number = encode(entries.resources.number(attr.resource))
    return encode(AttributeCode.DENSE_RESOURCE) + ty + number


def _distinct(entries: Entries, attr: DistinctAttr) -> bytes:
    referenced = encode(entries.attribute(attr.referenced))
    return encode(AttributeCode.DISTINCT) + referenced


def _array(entries: Entries, attr: ArrayAttr) -> bytes:
    numbers = [encode(entries.attribute(element)) for element in attr.elements]
    return _ARRAY + encode(len(numbers)) + b"".join(numbers)


def _dictionary(entries: Entries, attr: DictionaryAttr) -> bytes:
    parts = [_DICTIONARY, encode(len(attr))]
    for name, value in attr.entries:
        parts.append(encode(entries.attribute(StringAttr(name))))
        parts.append(encode(entries.attribute(value)))
    return b"".join(parts)


def _affine_map(entries: Entries, attr: AffineMapAttr) -> bytes:
    """A map; its text would not do, since upstream simplifies anew what it reads."""
    return _map_bytes(attr.map)


@lru_cache(_REMEMBERED)
def _map_bytes(found: AffineMap) -> bytes:
    dims = found.num_dims << 2
    if not found.num_symbols and found.is_identity:
        return _AFFINE_MAP + encode(dims | MapForm.IDENTITY)
    inputs = encode(dims | _GENERAL) + encode(found.num_symbols)
    return _AFFINE_MAP + inputs + _exprs(found.results)


_AFFINE_MAP: Final = encode(AttributeCode.AFFINE_MAP)
_GENERAL: Final = int(MapForm.GENERAL)


def _integer_set(entries: Entries, attr: IntegerSetAttr) -> bytes:
    found = attr.set
    head = encode(AttributeCode.INTEGER_SET) + encode(found.num_dims)
    constraints = encode(found.num_symbols) + _exprs(found.constraints)
    return head + constraints + bytes(found.eq_flags)


def _exprs(exprs: Sequence[AffineExpr]) -> bytes:
    return encode(len(exprs)) + b"".join(map(_expr, exprs))


def _expr(expr: AffineExpr) -> bytes:
    """An expression in prefix notation."""
    if isinstance(expr, AffineBinary):
        return _BINARY[type(expr)] + _expr(expr.lhs) + _expr(expr.rhs)
    if isinstance(expr, AffineDim):
        return _DIMENSION + encode(expr.position)
    if isinstance(expr, AffineConstant):
        return _CONSTANT + encode_signed(expr.value)
    if isinstance(expr, AffineSymbol):
        return _SYMBOL + encode(expr.position)
    raise NoCodec(f"{type(expr).__name__} has no codec")


_BINARY: Final = {kind: encode(code) for code, kind in enumerate(BINARY, 3)}
_CONSTANT: Final = encode(2)
_DIMENSION: Final = encode(0)
_SYMBOL: Final = encode(1)


def _integer_attribute(entries: Entries, attr: IntegerAttr) -> bytes:
    width = bit_width(attr.type)
    head = _INTEGER + encode(entries.type(attr.type))
    if width <= 8:
        return head + bytes((attr.bits,))
    if width > 64:
        return head + _words(attr.bits)
    # Upstream extends with zeros, and takes the 64 bits for a number with a sign.
    bits = attr.bits
    return head + encode_signed(bits - (bits >> 63 << 64))


def _words(bits: int) -> bytes:
    """The 64-bit words of a wide integer but for leading zeros, the lowest first."""
    count = max(1, -(-bits.bit_length() // 64))
    words = struct.unpack(f"<{count}q", bits.to_bytes(8 * count, "little"))
    return encode(count) + b"".join(map(encode_signed, words))


def _float_attribute(entries: Entries, attr: FloatAttr) -> bytes:
    """What a text would lose: upstream reads numbers by way of doubles."""
    if not _is_wide(attr.type):
        return b""
    head = encode(AttributeCode.FLOAT) + encode(entries.type(attr.type))
    return head + _words(attr.bits)


def _is_wide(ty: Type) -> bool:
    return isinstance(ty, FloatType) and ty.width > 64


def _type_attribute(entries: Entries, attr: TypeAttr) -> bytes:
    return _TYPE + encode(entries.type(attr.type))


_TYPE: Final = encode(AttributeCode.TYPE)


def _symbol(entries: Entries, attr: SymbolRefAttr) -> bytes:
    if attr.nested:
        return b""
    name = encode(entries.attribute(StringAttr(attr.root)))
    return _FLAT_SYMBOL + name


ATTRIBUTES: Final[dict[type[Attribute], Encode]] = {
    IntegerAttr: _integer_attribute,
    FloatAttr: _float_attribute,
    TypeAttr: _type_attribute,
    SymbolRefAttr: _symbol,
    UnitAttr: lambda entries, attr: encode(AttributeCode.UNIT),
    StringAttr: _string,
    UnknownLoc: lambda entries, loc: encode(AttributeCode.UNKNOWN),
    FileLineColLoc: _file_range,
    CallSiteLoc: _call_site,
    NameLoc: _name,
    FusedLoc: _fused,
    DenseElementsAttr: _dense_elements,
    DenseResourceAttr: _dense_resource,
    DistinctAttr: _distinct,
    ArrayAttr: _array,
    DictionaryAttr: _dictionary,
    AffineMapAttr: _affine_map,
    IntegerSetAttr: _integer_set,
    DialectAttr: encode_known,
}
"""The attributes that are encoded; no bytes stand for the text."""


def _integer(entries: Entries, ty: IntegerType) -> bytes:
    number = ty.width << 2 | SIGNEDNESS.index(ty.signedness)
    return encode(TypeCode.INTEGER) + encode(number)


def _float(entries: Entries, ty: FloatType) -> bytes:
    code = _FLOAT_CODES.get(ty.name)
    return b"" if code is None else encode(code)


def _function(entries: Entries, ty: FunctionType) -> bytes:
    inputs = [encode(entries.type(one)) for one in ty.inputs]
    results = [encode(entries.type(one)) for one in ty.results]
    sizes = encode(len(inputs)), encode(len(results))
    return b"".join((_FUNCTION, sizes[0], *inputs, sizes[1], *results))


_FUNCTION: Final = encode(TypeCode.FUNCTION)


def _memref(entries: Entries, ty: MemRefType) -> bytes:
    layout = ty.layout
    if layout is None:
        layout = _identity(len(ty.shape))
    shaped = _shaped(entries, ty) + encode(entries.attribute(layout))
    if ty.memory_space is None:
        return _MEMREF + shaped
    space = encode(entries.attribute(ty.memory_space))
    return encode(TypeCode.MEMREF_WITH_SPACE) + space + shaped


@cache
def _identity(rank: int) -> AffineMapAttr:
    return AffineMapAttr(AffineMap.identity(rank))


_MEMREF: Final = encode(TypeCode.MEMREF)


def _tensor(entries: Entries, ty: RankedTensorType) -> bytes:
    shaped = _shaped(entries, ty)
    if ty.encoding is None:
        return _TENSOR + shaped
    encoding = encode(entries.attribute(ty.encoding))
    return encode(TypeCode.TENSOR_WITH_ENCODING) + encoding + shaped


def _vector(entries: Entries, ty: VectorType) -> bytes:
    shaped = _shaped(entries, ty)
    if not ty.scalable:
        return _VECTOR + shaped
    flags = encode(len(ty.scalable)) + bytes(ty.scalable)
    return encode(TypeCode.SCALABLE_VECTOR) + flags + shaped


def _shaped(entries: Entries, ty: RankedType) -> bytes:
    """The sizes and the element type."""
    return _shape_bytes(ty.shape) + encode(entries.type(ty.element))


@lru_cache(_REMEMBERED)
def _shape_bytes(shape: tuple[int, ...]) -> bytes:
    return encode(len(shape)) + b"".join([encode_signed(size) for size in shape])


_FLOAT_CODES: Final = {keyword: code for code, keyword in FLOATS.items()}

TYPES: Final[dict[type[Type], Encode]] = {
    IntegerType: _integer,
    IndexType: lambda entries, ty: encode(TypeCode.INDEX),
    FloatType: _float,
    FunctionType: _function,
    MemRefType: _memref,
    RankedTensorType: _tensor,
    VectorType: _vector,
}
"""The types that are encoded; no bytes stand for the text."""


if native.COMPILED:
    native.core.know_encoders(
        {
            ArrayAttr: _ARRAY,
            IntegerAttr: _INTEGER,
            SymbolRefAttr: _FLAT_SYMBOL,
            TypeAttr: _TYPE,
            FunctionType: _FUNCTION,
            StringAttr: _STRING,
            DictionaryAttr: _DICTIONARY,
            VectorType: _VECTOR,
            RankedTensorType: _TENSOR,
            MemRefType: _MEMREF,
        },
        DialectAttr,
        ATTRIBUTES,
        TYPES,
        bit_width,
        _identity,
    )
