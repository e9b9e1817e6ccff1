"""Quantized types: a storage type, an expressed type and how one becomes the other.

Scales are doubles, but where blocks have scales of their own: these are numbers of the
expressed type.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final, NamedTuple

from bridge.ir.floats import FORMATS, FloatFormat, format_float, from_float, to_float
from bridge.ir.types import DialectType, FloatType, IntegerType, Type
from bridge.ods.definitions import Syntax, definition
from bridge.source import Source
from bridge.text.integers import TOO_LARGE, integer_value
from bridge.text.numbers import float_pattern
from bridge.text.state import Parts, Reader, State
from bridge.text.tokens import Unreadable
from bridge.text.types import begins_type, read_type

MAX_STORAGE_BITS: Final = 32
FLOAT_STORAGE: Final = {"f4E2M1FN": 6, "f8E4M3FN": 448, "f8E5M2": 57344}
"""The float types that may store, and the largest number of each."""

_F64: Final = FORMATS["f64"]


class Storage(NamedTuple):
    """What values are stored as: its text or node, and the bounds it has by itself."""

    part: str | Type
    width: int
    low: int
    high: int


# Numbers -----------------------------------------------------------------------------


def _read_integer(r: Reader, width: int = 64) -> int:
    """An integer of a width; `true` is one bit, which is its sign."""
    token = r.peek()
    if token.kind == "bare" and token.text in ("true", "false"):
        r.take()
        return -int(token.text == "true")
    negative = r.accept("-")
    if not negative and token.kind != "integer":
        raise Unreadable(token.pos, "expected integer value")
    digits = r.expect_kind("integer", "expected integer value")
    value = integer_value(digits.text)
    value = -value if negative else value
    if not -(1 << (width - 1)) <= value < 1 << (width - 1):
        raise Unreadable(token.pos, TOO_LARGE)
    return value


def _read_double(r: Reader) -> int:
    """The pattern of a double."""
    negative = r.accept("-")
    return float_pattern(r, _F64, r.take(), negative)


def _shown(value: float) -> str:
    """A double inside a complaint."""
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
    """The bounds of a quantile type: of places in its list, not of numbers stored."""
    inner, width = storage.part, storage.width
    if isinstance(inner, IntegerType) and inner.signedness != "signed":
        return Storage(ty, width, 0, (1 << width) - 1)
    half = (1 << width) >> 1
    return Storage(ty, width, -half, half - 1)


def _stored_by_quantile(ty: Type) -> Type | None:
    """`i4` of `!quant.quantile<i4:f32, {…}>`."""
    if not isinstance(ty, DialectType) or ty.dialect != "quant":
        return None
    head = str(ty.parts[0])
    name = "quantile<"
    if not head.startswith(name):
        return None
    inner = ty.parts[1] if head == name else None
    return inner if isinstance(inner, Type) else read_type(_behind(head, name))


def _behind(text: str, head: str) -> Reader:
    return Reader(Source(text), len(head))


def _read_storage(r: Reader) -> Storage:
    """`i8`, `u8`, `f8E4M3FN`."""
    token = r.peek()
    if begins_type(token):
        found = _storage_of(read_type(r))
    elif token.kind != "bare":
        raise Unreadable(r.peek().pos, "expected valid keyword")
    else:
        r.take()
        found = _unsigned(token.text, token.pos)
    if found is None:
        raise Unreadable(token.pos, "illegal storage type prefix")
    if not 0 < found.width <= MAX_STORAGE_BITS:
        message = f"illegal storage type size: {found.width}"
        raise Unreadable(token.pos, message)
    return found


def _unsigned(word: str, pos: int) -> Storage | None:
    """`u8`: an integer without a sign, taken as unsigned."""
    if not word.startswith("u"):
        return None
    digits = word[1:]
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        raise Unreadable(pos, "expected storage type width")
    width = int(digits)
    high = (1 << min(width, MAX_STORAGE_BITS)) - 1
    return Storage(f"u{width}", width, 0, high)


@dataclass(slots=True)
class Stored:
    """A storage type with the bounds of the numbers that are used."""

    storage: Storage
    low: int
    high: int

    @property
    def parts(self) -> Parts:
        """The type, and the bounds where they are not the type's own."""
        part, _, low, high = self.storage
        if (self.low, self.high) == (low, high):
            return (part,)
        return part, f"<{self.low}:{self.high}>"

    @property
    def wrong(self) -> str | None:
        """What is wrong with the bounds."""
        if self.high <= self.low:
            return f"illegal storage min and storage max: ({self.low}:{self.high})"
        return None


def _read_stored(r: Reader) -> Stored:
    """`i8<-5:10>`."""
    storage = _read_storage(r)
    if not r.accept("<"):
        return Stored(storage, storage.low, storage.high)
    low_at = r.peek().pos
    low = _read_integer(r)
    r.expect(":", "expected ':'")
    high_at = r.peek().pos
    high = _read_integer(r)
    r.expect(">", "expected '>'")
    if low < storage.low:
        raise Unreadable(low_at, f"illegal storage type minimum: {low}")
    if high > storage.high:
        raise Unreadable(high_at, f"illegal storage type maximum: {high}")
    return Stored(storage, low, high)


def _read_expressed(r: Reader) -> FloatType:
    start = r.peek().pos
    ty = read_type(r)
    if not isinstance(ty, FloatType):
        raise Unreadable(start, "invalid kind of type specified")
    return ty


# Scales and zero points --------------------------------------------------------------


@dataclass(slots=True)
class Parameters:
    """Scales and zero points as they are listed, and the sizes of nested lists."""

    expressed: FloatType
    scales: list[int] = field(default_factory=list)
    zeros: list[int] = field(default_factory=list)

    def read(self, r: Reader) -> None:
        """`2.0:10`; raises `Unreadable`."""
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
        """`{1.0, 2.0:3}`, nested at will; the sizes. Raises `Unreadable`."""
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

    @property
    def texts(self) -> list[str]:
        """`scale:zero` of each."""
        pairs = zip(self.scales, self.zeros, strict=True)
        return [_pair(_double(scale), zero) for scale, zero in pairs]

    def nested(self, shape: tuple[int, ...], width: int) -> str:
        """The lists, of numbers of the expressed type and the storage type's bits."""
        fmt = self.expressed.format
        half = 1 << (width - 1)
        items = [
            _pair(
                format_float(fmt, from_float(fmt, to_float(_F64, scale))),
                ((zero + half) & (2 * half - 1)) - half,
            )
            for scale, zero in zip(self.scales, self.zeros, strict=True)
        ]
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

Found = tuple[Parts, "str | None"]
"""The parts of a type, and what is wrong with it as a whole."""


def _read_any(r: Reader) -> Found:
    """`<i8<-16:7>:f32>`."""
    r.expect("<", "expected '<'")
    stored = _read_stored(r)
    expressed = (":", _read_expressed(r)) if r.accept(":") else ()
    r.expect(">", "expected '>'")
    return ("<", *stored.parts, *expressed, ">"), stored.wrong


def _read_uniform(r: Reader) -> Found:
    """`<i8:f32, 2.0:10>`, of an axis `<i8:f32:1, {2.0:10}>`, or of blocks."""
    r.expect("<", "expected '<'")
    stored = _read_stored(r)
    r.expect(":", "expected ':'")
    expressed = _read_expressed(r)
    parameters = Parameters(expressed)
    wrong = stored.wrong
    if not r.accept(":"):
        r.expect(",", "expected ','")
        parameters.read(r)
        text = f", {parameters.texts[0]}>"
    elif r.at("{"):
        blocks = _read_blocks(r)
        r.expect(",", "expected ','")
        shape = parameters.read_list(r)
        pairs = ", ".join([f"{axis}:{size}" for axis, size in blocks])
        text = f":{{{pairs}}}, {parameters.nested(shape, stored.storage.width)}>"
        wrong = wrong or _wrong_blocks(blocks)
    else:
        axis = _read_integer(r, 32)
        r.expect(",", "expected ','")
        parameters.read_list(r)
        text = f":{axis}, {{{','.join(parameters.texts)}}}>"
        wrong = wrong or _wrong_axis(axis)
    r.expect(">", "expected '>'")
    return ("<", *stored.parts, ":", expressed, text), wrong


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


def _read_calibrated(r: Reader) -> Found:
    """`<f32<-0.998:1.2321>>`."""
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
    wrong = None
    if most <= least:
        wrong = f"illegal min and max: ({_shown(least)}:{_shown(most)})"
    return ("<", expressed, f"<{_double(low)}:{_double(high)}>>"), wrong


def _read_quantile(r: Reader) -> Found:
    """`<i2:f32, {-1.0,-0.5,0.5,1.0}>`: the numbers that the stored ones stand for."""
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
    numbers = ",".join([_double(value) for value in values])
    wrong = _wrong_quantiles(stored, len(values))
    return ("<", stored, ":", quantile, f", {{{numbers}}}>"), wrong


def _wrong_quantiles(stored: Type, count: int) -> str | None:
    if not count:
        return "quantile values must not be empty"
    storage = _storage_of(stored)
    if storage is None or count == 1 << storage.width:
        return None
    return (
        f"quantile LUT size ({count}) must equal the number of representable storage "
        f"values ({1 << storage.width})"
    )


_TYPES: Final[dict[str, Callable[[Reader], Found]]] = {
    "any": _read_any,
    "calibrated": _read_calibrated,
    "quantile": _read_quantile,
    "uniform": _read_uniform,
}
"""What reads a type behind its name."""


def _read(mnemonic: str, read: Callable[[Reader], Found], r: Reader) -> Parts:
    """A type; what is wrong with it as a whole is said of its name."""
    start = r.pos - len(mnemonic)
    parts, wrong = read(r)
    if wrong is not None:
        raise Unreadable(start, wrong)
    return parts


SYNTAX: Final[Syntax] = {
    (name, "types"): partial(_read, name, read) for name, read in _TYPES.items()
}


# What types are made of ---------------------------------------------------------------


class Quantized(NamedTuple):
    """What a quantized type is made of."""

    storage: Type | None = None
    signed: bool = True
    expressed: Type | None = None
    axis: int | None = None
    """The dimension that has scales of its own."""
    blocks: tuple[tuple[int, int], ...] | None = None
    """The dimensions whose blocks have scales of their own, and the blocks' sizes."""
    scales: tuple[int, ...] = ()
    """The shape of the scales, where there are several."""


@lru_cache(maxsize=1024)
def quantized(ty: Type) -> Quantized:
    """What a type is made of, nothing where it is not quantized."""
    if not isinstance(ty, DialectType) or ty.dialect != "quant":
        return Quantized()
    text = str(ty)
    start = len("!quant.") + len(ty.mnemonic)
    state = State(allow_unregistered=True, defined=definition)
    found = _MADE_OF.get(ty.mnemonic)
    return Quantized() if found is None else found(Reader(Source(text), start, state))


def stored_type(ty: Type) -> Type | None:
    """What values of a quantized type are stored as; None of any other type.

    Stored as `u8` they are of `ui8`.
    """
    known = quantized(ty)
    if isinstance(known.storage, IntegerType) and not known.signed:
        return IntegerType(known.storage.width, "unsigned")
    return known.storage


def _stored(r: Reader) -> Quantized:
    storage = _read_stored(r).storage
    if isinstance(storage.part, Type):
        return Quantized(storage.part)
    return Quantized(IntegerType(storage.width), signed=False)


def _of_any(r: Reader) -> Quantized:
    r.expect("<", "expected '<'")
    known = _stored(r)
    expressed = _read_expressed(r) if r.accept(":") else None
    return known._replace(expressed=expressed)


def _of_calibrated(r: Reader) -> Quantized:
    r.expect("<", "expected '<'")
    return Quantized(expressed=_read_expressed(r))


def _of_uniform(r: Reader) -> Quantized:
    known = _of_any(r)
    expressed = known.expressed
    if not isinstance(expressed, FloatType) or not r.accept(":"):
        return known
    if r.at("{"):
        known = known._replace(blocks=tuple(_read_blocks(r)))
    else:
        known = known._replace(axis=_read_integer(r, 32))
    r.expect(",", "expected ','")
    return known._replace(scales=Parameters(expressed).read_list(r))


_MADE_OF: Final[dict[str, Callable[[Reader], Quantized]]] = {
    "any": _of_any,
    "calibrated": _of_calibrated,
    "uniform": _of_uniform,
}
