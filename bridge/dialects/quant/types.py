"""Quantized types: a storage type, an expressed type and how one becomes the other.

Scales are doubles, but where blocks have scales of their own: these are numbers of the
expressed type.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bridge.ir.affine.expr import wrap
from bridge.ir.floats import FORMATS, FloatFormat, format_float, from_float, to_float
from bridge.ir.types import FloatType, IntegerType, Type
from bridge.ods.definition_formats import Body, Fields
from bridge.ods.definitions import Syntax
from bridge.ods.nodes import DefinedType
from bridge.text.integers import TOO_LARGE, integer_value
from bridge.text.numbers import float_pattern
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError
from bridge.text.types import begins_type, read_type

MAX_STORAGE_BITS: Final = 32
FLOAT_STORAGE: Final = {"f4E2M1FN": 6, "f8E4M3FN": 448, "f8E5M2": 57344}
"""The float types that may store, and the largest number of each."""

_F64: Final = FORMATS["f64"]


class Storage(NamedTuple):
    """What values are stored as, and the bounds it has by itself.

    A type that is not `signed` is an integer written as `u8`.
    """

    type: Type
    width: int
    low: int
    high: int
    signed: bool = True


# Numbers -----------------------------------------------------------------------------


def _read_integer(r: Reader, width: int = 64) -> int:
    """An integer of a width; `true` is one bit, which is its sign."""
    token = r.peek()
    if token.kind == "bare" and token.text in ("true", "false"):
        r.take()
        return -int(token.text == "true")
    negative = r.accept("-")
    if not negative and token.kind != "integer":
        raise ParseError(token.pos, "expected integer value")
    value = integer_value(r.expect_kind("integer", "expected integer value").text)
    value = -value if negative else value
    if not -(1 << (width - 1)) <= value < 1 << (width - 1):
        raise ParseError(token.pos, TOO_LARGE)
    return value


def _read_double(r: Reader) -> int:
    """The pattern of a double."""
    negative = r.accept("-")
    return float_pattern(r, _F64, r.take(), negative)


def _shown(value: float) -> str:
    """A double as diagnostics print it."""
    return f"{value:e}".replace("inf", "INF").replace("nan", "NAN")


def _double(bits: int) -> str:
    return format_float(_F64, bits)


# Storage and expressed types ---------------------------------------------------------


def _storage_of(ty: Type) -> Storage | None:
    """How values are stored in a type; None where they cannot be."""
    if isinstance(ty, IntegerType):
        if ty.signedness == "unsigned":
            return Storage(ty, ty.width, 0, (1 << ty.width) - 1)
        half = (1 << ty.width) >> 1
        return Storage(ty, ty.width, -half, half - 1)
    if isinstance(ty, FloatType) and ty.name in FLOAT_STORAGE:
        largest = FLOAT_STORAGE[ty.name]
        return Storage(ty, ty.width, -largest, largest)
    stored = _stored_by_quantile(ty)
    found = None if stored is None else _storage_of(stored)
    return None if found is None else _positions(ty, found)


def _positions(ty: Type, storage: Storage) -> Storage:
    """The bounds of a quantile type: of list indices, not of stored values."""
    inner, width = storage.type, storage.width
    if isinstance(inner, IntegerType) and inner.signedness != "signed":
        return Storage(ty, width, 0, (1 << width) - 1)
    half = (1 << width) >> 1
    return Storage(ty, width, -half, half - 1)


def _stored_by_quantile(ty: Type) -> Type | None:
    """`i4` of `!quant.quantile<i4:f32, {…}>`."""
    return ty.storage_type if isinstance(ty, QuantileType) else None


def _read_storage(r: Reader) -> Storage:
    """`i8`, `u8`, `f8E4M3FN`."""
    token = r.peek()
    if begins_type(token):
        found = _storage_of(read_type(r))
    elif token.kind != "bare":
        raise ParseError(r.peek().pos, "expected valid keyword")
    else:
        r.take()
        found = _unsigned(token.text, token.pos)
    if found is None:
        raise ParseError(token.pos, "illegal storage type prefix")
    if not 0 < found.width <= MAX_STORAGE_BITS:
        raise ParseError(token.pos, f"illegal storage type size: {found.width}")
    return found


def _unsigned(word: str, pos: int) -> Storage | None:
    """`u8`: an integer without a sign, taken as unsigned."""
    if not word.startswith("u"):
        return None
    digits = word[1:]
    width = integer_value(digits) if digits.isascii() and digits.isdigit() else None
    if width is None or width >= 1 << MAX_STORAGE_BITS:
        raise ParseError(pos, "expected storage type width")
    # What is wider is refused by its width alone: no integer may be that wide.
    ty = IntegerType(min(width, MAX_STORAGE_BITS))
    return Storage(ty, width, 0, (1 << ty.width) - 1, signed=False)


def _read_stored(r: Reader) -> Fields:
    """`i8<-5:10>`: a storage type with the bounds of the numbers that are used."""
    storage = _read_storage(r)
    values: Fields = {
        "storageType": storage.type,
        "signed": storage.signed,
        "storageTypeMin": storage.low,
        "storageTypeMax": storage.high,
    }
    if not r.accept("<"):
        return values
    low_at = r.peek().pos
    low = _read_integer(r)
    r.expect(":", "expected ':'")
    high_at = r.peek().pos
    high = _read_integer(r)
    r.expect(">", "expected '>'")
    if low < storage.low:
        raise ParseError(low_at, f"illegal storage type minimum: {low}")
    if high > storage.high:
        raise ParseError(high_at, f"illegal storage type maximum: {high}")
    return {**values, "storageTypeMin": low, "storageTypeMax": high}


def _stored_parts(values: Fields) -> Parts:
    """The storage type, and the bounds where they are not the type's own."""
    ty, low, high = [
        values[name] for name in ("storageType", "storageTypeMin", "storageTypeMax")
    ]
    if values["signed"]:
        own, part = _storage_of(ty), ty
    else:
        own, part = Storage(ty, ty.width, 0, (1 << ty.width) - 1), f"u{ty.width}"
    if own is None:
        raise ValueError(f"{ty} stores no quantized values")
    if (low, high) == (own.low, own.high):
        return (part,)
    return part, f"<{low}:{high}>"


def _wrong_bounds(values: Fields) -> str | None:
    low, high = values["storageTypeMin"], values["storageTypeMax"]
    if high <= low:
        return f"illegal storage min and storage max: ({low}:{high})"
    return None


def _read_expressed(r: Reader) -> FloatType:
    start = r.peek().pos
    ty = read_type(r)
    if not isinstance(ty, FloatType):
        raise ParseError(start, "invalid kind of type specified")
    return ty


# Scales and zero points --------------------------------------------------------------


@dataclass(slots=True)
class Parameters:
    """Scales and zero points as they are listed, and the sizes of nested lists."""

    expressed: FloatType
    scales: list[int] = field(default_factory=list)
    zeros: list[int] = field(default_factory=list)

    def read(self, r: Reader) -> None:
        """`2.0:10`; raises `ParseError`."""
        bits = _read_double(r)
        scale = to_float(_F64, bits)
        low, high = scale_range(self.expressed.format)
        if scale < low or scale > high:
            raise r.error(
                f"scale {_shown(scale)} out of expressed type range "
                f"[{_shown(low)}, {_shown(high)}]"
            )
        self.scales.append(bits)
        self.zeros.append(_read_integer(r) if r.accept(":") else 0)

    def read_list(self, r: Reader) -> tuple[int, ...]:
        """`{1.0, 2.0:3}`, nested at will; the sizes. Raises `ParseError`."""
        r.expect("{", "expected '{'")
        inner: tuple[int, ...] | None = None
        size = 0
        while not size or r.accept(","):
            shape: tuple[int, ...] = ()
            if r.at("{"):
                shape = self.read_list(r)
            else:
                self.read(r)
            if inner is not None and shape != inner:
                raise r.error(
                    "tensor literal is invalid; ranks are not consistent between "
                    "elements"
                )
            inner = shape
            size += 1
        r.expect("}", "expected '}'")
        return (size, *(inner or ()))

    def narrowed(self, width: int) -> None:
        """Makes them numbers of the expressed type and of the storage type's bits."""
        fmt = self.expressed.format
        half = 1 << (width - 1)
        self.scales = [
            from_float(_F64, to_float(fmt, from_float(fmt, to_float(_F64, scale))))
            for scale in self.scales
        ]
        self.zeros = [((zero + half) & (2 * half - 1)) - half for zero in self.zeros]


def _pairs(values: Fields, fmt: FloatFormat) -> list[str]:
    """`scale:zero` of each, the scales as numbers of a format."""
    return [
        _pair(format_float(fmt, from_float(fmt, to_float(_F64, scale))), zero)
        for scale, zero in zip(values["scales"], values["zeroPoints"], strict=True)
    ]


def _nested(items: list[str], shape: tuple[int, ...]) -> str:
    """Items in nested lists of these sizes."""
    for size in reversed(shape):
        items = [
            f"{{{', '.join(items[at : at + size])}}}"
            for at in range(0, len(items), size)
        ]
    return items[0]


def _pair(scale: str, zero: int) -> str:
    return f"{scale}:{zero}" if zero else scale


def scale_range(fmt: FloatFormat) -> tuple[float, float]:
    """The smallest positive number and the largest, as doubles."""
    return to_float(fmt, 1 if fmt.zero else 0), to_float(fmt, fmt.largest)


# The types ---------------------------------------------------------------------------


def _refused(pos: int, wrong: str | None) -> None:
    """Raises `ParseError` where something is wrong with a type as a whole."""
    if wrong is not None:
        raise ParseError(pos, wrong)


def _read_any(r: Reader) -> Fields:
    """`<i8<-16:7>:f32>`."""
    start = r.pos - len("any")
    r.expect("<", "expected '<'")
    values = _read_stored(r)
    values["expressedType"] = _read_expressed(r) if r.accept(":") else None
    r.expect(">", "expected '>'")
    _refused(start, _wrong_bounds(values))
    return values


def _any_parts(values: Fields) -> Parts:
    expressed = values["expressedType"]
    after = () if expressed is None else (":", expressed)
    return ("<", *_stored_parts(values), *after, ">")


def _read_uniform(r: Reader) -> Fields:
    """`<i8:f32, 2.0:10>`, of an axis `<i8:f32:1, {2.0:10}>`, or of blocks."""
    start = r.pos - len("uniform")
    r.expect("<", "expected '<'")
    values = _read_stored(r)
    r.expect(":", "expected ':'")
    expressed = _read_expressed(r)
    parameters = Parameters(expressed)
    wrong = _wrong_bounds(values)
    axis: int | None = None
    blocks: list[tuple[int, int]] | None = None
    shape: tuple[int, ...] = ()
    if not r.accept(":"):
        r.expect(",", "expected ','")
        parameters.read(r)
    elif r.at("{"):
        blocks = _read_blocks(r)
        r.expect(",", "expected ','")
        shape = parameters.read_list(r)
        parameters.narrowed(values["storageType"].width)
        wrong = wrong or _wrong_blocks(blocks)
    else:
        axis = _read_integer(r, 32)
        r.expect(",", "expected ','")
        shape = parameters.read_list(r)
        wrong = wrong or _wrong_axis(axis)
    r.expect(">", "expected '>'")
    _refused(start, wrong)
    return {
        **values,
        "expressedType": expressed,
        "scales": tuple(parameters.scales),
        "zeroPoints": tuple(parameters.zeros),
        "quantizedDimension": axis,
        "blockSizes": None if blocks is None else tuple(blocks),
        "shape": shape,
    }


def _uniform_parts(values: Fields) -> Parts:
    axis, blocks = values["quantizedDimension"], values["blockSizes"]
    expressed = values["expressedType"]
    if blocks is not None:
        pairs = ", ".join([f"{axis}:{size}" for axis, size in blocks])
        items = _nested(_pairs(values, expressed.format), values["shape"])
        text = f":{{{pairs}}}, {items}>"
    elif axis is not None:
        text = f":{axis}, {{{','.join(_pairs(values, _F64))}}}>"
    else:
        text = f", {_pairs(values, _F64)[0]}>"
    return ("<", *_stored_parts(values), ":", expressed, text)


def _read_blocks(r: Reader) -> list[tuple[int, int]]:
    """`{0:1, 3:2}`: the sizes of blocks along axes."""
    blocks: list[tuple[int, int]] = []
    r.expect("{", "expected '{'")
    if r.accept("}"):
        return blocks
    while not blocks or r.accept(","):
        axis = _read_integer(r, 32)
        r.expect(":", "expected ':'")
        blocks.append((axis, _read_integer(r)))
    r.expect("}", "expected '}'")
    return blocks


def _wrong_axis(axis: int) -> str | None:
    return f"illegal quantized dimension: {axis}" if axis < 0 else None


def _wrong_blocks(blocks: list[tuple[int, int]]) -> str | None:
    axes = [wrong for axis, _ in blocks if (wrong := _wrong_axis(axis))]
    sizes = [f"illegal block size: {size}" for _, size in blocks if size <= 0]
    return next(iter(axes + sizes), None)


def _read_calibrated(r: Reader) -> Fields:
    """`<f32<-0.998:1.2321>>`."""
    begin = r.pos - len("calibrated")
    r.expect("<", "expected '<'")
    start = r.peek().pos
    with r.followed_by("expecting float expressed type", start):
        expressed = _read_expressed(r)
    with r.followed_by("calibrated values must be present", start):
        r.expect("<", "expected '<'")
        low = _read_double(r)
        r.expect(":", "expected ':'")
        high = _read_double(r)
        r.expect(">", "expected '>'")
    r.expect(">", "expected '>'")
    least, most = to_float(_F64, low), to_float(_F64, high)
    if most <= least:
        message = f"illegal min and max: ({_shown(least)}:{_shown(most)})"
        raise ParseError(begin, message)
    return {"expressedType": expressed, "min": low, "max": high}


def _calibrated_parts(values: Fields) -> Parts:
    bounds = f"<{_double(values['min'])}:{_double(values['max'])}>>"
    return ("<", values["expressedType"], bounds)


def _read_quantile(r: Reader) -> Fields:
    """`<i2:f32, {-1.0,-0.5,0.5,1.0}>`: the numbers that the stored ones stand for."""
    start = r.pos - len("quantile")
    r.expect("<", "expected '<'")
    stored = read_type(r)
    r.expect(":", "expected ':'")
    quantile = read_type(r)
    r.expect(",", "expected ','")
    r.expect("{", "expected '{'")
    values: list[int] = []
    if not r.accept("}"):
        values.append(_read_double(r))
        while r.accept(","):
            values.append(_read_double(r))
        r.expect("}", "expected '}'")
    r.expect(">", "expected '>'")
    _refused(start, _wrong_quantiles(stored, quantile, len(values)))
    return {"storageType": stored, "quantileType": quantile, "quantiles": tuple(values)}


def _quantile_parts(values: Fields) -> Parts:
    numbers = ",".join(map(_double, values["quantiles"]))
    return (
        "<",
        values["storageType"],
        ":",
        values["quantileType"],
        f", {{{numbers}}}>",
    )


def _wrong_quantiles(stored: Type, quantile: Type, count: int) -> str | None:
    if not isinstance(stored, IntegerType | FloatType):
        return "storage type must be an integer or float type"
    if not isinstance(quantile, IntegerType | FloatType):
        return "quantile type must be a float or integer type"
    if not count:
        return "quantile values must not be empty"
    # Upstream shifts a number of 64 bits, by the lowest 6 bits of the width.
    values = wrap(1 << stored.width % 64)
    if count == values:
        return None
    return (
        f"quantile LUT size ({count}) must equal the number of representable storage "
        f"values ({values})"
    )


_STORED: Final = ("storageType", "signed", "storageTypeMin", "storageTypeMax")
_QUANTILE: Final = ("storageType", "quantileType", "quantiles")
_SCALED: Final = ("scales", "zeroPoints", "quantizedDimension", "blockSizes", "shape")
SYNTAX: Final[Syntax] = {
    ("any", "types"): Body((*_STORED, "expressedType"), _read_any, _any_parts),
    ("calibrated", "types"): Body(
        ("expressedType", "min", "max"), _read_calibrated, _calibrated_parts
    ),
    ("quantile", "types"): Body(_QUANTILE, _read_quantile, _quantile_parts),
    ("uniform", "types"): Body(
        (*_STORED, "expressedType", *_SCALED), _read_uniform, _uniform_parts
    ),
}


# Classes -----------------------------------------------------------------------------


class AnyQuantizedType(DefinedType, name="quant.any"):
    """`!quant.any<i8<-16:7>:f32>`: how it is stored, and what it may stand for."""

    storage_type: Type
    signed: bool
    storage_type_min: int
    storage_type_max: int
    expressed_type: Type | None = None


class CalibratedQuantizedType(DefinedType, name="quant.calibrated"):
    """`!quant.calibrated<f32<-1.0:1.0>>`; the bounds are patterns of doubles."""

    expressed_type: Type
    min: int
    max: int


class QuantileType(DefinedType, name="quant.quantile"):
    """`!quant.quantile<i2:f32, {…}>`; the quantiles are patterns of doubles."""

    storage_type: Type
    quantile_type: Type
    quantiles: tuple[int, ...]


class UniformQuantizedType(DefinedType, name="quant.uniform"):
    """`!quant.uniform<i8:f32, 2.0:10>`, of an axis, or of blocks.

    Scales are patterns of doubles. `shape` is that of the scales where there are
    several.
    """

    storage_type: Type
    signed: bool
    storage_type_min: int
    storage_type_max: int
    expressed_type: Type
    scales: tuple[int, ...]
    zero_points: tuple[int, ...]
    quantized_dimension: int | None = None
    """The dimension that has scales of its own."""
    block_sizes: tuple[tuple[int, int], ...] | None = None
    """The dimensions whose blocks have scales of their own, and the blocks' sizes."""
    shape: tuple[int, ...] = ()


def stored_type(ty: Type) -> Type | None:
    """What values of a quantized type are stored as; None of any other type.

    Stored as `u8` they are of `ui8`.
    """
    if not isinstance(ty, AnyQuantizedType | UniformQuantizedType):
        return None
    if isinstance(ty.storage_type, IntegerType) and not ty.signed:
        return IntegerType(ty.storage_type.width, "unsigned")
    return ty.storage_type
