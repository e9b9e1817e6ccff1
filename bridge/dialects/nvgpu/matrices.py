"""Products of small matrices, a part of each held by every thread of a warp."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from bridge.dialects.gpu.memory import bits, is_shared
from bridge.dialects.nvgpu.memory import EITHER_SPACE
from bridge.ir.affine.expr import wrap
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, UnitAttr
from bridge.ir.types import MemRefType, Type, VectorType, narrow
from bridge.op.base import Op, Value, of_signature

_WARP: Final = 32
_TILE: Final = 8
_INPUTS: Final = frozenset({"f32", "bf16", "f16", "i8", "i4", "f8E4M3FN", "f8E5M2"})


class LdMatrixOp(Op, name="nvgpu.ldmatrix"):
    """Loads 8x8 tiles from shared memory."""

    transpose: Attribute
    num_tiles: IntegerAttr
    src_memref: Value
    res: Value

    @of_signature
    def verify(self) -> None:
        source = narrow(self.src_memref.type, MemRefType)
        result = narrow(self.res.type, VectorType)
        width = bits(result.element)
        if not is_shared(source):
            raise self.bare_error(
                f"expected nvgpu.ldmatrix srcMemref must have {EITHER_SPACE}"
            )
        if not width:
            return
        if width > 32:
            raise self.bare_error("nvgpu.ldmatrix works for 32b or lower")
        if str(self.transpose) == "true" and width != 16:
            raise self.bare_error(
                "nvgpu.ldmatrix transpose works only at 16b granularity"
            )
        if result.rank != 2:
            raise self.bare_error("results must be 2 dimensional vector")
        if result.shape[1] != 32 // width:
            raise self.bare_error(f"expected vector register shape[1] = {32 // width}")
        if result.shape[0] != self.num_tiles.value:
            raise self.bare_error(
                "expected vector register shape[0] and numTiles to match"
            )


class MmaSyncOp(Op, name="nvgpu.mma.sync"):
    """Matrix multiply-accumulate of a warp."""

    mma_shape: ArrayAttr
    tf32_enabled: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        _verify_product(self, 1)


class MmaSparseSyncOp(Op, name="nvgpu.mma.sp.sync"):
    """Matrix multiply-accumulate of a warp, with 2:4 sparsity in A."""

    mma_shape: ArrayAttr
    sparsity_selector: IntegerAttr
    tf32_enabled: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        if not 0 <= self.sparsity_selector.value <= 1:
            raise self.error("sparsity selector should be 0 or 1")
        _verify_product(self, 2)


class _Held(NamedTuple):
    """What a matrix is to be, and what a warp holds of it."""

    elements: int
    shown: int
    rows: int
    shown_rows: int
    columns: int


def _tile(ty: Type) -> tuple[int, int] | None:
    """How deep a tile is, and how many elements of it a thread holds."""
    if str(ty) == "f64":
        return 4, 1
    width = bits(ty)
    return (128 // width, 32 // width) if str(ty) in _INPUTS else None


def _verify_product(op: MmaSyncOp | MmaSparseSyncOp, sparsity: int) -> None:
    numbers: Any = op.mma_shape.elements
    if len(numbers) != 3:
        raise op.error("mmaShape must have exactly 3 elements")
    types: Any = [value.type for value in op.operands[:3]]
    element = types[0].element
    if sparsity > 1 and str(element) == "f64":
        raise op.bare_error("f64 is not supported for sparse mode")
    tile = _tile(element)
    if tile is None:
        raise op.bare_error(
            "expected input data type (i4,i8,f16,bf16,tf32,f64,f8E4M3FN,f8E5M2) "
            f"supported by {op.name}"
        )
    for name, ty in zip("ABC", types, strict=True):
        if ty.rank != 2:
            raise op.bare_error(f"matrix{name} must be 2 dimensional vector")
    sizes = [number.value for number in numbers]
    _verify_held(op, types, _held(sizes, tile, sparsity))


def _held(sizes: list[int], tile: tuple[int, int], sparsity: int) -> list[_Held]:
    m, n, k = sizes
    depth, count = tile
    left, right, output = wrap(m * k), wrap(k * n), wrap(m * n)
    rows, columns, deep = m // _TILE, n // _TILE, k // depth
    a = rows * deep
    return [
        _Held(left // sparsity, left, a // sparsity, a, count),
        _Held(right, right, deep * columns, deep * columns, count),
        _Held(output, output, rows * columns, rows * columns, 2),
    ]


def _verify_held(
    op: MmaSyncOp | MmaSparseSyncOp, types: list[VectorType], held: list[_Held]
) -> None:
    for name, ty, wanted in zip("ABC", types, held, strict=True):
        if ty.num_elements * _WARP != wanted.elements:
            raise op.error(f"expected {wanted.shown} warp-wide matrix {name} elements")
    if op.tf32_enabled is not None and str(types[0].element) != "f32":
        raise op.error("expected tf32 tensor cores only for F32 operands")
    for name, ty, wanted in zip("ABC", types, held, strict=True):
        if ty.shape != (wanted.rows, wanted.columns):
            raise op.error(
                f"expected matrix {name} to be shaped ({wanted.shown_rows} x "
                f"{wanted.columns})"
            )
