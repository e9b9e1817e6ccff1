"""What is fetched before it is needed, and into which caches."""

from __future__ import annotations

from typing import Final

from bridge.dialects.amdgpu.memory import is_global
from bridge.ir.attributes import Attribute, IntegerAttr, UnitAttr
from bridge.ir.types import MemRefType, narrow
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, Value, Values, of_signature

_FOR_LATER: Final = ("NT", "LU")
"""Hints of loads that no prefetch has."""

_OF_TWO: Final = ("NT_HT", "NT_RT", "RT_NT")
"""Hints that differ for near and far caches."""


class GlobalPrefetchOp(Op, name="amdgpu.global_prefetch"):
    """Prefetches global memory into caches."""

    src: Value
    indices: Values
    temporal_hint: Attribute
    cache_scope: Attribute
    speculative: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        ty = narrow(self.src.type, MemRefType)
        rank = len(ty.shape)
        if rank != len(self.indices):
            raise self.error(f"expected {rank} source indices, got {len(self.indices)}")
        space = ty.memory_space
        if space is None or (isinstance(space, IntegerAttr) and space.value == 0):
            raise self.error("the source must have address space attribute")
        if not is_global(ty):
            raise self.error("the source must reside in global address space")
        self._verify_hint(enum_word(self.temporal_hint), self.speculative is not None)

    def _verify_hint(self, hint: str, speculative: bool) -> None:
        if speculative and enum_word(self.cache_scope) == "WGP":
            raise self.error("does not support speculative prefetch in WGP scope")
        if hint in _FOR_LATER:
            raise self.error("does not support NT and LU modes")
        if hint in _OF_TWO and not speculative:
            raise self.error("operates only in the speculative mode")
