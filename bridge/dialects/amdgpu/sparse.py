"""Products of matrices, the first of which has only two of four elements."""

from __future__ import annotations

from typing import Final

from bridge.dialects.amdgpu.products import is_float
from bridge.dialects.gpu.memory import bits
from bridge.ir.attributes import IntegerAttr, UnitAttr
from bridge.ir.types import VectorType, narrow
from bridge.op.base import Op, Value, of_signature

_NOT_DOUBLE: Final = (
    "expected dense source operand to have exactly double the number of elements of "
    "the sparse source operand"
)
_WAVE: Final = 64
_INDICES: Final = {8: "vector<4xi8>", 16: "vector<2xi16>"}
"""How the positions of a lane's elements are given, by how many bits they have."""

_POSITION_BITS: Final = {
    (16, 16, 32): 8,
    (16, 32, 16): 8,
    (8, 16, 128): 32,
    (8, 32, 64): 32,
}
"""Where they have not 16: by the width of an element, m and k."""


class SparseMFMAOp(Op, name="amdgpu.sparse_mfma"):
    """MFMA with a structured-sparse first matrix."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    cbsz: IntegerAttr
    abid: IntegerAttr
    source_a: Value
    source_b: Value
    dest_c: Value
    sparse_idx: Value

    @of_signature
    def verify(self) -> None:
        sparse = narrow(self.source_a.type, VectorType)
        dense = narrow(self.source_b.type, VectorType)
        if dense.num_elements != 2 * sparse.num_elements:
            raise self.error(_NOT_DOUBLE)
        a, b = sparse.element, dense.element
        if a is not b and not (is_float(a, 8) and is_float(b, 8)):
            raise self.error("expected source operands to have the same element type")
        self._verify_indices()
        result = narrow(self.dest_c.type, VectorType)
        self._verify_count("source", self.k.value, dense.num_elements)
        self._verify_count("result", self.n.value, result.num_elements)

    def _verify_indices(self) -> None:
        source = narrow(self.source_a.type, VectorType)
        variant = bits(source.element), self.m.value, self.k.value
        size = _POSITION_BITS.get(variant, 16)
        wanted = _INDICES.get(size)
        if wanted is None:
            if self.cbsz.value:
                raise self.error(
                    "CBSZ must be 0 for this variant (field is ignored by hardware)"
                )
            if self.abid.value:
                raise self.error(
                    "ABID must be 0 for this variant (field is ignored by hardware)"
                )
            if str(self.sparse_idx.type) != "i32":
                raise self.error(
                    "expected i32 sparse indices for this variant (no internal set "
                    f"structure), but got '{self.sparse_idx.type}'"
                )
            return
        last = 32 // size - 1
        if not self.cbsz.value and not 0 <= self.abid.value <= last:
            raise self.error(f"ABID must be in [0, {last}] for this variant")
        if str(self.sparse_idx.type) != wanted:
            raise self.error(
                f"expected {wanted} sparse indices for this variant, but got "
                f"'{self.sparse_idx.type}'"
            )

    def _verify_count(self, name: str, size: int, given: int) -> None:
        wanted = self.m.value * size // _WAVE
        if given != wanted:
            raise self.error(
                f"expected {wanted} {name} values for this operation but got {given}"
            )


class SparseWMMAOp(Op, name="amdgpu.sparse_wmma"):
    """WMMA with a structured-sparse first matrix."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    wave64: UnitAttr | None
    source_a: Value
    source_b: Value
    dest_c: Value

    @of_signature
    def verify(self) -> None:
        sparse = narrow(self.source_a.type, VectorType)
        dense = narrow(self.source_b.type, VectorType)
        result = narrow(self.dest_c.type, VectorType)
        if dense.num_elements != 2 * sparse.num_elements:
            raise self.error(_NOT_DOUBLE)
        a, b = sparse.element, dense.element
        if len({is_float(ty) for ty in (a, b, result.element)}) > 1:
            raise self.error(
                "source operand and destination operands must all be either integer or "
                "float types"
            )
        if a is not b and not (is_float(a, 8) and is_float(b, 8)):
            raise self.error("expected source operands to have the same element type")
        self._verify_count("source", self.k.value, dense.num_elements)
        self._verify_count("result", self.n.value, result.num_elements)

    def _verify_count(self, name: str, size: int, given: int) -> None:
        wanted = self.m.value * size // (_WAVE if self.wave64 is not None else 32)
        if given != wanted:
            raise self.error(
                f"expected {wanted} {name} values for this operation but got {given}"
            )
