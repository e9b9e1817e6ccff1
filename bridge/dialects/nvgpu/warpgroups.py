"""Products of matrices by four warps at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import nvgpu
from bridge.dialects.nvgpu.memory import verify_descriptor
from bridge.ir.attributes import UnitAttr
from bridge.ir.types import MemRefType, Type, VectorType, narrow
from bridge.op.base import Op, Value, of_signature

_ROWS: Final = 64
_F8: Final = frozenset({"f8E5M2", "f8E4M3FN"})
_HALF: Final = frozenset({"f16", "bf16"})
_FLOATS: Final = _F8 | _HALF | {"f32", "tf32"}
_SHORT: Final = frozenset({8, 24, *range(16, 257, 16)})
_SINGLE: Final = {("tf32", "f32"), ("i16", "i32"), ("i1", "i32")}


def _is_product(result: Type, left: Type, right: Type) -> bool:
    a, b, d = str(left), str(right), str(result)
    if a == b and (a, d) in _SINGLE:
        return True
    alike = (a in _F8 and b in _F8) or (a == b and a in _HALF)
    return alike and d in ("f32", "f16")


def _is_width(size: int, element: Type) -> bool:
    if str(element) in _FLOATS:
        return size in range(8, 257, 8)
    return str(element) in ("i8", "i1") and size in _SHORT


def _described(value: Value) -> MemRefType:
    """The matrix that a descriptor describes."""
    return narrow(value.type, nvgpu.WarpgroupMatrixDescriptorType).tensor


def _held(value: Value) -> VectorType:
    """The matrix that an accumulator holds."""
    return narrow(value.type, nvgpu.WarpgroupAccumulatorType).fragmented


class WarpgroupGenerateDescriptorOp(Op, name="nvgpu.warpgroup.generate.descriptor"):
    """Generates the descriptor of a matrix in shared memory."""

    tensor_map: Value

    @of_signature
    def verify(self) -> None:
        ty = narrow(self.tensor_map.type, nvgpu.TensorMapDescriptorType)
        verify_descriptor(self, ty)
        if ty.swizzle != "swizzle_128b":
            raise self.bare_error(
                "supports only swizzle_128b is supported for the time being"
            )


class WarpgroupMmaOp(Op, name="nvgpu.warpgroup.mma"):
    """Warpgroup matrix multiply-accumulate."""

    transpose_a: UnitAttr | None
    transpose_b: UnitAttr | None
    descriptor_a: Value
    descriptor_b: Value
    matrix_c: Value
    matrix_d: Value

    @of_signature
    def verify(self) -> None:
        if self.transpose_a is not None and self.transpose_b is None:
            raise self.error(
                "supports non-transpose A (Row Major) and transpose B (Column Major) "
                "for the time being "
            )
        a, b = _described(self.descriptor_a), _described(self.descriptor_b)
        c, d = _held(self.matrix_c), _held(self.matrix_d)
        if c is not d:
            raise self.error("type of matrix C and matrix D must be the same")
        if {a.rank, b.rank, c.rank} != {2}:
            raise self.error("has matrices A, B, C and D, they must be 2 dimensional")
        self._verify_sizes(a.shape, b.shape, c.shape)
        self._verify_elements(a, b, c)

    def _verify_sizes(
        self, a: Sequence[int], b: Sequence[int], c: Sequence[int]
    ) -> None:
        if a[1] != b[0]:
            raise self.error(f"2nd dim matrix-A ({a[1]})!= 1st dim matrix-B ({b[0]} )")
        if a[0] != c[0]:
            raise self.error(
                f"1st dim matrix-A ( {a[0]} )!= 1st dim matrix-C ( {c[0]} )"
            )
        if b[1] != c[1]:
            raise self.error(
                f"2nd dim matrix-B ( {b[1]} ) != 2nd dim matrix-C ( {c[1]} )"
            )

    def _verify_elements(self, a: MemRefType, b: MemRefType, c: VectorType) -> None:
        shown = f"'{c.element}' += '{a.element}' * '{b.element}'"
        if not _is_product(c.element, a.element, b.element):
            raise self.error(f"{shown}, it is not supported.")
        if not _is_width(b.shape[1], a.element):
            raise self.error(
                f"has input type '{b}' n is set to {b.shape[1]}, it is not supported"
            )
        if str(c.element) != "f32" and str(a.element) not in _HALF:
            raise self.error(f"hit a limitation: {shown}, it is not supported yet")


class WarpgroupMmaStoreOp(Op, name="nvgpu.warpgroup.mma.store"):
    """Stores the accumulator of a warpgroup."""

    matrix_d: Value
    dst_memref: Value

    @of_signature
    def verify(self) -> None:
        source = _held(self.matrix_d)
        target = narrow(self.dst_memref.type, MemRefType)
        if str(source.element) != "f32":
            raise self.error("hit a limitation: only f32 results for the time being")
        if min(source.rank, target.rank) < 2:
            return
        if source.shape[:2] != target.shape[:2]:
            raise self.error(
                f"results ['{source}'][{source.shape[1]}] values. However, destination "
                f"memref[{target.shape[0]}][{target.shape[1]}]  does not have same "
                "size as results"
            )


class WarpgroupMmaInitAccumulatorOp(Op, name="nvgpu.warpgroup.mma.init.accumulator"):
    """Initializes the accumulator of a warpgroup with zeros."""

    matrix_c: Value

    @of_signature
    def verify(self) -> None:
        ty = _held(self.matrix_c)
        fits = ty.rank > 1 and not ty.shape[0] % _ROWS
        if not fits or not _is_width(ty.shape[1], ty.element):
            raise self.error(
                f"has type '{ty}'. It does not fit into warp-group level (wgmma) "
                "matrix multiplication instruction (or not supported yet)"
            )
