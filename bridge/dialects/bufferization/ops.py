"""The bufferization dialect: tensors on their way to buffers."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import UnitAttr
from bridge.ir.shapes import shape_of, sizes_match
from bridge.ir.types import (
    I1,
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
)
from bridge.op.base import Op, Value, Values, of_signature
from bridge.op.interfaces.slices import verify_dynamic_sizes


class AllocTensorOp(Op, name="bufferization.alloc_tensor"):
    """Allocates a tensor, optionally as a copy of another."""

    dynamic_sizes: Values
    copy: Value | None

    syntax = """
        `` `(` $dynamic_sizes `)` (`copy` `` `(` $copy^ `)`)?
        (`size_hint` `` `=` `` $size_hint^)? attr-dict `:` type($result)
        derive<Same>(type($copy), ref(type($result)))
    """

    @of_signature
    def verify(self) -> None:
        ty = self.results[0].type
        if self.copy is None:
            # There is no rule for a tensor without a rank that is no copy.
            verify_dynamic_sizes(self, getattr(ty, "shape", ()), self.dynamic_sizes)
        elif self.dynamic_sizes:
            raise self.bare_error("dynamic sizes not needed when copying a tensor")
        elif self.copy.type is not ty:
            raise self.bare_error("expected that `copy` and return type match")


class MaterializeInDestinationOp(Op, name="bufferization.materialize_in_destination"):
    """Materializes a tensor in a destination tensor or buffer."""

    source: Value
    dest: Value
    restrict: UnitAttr | None
    writable: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        source, dest = self.source.type, self.dest.type
        if isinstance(dest, _TENSORS):
            self._verify_tensor(dest)
        elif not isinstance(dest, _BUFFERS):
            raise self.error("'dest' must be a tensor or a memref")
        elif self.results:
            raise self.error("memref 'dest' implies zero results")
        is_buffer = isinstance(dest, _BUFFERS)
        if self.restrict is not None and not is_buffer:
            raise self.error("'restrict' is valid only for memref destinations")
        if (self.writable is not None) != is_buffer:
            raise self.error(
                "'writable' must be specified if and only if the destination is of "
                "memref type"
            )
        here, there = shape_of(source), shape_of(dest)
        if here is None or there is None:
            if here is not there:
                raise self.error("source/destination shapes are incompatible")
        elif len(here) != len(there):
            raise self.error(
                f"source rank ({len(here)}) does not match destination rank "
                f"({len(there)})"
            )
        elif not sizes_match(here, there):
            raise self.error("source/destination shapes are incompatible")

    def _verify_tensor(self, dest: Type) -> None:
        if len(self.results) != 1:
            raise self.error("tensor 'dest' implies exactly one tensor result")
        if self.results[0].type is not dest:
            raise self.error("result and 'dest' types must match")


_TENSORS: Final = (RankedTensorType, UnrankedTensorType)
_BUFFERS: Final = (MemRefType, UnrankedMemRefType)


class DeallocOp(Op, name="bufferization.dealloc"):
    """Deallocates buffers by conditions, except those retained."""

    memrefs: Values
    conditions: Values
    retained: Values
    updated_conditions: Values

    @of_signature
    def verify(self) -> None:
        if len(self.memrefs) != len(self.conditions):
            raise self.error(
                "must have the same number of conditions as memrefs to deallocate"
            )
        if len(self.retained) != len(self.updated_conditions):
            raise self.error(
                "must have the same number of updated conditions (results) as retained "
                "operands"
            )

    def infer_types(self) -> list[Type]:
        return [I1] * len(self.retained)
