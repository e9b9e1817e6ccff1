"""Spaces of stored elements, and the iterators that run over them."""

from __future__ import annotations

from typing import Any

from bridge.dialects.sparse_tensor.space_types import IterSpaceType
from bridge.dialects.sparse_tensor.storage import encoding_of, level_rank
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import Type
from bridge.op.base import Op, Value, of_signature


class ExtractIterSpaceOp(Op, name="sparse_tensor.extract_iteration_space"):
    """Extracts the iteration space of some levels."""

    tensor: Value
    parent_iter: Value | None
    lo_lvl: IntegerAttr
    hi_lvl: IntegerAttr

    @of_signature
    def verify(self) -> None:
        low, parent = self.lo_lvl.value, self.parent_iter
        # Levels are compared without sign.
        if low % (1 << 64) >= self.hi_lvl.value % (1 << 64):
            raise self.error("expected smaller level low than level high")
        if (parent is None) != (low == 0):
            raise self.error(
                "parent iterator should be specified iff level lower bound equals 0"
            )
        if parent is None:
            return
        outer: Any = parent.type
        own: Any = self.results[0].type
        if outer.encoding is not own.encoding:
            raise self.error(
                "mismatch in parent iterator encoding and iteration space encoding."
            )
        if own.lo_lvl != outer.hi_lvl:
            raise self.error(
                "parent iterator should be used to extract an iteration space from a "
                "consecutive level."
            )

    def infer_types(self) -> list[Type]:
        """The space of the tensor's levels that are requested."""
        low, high = self.lo_lvl.value, self.hi_lvl.value
        return [IterSpaceType(encoding_of(self.tensor.type), low, high)]


class ExtractValOp(Op, name="sparse_tensor.extract_value"):
    """Extracts the value at an iterator."""

    tensor: Value
    iterator: Value

    @of_signature
    def verify(self) -> None:
        space: Any = self.iterator.type
        if encoding_of(self.tensor.type) is not space.encoding:
            raise self.error("mismatch in tensor encoding and iterator encoding.")
        if level_rank(self.tensor) != space.hi_lvl:
            raise self.error("must use last-level iterator to extract values. ")
