"""Matrices that a warp loads, stores and multiplies."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from bridge.dialects.llvm.shapes import address_space, struct_body
from bridge.dialects.nvvm.kinds import GENERIC, GLOBAL, SHARED, case, structure
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.types import F16, F32, F64, I32, Type, VectorType
from bridge.op.base import Op, OpResult, Value, Values, of_signature

_F16X2: Final = VectorType((2,), F16)


def _sizes(attr: Attribute) -> tuple[int, ...]:
    """What `#nvvm.shape<m = 8, n = 8>` has, where it has a third one with that."""
    return tuple(getattr(attr, name) for name in "mnk" if hasattr(attr, name))


class LdMatrixOp(Op, name="nvvm.ldmatrix"):
    """Collective load of matrices from shared memory."""

    num: IntegerAttr
    layout: Attribute
    shape: Attribute
    elt_type: Attribute
    res: OpResult

    @of_signature
    def verify(self) -> None:
        shape, kind = _sizes(self.shape), case(self.elt_type)
        found = _LOADED.get(shape)
        if found is None:
            raise self.error("expected shape to be 8x8, 8x16 or 16x16")
        numbers, layout, kinds = found
        name = f"{shape[0]}x{shape[1]} matrix"
        if self.num.value not in numbers:
            raise self.error(
                f"expected num attribute to be {_listed(list(map(str, numbers)))} for "
                f"{name}"
            )
        if layout and case(self.layout) != layout:
            raise self.error(f"expected layout to be {layout} for {name}")
        if kind not in kinds:
            raise self.error(
                f"expected element type to be {_listed(list(kinds))} for {name}"
            )
        self._verify_result(self.num.value * (2 if shape == (16, 16) else 1))

    def _verify_result(self, count: int) -> None:
        ty = self.res.type
        if count == 1:
            if ty is not I32:
                raise self.error("expected destination type is i32")
        elif ty is not structure((I32,) * count):
            raise self.error(
                f"expected destination type is a structure of {count} elements of type "
                "i32"
            )


_PACKED: Final = ("b8x16.b4x16_p64", "b8x16.b6x16_p32")
_LOADED: Final[dict[tuple[int, ...], tuple[tuple[int, ...], str, tuple[str, ...]]]] = {
    (8, 8): ((1, 2, 4), "", ("b16",)),
    (8, 16): ((1, 2, 4), "row", _PACKED),
    (16, 16): ((1, 2), "col", ("b8", *_PACKED)),
}
"""How many may be loaded, in which layout, and of which elements, by their shape."""


def _listed(words: list[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


class StMatrixOp(Op, name="nvvm.stmatrix"):
    """Collective store of matrices to shared memory."""

    sources: Values
    layout: Attribute
    shape: Attribute
    elt_type: Attribute

    @of_signature
    def verify(self) -> None:
        if len(self.sources) not in (1, 2, 4):
            raise self.error("expected num attribute to be 1, 2 or 4")
        shape, kind = _sizes(self.shape), case(self.elt_type)
        if shape == (8, 8):
            if kind != "b16":
                raise self.error("expected element type to be B16 for 8x8 matrix")
        elif shape == (16, 8):
            if kind != "b8":
                raise self.error("expected element type to be B8 for 16x8 matrix")
            if case(self.layout) != "col":
                raise self.error("expected layout to be col for 16x8 matrix")
        else:
            raise self.error("expected shape to be 8x8 or 16x8")


class MovMatrixOp(Op, name="nvvm.movmatrix"):
    """Transposes a matrix across the registers of a warp."""

    shape: Attribute
    layout: Attribute
    elt_type: Attribute

    @of_signature
    def verify(self) -> None:
        if _sizes(self.shape) != (8, 8):
            raise self.error("expected shape to be 8x8")
        if case(self.layout) != "col":
            raise self.error("expected layout to be col")
        if case(self.elt_type) != "b16":
            raise self.error("expected element type to be b16")


# wmma --------------------------------------------------------------------------------

_SQUARE: Final = ((16, 16, 16), (32, 8, 16), (8, 32, 16))
_LOADS: Final = {
    "ab": {
        "f16": _SQUARE,
        "s8": _SQUARE,
        "u8": _SQUARE,
        "tf32": ((16, 16, 8),),
        "f64": ((8, 8, 4),),
    },
    "c": {
        "f16": _SQUARE,
        "f32": (*_SQUARE, (16, 16, 8)),
        "s32": _SQUARE,
        "f64": ((8, 8, 4),),
    },
}
"""The shapes that there are, by what of a product it is and by the elements."""
_PRODUCTS: Final = {
    ("f64", "f64"): ((8, 8, 4),),
    ("tf32", "f32"): ((16, 16, 8),),
    ("f16", "f16"): _SQUARE,
    ("f16", "f32"): _SQUARE,
    ("s8", "s32"): _SQUARE,
    ("u8", "s32"): _SQUARE,
}
"""The same of products, by the elements of factors and sums."""


def _fragment(kind: str, piece: str, m: int, n: int) -> tuple[int, Type]:
    """How many registers of which type hold a thread's part of a matrix."""
    if kind in ("s8", "u8"):
        side = {"a": m, "b": n}.get(piece, 0)
        return {8: 1, 16: 2, 32: 4}.get(side, 0), I32
    factor = piece in ("a", "b")
    return {
        "f16": (8 if factor else 4, _F16X2),
        "f32": (8, F32),
        "f64": (1 if factor else 2, F64),
        "tf32": (4, I32),
        "s32": (8, I32),
    }[kind]


class WMMABase(Op):
    """What the ops have in common."""

    def shape_(self) -> tuple[int, int, int]:
        """Rows, columns, and what is summed over."""
        values: Any = [self.properties[name] for name in "mnk"]
        m, n, k = [attr.value for attr in values]
        return m, n, k

    def check_shape(self, shapes: Collection[tuple[int, ...]]) -> tuple[int, int]:
        """Rows and columns; raises `Invalid` where no such op is."""
        shape = self.shape_()
        if shape not in shapes:
            raise self.error("invalid attribute combination")
        return shape[0], shape[1]

    def check_result(self, count: int, ty: Type) -> None:
        """Raises `Invalid` for another result."""
        if self.results[0].type is not structure((ty,) * count):
            raise self.error(
                f"expected destination type is a structure of {count} elements of type "
                f"'{ty}'"
            )


_SPACES: Final = (GENERIC, GLOBAL, SHARED)


class WMMALoadOp(WMMABase, name="nvvm.wmma.load"):
    """Loads a WMMA fragment."""

    ptr: Value
    eltype: Attribute
    frag: Attribute

    @of_signature
    def verify(self) -> None:
        if address_space(self.ptr.type) not in _SPACES:
            raise self.error("expected source pointer in memory space 0, 1, 3")
        piece, kind = case(self.frag), case(self.eltype)
        known = _LOADS["ab" if piece in ("a", "b") else "c"]
        count, ty = _fragment(kind, piece, *self.check_shape(known.get(kind, ())))
        if (count, ty) == (1, F64):
            if self.results[0].type is not F64:
                raise self.error("expected destination type to be f64")
            return
        self.check_result(count, ty)


class WMMAStoreOp(WMMABase, name="nvvm.wmma.store"):
    """Stores a WMMA fragment."""

    ptr: Value
    args: Values
    eltype: Attribute

    @of_signature
    def verify(self) -> None:
        if address_space(self.ptr.type) not in _SPACES:
            raise self.error(
                "expected operands to be a source pointer in memory space 0, 1, 3"
            )
        kind = case(self.eltype)
        sides = self.check_shape(_LOADS["c"].get(kind, ()))
        count, ty = _fragment(kind, "c", *sides)
        if len(self.args) != count:
            raise self.error(f"expected {count} data operands")
        if any(value.type is not ty for value in self.args):
            raise self.error(f"expected data operands of type '{ty}'")


class WMMAMmaOp(WMMABase, name="nvvm.wmma.mma"):
    """WMMA multiply-accumulate."""

    args: Values
    eltype_a: Attribute
    eltype_b: Attribute

    @of_signature
    def verify(self) -> None:
        factors, sums = case(self.eltype_a), case(self.eltype_b)
        sides = self.check_shape(_PRODUCTS.get((factors, sums), ()))
        wanted: list[Type] = []
        for piece in "ab":
            count, ty = _fragment(factors, piece, *sides)
            wanted += [ty] * count
        count, ty = _fragment(sums, "c", *sides)
        wanted += [ty] * count
        if len(self.args) != len(wanted):
            raise self.error(f"expected {len(wanted)} arguments")
        for i, (value, one) in enumerate(zip(self.args, wanted, strict=True)):
            if value.type is not one:
                raise self.error(f"expected argument {i} to be of type '{one}'")
        self.check_result(count, ty)


# wgmma -------------------------------------------------------------------------------

_HALVES: Final = ("f32", "f16")
_OF_FACTORS: Final[dict[str, tuple[int, tuple[str, ...], tuple[str, ...]]]] = {
    "tf32": (8, ("f32",), ("tf32",)),
    "f16": (16, _HALVES, ("f16",)),
    "bf16": (16, _HALVES, ("bf16",)),
    "s8": (32, ("s32",), ("u8", "s8")),
    "u8": (32, ("s32",), ("u8", "s8")),
    "e4m3": (32, _HALVES, ("e5m2", "e4m3")),
    "e5m2": (32, _HALVES, ("e5m2", "e4m3")),
    "b1": (256, ("s32",), ("b1",)),
}
"""By the first factor's elements: what is summed over, the sums, the second factor."""
_COLUMNS: Final = frozenset(range(8, 257, 8))
_FEWER: Final = frozenset((8, 24, *range(16, 257, 16)))
"""The numbers of columns; of integers there are fewer."""


class WgmmaMmaAsyncOp(Op, name="nvvm.wgmma.mma_async"):
    """Asynchronous warpgroup multiply-accumulate."""

    shape: Attribute
    type_a: Attribute
    type_b: Attribute
    type_d: Attribute
    scale_a: Attribute
    scale_b: Attribute
    layout_a: Attribute
    layout_b: Attribute
    satfinite: Attribute | None

    @of_signature
    def verify(self) -> None:
        body = struct_body(self.results[0].type)
        if body is None:
            raise self.error("expected results to be struct")
        for ty in body:
            if ty is not body[0]:
                raise self.error(
                    f"all elements in struct must be same type but there is '{ty}'"
                )
        self._verify_types()
        self._verify_shape()
        self._verify_layouts()
        self._verify_sums(len(body))

    def _verify_types(self) -> None:
        first, second = case(self.type_a), case(self.type_b)
        sums = case(self.type_d)
        if sums not in ("f32", "f16", "s32"):
            raise self.error(f"does not support the given output type {sums}")
        if sums == "s32" and "neg" in (case(self.scale_a), case(self.scale_b)):
            raise self.error("has s32 output, scaleA and scaleB cannot be neg")
        known = _OF_FACTORS.get(first)
        if known is None or sums not in known[1] or second not in known[2]:
            raise self.error(f"{sums} += {first} * {second}, it is not supported.")

    def _verify_shape(self) -> None:
        first = case(self.type_a)
        m, n, k = _sizes(self.shape)
        depth = _OF_FACTORS[first][0]
        if m != 64:
            raise self.error("shape 'm' must be 64")
        if k != depth:
            raise self.error(f"shape 'k' must be {depth} for input type {first}")
        if n not in (_FEWER if first in ("u8", "s8", "b1") else _COLUMNS):
            raise self.error(
                f"has input type {first} n is set to {n}, it is not supported."
            )

    def _verify_layouts(self) -> None:
        first, second = case(self.type_a), case(self.type_b)
        layouts = case(self.layout_a), case(self.layout_b)
        if first in ("f16", "bf16"):
            return
        if layouts[0] == "col" or layouts[1] == "row":
            raise self.error(
                f"given layouts layout_a = {layouts[0]} and layout_b = {layouts[1]} "
                f"for input types {first} and {second} requires transpose. However, "
                "this is only supported for: f16 and bf16"
            )

    def _verify_sums(self, given: int) -> None:
        sums, columns = case(self.type_d), _sizes(self.shape)[1]
        wanted = columns // (4 if sums == "f16" else 2)
        if given != wanted:
            raise self.error(
                f"results {wanted}, however output struct has {given} elements"
            )
        if sums != "s32" and case(self.satfinite) == "satfinite":
            raise self.error(
                " `satfinite` can be only used with s32 accumulator, however the "
                f"current accumulator is {sums}"
            )
