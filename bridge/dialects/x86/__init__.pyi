"""The x86 dialect: AMX tiles and AVX instructions."""

from bridge.dialects.x86.ops import MaskCompressOp as _MaskCompressOp, TileLoadOp as _TileLoadOp, TileMulFOp as _TileMulFOp, TileMulIOp as _TileMulIOp, TileStoreOp as _TileStoreOp, TileZeroOp as _TileZeroOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Op, OpResult, Value, Values
from bridge.op.hints import AnyLike, Elements, FlagLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping
from typing import Any

DIALECT: Dialect

class TileType(DefinedType):
    """`!x86.amx.tile`."""

    shape: Any
    element_type: Any

class Avx10DotI8Op(Op):
    """`x86.avx10.dot.i8`."""

    w: Value
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, w: ValueLike, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BcstToPackedF32Op(Op):
    """`x86.avx.bcst_to_f32.packed`."""

    a: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, a: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPackedEvenIndexedToF32Op(Op):
    """`x86.avx.cvt.packed.even.indexed_to_f32`."""

    a: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, a: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPackedF32ToBF16Op(Op):
    """`x86.avx512.cvt.packed.f32_to_bf16`."""

    a: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, a: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPackedOddIndexedToF32Op(Op):
    """`x86.avx.cvt.packed.odd.indexed_to_f32`."""

    a: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, a: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DotBF16Op(Op):
    """`x86.avx512.dot`."""

    src: Value
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, src: ValueLike, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DotInt8Op(Op):
    """`x86.avx.dot.i8`."""

    w: Value
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, w: ValueLike, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DotOp(Op):
    """`x86.avx.intr.dot`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskCompressOp(_MaskCompressOp):
    """Compresses the set lanes of a mask; the rest comes from another vector."""

    k: Value
    a: Value
    def __init__(self, k: ValueLike, a: ValueLike, *, src: ValueLike | None = None, constant_src: Elements | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskRndScaleOp(Op):
    """`x86.avx512.mask.rndscale`."""

    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, src: ValueLike, k: ValueLike, a: ValueLike, imm: ValueLike, rounding: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskScaleFOp(Op):
    """`x86.avx512.mask.scalef`."""

    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, src: ValueLike, a: ValueLike, b: ValueLike, k: ValueLike, rounding: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RsqrtOp(Op):
    """`x86.avx.rsqrt`."""

    a: Value
    @property
    def b(self) -> OpResult: ...
    def __init__(self, a: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileLoadOp(_TileLoadOp):
    """Loads a tile from memory."""

    base: Value
    indices: Values
    stride: Value | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, base: ValueLike, indices: ValuesLike = ..., *, stride: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileMulFOp(_TileMulFOp):
    """Multiplies tiles of floats and accumulates."""

    lhs: Value
    rhs: Value
    acc: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, acc: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileMulIOp(_TileMulIOp):
    """Multiplies tiles of integers and accumulates."""

    is_zext_lhs: UnitAttr | None
    is_zext_rhs: UnitAttr | None
    lhs: Value
    rhs: Value
    acc: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, acc: ValueLike, *, is_zext_lhs: FlagLike | None = None, is_zext_rhs: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileStoreOp(_TileStoreOp):
    """Stores a tile to memory."""

    base: Value
    indices: Values
    stride: Value | None
    def __init__(self, base: ValueLike, indices: ValuesLike, val: ValueLike, *, stride: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileZeroOp(_TileZeroOp):
    """Creates a tile of zeros."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Vp2IntersectOp(Op):
    """`x86.avx512.vp2intersect`."""

    a: Value
    b: Value
    @property
    def k1(self) -> OpResult: ...
    @property
    def k2(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
