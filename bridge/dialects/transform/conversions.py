"""Transformations that convert to other dialects, and map loops to processors."""

from __future__ import annotations

from typing import Final

from bridge.dialects.transform.structured import numbers_in
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr, StringAttr
from bridge.ods import rows
from bridge.op.base import Op, of_signature

TO_LLVM: Final = frozenset(
    {
        *("arith", "cf", "complex", "func", "index", "math", "memref", "mpi", "nvvm"),
        *("omp", "ptr", "ub", "vector", "x86"),
    }
)
"""The dialects whose conversion the reference has, by its own answers.

It knows those of dialects that it has loaded; we load none and take all of them.
"""

UNREGISTERED: Final = frozenset({"vcix"})
"""Dialects of the tables that the reference leaves out."""


class ApplyToLLVMConversionPatternsOp(
    Op, name="transform.apply_conversion_patterns.dialect_to_llvm"
):
    """Adds the patterns that convert a dialect to llvm."""

    dialect_name: StringAttr

    @of_signature
    def verify(self) -> None:
        name = self.dialect_name.value
        if name in UNREGISTERED or name not in rows.dialects():
            raise self.error(f"unknown dialect or dialect not loaded: {name}")
        if name not in TO_LLVM:
            raise self.error(
                "dialect does not implement ConvertToLLVMPatternInterface or "
                f"extension was not loaded: {name}"
            )


class OneShotBufferizeOp(Op, name="transform.bufferization.one_shot_bufferize"):
    """Bufferizes tensors by One-Shot Bufferize."""

    memcpy_op: StringAttr
    test_analysis_only: IntegerAttr

    @of_signature
    def verify(self) -> None:
        if self.memcpy_op.value not in ("memref.copy", "linalg.copy"):
            raise self.error("unsupported memcpy op")
        for name in ("print_conflicts", "dump_alias_sets"):
            if getattr(self, name).value and not self.test_analysis_only.value:
                raise self.error(f"'{name}' requires 'test_analysis_only'")


class MapForallToBlocksOp(Op, name="transform.gpu.map_forall_to_blocks"):
    """Maps an `scf.forall` to GPU blocks."""

    grid_dims: DenseArrayAttr | None

    @of_signature
    def verify(self) -> None:
        if len(numbers_in(self.grid_dims)) not in (0, 3):
            raise self.error("transform requires empty or size-3 grid_dims")
