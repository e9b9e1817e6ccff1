"""The x86 dialect: AMX tiles and AVX instructions."""

from bridge.dialects.x86.ops import MaskCompressOp as _MaskCompressOp, TileLoadOp as _TileLoadOp, TileMulFOp as _TileMulFOp, TileMulIOp as _TileMulIOp, TileStoreOp as _TileStoreOp, TileZeroOp as _TileZeroOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Op, OpResult, Value, Values
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

class BcstToPackedF32Op(Op):
    """`x86.avx.bcst_to_f32.packed`."""

    a: Value
    @property
    def dst(self) -> OpResult: ...

class CvtPackedEvenIndexedToF32Op(Op):
    """`x86.avx.cvt.packed.even.indexed_to_f32`."""

    a: Value
    @property
    def dst(self) -> OpResult: ...

class CvtPackedF32ToBF16Op(Op):
    """`x86.avx512.cvt.packed.f32_to_bf16`."""

    a: Value
    @property
    def dst(self) -> OpResult: ...

class CvtPackedOddIndexedToF32Op(Op):
    """`x86.avx.cvt.packed.odd.indexed_to_f32`."""

    a: Value
    @property
    def dst(self) -> OpResult: ...

class DotBF16Op(Op):
    """`x86.avx512.dot`."""

    src: Value
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...

class DotInt8Op(Op):
    """`x86.avx.dot.i8`."""

    w: Value
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...

class DotOp(Op):
    """`x86.avx.intr.dot`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class MaskCompressOp(_MaskCompressOp):
    """Compresses the set lanes of a mask; the rest comes from another vector."""

    k: Value
    a: Value

class MaskRndScaleOp(Op):
    """`x86.avx512.mask.rndscale`."""

    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
    @property
    def dst(self) -> OpResult: ...

class MaskScaleFOp(Op):
    """`x86.avx512.mask.scalef`."""

    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
    @property
    def dst(self) -> OpResult: ...

class RsqrtOp(Op):
    """`x86.avx.rsqrt`."""

    a: Value
    @property
    def b(self) -> OpResult: ...

class TileLoadOp(_TileLoadOp):
    """Loads a tile from memory."""

    base: Value
    indices: Values
    stride: Value | None
    @property
    def res(self) -> OpResult: ...

class TileMulFOp(_TileMulFOp):
    """Multiplies tiles of floats and accumulates."""

    lhs: Value
    rhs: Value
    acc: Value
    @property
    def res(self) -> OpResult: ...

class TileMulIOp(_TileMulIOp):
    """Multiplies tiles of integers and accumulates."""

    is_zext_lhs: UnitAttr | None
    is_zext_rhs: UnitAttr | None
    lhs: Value
    rhs: Value
    acc: Value
    @property
    def res(self) -> OpResult: ...

class TileStoreOp(_TileStoreOp):
    """Stores a tile to memory."""

    base: Value
    indices: Values
    stride: Value | None

class TileZeroOp(_TileZeroOp):
    """Creates a tile of zeros."""

    @property
    def res(self) -> OpResult: ...

class Vp2IntersectOp(Op):
    """`x86.avx512.vp2intersect`."""

    a: Value
    b: Value
    @property
    def k1(self) -> OpResult: ...
    @property
    def k2(self) -> OpResult: ...
