"""How variables are reduced and made private."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridge.dialects.omp.clause_rules import argument_type, pointee
from bridge.dialects.omp.words import word_of
from bridge.ir.attributes import Attribute, TypeAttr
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.types import MemRefType, Type
from bridge.later import deferred
from bridge.ods.rows import row
from bridge.op.base import Op, Region

if TYPE_CHECKING:
    from bridge.dialects.llvm import shapes
else:
    shapes = deferred("bridge.dialects.llvm.shapes")


def _entry_types(region: Region) -> list[Type]:
    entry = region.entry
    return [value.type for value in entry.arguments] if entry is not None else []


def _yields(region: Region) -> Iterator[Operation]:
    for block in region.blocks:
        for op in block:
            if op.name == "omp.yield":
                yield op


class DeclareReductionOp(Op, name="omp.declare_reduction"):
    """Declares a reduction of values of a type."""

    type: TypeAttr

    def verify_regions(self) -> None:
        ty = self.type.type
        alloc, first, reduction, atomic, cleanup = self.regions[:5]
        self._verify_yields(alloc, "alloc", ty)
        self._verify_initializer(first, bool(alloc.blocks), ty)
        if not reduction.blocks:
            raise self.error("expects non-empty reduction region")
        if _entry_types(reduction) != [ty, ty]:
            raise self.error(
                "expects reduction region with two arguments of the reduction type"
            )
        self._verify_yields(reduction, "reduction", ty)
        if atomic.blocks:
            self._verify_atomic(_entry_types(atomic), ty)
        if cleanup.blocks and _entry_types(cleanup) != [ty]:
            raise self.error(
                "expects cleanup region with one argument of the reduction type"
            )

    def _verify_yields(self, region: Region, name: str, ty: Type) -> None:
        for op in _yields(region):
            if [value.type for value in op.operands] != [ty]:
                raise self.error(
                    f"expects {name} region to yield a value of the reduction type"
                )

    def _verify_initializer(self, region: Region, allocates: bool, ty: Type) -> None:
        if not region.blocks:
            raise self.error("expects non-empty initializer region")
        types = _entry_types(region)
        if len(types) not in (1, 2):
            raise self.error("expects one or two arguments to the initializer region")
        if len(types) == 1 and allocates:
            raise self.error(
                "expects two arguments to the initializer region when an allocation "
                "region is used"
            )
        if len(types) == 2 and not allocates:
            raise self.error(
                "expects one argument to the initializer region when no allocation "
                "region is used"
            )
        if any(given is not ty for given in types):
            raise self.error(
                "expects initializer region argument to match the reduction type"
            )
        self._verify_yields(region, "initializer", ty)

    def _verify_atomic(self, types: list[Type], ty: Type) -> None:
        if len(types) != 2 or types[0] is not types[1]:
            raise self.error(
                "expects atomic reduction region with two arguments of the same type"
            )
        element = pointee(types[0])
        if not _is_pointer(types[0]) or (element is not None and element is not ty):
            raise self.error(
                "expects atomic reduction region arguments to be accumulators "
                "containing the reduction type"
            )


def _is_pointer(ty: Type) -> bool:
    return isinstance(ty, MemRefType) or shapes.is_pointer(ty)


class PrivateClauseOp(Op, name="omp.private"):
    """Declares the privatization of a variable."""

    data_sharing_type: Attribute
    init_region: Region
    copy_region: Region
    dealloc_region: Region

    def verify_regions(self) -> None:
        ty = argument_type(self)
        for region in self.regions:
            for given in _entry_types(region):
                if given is not ty:
                    raise self.bare_error(
                        f"Region argument type mismatch: got '{given}' expected '{ty}'."
                    )
        if self.init_region.blocks:
            self._verify_region(self.init_region, "init", 2)
        first = word_of(self.data_sharing_type) == "firstprivate"
        if not first and self.copy_region.blocks:
            raise self.bare_error("`private` clauses do not require a `copy` region.")
        if first and not self.copy_region.blocks:
            raise self.bare_error(
                "`firstprivate` clauses require at least a `copy` region."
            )
        if first:
            self._verify_region(self.copy_region, "copy", 2)
        if self.dealloc_region.blocks:
            self._verify_region(self.dealloc_region, "dealloc", 1)

    def _verify_region(self, region: Region, name: str, count: int) -> None:
        given = len(_entry_types(region))
        if given != count:
            raise self.plain_error(
                f"`{name}`: expected {count} region arguments, got: {given}"
            )
        wanted = None if name == "dealloc" else argument_type(self)
        for block in region.blocks:
            _verify_end(block, wanted)


def _verify_end(block: Block, wanted: Type | None) -> None:
    end = block.last
    line = row(end.name) if end is not None else None
    if end is None or end.successors or (line is not None and not line.terminator):
        return
    if end.name != "omp.yield":
        raise end.plain_error("expected exit block terminator to be an `omp.yield` op.")
    types = [value.type for value in end.operands]
    if wanted is None:
        if types:
            raise end.plain_error("Did not expect any values to be yielded.")
    elif types != [wanted]:
        given = ", ".join(f"'{ty}'" for ty in types) or "None"
        raise end.plain_error(
            f"Invalid yielded value. Expected type: '{wanted}', got: {given}"
        )
