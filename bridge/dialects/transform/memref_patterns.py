"""Sets of patterns of the memref dialect."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.dialects.memref import addresses, metadata, stack, view_aliases
from bridge.ir.attributes import IntegerAttr
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.transforming import PatternDescriptor

_SETS = "transform.apply_patterns.memref."


class ApplyAllocToAllocaOp(PatternDescriptor, name=_SETS + "alloc_to_alloca"):
    """Allocations that are given back, on the stack."""

    size_limit: IntegerAttr | None

    def patterns(self) -> Iterable[Pattern]:
        return stack.patterns(0 if self.size_limit is None else self.size_limit.value)


class ApplyExpandStridedMetadataPatternsOp(
    PatternDescriptor, name=_SETS + "expand_strided_metadata"
):
    """Views as casts of what their parts say."""

    def patterns(self) -> Iterable[Pattern]:
        return metadata.patterns()


class ApplyFoldMemrefAliasOpsPatternsOp(
    PatternDescriptor, name=_SETS + "fold_memref_alias_ops"
):
    """Accesses through views as accesses to what these are views of."""

    def patterns(self) -> Iterable[Pattern]:
        return view_aliases.patterns()


class ApplyExtractAddressComputationsPatternsOp(
    PatternDescriptor, name=_SETS + "extract_address_computations"
):
    """Accesses with indices as accesses to the beginning of parts."""

    def patterns(self) -> Iterable[Pattern]:
        return addresses.patterns()
