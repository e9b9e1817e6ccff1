"""The builtin dialect's attributes and types, decoded: a function for each code."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from bridge.ir.affine import (
    AffineAdd,
    AffineBinary,
    AffineCeilDiv,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMap,
    AffineMod,
    AffineMul,
    AffineSymbol,
    IntegerSet,
)
from bridge.ir.affine.expr import combine
from bridge.ir.attributes import (
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    SparseElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.locations import (
    UNKNOWN_LOC,
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    NameLoc,
)
from bridge.ir.types import (
    I1,
    INDEX,
    NONE,
    TOKEN,
    ComplexType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    RankedType,
    Signedness,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    integer,
)
from bridge.upstream.bytecode_format import (
    AttributeCode,
    MapForm,
    NoCodec,
    TypeCode,
    add_varints,
    encode,
    signed_varint,
    varint,
    varints,
)

if TYPE_CHECKING:
    from bridge.upstream.bytecode_tables import Tables

SIGNEDNESS: Final[tuple[Signedness, ...]] = ("signless", "signed", "unsigned")
BINARY: Final[tuple[type[AffineBinary], ...]] = (
    AffineAdd,
    AffineMul,
    AffineMod,
    AffineFloorDiv,
    AffineCeilDiv,
)
"""The binary expressions in the order of their codes, after the leaves' three."""
FLOATS: Final = {
    TypeCode.BF16: "bf16",
    TypeCode.F16: "f16",
    TypeCode.F32: "f32",
    TypeCode.F64: "f64",
    TypeCode.F80: "f80",
    TypeCode.F128: "f128",
    TypeCode.TF32: "tf32",
    TypeCode.F8E5M2: "f8E5M2",
    TypeCode.F8E4M3: "f8E4M3",
    TypeCode.F8E4M3FN: "f8E4M3FN",
    TypeCode.F8E5M2FNUZ: "f8E5M2FNUZ",
    TypeCode.F8E4M3FNUZ: "f8E4M3FNUZ",
    TypeCode.F8E4M3B11FNUZ: "f8E4M3B11FNUZ",
    TypeCode.F8E3M4: "f8E3M4",
    TypeCode.F4E2M1FN: "f4E2M1FN",
    TypeCode.F6E2M3FN: "f6E2M3FN",
    TypeCode.F6E3M2FN: "f6E3M2FN",
    TypeCode.F8E8M0FNU: "f8E8M0FNU",
}


# Types


def _integer(t: Tables, pos: int) -> Type:
    value, _ = varint(t.data, pos)
    return integer(value >> 2, SIGNEDNESS[value & 3])


def _types(t: Tables, pos: int) -> tuple[tuple[Type, ...], int]:
    indices, pos = varints(t.data, pos)
    return tuple([t.type(index) for index in indices]), pos


def _function(t: Tables, pos: int) -> Type:
    inputs, pos = _types(t, pos)
    return FunctionType(inputs, _types(t, pos)[0])


def _one_type(t: Tables, pos: int) -> Type:
    return t.type(varint(t.data, pos)[0])


def _sizes(t: Tables, pos: int) -> tuple[tuple[int, ...], int]:
    count, pos = varint(t.data, pos)
    sizes = []
    for _ in range(count):
        size, pos = signed_varint(t.data, pos)
        sizes.append(size)
    return tuple(sizes), pos


def _shape(t: Tables, pos: int) -> tuple[tuple[int, ...], Type, int]:
    """The sizes and the element type, which are the middle of most shaped types."""
    sizes, pos = _sizes(t, pos)
    element, pos = varint(t.data, pos)
    return sizes, t.type(element), pos


def _memref(t: Tables, pos: int) -> Type:
    shape, element, pos = _shape(t, pos)
    return MemRefType(shape, element, t.attribute(varint(t.data, pos)[0]))


def _memref_with_space(t: Tables, pos: int) -> Type:
    space, pos = varint(t.data, pos)
    shape, element, pos = _shape(t, pos)
    layout = t.attribute(varint(t.data, pos)[0])
    return MemRefType(shape, element, layout, t.attribute(space))


def _tensor(t: Tables, pos: int) -> Type:
    shape, element, _ = _shape(t, pos)
    return RankedTensorType(shape, element)


def _tensor_with_encoding(t: Tables, pos: int) -> Type:
    encoding, pos = varint(t.data, pos)
    shape, element, _ = _shape(t, pos)
    return RankedTensorType(shape, element, t.attribute(encoding))


def _vector(t: Tables, pos: int) -> Type:
    shape, element, _ = _shape(t, pos)
    return VectorType(shape, element)


def _scalable_vector(t: Tables, pos: int) -> Type:
    count, pos = varint(t.data, pos)
    flags = [bool(flag) for flag in t.data[pos : pos + count]]
    shape, element, _ = _shape(t, pos + count)
    return VectorType(shape, element, tuple(flags))


def _float(keyword: str) -> Callable[[Tables, int], Type]:
    ty = FloatType(keyword)
    return lambda t, pos: ty


def _unranked_memref_with_space(t: Tables, pos: int) -> Type:
    space, pos = varint(t.data, pos)
    return UnrankedMemRefType(_one_type(t, pos), t.attribute(space))


TYPES: Final[dict[int, Callable[[Tables, int], Type]]] = {
    TypeCode.INTEGER: _integer,
    TypeCode.INDEX: lambda t, pos: INDEX,
    TypeCode.FUNCTION: _function,
    TypeCode.COMPLEX: lambda t, pos: ComplexType(_one_type(t, pos)),
    TypeCode.MEMREF: _memref,
    TypeCode.MEMREF_WITH_SPACE: _memref_with_space,
    TypeCode.NONE: lambda t, pos: NONE,
    TypeCode.TENSOR: _tensor,
    TypeCode.TENSOR_WITH_ENCODING: _tensor_with_encoding,
    TypeCode.TUPLE: lambda t, pos: TupleType(_types(t, pos)[0]),
    TypeCode.UNRANKED_MEMREF: lambda t, pos: UnrankedMemRefType(_one_type(t, pos)),
    TypeCode.UNRANKED_MEMREF_WITH_SPACE: _unranked_memref_with_space,
    TypeCode.UNRANKED_TENSOR: lambda t, pos: UnrankedTensorType(_one_type(t, pos)),
    TypeCode.VECTOR: _vector,
    TypeCode.SCALABLE_VECTOR: _scalable_vector,
    TypeCode.TOKEN: lambda t, pos: TOKEN,
    **{code: _float(keyword) for code, keyword in FLOATS.items()},
}


# Attributes


def _attributes(t: Tables, pos: int) -> tuple[tuple[Attribute, ...], int]:
    indices, pos = varints(t.data, pos)
    return tuple([t.attribute(index) for index in indices]), pos


def _dictionary(t: Tables, pos: int) -> Attribute:
    count, pos = varint(t.data, pos)
    entries = []
    for _ in range(count):
        name, pos = varint(t.data, pos)
        value, pos = varint(t.data, pos)
        entries.append((t.string_attribute(name), t.attribute(value)))
    return DictionaryAttr(tuple(entries))


def _string(t: Tables, pos: int) -> Attribute:
    return StringAttr.sound(t.strings[varint(t.data, pos)[0]], None)


def _typed_string(t: Tables, pos: int) -> Attribute:
    text, pos = varint(t.data, pos)
    return StringAttr(t.strings[text], _one_type(t, pos))


def _flat_symbol(t: Tables, pos: int) -> Attribute:
    name = t.string_attribute(varint(t.data, pos)[0])
    return SymbolRefAttr.sound(name, ())


def _symbol(t: Tables, pos: int) -> Attribute:
    root, pos = varint(t.data, pos)
    nested, _ = _attributes(t, pos)
    names = [n.root for n in nested if isinstance(n, SymbolRefAttr)]
    if len(names) != len(nested):
        raise NoCodec("a symbol was expected")
    return SymbolRefAttr(t.string_attribute(root), tuple(names))


def _bits(t: Tables, pos: int, width: int) -> int:
    """An integer modulo its width: a byte, a number, or as many words as it takes."""
    if width <= 8:
        return t.data[pos]
    if width <= 64:
        return signed_varint(t.data, pos)[0] & ((1 << width) - 1)
    count, pos = varint(t.data, pos)
    words = bytearray()
    for _ in range(count):
        word, pos = signed_varint(t.data, pos)
        words += (word & (1 << 64) - 1).to_bytes(8, "little")
    return int.from_bytes(words, "little")


def _integer_attribute(t: Tables, pos: int) -> Attribute:
    index, pos = varint(t.data, pos)
    ty = t.type(index)
    if isinstance(ty, IntegerType):
        return IntegerAttr.wrapped(_bits(t, pos, ty.width), ty)
    if isinstance(ty, IndexType):
        return IntegerAttr.wrapped(_bits(t, pos, 64), ty)
    raise NoCodec("an integer type was expected")


def _float_attribute(t: Tables, pos: int) -> Attribute:
    index, pos = varint(t.data, pos)
    ty = t.type(index)
    if not isinstance(ty, FloatType):
        raise NoCodec("a float type was expected")
    return FloatAttr.of_bits(_bits(t, pos, ty.width), ty)


def _blob(t: Tables, pos: int) -> bytes:
    size, pos = varint(t.data, pos)
    return t.data[pos : pos + size]


def _dense_array(t: Tables, pos: int) -> Attribute:
    element, pos = varint(t.data, pos)
    count, pos = varint(t.data, pos)
    found = DenseArrayAttr(t.type(element), _blob(t, pos))
    if len(found) != count:
        raise NoCodec("the array is not as long as it says")
    return found


def _dense_elements(t: Tables, pos: int) -> Attribute:
    index, pos = varint(t.data, pos)
    ty = t.type(index)
    data = _blob(t, pos)
    if isinstance(ty, RankedType) and ty.element is I1:
        data = _unpacked(data, ty.num_elements)
    return DenseElementsAttr(ty, data)


def _unpacked(data: bytes, count: int) -> bytes:
    """Eight `i1` a byte, the lowest bit first, as one a byte."""
    if len(data) * 8 < count:
        return bytes([data[0] & 1])
    return bytes([data[index >> 3] >> (index & 7) & 1 for index in range(count)])


def _dense_resource(t: Tables, pos: int) -> Attribute:
    index, pos = varint(t.data, pos)
    number, _ = varint(t.data, pos)
    return DenseResourceAttr(t.resources[number], t.type(index))


def _dense_strings(t: Tables, pos: int) -> Attribute:
    index, pos = varint(t.data, pos)
    is_splat, pos = varint(t.data, pos)
    ty = t.type(index)
    if not isinstance(ty, RankedType):
        raise NoCodec("a shaped type was expected")
    values = []
    for _ in range(1 if is_splat else ty.num_elements):
        text, pos = varint(t.data, pos)
        values.append(t.strings[text])
    return DenseStringElementsAttr(ty, tuple(values), bool(is_splat))


def _sparse_elements(t: Tables, pos: int) -> Attribute:
    index, pos = varint(t.data, pos)
    where, pos = varint(t.data, pos)
    indices = t.attribute(where)
    if not isinstance(indices, DenseElementsAttr):
        raise NoCodec("dense elements were expected")
    values = t.attribute(varint(t.data, pos)[0])
    return SparseElementsAttr(t.type(index), indices, values)


def _distinct(t: Tables, pos: int) -> Attribute:
    return DistinctAttr.create(t.attribute(varint(t.data, pos)[0]))


def _strided_layout(t: Tables, pos: int) -> Attribute:
    offset, pos = signed_varint(t.data, pos)
    return StridedLayoutAttr(_sizes(t, pos)[0], offset)


# Locations


def _call_site(t: Tables, pos: int) -> Attribute:
    callee, pos = varint(t.data, pos)
    return CallSiteLoc(t.location(callee), t.location(varint(t.data, pos)[0]))


def _file_line_column(t: Tables, pos: int) -> Attribute:
    file, pos = varint(t.data, pos)
    line, pos = varint(t.data, pos)
    return FileLineColLoc.at(t.file(file), line, varint(t.data, pos)[0])


def _file_range(t: Tables, pos: int) -> Attribute:
    file, pos = varint(t.data, pos)
    numbers, _ = varints(t.data, pos)
    expand = _RANGES.get(len(numbers))
    if expand is None:
        raise NoCodec("a range in a file has up to four numbers")
    return FileLineColLoc(t.file(file), *expand(*numbers))


_RANGES: Final[dict[int, Callable[..., tuple[int, int, int, int]]]] = {
    0: lambda: (0, 0, 0, 0),
    1: lambda line: (line, 0, line, 0),
    2: lambda line, column: (line, column, line, column),
    3: lambda line, column, end: (line, column, line, end),
    4: lambda line, column, end_line, end: (line, column, end_line, end),
}


def _fused(t: Tables, pos: int) -> Attribute:
    indices, _ = varints(t.data, pos)
    return FusedLoc(tuple([t.location(index) for index in indices]))


def _fused_with_metadata(t: Tables, pos: int) -> Attribute:
    indices, pos = varints(t.data, pos)
    metadata = t.attribute(varint(t.data, pos)[0])
    return FusedLoc(tuple([t.location(index) for index in indices]), metadata)


def _name(t: Tables, pos: int) -> Attribute:
    name, pos = varint(t.data, pos)
    return NameLoc(t.string_attribute(name), t.location(varint(t.data, pos)[0]))


# Affine maps and sets


def _expr(data: bytes, pos: int) -> tuple[AffineExpr, int]:
    """An expression in prefix notation.

    It was simplified when upstream made it, and simplifying that again changes nothing.
    """
    leaf = _LEAVES.get(data[pos : pos + 2])
    if leaf is not None:
        return leaf, pos + 2
    code, pos = varint(data, pos)
    if code == 2:
        value, pos = signed_varint(data, pos)
        return AffineConstant(value), pos
    if code < 2:
        position, pos = varint(data, pos)
        return (AffineSymbol if code else AffineDim)(position), pos
    if code - 3 >= len(BINARY):
        raise NoCodec(f"the affine expression {code} has no codec")
    lhs, pos = _expr(data, pos)
    rhs, pos = _expr(data, pos)
    return combine(BINARY[code - 3], lhs, rhs), pos


_DIMS: Final = tuple(map(AffineDim, range(16)))
_LEAVES: Final[dict[bytes, AffineExpr]] = {
    encode(code) + encode(2 * value if code == 2 else value): leaf(value)
    for code, leaf in enumerate((AffineDim, AffineSymbol, AffineConstant))
    for value in range(16)
}
"""By their bytes, the leaves that occur most: constants are written with a sign."""


def _exprs(data: bytes, pos: int) -> tuple[list[AffineExpr], int]:
    count, pos = varint(data, pos)
    found = []
    for _ in range(count):
        expr, pos = _expr(data, pos)
        found.append(expr)
    return found, pos


def _affine_map(t: Tables, pos: int) -> Attribute:
    head, pos = varint(t.data, pos)
    dims = head >> 2
    form = head & 3
    symbols = 0
    results: Iterable[AffineExpr]
    if form == MapForm.GENERAL:
        symbols, pos = varint(t.data, pos)
        results = _exprs(t.data, pos)[0]
    elif form == MapForm.IDENTITY:
        results = map(_dim, range(dims))
    else:
        count = dims
        if form == MapForm.DIMENSIONS:
            count, pos = varint(t.data, pos)
        positions: list[int] = []
        add_varints(positions, t.data, pos, count)
        results = map(_dim, positions)
    return AffineMapAttr.sound(AffineMap.sound(dims, symbols, tuple(results)))


def _dim(position: int) -> AffineExpr:
    return _DIMS[position] if position < len(_DIMS) else AffineDim(position)


def _integer_set(t: Tables, pos: int) -> Attribute:
    dims, pos = varint(t.data, pos)
    symbols, pos = varint(t.data, pos)
    constraints, pos = _exprs(t.data, pos)
    flags = [bool(flag) for flag in t.data[pos : pos + len(constraints)]]
    return IntegerSetAttr(IntegerSet(dims, symbols, tuple(constraints), tuple(flags)))


ATTRIBUTES: Final[dict[int, Callable[[Tables, int], Attribute]]] = {
    AttributeCode.ARRAY: lambda t, pos: ArrayAttr(_attributes(t, pos)[0]),
    AttributeCode.DICTIONARY: _dictionary,
    AttributeCode.STRING: _string,
    AttributeCode.TYPED_STRING: _typed_string,
    AttributeCode.FLAT_SYMBOL: _flat_symbol,
    AttributeCode.SYMBOL: _symbol,
    AttributeCode.TYPE: lambda t, pos: TypeAttr(_one_type(t, pos)),
    AttributeCode.UNIT: lambda t, pos: UNIT,
    AttributeCode.INTEGER: _integer_attribute,
    AttributeCode.FLOAT: _float_attribute,
    AttributeCode.CALL_SITE: _call_site,
    AttributeCode.FILE_LINE_COLUMN: _file_line_column,
    AttributeCode.FUSED: _fused,
    AttributeCode.FUSED_WITH_METADATA: _fused_with_metadata,
    AttributeCode.NAME: _name,
    AttributeCode.UNKNOWN: lambda t, pos: UNKNOWN_LOC,
    AttributeCode.DENSE_RESOURCE: _dense_resource,
    AttributeCode.DENSE_ARRAY: _dense_array,
    AttributeCode.DENSE_ELEMENTS: _dense_elements,
    AttributeCode.DENSE_STRINGS: _dense_strings,
    AttributeCode.SPARSE_ELEMENTS: _sparse_elements,
    AttributeCode.DISTINCT: _distinct,
    AttributeCode.STRIDED_LAYOUT: _strided_layout,
    AttributeCode.FILE_RANGE: _file_range,
    AttributeCode.AFFINE_MAP: _affine_map,
    AttributeCode.INTEGER_SET: _integer_set,
}
