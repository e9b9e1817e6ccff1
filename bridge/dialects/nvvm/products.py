"""Which products of matrices there are: of which shapes and in which registers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bridge.dialects.nvvm.kinds import case, counted, structure
from bridge.ir.core import Operation
from bridge.ir.types import F16, F32, F64, I32, Type, VectorType

_F16X2: Final = VectorType((2,), F16)
_INT4: Final = ("s4", "u4")
_INT8: Final = ("s8", "u8")
_INTEGERS: Final = (*_INT4, *_INT8, "b1", "s32")
_FLOATS8: Final = ("e4m3", "e5m2", "e3m2", "e2m3", "e2m1")

Shape = tuple[int, int, int]
Registers = tuple[Type, ...]


class Variants(NamedTuple):
    """What an op of some shape and elements may have."""

    pieces: tuple[list[Registers], list[Registers], list[Registers]]
    """The registers of the factors and of the sum; the first of each is listed."""
    results: list[Type]
    shapes: Sequence[Shape]


class Depth(NamedTuple):
    """Of the wide products: what one register of a factor has."""

    each: int
    register: Type
    halves: bool
    """Whether the sum may be of halves."""


_DEPTHS: Final = {
    "tf32": Depth(4, I32, False),
    "bf16": Depth(8, I32, False),
    "f16": Depth(8, _F16X2, True),
    **dict.fromkeys(_INT4, Depth(32, I32, False)),
    **dict.fromkeys(_INT8, Depth(16, I32, False)),
}
_SPARSE: Final = {**_DEPTHS, **dict.fromkeys(_FLOATS8, Depth(16, I32, True))}
_DENSE: Final = {
    **_DEPTHS,
    **dict.fromkeys(("e4m3", "e5m2"), Depth(16, I32, True)),
    "b1": Depth(128, I32, False),
}
_NARROW: Final = {"f16": 4, "f64": 4, "s4": 32, "u4": 32, "s8": 16, "u8": 16}
"""What the narrow products sum over."""


def verify_dense(op: Operation, first: str, kinds: tuple[str, str]) -> None:
    """Raises `Invalid` for what no `mma.sync` is; `kinds` are the sums'."""
    shape = _shape(op)
    if shape[0] == 16:
        depth = _depth_of(op, first, _DENSE, kinds)
        shapes = [(16, 8, depth.each), (16, 8, 2 * depth.each)]
        found = _wide(shape, first, depth, 1, shapes)
    else:
        found = _narrow(shape, first, {**_NARROW, "b1": 128})
    _verify_variants(op, shape, found)
    if first == "b1" and op.properties.get("b1Op") is None:
        raise op.error("op requires b1Op attribute")
    _verify_overflow(op, first)
    if (shape, first) != ((8, 8, 4), "f16"):
        _verify_layouts(op, shape, first)


def verify_sparse(op: Operation, first: str, kinds: tuple[str, str]) -> None:
    """Raises `Invalid` for what no `mma.sp.sync` is."""
    shape = _shape(op)
    if shape[0] == 16:
        depth = _depth_of(op, first, _SPARSE, kinds)
        start = 4 if first in _FLOATS8 else 2
        depths = (start,) if first in _FLOATS8 else (start, 2 * start)
        shapes = [(16, 8, times * depth.each) for times in depths]
        found = _wide(shape, first, depth, 2, shapes)
    else:
        found = _narrow(shape, first, _NARROW)
    _verify_variants(op, shape, found)
    _verify_overflow(op, first)


def _shape(op: Any) -> Shape:
    attr = op.properties["shape"]
    return attr.m, attr.n, attr.k


def _depth_of(
    op: Operation, first: str, known: dict[str, Depth], kinds: tuple[str, str]
) -> Depth:
    if first not in known:
        raise op.bare_error(f"invalid shape or multiplicand type: {first}")
    if kinds[0] != kinds[1]:
        raise op.error("ctype does not match dtype")
    return known[first]


def _wide(
    shape: Shape, first: str, depth: Depth, share: int, shapes: Sequence[Shape]
) -> Variants:
    """Of sixteen rows; a sparse factor has half of the registers."""
    if shape not in shapes:
        return Variants(([], [], []), [], shapes)
    rows, columns, inner = shape
    units = inner // depth.each
    left = (depth.register,) * (rows // 8 * units // share)
    right = (depth.register,) * (columns // 8 * units)
    if first in _INTEGERS:
        return Variants(
            ([left], [right], [(I32,) * 4]), [structure((I32,) * 4)], shapes
        )
    results = [structure((_F16X2,) * 2)] if depth.halves else []
    results.append(structure((F32,) * 4))
    return Variants(([left], [right], [(_F16X2,) * 2, (F32,) * 4]), results, shapes)


def _narrow(shape: Shape, first: str, depths: dict[str, int]) -> Variants:
    """Of eight rows."""
    none: tuple[list[Registers], list[Registers], list[Registers]] = ([], [], [])
    if shape[0] != 8 or first not in depths:
        return Variants(none, [], ())
    shapes = [(8, 8, depths[first])]
    if first == "f16":
        sums = [(_F16X2,) * 4, (F32,) * 8]
        factor: Registers = (_F16X2,) * 2
    elif first == "f64":
        sums, factor = [(F64,) * 2], (F64,)
    else:
        sums, factor = [(I32,) * 2], (I32,)
    results = [structure(one) for one in sums]
    return Variants(([factor], [factor], sums), results, shapes)


def _verify_variants(op: Any, shape: Shape, found: Variants) -> None:
    if not found.pieces[0] or shape not in found.shapes:
        raise op.error(
            f"unimplemented variant for MMA shape <{', '.join(map(str, shape))}>"
        )
    for letter, wanted, values in zip("ABC", found.pieces, op.pieces(), strict=False):
        given = tuple(value.type for value in values)
        if given not in wanted:
            listed = " ".join(map(counted, wanted))
            raise op.error(
                f"Could not match types for the {letter} operands; expected one of "
                f"{listed} but got {', '.join(map(str, given))}"
            )
    result = op.results[0].type
    if result not in found.results:
        raise op.error(
            "Could not match allowed types for the result; expected one of "
            f"{', '.join(map(str, found.results))} but got {result}"
        )


def _verify_overflow(op: Operation, first: str) -> None:
    if first in (*_INT4, *_INT8) and op.properties.get("intOverflowBehavior") is None:
        raise op.error("op requires intOverflowBehavior attribute")


def _verify_layouts(op: Operation, shape: Shape, first: str) -> None:
    layouts = [case(op.properties.get(name)) for name in ("layoutA", "layoutB")]
    if layouts != ["row", "col"]:
        second = case(op.properties.get("multiplicandBPtxType"))
        raise op.error(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = "
            f"#nvvm.mma_layout<col> for shape <{', '.join(map(str, shape))}> with "
            f"element types {first} and {second}. Only m8n8k4 with f16 supports other "
            "layouts."
        )


# Blocks that are scaled --------------------------------------------------------------


_SCALINGS: Final = (("x2", "ue8m0"), ("x4", "ue8m0"), ("x4", "ue4m3"))
"""How many scales a block of four bits may have, and their format."""


def verify_scaled(op: Operation, depth: int, missing: str) -> None:
    """Raises `Invalid` for what no product of scaled blocks is.

    `depth` is what the product of the narrowest elements sums over.
    """
    shape = _shape(op)
    kind, size = case(op.properties["kind"]), case(op.properties["scaleVecSize"])
    scales = case(op.properties["blockScaleFormat"])
    if shape == (16, 8, depth // 2):
        if (kind, size, scales) != ("mxf8f6f4", "x1", "ue8m0"):
            raise op.error(
                "unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for "
                f"mma.m16n8k{depth // 2}"
            )
        return
    if shape != (16, 8, depth):
        raise op.error(missing)
    name = f"mma.m16n8k{depth}"
    factors = [case(op.properties.get(f"multiplicand{x}PtxType")) for x in "AB"]
    if factors != ["e2m1", "e2m1"]:
        raise op.error(f"unsupported MMATypes attribute for {name}.(mxf4nvf4|mxf4)")
    if kind == "mxf4":
        if size != "x2":
            raise op.error(f"unsupported ScaleVecSize attribute for {name}.mxf4")
        if scales != "ue8m0":
            raise op.error(f"unsupported BlockScaleFormat attribute for {name}.mxf4")
    elif kind == "mxf4nvf4":
        if (size, scales) not in _SCALINGS:
            raise op.error(
                "unsupported ScaleVecSize and BlockScaleFormat attributes for "
                f"{name}.mxf4nvf4"
            )
    else:
        raise op.error(f"unsupported Kind attribute for {name}")
