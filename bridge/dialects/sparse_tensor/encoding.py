"""How a sparse tensor is stored: `#sparse_tensor.encoding<{ map = … }>`, and slices.

The map goes from dimensions to levels; what goes back, which may be written, must be
what follows from it, and is neither stored nor printed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bridge.dialects.sparse_tensor.levels import (
    LevelType,
    read_level_type,
    wrong_levels,
)
from bridge.dialects.sparse_tensor.maps import Encoding, MapReader, block_sizes, inverse
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import Attribute, DialectAttr, FloatAttr, IntegerAttr
from bridge.ir.types import BF16, F16, F32, F64, ComplexType, IntegerType, Type
from bridge.ods.definition_formats import Body, Fields
from bridge.ods.definitions import Syntax
from bridge.ods.nodes import DefinedAttr
from bridge.source import Source
from bridge.text.affine import print_expr
from bridge.text.attributes import read_attribute
from bridge.text.integers import TOO_LARGE, integer_value, width_of
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError
from bridge.text.types import ENCODINGS

WIDTHS: Final = frozenset({0, 8, 16, 32, 64})
"""The bits that positions and coordinates may have; none are the target's own."""


# What must hold ----------------------------------------------------------------------


def _wrong(encoding: Encoding) -> str | None:
    """What is wrong with an encoding, in upstream's order."""
    for key, what in (("posWidth", "position"), ("crdWidth", "coordinate")):
        width = encoding.widths.get(key, 0)
        if width not in WIDTHS:
            return f"unexpected {what} bitwidth: {width}"
    map_ = encoding.map
    wrong = wrong_levels(encoding.levels) or _wrong_block(map_, encoding.levels)
    if wrong is not None:
        return wrong
    rank = len(encoding.levels)
    if not rank:
        return "expected a non-empty array for lvlTypes"
    return _wrong_map(encoding, rank) or _wrong_slices(encoding, rank)


def _wrong_block(map_: AffineMap, levels: list[LevelType]) -> str | None:
    if not levels or levels[-1].format != "structured":
        return None
    if map_.num_dims == map_.num_results:
        return None
    sizes = block_sizes(map_)
    if sizes is None:
        return "expected 1xm block structure for n_out_of_m level"
    blocks = {size for size in sizes if size}
    if len(blocks) > 1:
        return "expected only one blocked level with the same coefficients"
    if blocks != {levels[-1].sizes[1]}:
        return (
            "expected coeffiencts of Affine expressions to be equal to m of "
            "n_out_of_m level"
        )
    return None


def _wrong_map(encoding: Encoding, rank: int) -> str | None:
    map_ = encoding.map
    if map_.num_results != rank:
        return (
            "level-rank mismatch between dimToLvl and lvlTypes: "
            f"{map_.num_results} != {rank}"
        )
    undone = inverse(map_)
    if undone is None and not map_.num_symbols:
        return "failed to infer lvlToDim from dimToLvl"
    if encoding.inverse and (
        undone is None or map_.num_symbols or undone.results != encoding.inverse
    ):
        return "expected lvlToDim to be an inverse of dimToLvl"
    if map_.num_dims > rank:
        return f"unexpected dimToLvl mapping from {map_.num_dims} to {rank}"
    return None


def _wrong_slices(encoding: Encoding, rank: int) -> str | None:
    dims = encoding.map.num_dims
    if any(encoding.slices) and dims != rank:
        return (
            f"dimSlices expected dimension-rank to match level-rank: {dims} != {rank}"
        )
    return None


# Reading and writing -----------------------------------------------------------------


def _read_width(r: Reader, encoding: Encoding, key: str, start: int) -> None:
    attr = read_attribute(r)
    if not isinstance(attr, IntegerAttr):
        what = "position" if key == "posWidth" else "index"
        raise ParseError(start, f"expected an integral {what} bitwidth")
    encoding.widths[key] = attr.signed & 0xFFFFFFFF


def _read_value(r: Reader, encoding: Encoding, key: str, start: int) -> None:
    attr = read_attribute(r)
    is_complex = isinstance(attr, DialectAttr) and attr.dialect == "complex"
    if not is_complex and not isinstance(attr, IntegerAttr | FloatAttr):
        raise ParseError(start, f"expected a numeric value for {key}")
    encoding.values[key] = attr


def _read_map(r: Reader, encoding: Encoding, key: str, start: int) -> None:
    MapReader(r, encoding).read()


_KEYS: Final[dict[str, Callable[[Reader, Encoding, str, int], None]]] = {
    "map": _read_map,
    "posWidth": _read_width,
    "crdWidth": _read_width,
    "explicitVal": _read_value,
    "implicitVal": _read_value,
}
"""What reads the value of a key."""


def _read_encoding(r: Reader) -> Encoding:
    """`<{ map = (i) -> (i : compressed), posWidth = 32 }>`."""
    start = r.pos - len("encoding")
    encoding = Encoding()
    r.expect("<", "expected '<'")
    r.expect("{", "expected '{'")
    while (token := r.accept_kind("bare")) is not None:
        read = _KEYS.get(token.text)
        if read is None:
            raise ParseError(start, f"unexpected key: {token.text}")
        r.expect("=", "expected '='")
        read(r, encoding, token.text, start)
        if not r.accept(","):
            break
    r.expect("}", "expected '}'")
    r.expect(">", "expected '>'")
    wrong = _wrong(encoding)
    if wrong is not None:
        raise ParseError(start, wrong)
    return encoding


def _written(encoding: Encoding) -> list[str | Type | Attribute]:
    map_ = encoding.map
    parts: list[str | Type | Attribute] = ["<{ map = "]
    if map_.num_symbols:
        parts.append(f"[{', '.join([f's{i}' for i in range(map_.num_symbols)])}]")
    parts.append("(")
    sliced = any(encoding.slices)
    for number, part in enumerate(encoding.slices):
        parts.append(f"{', ' if number else ''}d{number}")
        if sliced:
            parts += [" : ", part or SliceAttr(0, None, 1)]
    levels = [
        f"{print_expr(result)} : {level}"
        for result, level in zip(map_.results, encoding.levels, strict=True)
    ]
    parts.append(f") -> ({', '.join(levels)})")
    for key in ("posWidth", "crdWidth"):
        if encoding.widths.get(key):
            parts.append(f", {key} = {encoding.widths[key]}")
    for key in ("explicitVal", "implicitVal"):
        if key in encoding.values:
            parts += [f", {key} = ", encoding.values[key]]
    return [*parts, " }>"]


# Slices ------------------------------------------------------------------------------


def _read_slice(r: Reader) -> Fields:
    """`(offset, size, stride)`, each `?` where it is known at run time only."""
    start = r.pos - len("slice")
    r.expect("(", "expected '('")
    offset = _extent(r)
    r.expect(",", "expected ','")
    size = _extent(r)
    r.expect(",", "expected ','")
    stride = _extent(r)
    r.expect(")", "expected ')'")
    for value, what in ((size, "size"), (stride, "stride")):
        if value == 0:
            raise ParseError(start, f"expect positive value or ? for slice {what}")
    return {"offset": offset, "size": size, "stride": stride}


def _slice_parts(values: Fields) -> Parts:
    extents = ["?" if value is None else str(value) for value in values.values()]
    return (f"({', '.join(extents)})",)


def _extent(r: Reader) -> int | None:
    start = r.peek().pos
    negative = r.accept("-")
    token = r.accept_kind("integer")
    if token is None:
        if negative:
            raise r.wrong_token("expected integer value")
        r.expect("?", "expected '?'")
        return None
    value = integer_value(token.text)
    if width_of("int64_t").held(-value if negative else value) is None:
        raise ParseError(start, TOO_LARGE)
    if negative and value:
        raise r.error("expect positive value or ? for slice offset/size/stride")
    return value


def _values(r: Reader) -> Fields:
    """The parameters by upstream's names; widths of 0 are the target's own."""
    found = _read_encoding(r)
    return {
        "lvlTypes": tuple([str(level) for level in found.levels]),
        "dimToLvl": found.map,
        "posWidth": found.widths.get("posWidth", 0),
        "crdWidth": found.widths.get("crdWidth", 0),
        "explicitVal": found.values.get("explicitVal"),
        "implicitVal": found.values.get("implicitVal"),
        "dimSlices": tuple(found.slices) if any(found.slices) else (),
    }


def _parts(values: Fields) -> Parts:
    map_: AffineMap = values["dimToLvl"]
    levels = [read_level_type(Reader(Source(text))) for text in values["lvlTypes"]]
    found = Encoding(
        levels=levels,
        slices=list(values["dimSlices"] or [None] * map_.num_dims),
        map=map_,
        widths={name: values[name] for name in ("posWidth", "crdWidth")},
        values={
            name: values[name]
            for name in ("explicitVal", "implicitVal")
            if values[name] is not None
        },
    )
    wrong = _wrong(found)
    if wrong is not None:
        raise ValueError(wrong)
    return tuple(_written(found))


_NAMES: Final = (
    *("lvlTypes", "dimToLvl", "posWidth", "crdWidth"),
    *("explicitVal", "implicitVal", "dimSlices"),
)
SYNTAX: Final[Syntax] = {
    ("encoding", "attributes"): Body(_NAMES, _values, _parts),
    ("slice", "attributes"): Body(
        ("offset", "size", "stride"), _read_slice, _slice_parts
    ),
}


class SliceAttr(DefinedAttr, name="sparse_tensor.slice"):
    """`#sparse_tensor.slice(0, 4, 1)`; None is what is known at run time only."""

    offset: int | None
    size: int | None
    stride: int | None


class EncodingAttr(DefinedAttr, name="sparse_tensor.encoding"):
    """`#sparse_tensor.encoding<{ map = … }>`: how a tensor's elements are stored.

    The formats of the levels are as they are written, widths of 0 the target's own.
    """

    lvl_types: tuple[str, ...]
    dim_to_lvl: AffineMap
    pos_width: int = 0
    crd_width: int = 0
    explicit_val: Attribute | None = None
    implicit_val: Attribute | None = None
    dim_slices: tuple[Attribute | None, ...] = ()


# Tensors with encodings --------------------------------------------------------------


def _is_primary(ty: Type) -> bool:
    """Whether a sparse tensor may hold such elements."""
    if isinstance(ty, ComplexType):
        return ty.element in (F32, F64)
    if isinstance(ty, IntegerType):
        return ty.width in (8, 16, 32, 64)
    return ty in (F16, BF16, F32, F64)


def _wrong_tensor(encoding: Any, shape: Sequence[int], element: Type) -> str | None:
    """What is wrong with a tensor of this encoding, in upstream's order."""
    dims = encoding.dim_to_lvl.num_dims
    if not shape:
        return "expected non-scalar sparse tensor"
    if dims != len(shape):
        return (
            "dimension-rank mismatch between encoding and tensor shape: "
            f"{dims} != {len(shape)}"
        )
    for what, value in (
        ("explicit", encoding.explicit_val),
        ("implicit", encoding.implicit_val),
    ):
        if value is not None and value.type is not element:
            return (
                f"{what} value type mismatch between encoding and tensor element type: "
                f"'{value.type}' != '{element}'"
            )
    if encoding.implicit_val is not None and not _is_zero(encoding.implicit_val):
        return "implicit value must be zero"
    return None if _is_primary(element) else "invalid primary type"


def _is_zero(value: Any) -> bool:
    complex_number = isinstance(value, DialectAttr)
    parts: list[Any] = [value.real, value.imag] if complex_number else [value]
    return all(part.value == 0 for part in parts)


ENCODINGS["sparse_tensor", "encoding"] = _wrong_tensor
